package org.dancingsparks.view;

import org.dancingsparks.sudoku.PropagationResult;
import org.dancingsparks.sudoku.PropagationStep;
import org.dancingsparks.sudoku.PropagationStep.Kind;

/**
 * The trace and the result of {@link org.dancingsparks.sudoku.PropagateAndSearch} as text. Lines
 * end in a line feed. Thread safe.
 */
public final class PropagationText {
  private static final String LINE = "%4s  %3s  %4s  %9s  %9s\n";

  private PropagationText() {}

  /**
   * A line per step: the count of a propagation, the count of a reduction, h or l for the value
   * that a search takes, and the totals of operations and searches.
   */
  public static String table(PropagationResult result) {
    StringBuilder table = new StringBuilder();
    table.append(LINE.formatted("Prop", "Red", "Srch", "Tot. Prop", "Tot. Srch"));
    for (PropagationStep step : result.trace()) {
      table.append(
          LINE.formatted(
              step.kind() == Kind.PROPAGATION ? step.count() : "-",
              step.kind() == Kind.REDUCTION ? step.count() : "-",
              choice(step.kind()),
              step.operations(),
              step.searches()));
    }
    return table.toString();
  }

  private static String choice(Kind kind) {
    return switch (kind) {
      case HIGH -> "h";
      case LOW -> "l";
      case PROPAGATION, REDUCTION -> "-";
    };
  }

  /** One line: the outcome, and the totals of operations and searches. */
  public static String summary(PropagationResult result) {
    String ending =
        switch (result.outcome()) {
          case SOLVED -> "Solved";
          case BLOCKED -> "Blocked, so there is no solution";
          case NO_PAIR_LEFT ->
              "No cell with exactly two values was left, where this algorithm gives up (whether"
                  + " there is a solution is not known)";
        };
    return "%s: operations %d, searches %d.\n"
        .formatted(ending, result.operations(), result.searches());
  }

  /** The table, the summary, and the grid: the solution, or the values known before any search. */
  public static String text(PropagationResult result) {
    return table(result) + summary(result) + result.grid().drawing();
  }
}
