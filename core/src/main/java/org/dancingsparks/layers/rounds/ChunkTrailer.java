package org.dancingsparks.layers.rounds;

import java.nio.ByteBuffer;
import org.dancingsparks.layers.carriers.Block;

/**
 * The summary of all chunks that a task has made for a partition.
 *
 * @param chunks their number
 * @param entries in all of them
 * @param sum of the multiplicities, modulo a prime
 */
record ChunkTrailer(long chunks, long entries, long sum) {
  private static final int BYTES = 3 * Long.BYTES;

  /** Collects the summary, chunk after chunk. */
  static final class Counter {
    private final MultiplicitySum sum = new MultiplicitySum();
    private int chunks;

    void add(Block entries) {
      sum.add(entries);
    }

    int nextChunk() {
      return chunks++;
    }

    ChunkTrailer trailer() {
      return new ChunkTrailer(chunks, sum.entries(), sum.sum());
    }
  }

  byte[] bytes() {
    return ByteBuffer.allocate(BYTES).putLong(chunks).putLong(entries).putLong(sum).array();
  }

  static ChunkTrailer read(byte[] bytes) {
    if (bytes.length != BYTES) {
      throw TransferException.of("a trailer of %,d bytes is damaged", bytes.length);
    }
    ByteBuffer in = ByteBuffer.wrap(bytes);
    return new ChunkTrailer(in.getLong(), in.getLong(), in.getLong());
  }

  @Override
  public String toString() {
    return "%,d chunks with %,d residuals".formatted(chunks, entries);
  }
}
