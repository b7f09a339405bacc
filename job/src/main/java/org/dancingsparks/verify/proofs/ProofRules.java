package org.dancingsparks.verify.proofs;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import org.dancingsparks.cover.Problem;

/**
 * The rules of proofs, read word by word as the page on proofs has them, and slowly: which
 * residuals the options of an item leave. It shares no code with the search for proofs. Immutable.
 *
 * <p>A state is a number for each item: of a primary one, how many options may still cover it; of a
 * secondary one 0 where no option has it, 1 where it is uncovered, and one more than its colour. A
 * key is a state in words of 64 bits.
 */
final class ProofRules {
  private final Problem problem;

  /** The options that can be chosen. */
  private final List<Integer> options = new ArrayList<>();

  /** By primary item, the options that have it. */
  private final List<List<Integer>> having = new ArrayList<>();

  /** By item: bits of its field, its word and its lowest bit. */
  private final int[] bits;

  private final int[] word;
  private final int[] shift;
  private final int words;

  /** By primary item, the number of options that may cover it. */
  private final int[] room;

  /** By item, the greatest number that it may have in a state. */
  private final int[] greatest;

  private final int[] first;

  ProofRules(Problem problem, int... givens) {
    this.problem = problem;
    int items = problem.items();
    int[] uses = new int[items];
    boolean[] isColoured = new boolean[items];
    for (int option = 0; option < problem.options(); option++) {
      for (int at = 0; at < problem.size(option); at++) {
        uses[problem.item(option, at)]++;
        isColoured[problem.item(option, at)] |= problem.colour(option, at) > 0;
      }
    }
    first = new int[items];
    bits = new int[items];
    word = new int[items];
    shift = new int[items];
    greatest = new int[items];
    int used = 0;
    for (int item = 0; item < items; item++) {
      boolean isPrimary = problem.isPrimary(item);
      int least = problem.least(item);
      first[item] = isPrimary ? Math.max(least, Math.min(problem.most(item), uses[item])) : 1;
      greatest[item] = isPrimary ? first[item] : isColoured[item] ? 1 + problem.colours() : 1;
      bits[item] = Integer.toBinaryString(greatest[item]).length();
      used = used % 64 + bits[item] > 64 ? (used / 64 + 1) * 64 : used;
      word[item] = used / 64;
      shift[item] = used % 64;
      used += bits[item];
    }
    words = Math.max(1, (used + 63) / 64);
    for (int item = 0; item < problem.primaryItems(); item++) {
      having.add(new ArrayList<>());
    }
    for (int option = 0; option < problem.options(); option++) {
      int id = option;
      if (problem.hasPrimary(option) && Arrays.stream(givens).noneMatch(given -> given == id)) {
        options.add(option);
        for (int at = 0; at < problem.size(option); at++) {
          if (problem.isPrimary(problem.item(option, at))) {
            having.get(problem.item(option, at)).add(option);
          }
        }
      }
    }
    room = first.clone();
    for (int given : givens) {
      choose(first, given);
    }
    dropUseless(first);
  }

  /** Words of a key. */
  int words() {
    return words;
  }

  /** The key of the whole problem, less the givens'. */
  long[] start() {
    return key(first);
  }

  /** The state of a key. */
  int[] state(long... key) {
    int[] state = new int[problem.items()];
    for (int item = 0; item < state.length; item++) {
      state[item] = (int) (key[word[item]] >>> shift[item] & (1L << bits[item]) - 1);
    }
    return state;
  }

  /** Returns whether a key has the bits of items alone, none with a number that is too great. */
  boolean isKey(long... key) {
    int[] state = state(key);
    for (int item = 0; item < state.length; item++) {
      if (state[item] > greatest[item]) {
        return false;
      }
    }
    return Arrays.equals(key(state), key);
  }

  private long[] key(int... state) {
    long[] key = new long[words];
    for (int item = 0; item < state.length; item++) {
      key[word[item]] |= (long) state[item] << shift[item];
    }
    return key;
  }

  /** Returns whether a state has a primary item. */
  boolean hasPrimary(int... state) {
    for (int item = 0; item < problem.primaryItems(); item++) {
      if (state[item] > 0) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether an item is a primary one that a state has. */
  boolean isOpen(int item, int... state) {
    return item >= 0 && item < problem.primaryItems() && state[item] > 0;
  }

  /** The rest of an item with bounds, or the colour of one that has it. */
  private String what(int item, int left) {
    if (problem.isPrimary(item)) {
      return problem.isOnce(item) ? "" : "*" + left;
    }
    // A file may have numbers of colours that no option gives.
    return left == 1
        ? ""
        : ":" + (left <= 1 + problem.colours() ? problem.colourName(left - 1) : left);
  }

  /** The items of a state, with what is left of those with bounds, and colours, for messages. */
  String text(int... state) {
    List<String> names = new ArrayList<>();
    for (int item = 0; item < state.length; item++) {
      if (state[item] > 0) {
        names.add(problem.itemName(item) + what(item, state[item]));
      }
    }
    return names.isEmpty() ? "none" : String.join(" ", names);
  }

  /**
   * Finds the keys of what is left by each option of an item that fits; or if the item has bounds,
   * by each set of options that fit together and bring it within them.
   */
  void forEachLeft(int[] state, int item, Consumer<long[]> to) {
    if (problem.isOnce(item)) {
      for (int option : having.get(item)) {
        if (fits(state, option)) {
          int[] left = state.clone();
          choose(left, option);
          dropUseless(left);
          to.accept(key(left));
        }
      }
    } else {
      forEachSet(state, item, 0, to);
    }
  }

  private void forEachSet(int[] state, int item, int from, Consumer<long[]> to) {
    if (room[item] - state[item] >= problem.least(item)) {
      int[] left = state.clone();
      left[item] = 0;
      dropUseless(left);
      to.accept(key(left));
    }
    List<Integer> choices = having.get(item);
    for (int at = from; at < choices.size(); at++) {
      if (fits(state, choices.get(at))) {
        int[] left = state.clone();
        choose(left, choices.get(at));
        forEachSet(left, item, at + 1, to);
      }
    }
  }

  private boolean fits(int[] state, int option) {
    for (int at = 0; at < problem.size(option); at++) {
      int item = problem.item(option, at);
      int colour = problem.colour(option, at);
      boolean isFree = problem.isPrimary(item) ? state[item] > 0 : state[item] == 1;
      if (!isFree && (colour == 0 || state[item] != 1 + colour)) {
        return false;
      }
    }
    return true;
  }

  private void choose(int[] state, int option) {
    for (int at = 0; at < problem.size(option); at++) {
      int item = problem.item(option, at);
      int colour = problem.colour(option, at);
      state[item] = problem.isPrimary(item) ? state[item] - 1 : colour == 0 ? 0 : 1 + colour;
    }
  }

  /** Drops the secondary items that no option which fits has. */
  private void dropUseless(int... state) {
    if (problem.items() == problem.primaryItems()) {
      return;
    }
    boolean[] isUseful = new boolean[state.length];
    for (int option : options) {
      if (fits(state, option)) {
        for (int at = 0; at < problem.size(option); at++) {
          isUseful[problem.item(option, at)] = true;
        }
      }
    }
    for (int item = problem.primaryItems(); item < state.length; item++) {
      state[item] = isUseful[item] ? state[item] : 0;
    }
  }
}
