package org.dancingsparks.runs.sudoku;

/**
 * The numbers of lines of each kind, and the nodes of their searches.
 *
 * @param puzzles lines that hold one, each a row
 * @param unique puzzles with one solution found; if the limit is 1, there may be others
 * @param several puzzles with more solutions found
 * @param none puzzles without a solution
 * @param propagated puzzles that naked and hidden singles alone solve
 * @param rejected malformed lines
 * @param skipped lines that are empty or a comment
 * @param nodes of all searches
 */
public record LineCounts(
    long puzzles,
    long unique,
    long several,
    long none,
    long propagated,
    long rejected,
    long skipped,
    long nodes) {
  /** No lines. */
  static final LineCounts NONE = new LineCounts(0, 0, 0, 0, 0, 0, 0, 0);

  public LineCounts {
    boolean isSum = puzzles == unique + several + none;
    if (!isSum || unique < 0 || several < 0 || none < 0 || rejected < 0 || skipped < 0) {
      throw new IllegalArgumentException(
          "The counts are negative or do not add up: %,d puzzles, %,d of them with one solution, %,d with several and %,d with none; %,d rejected and %,d skipped lines"
              .formatted(puzzles, unique, several, none, rejected, skipped));
    }
  }

  LineCounts plus(LineCounts other) {
    return new LineCounts(
        puzzles + other.puzzles,
        unique + other.unique,
        several + other.several,
        none + other.none,
        propagated + other.propagated,
        rejected + other.rejected,
        skipped + other.skipped,
        nodes + other.nodes);
  }

  /** Lines of all kinds. */
  public long lines() {
    return puzzles + rejected + skipped;
  }
}
