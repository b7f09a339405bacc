package org.dancingsparks.residuals;

import java.util.stream.IntStream;
import org.dancingsparks.cover.Problem;

/**
 * The part of a residual that counts: for each item with bounds its <em>room</em>, the number of
 * options that may still cover it; and at the place of such an item the option from which on they
 * may be chosen, since a set of options is chosen in ascending order.
 *
 * <p>The number of options that an item still needs is its room less the difference of its bounds.
 * Immutable.
 */
final class Counters {
  /** Number of counters. */
  final int size;

  /** By counter: the place of its item. */
  final int[] place;

  /** By counter: the difference of its bounds, and its room at first. */
  private final int[] slack;

  private final int[] most;

  /** By place: its counter plus one; 0 for none. */
  private final int[] counterAt;

  /** By counter: the bit that is set while there is room. */
  private final int[] roomBit;

  /** By field, one for each counter and a last one for options: its word, lowest bit, and mask. */
  private final int[] word;

  private final int[] shift;
  private final long[] mask;
  private final int bits;

  /** By number of an option: how many from it on have the item of each counter. */
  private int[] later = {};

  /** Counters of a problem's items, with bits after those of the items. */
  Counters(Problem problem, BitLayout layout) {
    int[] items =
        IntStream.range(0, problem.primaryItems()).filter(item -> !problem.isOnce(item)).toArray();
    size = items.length;
    place = new int[size];
    slack = new int[size];
    most = new int[size];
    roomBit = new int[size];
    counterAt = new int[problem.primaryItems()];
    word = new int[size + 1];
    shift = new int[size + 1];
    mask = new long[size + 1];
    int[] uses = uses(problem);
    for (int counter = 0; counter < size; counter++) {
      int item = items[counter];
      place[counter] = layout.begin(item);
      counterAt[place[counter]] = counter + 1;
      most[counter] = Math.max(problem.least(item), Math.min(problem.most(item), uses[item]));
      slack[counter] = most[counter] - problem.least(item);
      roomBit[counter] = layout.bits() + counter;
    }
    int next = layout.bits() + size;
    for (int counter = 0; counter < size; counter++) {
      next = addField(counter, next, most[counter]);
    }
    bits = addField(size, next, IntStream.of(items).map(item -> uses[item]).max().orElse(0));
  }

  private static int[] uses(Problem problem) {
    int[] uses = new int[problem.items()];
    for (int option = 0; option < problem.options(); option++) {
      for (int entry = 0; entry < problem.size(option); entry++) {
        uses[problem.item(option, entry)]++;
      }
    }
    return uses;
  }

  /** Adds a field within one word, for numbers from 0; returns the bit after it. */
  private int addField(int field, int from, int greatest) {
    int length = Math.max(1, Integer.SIZE - Integer.numberOfLeadingZeros(greatest));
    int bit = (from & 63) + length > Long.SIZE ? (from + 63) & ~63 : from;
    word[field] = bit >> 6;
    shift[field] = bit & 63;
    mask[field] = (1L << length) - 1;
    return bit + length;
  }

  /** The number of bits of a residual. */
  int bits() {
    return bits;
  }

  /** Counts the options that can be chosen, which are numbered by place. */
  void count(BitSetProblem sets) {
    later = new int[Math.multiplyExact(sets.options() + 1, size)];
    for (int number = sets.options() - 1; number >= 0; number--) {
      for (int counter = 0; counter < size; counter++) {
        int after = later[(number + 1) * size + counter];
        later[number * size + counter] = after + (sets.has(number, place[counter]) ? 1 : 0);
      }
    }
  }

  /** The most options that can be chosen for the items with bounds. */
  int mostChosen() {
    return (int) Math.min(Integer.MAX_VALUE >> 1, IntStream.of(most).asLongStream().sum());
  }

  /** The counter of an item, by its place; -1 if it has none. */
  int at(int itsPlace) {
    return counterAt[itsPlace] - 1;
  }

  /** The bit that is set while a counter's item has room. */
  int roomBit(int counter) {
    return roomBit[counter];
  }

  /** Sets a residual to its start: all room. */
  void fill(long[] residual) {
    for (int counter = 0; counter < size; counter++) {
      setRoom(residual, 0, counter, most[counter]);
    }
  }

  /** Sets the bits that counters use. */
  void markFields(long[] sets, int at) {
    for (int counter = 0; counter < size; counter++) {
      sets[at + (roomBit[counter] >> 6)] |= 1L << roomBit[counter];
    }
    for (int field = 0; field <= size; field++) {
      sets[at + word[field]] |= mask[field] << shift[field];
    }
  }

  /** A word of the bits that counters change: their own, and those of their items. */
  long bits(int ofWord) {
    long[] sets = new long[(bits + Long.SIZE - 1) / Long.SIZE];
    markFields(sets, 0);
    for (int item : place) {
      sets[item >> 6] |= 1L << item;
    }
    return sets[ofWord];
  }

  private int get(long[] residual, int at, int field) {
    return (int) (residual[at + word[field]] >>> shift[field] & mask[field]);
  }

  private void set(long[] residual, int at, int field, int value) {
    int index = at + word[field];
    residual[index] =
        residual[index] & ~(mask[field] << shift[field]) | (long) value << shift[field];
  }

  int room(long[] residual, int at, int counter) {
    return get(residual, at, counter);
  }

  void setRoom(long[] residual, int at, int counter, int room) {
    set(residual, at, counter, room);
    int index = at + (roomBit[counter] >> 6);
    long bit = 1L << roomBit[counter];
    residual[index] = room > 0 ? residual[index] | bit : residual[index] & ~bit;
  }

  /** The number of options that an item with some room still needs. */
  int need(int counter, int room) {
    return Math.max(0, room - slack[counter]);
  }

  /** The first option of the open place that may still be chosen, from 0. */
  int next(long[] residual, int at) {
    return get(residual, at, size);
  }

  void setNext(long[] residual, int at, int next) {
    set(residual, at, size, next);
  }

  /** Removes a counter whose item is passed. */
  void clear(long[] residual, int at, int counter) {
    setRoom(residual, at, counter, 0);
    residual[at + (place[counter] >> 6)] &= ~(1L << place[counter]);
  }

  /**
   * Brings the rooms into normal form: that of an item that needs no more is at most the number of
   * options left that have it, and one without room is passed.
   *
   * @param from number of the first option left
   * @return whether there are enough options for each item
   */
  boolean normalise(long[] residual, int at, int from) {
    for (int counter = 0; counter < size; counter++) {
      if ((residual[at + (place[counter] >> 6)] >>> place[counter] & 1) != 0) {
        int room = room(residual, at, counter);
        int left = later[from * size + counter];
        int need = need(counter, room);
        if (need > left) {
          return false;
        }
        if (need == 0 && room > left) {
          setRoom(residual, at, counter, left);
          room = left;
        }
        if (room == 0) {
          clear(residual, at, counter);
        }
      }
    }
    return true;
  }
}
