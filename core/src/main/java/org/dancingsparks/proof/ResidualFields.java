package org.dancingsparks.proof;

import org.dancingsparks.cover.Problem;

/**
 * The key of a residual: a field for each item, in the problem's order, in words of 64 bits from
 * the lowest bit on. No field lies in two words. Immutable.
 *
 * <p>The field of a primary item is the number of options that may still cover it, 0 once it is
 * gone: one bit where it is covered once. The field of a secondary item is 0 if it is no part of
 * the residual, 1 if it is uncovered, and one more than its colour once it has one.
 */
public final class ResidualFields {
  /** The value of a field whose secondary item is uncovered. */
  static final int UNCOVERED = 1;

  private final int[] word;
  private final int[] shift;
  private final int[] bits;
  private final int[] room;
  private final int words;

  /** The fields of a problem's items. */
  public ResidualFields(Problem problem) {
    int items = problem.items();
    word = new int[items];
    shift = new int[items];
    bits = new int[items];
    room = rooms(problem);
    boolean[] isColoured = coloured(problem);
    int used = 0;
    for (int item = 0; item < items; item++) {
      int greatest =
          problem.isPrimary(item)
              ? room[item]
              : isColoured[item] ? UNCOVERED + problem.colours() : UNCOVERED;
      bits[item] = Math.max(1, Integer.SIZE - Integer.numberOfLeadingZeros(greatest));
      if (used % Long.SIZE + bits[item] > Long.SIZE) {
        used += Long.SIZE - used % Long.SIZE;
      }
      word[item] = used / Long.SIZE;
      shift[item] = used % Long.SIZE;
      used += bits[item];
    }
    words = Math.max(1, (used + Long.SIZE - 1) / Long.SIZE);
  }

  /** By primary item, the number of options that may cover it: its upper bound, or all it has. */
  private static int[] rooms(Problem problem) {
    int[] uses = new int[problem.items()];
    for (int option = 0; option < problem.options(); option++) {
      for (int at = 0; at < problem.size(option); at++) {
        uses[problem.item(option, at)]++;
      }
    }
    int[] rooms = new int[problem.primaryItems()];
    for (int item = 0; item < rooms.length; item++) {
      rooms[item] = Math.max(problem.least(item), Math.min(problem.most(item), uses[item]));
    }
    return rooms;
  }

  private static boolean[] coloured(Problem problem) {
    boolean[] isColoured = new boolean[problem.items()];
    for (int option = 0; option < problem.options(); option++) {
      for (int at = 0; at < problem.size(option); at++) {
        isColoured[problem.item(option, at)] |= problem.colour(option, at) != 0;
      }
    }
    return isColoured;
  }

  /** Words of a key. */
  public int words() {
    return words;
  }

  /** The word of an item's field. */
  public int word(int item) {
    return word[item];
  }

  /** The lowest bit of an item's field in its word. */
  public int shift(int item) {
    return shift[item];
  }

  /** Bits of an item's field. */
  public int bits(int item) {
    return bits[item];
  }

  /** The number of options that may cover a primary item. */
  public int room(int item) {
    return room[item];
  }

  /** The bits of an item's field, in its word. */
  long mask(int item) {
    return (1L << bits[item]) - 1 << shift[item];
  }

  /** One, in the field of an item, in its word. */
  long one(int item) {
    return 1L << shift[item];
  }

  /** The value of an item's field in the key that begins at an index. */
  public int value(long[] keys, int at, int item) {
    return (int) (keys[at + word[item]] >>> shift[item] & (1L << bits[item]) - 1);
  }

  /** Sets the field of an item. */
  void set(long[] key, int item, int value) {
    key[word[item]] = key[word[item]] & ~mask(item) | (long) value << shift[item];
  }
}
