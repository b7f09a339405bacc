package org.dancingsparks.runs.rounds;

import java.io.Serializable;
import org.dancingsparks.layers.rounds.ChunkIndex;
import org.dancingsparks.layers.rounds.ChunkSums;

/**
 * A partition that was built, for the driver. A class, not a record, since Kryo carries it.
 * Immutable.
 */
final class BuiltPartition implements Serializable {
  private static final long serialVersionUID = 1;

  private final int partition;
  private final String bin;
  private final long chunks;
  private final long bytes;
  private final long hash;

  /**
   * A partition.
   *
   * @param bin its record, sealed
   * @param arrived the sums of the chunks from which it was built
   */
  BuiltPartition(int partition, String bin, ChunkSums arrived) {
    this.partition = partition;
    this.bin = bin;
    chunks = arrived.chunks();
    bytes = arrived.bytes();
    hash = arrived.hash();
  }

  /**
   * The record of the partition, once it is known that it was built from all that was sent to it.
   *
   * @throws org.dancingsparks.layers.rounds.TransferException if it was not
   */
  String checked(ChunkIndex sent) {
    sent.check(partition, new ChunkSums(chunks, bytes, hash));
    return bin;
  }
}
