package org.dancingsparks.sudokulists;

/**
 * How many lines of each kind there are, and what they took.
 *
 * @param puzzles lines that hold one, each a row
 * @param unique puzzles of which one solution was found; if the limit is 1, there may be others
 * @param several puzzles of which more were found
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
  /** Nothing yet. */
  static final LineCounts NONE = new LineCounts(0, 0, 0, 0, 0, 0, 0, 0);

  public LineCounts {
    boolean isSum = puzzles == unique + several + none;
    if (!isSum || unique < 0 || several < 0 || none < 0 || rejected < 0 || skipped < 0) {
      throw new IllegalArgumentException("No list has so many lines of each kind.");
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
