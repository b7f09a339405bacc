package org.dancingsparks.layers.carriers;

/**
 * Groups of keys with the same highest bits, such as residuals of the same place.
 *
 * @param shift bits of a key below those
 * @param number of groups
 */
public record KeyGroups(int shift, int number) {
  /** A single group. */
  public static final KeyGroups ONE = new KeyGroups(Long.SIZE - 1, 1);

  int group(long key) {
    return (int) (key >>> shift);
  }

  /** By group, the number of entries in the groups before it. */
  int[] starts(Block slots) {
    int[] starts = new int[number + 1];
    for (int slot = 0; slot < slots.size(); slot++) {
      if (!slots.isBelow(slot, 0)) {
        starts[group(slots.key(slot)) + 1]++;
      }
    }
    for (int at = 0; at < number; at++) {
      starts[at + 1] += starts[at];
    }
    return starts;
  }
}
