package org.dancingsparks.rounds;

import java.io.Serializable;
import org.dancingsparks.layers.rounds.PartitionResult;

/** The result of building a partition. A class, not a record, since Kryo carries it. Immutable. */
final class RoundPart implements Serializable {
  private static final long serialVersionUID = 1;

  private final int partition;
  private final PartitionResult result;
  private final String open;
  private final String fillings;

  /**
   * A result.
   *
   * @param open name of the file of residuals that keys expand
   * @param fillings name of the file of complete halves
   */
  RoundPart(int partition, PartitionResult result, String open, String fillings) {
    this.partition = partition;
    this.result = result;
    this.open = open;
    this.fillings = fillings;
  }

  int partition() {
    return partition;
  }

  PartitionResult result() {
    return result;
  }

  RoundFile open() {
    return new RoundFile(open, result.open());
  }

  RoundFile fillings() {
    return new RoundFile(fillings, result.fillings());
  }

  long bytes() {
    return result.open().bytes() + result.fillings().bytes();
  }
}
