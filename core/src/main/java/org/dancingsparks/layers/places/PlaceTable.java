package org.dancingsparks.layers.places;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.function.IntConsumer;

/**
 * Residuals of one place with the number of ways to reach each, one after another in an array. An
 * entry is the words of the residual's bits, the last of them not 0 (see {@link
 * PlaceProblem#initial}), and those of its multiplicity, the lowest first, without a sign. A
 * multiplicity that outgrows its words makes all wider.
 *
 * <p>Entries are appended, and equal residuals are merged when the array is full and holds twice as
 * many as after the merge before, or more where that one found few: their multiplicities add up. A
 * merge looks all up in a hash table of the right size that no other work drives out of the
 * processor's cache, while a lookup for each entry as it comes would wait for memory. Between two
 * merges a residual can be in several entries. One thread.
 */
final class PlaceTable {
  private static final int MIN_ENTRIES = 8;

  /** Maximum number of longs of a table. */
  private static final int MAX_LONGS = 1 << 29;

  /** Entries below which nothing is merged before it is read. */
  private static final int MIN_MERGED = 1 << 8;

  /** A merge finds few equal residuals if they are at most this fraction of the entries added. */
  private static final int FEW = 8;

  /** Words of a residual's bits. */
  final int width;

  private final MemoryUse memory;

  /** Words of a multiplicity. */
  private int words = 1;

  /** Longs of an entry. */
  private int stride;

  /** Number of entries. */
  private int size;

  /** Number of entries of the last merge: the first ones, no two of which are equal. */
  private int distinct;

  /** Number of entries from which the next merge is due. */
  private long due = MIN_MERGED;

  private long[] entries;

  PlaceTable(int width, MemoryUse memory) {
    this.width = width;
    this.memory = memory;
    stride = width + 1;
    entries = new long[MIN_ENTRIES * stride];
    memory.take(entries.length);
  }

  /** Number of entries: of residuals, if they are merged. */
  int size() {
    return size;
  }

  /** Words of a multiplicity. */
  int words() {
    return words;
  }

  /** The entries; the array is replaced as the table grows. */
  long[] entries() {
    return entries;
  }

  /** The first long of an entry. */
  int at(int entry) {
    return entry * stride;
  }

  /** Returns whether the table has little room, and cannot grow any more. */
  boolean isFull() {
    if (isNearlyFull()) {
      merge();
    }
    return isNearlyFull();
  }

  private boolean isNearlyFull() {
    return entries.length > MAX_LONGS / 2 && (long) size * stride > MAX_LONGS / 4 * 3L;
  }

  /** The hash of the residual of an entry: all bits depend on all. */
  static long hash(long[] entries, int at, int width) {
    long mixed = mix(entries[at]);
    if (width == 2) {
      // Most residuals have one word or two.
      mixed = mix(mixed ^ entries[at + 1]);
    } else {
      for (int word = 1; word < width; word++) {
        mixed = mix(mixed ^ entries[at + word]);
      }
    }
    return mixed ^ mixed >>> 32;
  }

  private static long mix(long word) {
    long mixed = (word ^ word >>> 32) * 0x9E3779B97F4A7C15L;
    return (mixed ^ mixed >>> 29) * 0xBF58476D1CE4E5B9L;
  }

  /**
   * Adds entries, which stand one after another from an index to before another.
   *
   * @param ofEntry words of their multiplicities
   */
  void add(long[] from, int at, int to, int ofEntry) {
    // A merge may make the multiplicities wider.
    makeRoom((to - at) / (width + ofEntry));
    if (ofEntry == words) {
      System.arraycopy(from, at, entries, size * stride, to - at);
      size += (to - at) / stride;
    } else {
      for (int entry = at; entry < to; entry += width + ofEntry) {
        addOne(from, entry, ofEntry);
      }
    }
  }

  private void addOne(long[] from, int at, int ofEntry) {
    int used = ofEntry;
    while (used > words && from[at + width + used - 1] == 0) {
      used--;
    }
    if (used > words) {
      widen(used);
    }
    makeRoom(1);
    int into = size++ * stride;
    System.arraycopy(from, at, entries, into, width + used);
    Arrays.fill(entries, into + width + used, into + stride, 0);
  }

  /** Makes room for more entries. */
  private void makeRoom(int more) {
    if ((size + (long) more) * stride > entries.length) {
      if (size >= due) {
        merge();
      }
      int room = entries.length / stride;
      while (size + (long) more > room - room / 4) {
        room = Math.multiplyExact(2, room);
      }
      resize(room);
    }
  }

  private void resize(int room) {
    int longs = Math.multiplyExact(room, stride);
    memory.take(longs - entries.length);
    entries = Arrays.copyOf(entries, longs);
  }

  /** Makes the multiplicities wider. */
  private void widen(int newWords) {
    int before = stride;
    int room = entries.length / stride;
    words = newWords;
    stride = width + words;
    resize(room);
    for (int entry = size - 1; entry >= 0; entry--) {
      System.arraycopy(entries, entry * before, entries, entry * stride, before);
      Arrays.fill(entries, entry * stride + before, (entry + 1) * stride, 0);
    }
  }

  /** Merges equal residuals. */
  void merge() {
    if (distinct == size) {
      return;
    }
    int added = size - distinct;
    // By slot: the number of an entry, from 1 on; half the slots are free, or more.
    int[] index = new int[4 * Integer.highestOneBit(size)];
    for (int entry = 0; entry < distinct; entry++) {
      index[freeSlot(index, entry * stride)] = entry + 1;
    }
    int kept = distinct;
    for (int entry = distinct; entry < size; entry++) {
      int slot = slot(index, entry * stride);
      if (index[slot] == 0) {
        move(entry, kept);
        index[slot] = ++kept;
      } else {
        addUp(index[slot] - 1, entry);
      }
    }
    due = size - kept > added / FEW ? 2L * kept : 4L * kept;
    due = Math.max(due, MIN_MERGED);
    distinct = kept;
    size = kept;
  }

  /** Moves an entry to the place of another before it, or leaves it where it is. */
  private void move(int from, int to) {
    for (int word = 0; word < stride; word++) {
      entries[to * stride + word] = entries[from * stride + word];
    }
  }

  private int freeSlot(int[] index, int at) {
    int mask = index.length - 1;
    int slot = (int) hash(entries, at, width) & mask;
    while (index[slot] != 0) {
      slot = slot + 1 & mask;
    }
    return slot;
  }

  /** The slot of a residual, or a free one. */
  private int slot(int[] index, int at) {
    int mask = index.length - 1;
    int slot = (int) hash(entries, at, width) & mask;
    for (int found = index[slot];
        found != 0 && !isEqual((found - 1) * stride, at);
        found = index[slot]) {
      slot = slot + 1 & mask;
    }
    return slot;
  }

  private boolean isEqual(int one, int other) {
    boolean isEqual = entries[one] == entries[other];
    for (int word = 1; isEqual && word < width; word++) {
      isEqual = entries[one + word] == entries[other + word];
    }
    return isEqual;
  }

  /** Adds the multiplicity of an entry to that of another. */
  private void addUp(int into, int from) {
    if (isCarried(into * stride + width, from * stride + width)) {
      widen(words + 1);
      entries[into * stride + width + words - 1] = 1;
    }
  }

  /** Adds a multiplicity to another; returns whether 1 is carried out of its words. */
  private boolean isCarried(int into, int from) {
    long carry = 0;
    for (int word = 0; word < words; word++) {
      long one = entries[into + word];
      long other = entries[from + word];
      long sum = one + other + carry;
      entries[into + word] = sum;
      carry = (one & other | (one | other) & ~sum) >>> Long.SIZE - 1;
    }
    return carry != 0;
  }

  /** Gives back the memory; the table is of no further use. */
  void release() {
    memory.take(-entries.length);
    entries = null;
  }

  /** Visits all entries: the first long of each. */
  void forEach(IntConsumer visitor) {
    for (int entry = 0; entry < size; entry++) {
      visitor.accept(at(entry));
    }
  }

  /** The multiplicity of the entry that begins at a long. */
  BigInteger multiplicity(int at) {
    BigInteger multiplicity = BigInteger.ZERO;
    for (int word = words - 1; word >= 0; word--) {
      BigInteger digit = new BigInteger(Long.toUnsignedString(entries[at + width + word]));
      multiplicity = multiplicity.shiftLeft(Long.SIZE).add(digit);
    }
    return multiplicity;
  }

  /** The sum of all multiplicities. */
  BigInteger sum() {
    BigInteger[] sum = {BigInteger.ZERO};
    forEach(at -> sum[0] = sum[0].add(multiplicity(at)));
    return sum[0];
  }
}
