package org.dancingsparks.format;

import java.io.IOException;
import java.nio.IntBuffer;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.Set;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.cover.Problem;

/**
 * An exact cover problem as clauses, no clause twice: one per primary item, of its options; one per
 * given; one against each option that is never chosen; one against each pair of other options that
 * have an item in common. {@link ColourClauses} and {@link CountClauses} take the place of pairs
 * where items have colours or bounds.
 *
 * <p>Literals are numbered from 1: option ids plus one, then auxiliary variables, whose values
 * follow from those of the options; negative for an option not chosen. Memory proportional to the
 * problem; clauses are made as they are passed on. Not thread safe.
 */
final class CoverClauses {
  /** Receives clauses. */
  @FunctionalInterface
  interface Listener {
    /** Receives a clause; the array is reused. */
    void clause(int... literals) throws IOException;
  }

  private final Problem problem;

  /** The clauses without auxiliary variables but pairs; buffers are compared by what they hold. */
  private final Set<IntBuffer> first = new LinkedHashSet<>();

  /** The start of each item's options that can be chosen, ascending, and the end of the last. */
  private final int[] offsets;

  private final int[] options;

  /** The colours that these give to their item. */
  private final int[] colours;

  private int variables;

  CoverClauses(Problem problem, Prefix givens) {
    this.problem = problem;
    offsets = new int[problem.items() + 1];
    options = new int[problem.entries()];
    colours = new int[problem.entries()];
    fill();
    for (int item = 0; item < problem.primaryItems(); item++) {
      if (problem.least(item) > uses(item)) {
        first.add(IntBuffer.allocate(0));
      } else if (problem.least(item) == 1 && !isCounted(item)) {
        first.add(IntBuffer.wrap(literals(item)));
      }
    }
    for (int option : givens.options()) {
      first.add(IntBuffer.wrap(new int[] {option + 1}));
    }
    for (int option : givens.excluded()) {
      first.add(IntBuffer.wrap(new int[] {-(option + 1)}));
    }
  }

  private int uses(int item) {
    return offsets[item + 1] - offsets[item];
  }

  /** The variables of an item's options. */
  private int[] literals(int item) {
    return Arrays.stream(options, offsets[item], offsets[item + 1])
        .map(option -> option + 1)
        .toArray();
  }

  /** Returns whether the bounds of a primary item take more than a clause, or pairs. */
  private boolean isCounted(int item) {
    int uses = uses(item);
    boolean isBounded = problem.least(item) > 1 || problem.most(item) < uses;
    return problem.most(item) > 1 && isBounded && problem.least(item) <= uses;
  }

  /** Sorts the entries of options that can be chosen by item. */
  private void fill() {
    int[] sizes = new int[problem.items()];
    for (int option = 0; option < problem.options(); option++) {
      for (int index = 0; problem.hasPrimary(option) && index < problem.size(option); index++) {
        sizes[problem.item(option, index)]++;
      }
    }
    for (int item = 0; item < problem.items(); item++) {
      offsets[item + 1] = offsets[item] + sizes[item];
    }
    int[] next = offsets.clone();
    for (int option = 0; option < problem.options(); option++) {
      for (int index = 0; problem.hasPrimary(option) && index < problem.size(option); index++) {
        int at = next[problem.item(option, index)]++;
        options[at] = option;
        colours[at] = problem.colour(option, index);
      }
    }
  }

  /** Passes on all clauses, in the same order each time. */
  void each(Listener listener) throws IOException {
    for (IntBuffer clause : first) {
      listener.clause(clause.array());
    }
    for (int option = 0; option < problem.options(); option++) {
      if (!problem.hasPrimary(option)) {
        listener.clause(-option - 1);
      }
    }
    pairs(listener);
    variables = problem.options();
    for (int item = 0; item < problem.items(); item++) {
      if (!problem.isPrimary(item)) {
        int[] given = Arrays.copyOfRange(colours, offsets[item], offsets[item + 1]);
        variables = new ColourClauses(literals(item), given, variables).each(listener);
      } else if (isCounted(item)) {
        CountClauses count = new CountClauses(literals(item), variables, listener);
        variables = count.between(problem.least(item), problem.most(item));
      }
    }
  }

  /** Number of variables, auxiliary ones included; known once all clauses were passed on. */
  int variables() {
    return variables;
  }

  private void pairs(Listener listener) throws IOException {
    int[] next = offsets.clone();
    int[] pairedWith = new int[problem.options()];
    int[] pair = new int[2];
    for (int option = 0; option < problem.options(); option++) {
      pair[0] = -option - 1;
      for (int index = 0; problem.hasPrimary(option) && index < problem.size(option); index++) {
        int item = problem.item(option, index);
        // Earlier options were paired with this one in their turn.
        next[item]++;
        boolean isAlone = problem.most(item) == 1 && problem.colour(option, index) == 0;
        for (int at = next[item]; isAlone && at < offsets[item + 1]; at++) {
          pair[1] = -options[at] - 1;
          if (colours[at] == 0 && pairedWith[options[at]] != option + 1) {
            pairedWith[options[at]] = option + 1;
            listener.clause(pair);
          }
        }
      }
    }
  }
}
