package org.dancingsparks.verify.proofs;

/**
 * Rows by their keys: a hash table of longs that compares whole keys. An entry is a key, the row
 * and its number. One thread.
 */
final class RowTable {
  private static final int FEWEST_SLOTS = 1 << 4;

  private final int words;
  private final int width;

  /** Slots, of which at most half are full; the row of an empty one is 0, else it is one more. */
  private long[] slots;

  private int mask = FEWEST_SLOTS - 1;
  private int size;

  /** An empty table for entries of some sizes. */
  RowTable(ProofPlace.Sizes sizes) {
    words = sizes.words();
    width = words + 1 + sizes.number();
    slots = new long[FEWEST_SLOTS * width];
  }

  /** Bytes that an entry takes at most, once the table has grown. */
  static long bytes(int words, int number) {
    // Half of the slots are full before it grows, a quarter afterwards, beside the table before.
    return 6L * Long.BYTES * (words + 1 + number);
  }

  /** Adds the entry that begins at an index; false if there is another one with its key. */
  boolean add(long[] from, int at) {
    int slot = slot(from, at);
    if (slots[slot + words] != 0) {
      return false;
    }
    System.arraycopy(from, at, slots, slot, width);
    slots[slot + words]++;
    if (2 * ++size > mask) {
      grow();
    }
    return true;
  }

  /** The slot of the key that begins at an index; -1 if it has none. */
  int find(long[] keys, int at) {
    int slot = slot(keys, at);
    return slots[slot + words] == 0 ? -1 : slot;
  }

  /** Copies the number of a slot. */
  void number(int slot, long[] to, int at) {
    System.arraycopy(slots, slot + words + 1, to, at, width - words - 1);
  }

  private int slot(long[] keys, int at) {
    long mixed = 0;
    for (int word = 0; word < words; word++) {
      mixed = (mixed ^ keys[at + word]) * 0x9E3779B97F4A7C15L;
      mixed ^= mixed >>> 29;
    }
    int index = (int) (mixed ^ mixed >>> 32) & mask;
    while (slots[index * width + words] != 0 && !isAt(index * width, keys, at)) {
      index = index + 1 & mask;
    }
    return index * width;
  }

  private boolean isAt(int slot, long[] keys, int at) {
    for (int word = 0; word < words; word++) {
      if (slots[slot + word] != keys[at + word]) {
        return false;
      }
    }
    return true;
  }

  private void grow() {
    long[] old = slots;
    int capacity = 2 * (mask + 1);
    slots = new long[Math.multiplyExact(capacity, width)];
    mask = capacity - 1;
    for (int from = 0; from < old.length; from += width) {
      if (old[from + words] != 0) {
        System.arraycopy(old, from, slots, slot(old, from), width);
      }
    }
  }
}
