package org.dancingsparks.layers.rounds;

import java.io.Serializable;
import java.util.Comparator;

/**
 * The position of a chunk in the input of a partition. Sorted by position, chunks come block by
 * block. A class, not a record, since Kryo carries it. Immutable.
 */
public final class ChunkKey implements Comparable<ChunkKey>, Serializable {
  private static final long serialVersionUID = 1;
  private static final int INDEX = -1;

  private static final Comparator<ChunkKey> ORDER =
      Comparator.<ChunkKey>comparingInt(key -> key.partition)
          .thenComparingLong(key -> key.block)
          .thenComparingInt(key -> key.source)
          .thenComparingInt(key -> key.number);

  private final int partition;
  private final long block;
  private final int source;
  private final int number;

  /**
   * A place.
   *
   * @param partition its number in the round
   * @param block in the order in which a partition builds its blocks
   * @param source the task that has made the chunk
   * @param number of the chunk in its block and source
   */
  ChunkKey(int partition, long block, int source, int number) {
    this.partition = partition;
    this.block = block;
    this.source = source;
    this.number = number;
  }

  /** The key of the index of a task. */
  static ChunkKey index(int source) {
    return new ChunkKey(INDEX, INDEX, source, 0);
  }

  /** The number of the partition in its round. */
  public int partition() {
    return partition;
  }

  long block() {
    return block;
  }

  /** The task that has made the chunk. */
  public int source() {
    return source;
  }

  int number() {
    return number;
  }

  /** Returns whether the chunk is the index of its task, for no partition. */
  public boolean isIndex() {
    return partition == INDEX;
  }

  @Override
  public int compareTo(ChunkKey other) {
    return ORDER.compare(this, other);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof ChunkKey key && compareTo(key) == 0;
  }

  @Override
  public int hashCode() {
    return 31 * (31 * (31 * partition + Long.hashCode(block)) + source) + number;
  }

  @Override
  public String toString() {
    return "partition %d, block %d, source %d, chunk %d"
        .formatted(partition, block, source, number);
  }
}
