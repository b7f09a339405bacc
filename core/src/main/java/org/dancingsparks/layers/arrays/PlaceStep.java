package org.dancingsparks.layers.arrays;

/**
 * The step from the states before a place to those behind it. A table is emptied as it is read.
 * What no option changes splits the states into parts, which threads can pass at the same time:
 * none writes to what another writes.
 */
final class PlaceStep {
  /** The bits of a state within a word of a set of states. */
  private static final int IN_WORD = Long.SIZE - 1;

  private static final int WORD_SHIFT = 6;

  /** Binary logarithm of the maximum number of parts. */
  private static final int MAX_SPLIT = 3;

  private final FrontierPlace place;
  private final StateTable from;
  private final StateTable to;

  /** Bits of the number of a word in the set of states; in a part, each has one value. */
  private final int split;

  /** By place in a word, whether the place's own bit is set, if it is one within a word. */
  private final long covered;

  PlaceStep(FrontierPlace place, StateTable from, StateTable to) {
    if (from.words != to.words) {
      throw new IllegalArgumentException(
          "Multiplicities of %d words in one table, of %d in the other"
              .formatted(from.words, to.words));
    }
    this.place = place;
    this.from = from;
    this.to = to;
    int all = (1 << from.bits) - 1;
    int unchanged = all & ~place.changed(all) & ~IN_WORD;
    int bits = 0;
    for (int bit = 0; bit < MAX_SPLIT && unchanged != 0; bit++) {
      bits |= Integer.highestOneBit(unchanged);
      unchanged ^= Integer.highestOneBit(unchanged);
    }
    split = bits >> WORD_SHIFT;
    long inWord = 0;
    for (int state = 0; state < Long.SIZE; state++) {
      inWord |= (state & place.own()) == 0 ? 0 : 1L << state;
    }
    covered = inWord;
  }

  /** Number of parts. */
  int parts() {
    return 1 << Integer.bitCount(split);
  }

  /**
   * Work done.
   *
   * @param open number of states that did not cover the place
   * @param top all bits of the highest words of the multiplicities behind the place
   */
  record Done(long open, long top) {}

  /** Passes the place with the states of a part. */
  Done pass(int part) {
    int value = value(part);
    long open = 0;
    long top = 0;
    for (int word = value; word < from.reached.length; word = (word | split) + 1 & ~split | value) {
      long states = from.reached[word];
      if (states != 0) {
        from.reached[word] = 0;
        long passed = states & ((word << WORD_SHIFT & place.own()) == 0 ? covered : -1);
        top |= pass(word, passed) | choose(word, states ^ passed);
        open += Long.bitCount(states ^ passed);
      }
    }
    return new Done(open, top);
  }

  /** The bits that split the states, in those of a part. */
  private int value(int part) {
    int value = 0;
    int bit = 0;
    for (int rest = split; rest != 0; rest &= rest - 1) {
      value |= (part >> bit++ & 1) * Integer.lowestOneBit(rest);
    }
    return value;
  }

  /** Passes the place with states that cover it. */
  private long pass(int word, long states) {
    long top = 0;
    for (long rest = states; rest != 0; rest &= rest - 1) {
      int state = (word << WORD_SHIFT) + Long.numberOfTrailingZeros(rest);
      top |= add(state, (state ^ place.own()) & place.kept());
      clear(state);
    }
    return top;
  }

  /** Chooses an option for states that do not cover the place. */
  private long choose(int word, long states) {
    int[] needs = place.needs();
    int[] sets = place.sets();
    int kept = place.kept();
    long top = 0;
    for (long rest = states; rest != 0; rest &= rest - 1) {
      int state = (word << WORD_SHIFT) + Long.numberOfTrailingZeros(rest);
      for (int option = 0; option < needs.length; option++) {
        if ((state & needs[option]) == 0) {
          top |= add(state, (state | sets[option]) & kept);
        }
      }
      clear(state);
    }
    return top;
  }

  private void clear(int state) {
    int words = from.words;
    for (int at = state * words; at < (state + 1) * words; at++) {
      from.counts[at] = 0;
    }
  }

  /** Adds the multiplicity of a state to one that follows; returns the highest word of the sum. */
  private long add(int state, int next) {
    int words = to.words;
    long[] some = from.counts;
    long[] sums = to.counts;
    int at = state * words;
    int into = next * words;
    long carry = 0;
    long sum = 0;
    for (int word = 0; word < words; word++) {
      long one = sums[into + word];
      long other = some[at + word];
      sum = one + other + carry;
      sums[into + word] = sum;
      carry = (one & other | (one | other) & ~sum) >>> Long.SIZE - 1;
    }
    to.reached[next >> WORD_SHIFT] |= 1L << next;
    return sum;
  }
}
