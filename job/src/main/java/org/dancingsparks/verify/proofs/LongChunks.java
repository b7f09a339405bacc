package org.dancingsparks.verify.proofs;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Queue;
import java.util.concurrent.CancellationException;
import org.apache.spark.TaskContext;
import scala.Tuple2;

/**
 * Entries of longs on their way to partitions, in chunks. They are made as the chunks are pulled.
 * One thread.
 */
abstract class LongChunks implements Iterator<Tuple2<Integer, long[]>> {
  /** The maximum number of longs of a chunk, about. */
  private static final int LARGEST_CHUNK = 1 << 11;

  /** Longs of all chunks that are open, about. */
  private static final int ALL = 1 << 21;

  private final long[][] open;
  private final int[] sizes;
  private final int capacity;
  private final Queue<Tuple2<Integer, long[]>> full = new ArrayDeque<>();
  private boolean isAtEnd;

  LongChunks(int partitions) {
    open = new long[partitions][];
    sizes = new int[partitions];
    capacity = Math.min(LARGEST_CHUNK, ALL / partitions);
  }

  /** Makes some entries; false if there are no more. */
  abstract boolean make();

  /** Sends an entry. */
  final void send(int partition, long... entry) {
    if (open[partition] == null) {
      open[partition] = new long[Math.max(capacity, entry.length)];
    }
    if (sizes[partition] + entry.length > open[partition].length) {
      flush(partition);
      open[partition] = new long[Math.max(capacity, entry.length)];
    }
    System.arraycopy(entry, 0, open[partition], sizes[partition], entry.length);
    sizes[partition] += entry.length;
  }

  private void flush(int partition) {
    full.add(new Tuple2<>(partition, Arrays.copyOf(open[partition], sizes[partition])));
    open[partition] = null;
    sizes[partition] = 0;
  }

  @Override
  public boolean hasNext() {
    while (full.isEmpty() && !isAtEnd) {
      checkKilled();
      isAtEnd = !make();
      for (int partition = 0; isAtEnd && partition < open.length; partition++) {
        if (sizes[partition] > 0) {
          flush(partition);
        }
      }
    }
    return !full.isEmpty();
  }

  private static void checkKilled() {
    TaskContext context = TaskContext.get();
    if (context != null && context.isInterrupted()) {
      throw new CancellationException("The task was killed.");
    }
  }

  @Override
  public Tuple2<Integer, long[]> next() {
    if (!hasNext()) {
      throw new NoSuchElementException();
    }
    return full.remove();
  }
}
