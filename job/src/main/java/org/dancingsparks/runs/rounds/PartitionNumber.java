package org.dancingsparks.runs.rounds;

import org.apache.spark.Partitioner;
import org.dancingsparks.layers.rounds.ChunkKey;

/** Sends each chunk to the partition that its key names, as planned. */
final class PartitionNumber extends Partitioner {
  private static final long serialVersionUID = 1;

  private final int partitions;

  PartitionNumber(int partitions) {
    this.partitions = partitions;
  }

  @Override
  public int numPartitions() {
    return partitions;
  }

  @Override
  public int getPartition(Object key) {
    return ((ChunkKey) key).partition();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof PartitionNumber number && partitions == number.partitions;
  }

  @Override
  public int hashCode() {
    return partitions;
  }
}
