package org.dancingsparks.diagram;

/**
 * Distinct keys of some words each, numbered from 0 in the order in which they were first met: a
 * hash table that compares whole keys. One thread.
 */
public final class InternTable {
  /** Maximum number of keys: the table is an array that is at most half full. */
  static final int MAX_KEYS = 1 << 29;

  private static final int MIN_SLOTS = 1 << 4;

  private final int width;
  private final LongList words = new LongList();
  private final long[] other;

  /** By slot: a key's number plus one; 0 where the slot is free. */
  private int[] table = new int[MIN_SLOTS];

  private int size;

  /**
   * An empty table.
   *
   * @param width words of a key
   */
  public InternTable(int width) {
    this.width = width;
    other = new long[width];
  }

  public int size() {
    return size;
  }

  /** A word of the key with a number. */
  public long word(int number, int word) {
    return words.at((long) number * width + word);
  }

  /** The number of a key that begins at a place of an array; it is added if it is new. */
  public int find(long[] key, int from) {
    int slot = slot(key, from);
    for (int entry = table[slot]; entry != 0; entry = table[slot]) {
      if (isAt(entry - 1, key, from)) {
        return entry - 1;
      }
      slot = (slot + 1) & (table.length - 1);
    }
    for (int word = 0; word < width; word++) {
      words.add(key[from + word]);
    }
    table[slot] = ++size;
    if (2 * size > table.length) {
      grow();
    }
    return size - 1;
  }

  /** The slot where the search for a key begins. */
  public int slot(long[] key, int from) {
    return hash(key, from) & (table.length - 1);
  }

  /** The number of the key in a slot that is taken. */
  public int at(int slot) {
    return table[slot] - 1;
  }

  /** Returns whether the key of a number is that at a place of an array. */
  public boolean isAt(int number, long[] key, int from) {
    long at = (long) number * width;
    for (int word = 0; word < width; word++) {
      if (words.at(at + word) != key[from + word]) {
        return false;
      }
    }
    return true;
  }

  private int hash(long[] key, int from) {
    long mixed = Kernel.mix(key[from]);
    for (int word = 1; word < width; word++) {
      mixed = Kernel.mix(mixed ^ key[from + word]);
    }
    return (int) (mixed >>> 32);
  }

  private void grow() {
    table = new int[2 * table.length];
    for (int number = 0; number < size; number++) {
      for (int word = 0; word < width; word++) {
        other[word] = word(number, word);
      }
      int slot = hash(other, 0) & (table.length - 1);
      while (table[slot] != 0) {
        slot = (slot + 1) & (table.length - 1);
      }
      table[slot] = number + 1;
    }
  }

  /** Bytes in use after this many keys more, including a table that grows. */
  long bytesWith(int more) {
    long slots = table.length;
    if (2L * (size + more) > slots) {
      slots += 2 * Math.max(slots, 2L * more);
    }
    return Integer.BYTES * slots + (long) Long.BYTES * width * (size + more);
  }
}
