package org.dancingsparks.cover;

import java.util.HashMap;
import java.util.Map;

/**
 * The items that some options of a problem cover, with the number of times and the colour. Memory
 * is proportional to the items covered. Not thread safe.
 */
final class Coverage {
  private final Problem problem;

  /** By item covered: how often, its colour, and the last option that covers it. */
  private final Map<Integer, Use> uses = new HashMap<>();

  private record Use(int times, int colour, int option) {}

  Coverage(Problem problem) {
    this.problem = problem;
  }

  /** Adds an option, whether or not it {@linkplain #conflict fits}. */
  void add(int option) {
    for (int index = 0; index < problem.size(option); index++) {
      int item = problem.item(option, index);
      uses.put(item, new Use(times(item) + 1, problem.colour(option, index), option));
    }
  }

  /** The number of options that cover an item. */
  int times(int item) {
    Use use = uses.get(item);
    return use == null ? 0 : use.times;
  }

  /** The last option that covers an item; the item must be covered. */
  int lastOption(int item) {
    return uses.get(item).option;
  }

  /** Returns whether an entry of this colour, 0 for none, can cover the item once more. */
  boolean allows(int item, int colour) {
    Use use = uses.get(item);
    if (use == null) {
      return true;
    }
    return problem.isPrimary(item)
        ? use.times < problem.most(item)
        : colour != 0 && colour == use.colour;
  }

  /** An item that keeps an option from being added; -1 if there is none. */
  int conflict(int option) {
    for (int index = 0; index < problem.size(option); index++) {
      if (!allows(problem.item(option, index), problem.colour(option, index))) {
        return problem.item(option, index);
      }
    }
    return -1;
  }

  /** Returns whether each primary item is covered as often as its bounds require. */
  boolean isComplete() {
    for (int item = 0; item < problem.primaryItems(); item++) {
      if (times(item) < problem.least(item)) {
        return false;
      }
    }
    return true;
  }
}
