package org.dancingsparks.layers.rounds;

import java.io.OutputStream;
import java.math.BigInteger;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.List;
import org.dancingsparks.cover.Watch;
import org.dancingsparks.layers.disk.RandomBytes;

/**
 * A count in layers as rounds of tasks that exchange files and sorted chunks, so that each round
 * can run on many machines.
 *
 * <p>Residuals are parted by a {@linkplain RoundKey key}, and a round has the residuals of some
 * layers, in partitions. A task {@linkplain #expand sends} the residuals in a partition's file to
 * the partitions of the next round, as chunks; another {@linkplain #build builds} a partition from
 * those that arrive. Where halves are joined in the middle, a third {@linkplain #join joins} two
 * partitions that complete each other. Losses and damage on the way are noticed.
 *
 * <p>Implementations are immutable and thread safe.
 */
public interface RoundSweep {
  /**
   * Bounds of a task.
   *
   * @param memory bytes for residuals; what exceeds them goes to temporary files
   * @param directory for these
   */
  record Limits(long memory, Path directory) {
    private static final int TABLE_SHARE = 4;

    /** Bytes for the table of a block. */
    long ofTable() {
      return memory / TABLE_SHARE;
    }

    /** Bytes for blocks that wait. */
    long ofParts() {
      return memory - ofTable();
    }
  }

  /**
   * A task for a partition.
   *
   * @param watch receives the residuals that were built
   */
  record Task(int round, int partition, Limits limits, Watch watch) {}

  /**
   * A file of blocks as it was recorded.
   *
   * @param name for messages
   */
  record Stored(String name, RandomBytes bytes, StoredBlocks facts) {}

  /**
   * The new files of a partition, which are not closed.
   *
   * @param open for residuals that the next round needs
   * @param fillings for complete left halves, or for all residuals where these are kept
   */
  record NewFiles(OutputStream open, OutputStream fillings) {}

  /** Partitions of a round and of the one that completes it, by their numbers. */
  record Pair(int partition, int partner) {}

  /** Number of rounds. */
  int rounds();

  /** Number of partitions of a round; one of the first. */
  int partitions(int round);

  /** By round, the number of its first partition among those of all rounds; then that of all. */
  default int[] firstPartitions() {
    int[] first = new int[rounds() + 1];
    for (int round = 0; round < rounds(); round++) {
      first[round + 1] = first[round] + partitions(round);
    }
    return first;
  }

  /**
   * The pairs of partitions to join once a round is built; none if the round that completes it
   * comes later, or there are no halves.
   */
  List<Pair> joins(int round);

  /**
   * The input of the only partition of round 0, the problem with nothing covered, and its index.
   */
  Iterator<Chunk> initial();

  /**
   * Sends a partition's open residuals, or those that keys make of them, to the next round.
   *
   * @param task for the partition that they are from
   * @return chunks for the next round, in no particular order, and at the end their index
   */
  Iterator<Chunk> expand(Task task, Stored open);

  /**
   * Builds a partition.
   *
   * @param chunks all that have the partition's number, in order of their keys, without an index
   * @return with the sums of the chunks, which must be {@linkplain ChunkIndex#check checked}
   * @throws TransferException if chunks are damaged
   * @throws java.io.UncheckedIOException if a file fails
   */
  PartitionResult build(Task task, Iterator<Chunk> chunks, NewFiles files);

  /**
   * The number of solutions of a partition with its partner.
   *
   * @param fillings of the partition, then of its partner; one if that is the partition itself
   */
  BigInteger join(Task task, Stored... fillings);
}
