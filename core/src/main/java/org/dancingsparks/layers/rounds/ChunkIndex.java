package org.dancingsparks.layers.rounds;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.BitSet;
import java.util.SortedMap;

/**
 * The sums of the chunks that the tasks of a round have sent, by partition of the next round. Each
 * task makes the index of its own, with a row of some 12 bytes for each partition to which it sends
 * anything; that of a partition that sends nothing is empty. Adding the index of a task again
 * changes nothing, since a task always sends the same. Thread safe.
 */
public final class ChunkIndex {
  private static final int LONGEST_ROW = 4 * Long.BYTES;
  private static final int GROUP_BITS = 7;
  private static final int MORE = 1 << GROUP_BITS;

  private final int sources;
  private final BitSet added = new BitSet();

  private final ChunkSums[] sums;

  /**
   * An empty index.
   *
   * @param sources the tasks
   * @param partitions of the next round
   */
  public ChunkIndex(int sources, int partitions) {
    this.sources = sources;
    sums = new ChunkSums[partitions];
    Arrays.fill(sums, ChunkSums.NONE);
  }

  /** The index of a task as bytes, from its sums by partition. */
  static byte[] bytes(SortedMap<Integer, ChunkSums> ofTask) {
    ByteArrayOutputStream rows = new ByteArrayOutputStream();
    ByteBuffer row = ByteBuffer.allocate(LONGEST_ROW);
    int before = 0;
    for (var entry : ofTask.entrySet()) {
      row.clear();
      put(row, entry.getKey() - before);
      put(row, entry.getValue().chunks());
      put(row, entry.getValue().bytes());
      row.putLong(entry.getValue().hash());
      rows.write(row.array(), 0, row.position());
      before = entry.getKey();
    }
    return rows.toByteArray();
  }

  private static void put(ByteBuffer row, long number) {
    long rest = number;
    for (; rest >= MORE; rest >>>= GROUP_BITS) {
      row.put((byte) (rest | MORE));
    }
    row.put((byte) rest);
  }

  private static long next(ByteBuffer rows) {
    long number = 0;
    byte group = rows.get();
    int bits = 0;
    for (; group < 0; bits += GROUP_BITS) {
      number |= (long) (group & MORE - 1) << bits;
      group = rows.get();
    }
    return number | (long) group << bits;
  }

  /** Adds the index of a task. */
  public synchronized void add(int source, byte[] index) {
    if (added.get(source)) {
      return;
    }
    ByteBuffer rows = ByteBuffer.wrap(index);
    int partition = 0;
    while (rows.hasRemaining()) {
      partition += (int) next(rows);
      ChunkSums sent = new ChunkSums(next(rows), next(rows), rows.getLong());
      sums[partition] = sums[partition].plus(sent);
    }
    added.set(source);
  }

  /**
   * Compares the chunks that have arrived at a partition with those that were sent to it, once all
   * tasks have sent theirs.
   *
   * @throws TransferException if they are not the same, or the index of a task is missing
   */
  public synchronized void check(int partition, ChunkSums arrived) {
    int missing = added.nextClearBit(0);
    if (missing < sources) {
      throw TransferException.of("the index of task %d is missing", missing);
    }
    if (!sums[partition].equals(arrived)) {
      throw TransferException.of(
          "%s were sent to partition %d, but %s, or other ones, have arrived",
          sums[partition], partition, arrived);
    }
  }
}
