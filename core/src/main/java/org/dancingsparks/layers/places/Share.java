package org.dancingsparks.layers.places;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.dancingsparks.layers.places.SpillFile.Run;

/**
 * The residuals of a place whose hashes begin alike: in a table, and those that did not fit in
 * memory in a file. A residual can be in several tables; its multiplicities add up when the share
 * is taken. Threads can add at the same time; only then one takes it.
 */
final class Share {
  /** Bit of a hash at which the number of a bucket begins. */
  private static final int BUCKET_SHIFT = 32;

  private static final int MAX_PART_BITS = 24;

  /** The bytes of a table that is not divided further, however little memory there is. */
  private static final int MIN_BYTES = 1 << 12;

  /** About the longs of a table for an entry, in addition to its own, for each long of these. */
  private static final int ROOM = 2;

  private final int width;
  private final MemoryUse memory;
  private final SpillFile file;
  private final List<Run> runs = new ArrayList<>();
  private PlaceTable table;

  Share(int width, MemoryUse memory, SpillFile file) {
    this.width = width;
    this.memory = memory;
    this.file = file;
  }

  /**
   * Adds entries, which stand one after another from an index, with multiplicities of some words.
   */
  synchronized void add(long[] entries, int from, int to, int words) {
    if (table == null) {
      table = new PlaceTable(width, memory);
    }
    table.add(entries, from, to, words);
    if (table.isFull()) {
      spill();
    }
  }

  /** Moves the table to the file. */
  synchronized void spill() {
    if (table != null) {
      table.merge();
      Run run = file.write(table);
      memory.spill((long) run.number() * (width + run.words()));
      runs.add(run);
      table.release();
      table = null;
    }
  }

  /** Number of entries, counting a residual as often as it is in a table; merges tables. */
  synchronized long entries() {
    if (table != null) {
      table.merge();
    }
    return sent();
  }

  /** Upper bound of {@link #entries}, for which no table is merged. */
  synchronized long sent() {
    return (table == null ? 0 : table.size()) + runs.stream().mapToLong(Run::number).sum();
  }

  /** Shows the table in memory, if there is one. */
  synchronized void peek(Consumer<PlaceTable> viewer) {
    if (table != null) {
      table.merge();
      viewer.accept(table);
    }
  }

  /**
   * Gives the residuals to a receiver, table by table: several, by hash, if one would not fit. The
   * share is empty then.
   *
   * @param most bytes of a table, about
   */
  synchronized void take(long most, Consumer<PlaceTable> receiver) {
    if (table == null && runs.isEmpty()) {
      return;
    }
    int bits = runs.isEmpty() ? 0 : bucketBits(most);
    if (bits > 0) {
      spill();
    }
    for (long bucket = 0; bucket < 1L << bits; bucket++) {
      PlaceTable one = table == null ? new PlaceTable(width, memory) : table;
      long mask = (1L << bits) - 1;
      long wanted = bucket;
      for (Run run : runs) {
        file.read(
            run,
            width,
            (entries, at, words) -> {
              if ((PlaceTable.hash(entries, at, width) >>> BUCKET_SHIFT & mask) == wanted) {
                one.add(entries, at, at + width + words, words);
              }
            });
      }
      one.merge();
      receiver.accept(one);
      one.release();
      table = null;
    }
    runs.clear();
  }

  /** The number of buckets that fit, as a power of two. */
  private int bucketBits(long most) {
    int words = runs.stream().mapToInt(Run::words).max().orElse(1);
    long bytes = ROOM * Long.BYTES * (width + words) * entries();
    int bits = 0;
    while (bits < MAX_PART_BITS && bytes >> bits > Math.max(most, MIN_BYTES)) {
      bits++;
    }
    return bits;
  }
}
