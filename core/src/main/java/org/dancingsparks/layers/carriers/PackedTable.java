package org.dancingsparks.layers.carriers;

import java.util.Arrays;

/** Residuals of one long each: the key, and below it the multiplicity. */
public final class PackedTable extends ResidualTable {
  private final int shift;
  private final long most;

  private long[] slots = {};

  /**
   * An empty table; {@link #clear} is called before it is used.
   *
   * @param shift bits of a multiplicity
   */
  public PackedTable(int shift) {
    this.shift = shift;
    most = (1L << shift) - 1;
  }

  @Override
  void allocate(int number) {
    // An array that is much too large would take long to search for entries.
    if (slots.length >= number && slots.length <= 4 * number) {
      Arrays.fill(slots, 0);
      hashShift = Long.numberOfLeadingZeros(slots.length) + 1;
    } else {
      slots = new long[number];
    }
  }

  @Override
  void add(long key, Block source, int at) {
    if (source.counts() != null && !source.isBelow(at, shift)) {
      hasOverflowed = true;
    }
    add(key, source.low(at));
  }

  private void add(long key, long multiplicity) {
    long[] into = slots;
    int slot = slot(key);
    for (long entry = into[slot]; entry != 0; entry = into[slot]) {
      if (entry >>> shift == key) {
        hasOverflowed |= multiplicity < 0 || (entry & most) + multiplicity > most;
        into[slot] = hasOverflowed ? entry : entry + multiplicity;
        return;
      }
      slot = slot + 1 & into.length - 1;
    }
    hasOverflowed |= multiplicity < 0 || multiplicity > most;
    into[slot] = key << shift | multiplicity & most;
    if (2 * ++size > into.length) {
      grow();
    }
  }

  private void grow() {
    checkSlots(2 * slots.length);
    long[] before = slots;
    slots = new long[2 * before.length];
    hashShift--;
    for (long entry : before) {
      if (entry != 0) {
        int slot = slot(entry >>> shift);
        while (slots[slot] != 0) {
          slot = slot + 1 & slots.length - 1;
        }
        slots[slot] = entry;
      }
    }
  }

  @Override
  int find(long key) {
    int slot = slot(key);
    for (long entry = slots[slot]; entry != 0; entry = slots[slot]) {
      if (entry >>> shift == key) {
        return slot;
      }
      slot = slot + 1 & slots.length - 1;
    }
    return -1;
  }

  @Override
  public Block slots() {
    return new Block(slots, shift);
  }

  @Override
  public Block entries() {
    long[] entries = new long[size];
    // Without a branch, which could not be predicted.
    for (int slot = 0, at = 0; at < size; slot++) {
      entries[at] = slots[slot];
      at += slots[slot] == 0 ? 0 : 1;
    }
    return new Block(entries, shift);
  }
}
