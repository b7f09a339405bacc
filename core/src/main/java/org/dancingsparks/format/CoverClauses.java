package org.dancingsparks.format;

import java.io.IOException;
import java.nio.IntBuffer;
import java.util.LinkedHashSet;
import java.util.Set;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.cover.Problem;

/**
 * An exact cover problem as clauses, no clause twice: one per primary item, of its options; one per
 * given; one against each option that is never chosen; one against each pair of other options that
 * have an item in common.
 *
 * <p>Literals are numbered from 1: option ids and one more, negative for an option not chosen.
 * Memory proportional to the problem; clauses are made as they are passed on. Not thread safe.
 */
final class CoverClauses {
  /** Receives clauses. */
  @FunctionalInterface
  interface Listener {
    /** Receives a clause; the array is reused. */
    void clause(int... literals) throws IOException;
  }

  private final Problem problem;

  /** The clauses without negative literals; buffers are compared by what they hold. */
  private final Set<IntBuffer> positive = new LinkedHashSet<>();

  /** The start of each item's options that can be chosen, ascending, and the end of the last. */
  private final int[] starts;

  private final int[] options;

  CoverClauses(Problem problem, Prefix givens) {
    this.problem = problem;
    starts = new int[problem.items() + 1];
    options = new int[problem.entries()];
    fill();
    for (int item = 0; item < problem.primaryItems(); item++) {
      int[] literals = new int[starts[item + 1] - starts[item]];
      for (int at = 0; at < literals.length; at++) {
        literals[at] = options[starts[item] + at] + 1;
      }
      positive.add(IntBuffer.wrap(literals));
    }
    for (int option : givens.options()) {
      positive.add(IntBuffer.wrap(new int[] {option + 1}));
    }
  }

  /** Sorts the entries of options that can be chosen by item. */
  private void fill() {
    int[] sizes = new int[problem.items()];
    for (int option = 0; option < problem.options(); option++) {
      for (int place = 0; problem.hasPrimary(option) && place < problem.size(option); place++) {
        sizes[problem.item(option, place)]++;
      }
    }
    for (int item = 0; item < problem.items(); item++) {
      starts[item + 1] = starts[item] + sizes[item];
    }
    int[] next = starts.clone();
    for (int option = 0; option < problem.options(); option++) {
      for (int place = 0; problem.hasPrimary(option) && place < problem.size(option); place++) {
        options[next[problem.item(option, place)]++] = option;
      }
    }
  }

  /** Passes on all clauses, in the same order each time. */
  void each(Listener listener) throws IOException {
    for (IntBuffer clause : positive) {
      listener.clause(clause.array());
    }
    for (int option = 0; option < problem.options(); option++) {
      if (!problem.hasPrimary(option)) {
        listener.clause(-option - 1);
      }
    }
    pairs(listener);
  }

  private void pairs(Listener listener) throws IOException {
    int[] next = starts.clone();
    int[] pairedWith = new int[problem.options()];
    int[] pair = new int[2];
    for (int option = 0; option < problem.options(); option++) {
      pair[0] = -option - 1;
      for (int place = 0; problem.hasPrimary(option) && place < problem.size(option); place++) {
        int item = problem.item(option, place);
        // Earlier options were paired with this one in their turn.
        next[item]++;
        for (int at = next[item]; at < starts[item + 1]; at++) {
          pair[1] = -options[at] - 1;
          if (pairedWith[options[at]] != option + 1) {
            pairedWith[options[at]] = option + 1;
            listener.clause(pair);
          }
        }
      }
    }
  }
}
