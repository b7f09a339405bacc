package org.dancingsparks.verify.proofs;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Queue;
import scala.Tuple2;

/**
 * Entries of longs on their way to partitions, in chunks. They are made as the chunks are pulled.
 * One thread.
 */
abstract class LongChunks implements Iterator<Tuple2<Integer, long[]>> {
  /** Longs of a chunk, about. */
  private static final int CHUNK = 1 << 11;

  private final long[][] open;
  private final int[] sizes;
  private final Queue<Tuple2<Integer, long[]>> full = new ArrayDeque<>();
  private boolean isAtEnd;

  LongChunks(int partitions) {
    open = new long[partitions][];
    sizes = new int[partitions];
  }

  /** Makes some entries; false if there are no more. */
  abstract boolean make();

  /** Sends an entry. */
  final void send(int partition, long... entry) {
    if (open[partition] == null) {
      open[partition] = new long[Math.max(CHUNK, entry.length)];
    }
    if (sizes[partition] + entry.length > open[partition].length) {
      flush(partition);
      open[partition] = new long[Math.max(CHUNK, entry.length)];
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
      isAtEnd = !make();
      for (int partition = 0; isAtEnd && partition < open.length; partition++) {
        if (sizes[partition] > 0) {
          flush(partition);
        }
      }
    }
    return !full.isEmpty();
  }

  @Override
  public Tuple2<Integer, long[]> next() {
    if (!hasNext()) {
      throw new NoSuchElementException();
    }
    return full.remove();
  }
}
