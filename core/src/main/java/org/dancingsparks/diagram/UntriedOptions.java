package org.dancingsparks.diagram;

import java.util.Arrays;
import org.dancingsparks.residuals.BitSetProblem;
import org.dancingsparks.residuals.Compatibility;

/** The options that a search has still to try, by level. Not thread safe. */
final class UntriedOptions {
  private final BitSetProblem bitSets;
  private final long[] selected;

  /** By level: the options, in arrays as long as the place requires. */
  private final long[][] left;

  /** By level: the number of options. */
  private final int[] degree;

  /** By level: the number of options tried so far. */
  private final int[] tried;

  UntriedOptions(BitSetProblem bitSets, int levels) {
    this.bitSets = bitSets;
    selected = new long[bitSets.mostOptions() / Long.SIZE + 1];
    left = new long[levels][0];
    degree = new int[levels];
    tried = new int[levels];
  }

  /**
   * Selects the options that fit the residual of a level. Where items have bounds, leaving the
   * place follows its last option.
   *
   * @param compatibility of the residual's place
   * @param residuals by level
   */
  void select(int level, Compatibility compatibility, long[] residuals) {
    int at = level * bitSets.width();
    compatibility.select(residuals, at, selected);
    int leave = compatibility.options();
    int words = bitSets.hasCounters() ? leave / Long.SIZE + 1 : compatibility.words();
    if (left[level].length < words) {
      left[level] = new long[words];
    }
    long[] options = left[level];
    Arrays.fill(options, compatibility.words(), options.length, 0);
    System.arraycopy(selected, 0, options, 0, compatibility.words());
    if (bitSets.canLeave(residuals, at, compatibility.place())) {
      options[leave >> 6] |= 1L << leave;
    }
    tried[level] = 0;
    degree[level] = 0;
    for (long word : options) {
      degree[level] += Long.bitCount(word);
    }
  }

  /** Takes the next option of a level: its number within its place, or -1 if none is left. */
  int next(int level) {
    long[] options = left[level];
    int word = 0;
    while (word < options.length && options[word] == 0) {
      word++;
    }
    if (word == options.length) {
      return -1;
    }
    int bit = Long.numberOfTrailingZeros(options[word]);
    options[word] &= options[word] - 1;
    tried[level]++;
    return (word << 6) + bit;
  }

  /**
   * The share of the search at a level that descends from another, if the options of each level
   * have equal shares.
   */
  double weight(int from, int level) {
    double share = 1;
    for (int at = from; at < level; at++) {
      share /= degree[at];
    }
    return share;
  }

  /** The share of the search that has been passed. */
  double passed(int from, int level) {
    double share = 1;
    double passed = 0;
    for (int at = from; at < level; at++) {
      share /= degree[at];
      passed += share * (tried[at] - 1);
    }
    return passed;
  }
}
