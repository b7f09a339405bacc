package org.dancingsparks.layers.carriers;

/** Residuals whose multiplicities are some words each. */
public final class WideTable extends ResidualTable {
  private final int words;

  private long[] keys = {};
  private long[] counts = {};

  /** An empty table; {@link #clear} is called before it is used. */
  public WideTable(int words) {
    this.words = words;
  }

  @Override
  void allocate(int number) {
    keys = new long[number];
    counts = new long[Math.multiplyExact(number, words)];
  }

  @Override
  void add(long key, Block source, int at) {
    int slot = slot(key);
    while (!isFree(slot) && keys[slot] != key) {
      slot = slot + 1 & keys.length - 1;
    }
    size += isFree(slot) ? 1 : 0;
    keys[slot] = key;
    long carry = 0;
    for (int word = 0; word < words; word++) {
      long before = counts[slot * words + word];
      long sum = before + source.word(at, word);
      long all = sum + carry;
      boolean isCarried = Long.compareUnsigned(sum, before) < 0 || (all == 0 && carry == 1);
      counts[slot * words + word] = all;
      carry = isCarried ? 1 : 0;
    }
    for (int word = words; word < source.words(); word++) {
      carry |= source.word(at, word);
    }
    hasOverflowed |= carry != 0;
    if (2 * size > keys.length) {
      grow();
    }
  }

  private boolean isFree(int slot) {
    for (int word = 0; word < words; word++) {
      if (counts[slot * words + word] != 0) {
        return false;
      }
    }
    return true;
  }

  private void grow() {
    checkSlots(2 * keys.length);
    Block before = slots();
    hashShift--;
    allocate(2 * keys.length);
    for (int entry = 0; entry < before.size(); entry++) {
      if (!before.isBelow(entry, 0)) {
        int slot = slot(before.key(entry));
        while (!isFree(slot)) {
          slot = slot + 1 & keys.length - 1;
        }
        keys[slot] = before.key(entry);
        System.arraycopy(before.counts(), entry * words, counts, slot * words, words);
      }
    }
  }

  @Override
  int find(long key) {
    int slot = slot(key);
    while (!isFree(slot)) {
      if (keys[slot] == key) {
        return slot;
      }
      slot = slot + 1 & keys.length - 1;
    }
    return -1;
  }

  @Override
  public Block slots() {
    return new Block(keys, words, counts);
  }

  @Override
  public Block entries() {
    int[] places = new int[size];
    int number = 0;
    for (int slot = 0; slot < keys.length; slot++) {
      if (!isFree(slot)) {
        places[number++] = slot;
      }
    }
    return slots().selected(places, number);
  }
}
