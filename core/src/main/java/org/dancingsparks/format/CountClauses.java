package org.dancingsparks.format;

import java.io.IOException;
import java.util.Arrays;

/**
 * Clauses which bound the number of options chosen of a primary item, by a sequential counter
 * (Sinz, Towards an optimal CNF encoding of Boolean cardinality constraints, CP 2005): a variable
 * for each j and t is true exactly if t or more of the first j options are chosen. Sinz has one
 * direction of these definitions; with both, options determine all variables.
 */
final class CountClauses {
  private static final int TRUE = Integer.MAX_VALUE;
  private static final int FALSE = -TRUE;

  private final int[] options;
  private final int variables;
  private final CoverClauses.Listener listener;

  /** The greatest t. */
  private int width;

  /**
   * The clauses of an item.
   *
   * @param options the variables of its options
   * @param variables the number of variables so far
   */
  CountClauses(int[] options, int variables, CoverClauses.Listener listener) {
    this.options = options;
    this.variables = variables;
    this.listener = listener;
  }

  /**
   * Passes on the clauses.
   *
   * @param least 0 or more, and not more than there are options
   * @param most 1 or more, and not below the least
   * @return the number of variables then
   */
  int between(int least, int most) throws IOException {
    int all = options.length;
    width = most < all ? most : least;
    for (int first = 1; first <= all; first++) {
      for (int times = 1; times <= Math.min(first, width); times++) {
        define(first, times);
      }
      clause(-options[first - 1], -atLeast(most, first - 1));
    }
    clause(atLeast(least, all));
    return atLeast(width, all);
  }

  private void define(int first, int times) throws IOException {
    int option = options[first - 1];
    int variable = atLeast(times, first);
    clause(-atLeast(times, first - 1), variable);
    clause(-option, -atLeast(times - 1, first - 1), variable);
    clause(-variable, atLeast(times, first - 1), option);
    clause(-variable, atLeast(times - 1, first - 1));
  }

  /** The variable that is true if this many of the first options are chosen. */
  private int atLeast(int times, int first) {
    if (times == 0) {
      return TRUE;
    }
    return times > first ? FALSE : variables + before(first) + times;
  }

  /** The number of variables for fewer options than these: one for each t up to their number. */
  private int before(int first) {
    int rising = Math.min(first - 1, width);
    return rising * (rising + 1) / 2 + (first - 1 - rising) * width;
  }

  /** Passes on a clause without its false literals, unless one of its literals is true. */
  private void clause(int... literals) throws IOException {
    if (Arrays.stream(literals).noneMatch(literal -> literal == TRUE)) {
      listener.clause(Arrays.stream(literals).filter(literal -> literal != FALSE).toArray());
    }
  }
}
