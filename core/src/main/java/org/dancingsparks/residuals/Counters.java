package org.dancingsparks.residuals;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.dancingsparks.cover.Problem;

/**
 * The part of a residual that counts: for each item with bounds its <em>room</em>, the number of
 * options that may still cover it; and at the place of such an item the option from which on they
 * may be chosen, since a set of options is chosen in ascending order.
 *
 * <p>The number of options that an item still needs is its room less the difference of its bounds.
 *
 * <p>Rooms are fields of the same length, several to a word, and all fields of a word are computed
 * at once. The highest bit of a field is its <em>guard</em>: in a residual it is set while there is
 * room; while one is computed, it takes the carry of a difference (Knuth, TAOCP 7.1.3, "Working
 * with packed data"). Immutable.
 */
final class Counters {
  /** Number of counters. */
  private final int size;

  /** By counter: the place of its item. */
  private final int[] place;

  /** By place: its counter plus one; 0 for none. */
  private final int[] counterAt;

  private final int mostChosen;

  /** Bits of a field, the guard included. */
  private final int length;

  /** Fields of a word. */
  private final int perWord;

  /** The first word of fields. */
  private final int firstWord;

  /** Words of fields. */
  private final int words;

  /** By word of fields: their guards. */
  private final long[] guards;

  /** The fields of rooms at first. */
  private final long[] most;

  /** The fields of differences of bounds. */
  private final long[] slack;

  /** The word with the field of the next option of the open place. */
  private final int nextWord;

  /** The lowest bit of this field. */
  private final int nextShift;

  /** The mask of this field. */
  private final long nextMask;

  /** By number of an option, words of fields: 1 for each item that it has. */
  private long[] used = {};

  /** By number of an option, words of fields: the options from it on that have the item. */
  private long[] later = {};

  /** By number of an option, words of fields: the most room that later options suffice for. */
  private long[] enough = {};

  /** Counters of a problem's items, in words after those of the items' bits. */
  Counters(Problem problem, BitLayout layout) {
    int[] items =
        IntStream.range(0, problem.primaryItems()).filter(item -> !problem.isOnce(item)).toArray();
    size = items.length;
    place = Arrays.stream(items).map(layout::begin).toArray();
    counterAt = new int[problem.primaryItems()];
    int[] uses = uses(problem);
    int[] room = new int[size];
    for (int counter = 0; counter < size; counter++) {
      int item = items[counter];
      counterAt[place[counter]] = counter + 1;
      room[counter] = Math.max(problem.least(item), Math.min(problem.most(item), uses[item]));
    }
    mostChosen = (int) Math.min(Integer.MAX_VALUE >> 1, IntStream.of(room).asLongStream().sum());
    int mostRoom = IntStream.of(room).max().orElse(0);
    int mostUses = IntStream.of(items).map(item -> uses[item]).max().orElse(0);
    length = bits(Math.max(mostRoom, mostUses)) + 1;
    perWord = Long.SIZE / length;
    nextWord =
        layout.bits() + bits(mostUses) > words(layout.bits()) * Long.SIZE
            ? words(layout.bits())
            : words(layout.bits()) - 1;
    nextShift = nextWord == words(layout.bits()) ? 0 : layout.bits() & 63;
    nextMask = (1L << bits(mostUses)) - 1;
    firstWord = nextWord + 1;
    words = (size + perWord - 1) / perWord;
    guards = new long[words];
    most = new long[words];
    slack = new long[words];
    for (int counter = 0; counter < size; counter++) {
      guards[counter / perWord] |= field(counter, 1L << length - 1);
      most[counter / perWord] |= field(counter, room[counter]);
      slack[counter / perWord] |= field(counter, room[counter] - problem.least(items[counter]));
    }
  }

  private static int words(int bits) {
    return Math.max(1, (bits + Long.SIZE - 1) / Long.SIZE);
  }

  /** Bits of a number from 0 to a greatest one. */
  private static int bits(int greatest) {
    return Math.max(1, Integer.SIZE - Integer.numberOfLeadingZeros(greatest));
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

  private long field(int counter, long value) {
    return value << counter % perWord * length;
  }

  /** Number of words of a residual. */
  int width() {
    return firstWord + words;
  }

  /** Counts the options that can be chosen, which are numbered by place. */
  void count(BitSetProblem sets) {
    used = new long[Math.multiplyExact(sets.options() + 1, words)];
    later = new long[used.length];
    enough = new long[used.length];
    System.arraycopy(slack, 0, enough, sets.options() * words, words);
    for (int number = sets.options() - 1; number >= 0; number--) {
      for (int counter = 0; counter < size; counter++) {
        boolean isUsed = sets.has(number, roomBit(counter));
        used[number * words + counter / perWord] |= field(counter, isUsed ? 1 : 0);
      }
      for (int word = 0; word < words; word++) {
        int at = number * words + word;
        later[at] = later[at + words] + used[at];
        enough[at] = minimum(later[at] + slack[word], most[word], guards[word]);
      }
    }
  }

  /** The lesser of the fields of two words; the first may have guards as well. */
  private long minimum(long one, long other, long guard) {
    long isAbove = (one | guard) - other & guard | one & guard;
    return select(isAbove, other, one & ~guard);
  }

  /** Selects fields: those of one word where a guard is set, else those of another. */
  private long select(long chosen, long one, long other) {
    long mask = chosen - (chosen >>> length - 1);
    return one & mask | other & ~mask;
  }

  /** The counter of an item, by its place; -1 if it has none. */
  int at(int itsPlace) {
    return counterAt[itsPlace] - 1;
  }

  /** The bit that is set while a counter's item has room. */
  int roomBit(int counter) {
    return (firstWord + counter / perWord) * Long.SIZE + (counter % perWord + 1) * length - 1;
  }

  /** Sets a residual to its start: all room. */
  void fill(long[] residual) {
    for (int word = 0; word < words; word++) {
      residual[firstWord + word] = most[word] | guardsOf(most[word], word);
    }
  }

  /** The guards of fields that are not 0. */
  private long guardsOf(long fields, int word) {
    long ones = guards[word] - (guards[word] >>> length - 1);
    return fields + ones & guards[word];
  }

  /** A word of the bits that counters change: their own, and those of their items. */
  long bits(int ofWord, boolean areItems) {
    long[] sets = new long[width()];
    sets[nextWord] |= nextMask << nextShift;
    for (int word = 0; word < words; word++) {
      sets[firstWord + word] = -1;
    }
    for (int counter = 0; areItems && counter < size; counter++) {
      sets[place[counter] >> 6] |= 1L << place[counter];
    }
    return sets[ofWord];
  }

  /** The difference of the bounds of a counter's item. */
  int spare(int counter) {
    long fields = slack[counter / perWord] >>> counter % perWord * length;
    return (int) (fields & (1L << length - 1) - 1);
  }

  /** The number of options that may still cover the item of a counter. */
  int room(long[] residual, int at, int counter) {
    long word = residual[at + firstWord + counter / perWord] & ~guards[counter / perWord];
    return (int) (word >>> counter % perWord * length & (1L << length - 1) - 1);
  }

  /** Returns whether the item of a counter needs no more options. */
  boolean needsNone(long[] residual, int at, int counter) {
    return room(residual, at, counter) <= spare(counter);
  }

  /** The first option of the open place that may still be chosen, from 0. */
  int next(long[] residual, int at) {
    return (int) (residual[at + nextWord] >>> nextShift & nextMask);
  }

  void setNext(long[] residual, int next) {
    residual[nextWord] = residual[nextWord] & ~(nextMask << nextShift) | (long) next << nextShift;
  }

  /** Maximum number of options that can be chosen for the items with bounds. */
  int mostChosen() {
    return mostChosen;
  }

  /** Returns whether no bit of the last word is free. */
  boolean isFull() {
    return size % perWord == 0 && perWord * length == Long.SIZE;
  }

  /** Removes a counter whose item is passed. */
  void clear(long[] residual, int counter) {
    int index = firstWord + counter / perWord;
    residual[index] &= ~(((1L << length - 1) << 1) - 1 << counter % perWord * length);
    residual[(place[counter] >> 6)] &= ~(1L << place[counter]);
  }

  /** Takes room for an option, of whose items each has some. */
  void choose(long[] residual, int number) {
    for (int word = 0; word < words; word++) {
      residual[firstWord + word] -= used[number * words + word];
    }
  }

  /** Takes room for an option that covers the item of a counter. */
  void cover(long[] residual, int counter) {
    residual[firstWord + counter / perWord] -= field(counter, 1);
    long fields = residual[firstWord + counter / perWord] & ~guards[counter / perWord];
    residual[firstWord + counter / perWord] = fields | guardsOf(fields, counter / perWord);
  }

  /**
   * Brings the rooms into normal form: that of an item that needs no more is at most the number of
   * options left that have it, and an item without room is passed.
   *
   * @param from number of the first option left
   * @return whether there are enough options for each item
   */
  boolean normalise(long[] residual, int from) {
    for (int word = 0; word < words; word++) {
      int index = firstWord + word;
      long guard = guards[word];
      long had = residual[index] & guard;
      long room = residual[index] & ~guard;
      if (((enough[from * words + word] | guard) - room & guard) != guard) {
        return false;
      }
      long left = later[from * words + word];
      long isFree = (slack[word] | guard) - room & guard;
      long isAbove = ~((left | guard) - room) & guard;
      room = select(isFree & isAbove, left, room);
      long hasRoom = guardsOf(room, word);
      residual[index] = room | hasRoom;
      for (long passed = had & ~hasRoom; passed != 0; passed &= passed - 1) {
        int counter = word * perWord + Long.numberOfTrailingZeros(passed) / length;
        residual[(place[counter] >> 6)] &= ~(1L << place[counter]);
      }
    }
    return true;
  }
}
