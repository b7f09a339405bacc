package org.dancingsparks.layers.places;

import java.math.BigInteger;
import java.util.function.IntConsumer;

/**
 * Residuals of one place with the number of ways to reach each: a hash table with linear probing
 * that adds up the multiplicities of equal residuals. An entry is the words of the residual's bits,
 * the last of them not 0 (see {@link PlaceProblem#initial}), and those of its multiplicity, the
 * lowest first, without a sign. A multiplicity that outgrows its words makes all wider. One thread.
 */
final class PlaceTable {
  private static final int MIN_SLOTS = 8;

  /** Maximum number of longs of a table. */
  private static final int MAX_LONGS = 1 << 29;

  /** Words of a residual's bits. */
  final int width;

  private final MemoryUse memory;

  /** Words of a multiplicity. */
  private int words = 1;

  /** Longs of an entry. */
  private int stride;

  /** Number of slots, a power of two. */
  private int capacity = MIN_SLOTS;

  /** Number of residuals. */
  private int size;

  private long[] slots;

  PlaceTable(int width, MemoryUse memory) {
    this.width = width;
    this.memory = memory;
    stride = width + 1;
    slots = new long[MIN_SLOTS * stride];
    memory.take(slots.length);
  }

  int size() {
    return size;
  }

  /** Words of a multiplicity. */
  int words() {
    return words;
  }

  /** Number of slots. */
  int capacity() {
    return capacity;
  }

  /** The entries by slot; the array is replaced as the table grows. */
  long[] slots() {
    return slots;
  }

  /** The first long of the entry of a slot. */
  int at(int slot) {
    return slot * stride;
  }

  /** Returns whether a slot has no entry. */
  boolean isFree(int slot) {
    return slots[slot * stride + width - 1] == 0;
  }

  /** Returns whether the table cannot grow any more. */
  boolean isFull() {
    return slots.length > MAX_LONGS / 2 && 4 * size >= 3 * (long) capacity - 4;
  }

  /** The hash of the residual of an entry: all bits depend on all. */
  static long hash(long[] entries, int at, int width) {
    long mixed = mix(entries[at]);
    for (int word = 1; word < width; word++) {
      mixed = mix(mixed ^ entries[at + word]);
    }
    return mixed ^ mixed >>> 32;
  }

  private static long mix(long word) {
    long mixed = (word ^ word >>> 32) * 0x9E3779B97F4A7C15L;
    return (mixed ^ mixed >>> 29) * 0xBF58476D1CE4E5B9L;
  }

  /**
   * Adds an entry.
   *
   * @param from entries; one begins at the index
   * @param ofEntry words of the entry's multiplicity
   */
  void add(long[] from, int at, int ofEntry) {
    int used = ofEntry;
    while (used > words && from[at + width + used - 1] == 0) {
      used--;
    }
    if (used > words) {
      rehash(capacity, used);
    }
    int slot = slot(from, at);
    if (isFree(slot)) {
      for (int word = 0; word < width + used; word++) {
        slots[slot * stride + word] = from[at + word];
      }
      if (4 * (long) ++size > 3 * (long) capacity) {
        rehash(2 * capacity, words);
      }
    } else if (isCarried(slot * stride + width, from, at + width, used)) {
      rehash(capacity, words + 1);
      slots[slot(from, at) * stride + width + words - 1] = 1;
    }
  }

  /** Adds a multiplicity to that of an entry; returns whether 1 is carried out of its words. */
  private boolean isCarried(int into, long[] from, int at, int used) {
    boolean isCarried = false;
    for (int word = 0; word < words && (isCarried || word < used); word++) {
      long sum = (word < used ? from[at + word] : 0) + (isCarried ? 1 : 0);
      boolean isWrapped = isCarried && sum == 0;
      slots[into + word] += sum;
      isCarried = isWrapped || Long.compareUnsigned(slots[into + word], sum) < 0;
    }
    return isCarried;
  }

  /** The slot of a residual, or a free one. */
  private int slot(long[] from, int at) {
    int last = width - 1;
    int slot = (int) hash(from, at, width) & capacity - 1;
    long wanted = from[at + last];
    for (long found = slots[slot * stride + last];
        found != 0 && (found != wanted || !isEqual(slot * stride, from, at));
        found = slots[slot * stride + last]) {
      slot = slot + 1 & capacity - 1;
    }
    return slot;
  }

  /** Returns whether the words before the last are equal. */
  private boolean isEqual(int one, long[] from, int other) {
    for (int word = 0; word < width - 1; word++) {
      if (slots[one + word] != from[other + word]) {
        return false;
      }
    }
    return true;
  }

  private void rehash(int newCapacity, int newWords) {
    long[] before = slots;
    int oldStride = stride;
    int oldCapacity = capacity;
    words = newWords;
    stride = width + words;
    capacity = newCapacity;
    slots = new long[Math.multiplyExact(capacity, stride)];
    memory.take(slots.length - before.length);
    for (int slot = 0; slot < oldCapacity; slot++) {
      int at = slot * oldStride;
      if (before[at + width - 1] != 0) {
        System.arraycopy(before, at, slots, slot(before, at) * stride, oldStride);
      }
    }
  }

  /** Gives back the memory; the table is of no further use. */
  void release() {
    memory.take(-slots.length);
    slots = null;
  }

  /** Visits all entries: the first long of each. */
  void forEach(IntConsumer visitor) {
    for (int slot = 0; slot < capacity; slot++) {
      if (!isFree(slot)) {
        visitor.accept(at(slot));
      }
    }
  }

  /** The multiplicity of the entry that begins at a long. */
  BigInteger multiplicity(int at) {
    BigInteger multiplicity = BigInteger.ZERO;
    for (int word = words - 1; word >= 0; word--) {
      BigInteger digit = new BigInteger(Long.toUnsignedString(slots[at + width + word]));
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
