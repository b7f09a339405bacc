package org.dancingsparks.layers.places;

import org.dancingsparks.residuals.Compatibility;

/** Expands residuals of a problem without bounds. One thread. */
final class SlotExpansion extends PlaceExpansion {
  /** Options of a place from which those that fit are looked up. */
  private static final int MIN_OPTIONS = 16;

  /** Residuals of a place, for each of their words, whose tests cost as much as a table. */
  private static final int BEFORE_TABLE = 256;

  private final SlotProblem problem;

  /** The place that is open. */
  private int open = -1;

  /** Residuals of the place expanded so far, until there is a table. */
  private int expanded;

  /** The options of the place that fit; null where each is tested. */
  private Compatibility compatibility;

  /** The options that fit, from the first of the place on. */
  private long[] selected = {};

  SlotExpansion(SlotProblem problem, Children children) {
    super(problem.width(), children);
    this.problem = problem;
  }

  @Override
  void expand(long[] residuals, int at, int place) {
    if (place != open) {
      open = place;
      expanded = 0;
      compatibility = null;
    }
    if (compatibility == null) {
      expandEach(residuals, at);
      if (++expanded == BEFORE_TABLE * width) {
        prepare();
      }
    } else {
      expandFitting(residuals, at);
    }
  }

  /** Prepares to look up the options that fit, if that pays. */
  private void prepare() {
    int from = problem.first[open];
    int to = problem.first[open + 1];
    if (to - from >= MIN_OPTIONS) {
      compatibility = new Compatibility(problem.masks, width, from, to);
      selected = new long[compatibility.words()];
    }
  }

  /** Expands a residual by the options that fit. */
  private void expandFitting(long[] residuals, int at) {
    compatibility.selectAll(selected);
    for (int word = 0; word < width; word++) {
      compatibility.retain(word, ~residuals[at + word], selected);
    }
    for (int word = 0; word < selected.length; word++) {
      int first = problem.first[open] + (word << 6);
      for (long rest = selected[word]; rest != 0; rest &= rest - 1) {
        choose(first + Long.numberOfTrailingZeros(rest), residuals, at);
      }
    }
  }

  /** Expands a residual, testing each option. */
  private void expandEach(long[] residuals, int at) {
    int end = problem.first[open + 1];
    for (int option = problem.first[open]; option < end; option++) {
      if (fits(option, residuals, at)) {
        choose(option, residuals, at);
      }
    }
  }

  private boolean fits(int option, long[] residuals, int at) {
    long common = residuals[at] & problem.masks[option * width];
    for (int word = 1; word < width; word++) {
      common |= residuals[at + word] & problem.masks[option * width + word];
    }
    return common == 0;
  }

  private void choose(int option, long[] residuals, int at) {
    if (width == 1) {
      choose(option, residuals[at]);
      return;
    }
    for (int word = 0; word < width; word++) {
      child[word] = residuals[at + word] | problem.sets[option * width + word];
    }
    if (!problem.tests.isWalledIn(option, child)) {
      send(option);
    }
  }

  /** Chooses an option for a residual of one word. */
  private void choose(int option, long residual) {
    long set = residual | problem.sets[option];
    if (!problem.tests.isWalledIn(option, set)) {
      int[] slots = problem.slot;
      long[] kept = problem.kept;
      int places = problem.places();
      long left = set & kept[open];
      int next = open + 1;
      while (next < places && slots[next] >= 0 && (left >>> slots[next] & 1) != 0) {
        left = (left ^ 1L << slots[next]) & kept[next++];
      }
      child[0] = left;
      children.receive(next, option, child);
    }
  }

  /** Sends the residual that a choice has left to its first open place. */
  private void send(int option) {
    retain(open);
    int next = open + 1;
    while (next < problem.places() && isCovered(problem.slot[next])) {
      child[problem.slot[next] >> 6] ^= 1L << problem.slot[next];
      retain(next++);
    }
    children.receive(next, option, child);
  }

  private boolean isCovered(int slot) {
    return slot >= 0 && (child[slot >> 6] >>> slot & 1) != 0;
  }

  private void retain(int place) {
    for (int word = 0; word < width; word++) {
      child[word] &= problem.kept[place * width + word];
    }
  }
}
