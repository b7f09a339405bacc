package org.dancingsparks.view;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.dancingsparks.puzzle.BoardPuzzle;
import org.dancingsparks.puzzle.PiecePuzzle;

/**
 * Writes a booklet of starting positions to be solved by hand on paper, as one page of HTML: how to
 * play and the pieces, then the positions, and their solutions at the end.
 *
 * <p>Levels of difficulty compare the positions with others of their puzzle; where all positions
 * have one level, the booklet is silent about it.
 *
 * <p>The text is HTML 5 that is XML as well, to be kept as UTF-8; it refers to nothing outside,
 * holds no script, needs no colour, prints on A4 and Letter, and is the same for the same
 * positions. That each position has one solution only, as the booklet says, is the caller's word.
 * Immutable and thread safe. Takes time and space proportional to the positions times the cells;
 * the text is about 100 bytes a cell.
 */
public final class Booklet {
  /** The most cells, those of boxes round the pieces and two boards for each position together. */
  public static final int MOST_CELLS = 250_000;

  /** How many levels of difficulty there are. */
  public static final int LEVELS = 5;

  private final BoardPuzzle puzzle;
  private final BookletPrint print;

  /**
   * A position and its solution.
   *
   * @param start options placed at the beginning; may be none
   * @param solution all options of the solution, those of the start among them
   * @param level of difficulty, from 1, easy, to {@link #LEVELS}, hard
   * @param note one line to be shown with the solution, or empty
   */
  public record Position(List<Integer> start, List<Integer> solution, int level, String note) {
    /**
     * Copies the lists.
     *
     * @throws IllegalArgumentException if there is no such level, or the start has an option that
     *     the solution lacks
     */
    public Position {
      start = List.copyOf(start);
      solution = List.copyOf(solution);
      if (level < 1 || level > LEVELS) {
        throw new IllegalArgumentException(
            "A position's level is 1 to %d, not %d.".formatted(LEVELS, level));
      }
      Set<Integer> lacking = new HashSet<>(start);
      solution.forEach(lacking::remove);
      if (!lacking.isEmpty()) {
        throw new IllegalArgumentException(
            "A start is a part of its solution; this solution lacks the option %d."
                .formatted(lacking.iterator().next()));
      }
    }

    Set<Integer> givens() {
      return Set.copyOf(start);
    }

    /** The options of the start as the solution has them in order. */
    int[] startInOrder() {
      Set<Integer> givens = givens();
      return solution.stream().filter(givens::contains).mapToInt(Integer::intValue).toArray();
    }

    int[] options() {
      return solution.stream().mapToInt(Integer::intValue).toArray();
    }
  }

  /**
   * For positions of one puzzle.
   *
   * @param title the booklet's heading
   * @throws IllegalArgumentException if the title is blank, or the pieces alone have more than
   *     {@link #MOST_CELLS}
   */
  public Booklet(BoardPuzzle puzzle, String title) {
    if (title.isBlank()) {
      throw new IllegalArgumentException(
          "A booklet needs a title; the one for " + puzzle.name() + " is blank.");
    }
    this.puzzle = puzzle;
    print = new BookletPrint(title, "", "");
    if (pieceCells() > MOST_CELLS) {
      throw new IllegalArgumentException(
          "The pieces of %s are drawn in boxes of %d cells together, of at most %d."
              .formatted(puzzle.name(), pieceCells(), MOST_CELLS));
    }
  }

  private Booklet(BoardPuzzle puzzle, BookletPrint print) {
    this.puzzle = puzzle;
    this.print = print;
  }

  /**
   * The same with words in small print before the solutions, on what the notes below them mean.
   *
   * @param notes sentences, or empty
   */
  public Booklet explaining(String notes) {
    return new Booklet(puzzle, new BookletPrint(print.title(), notes, print.maker()));
  }

  /**
   * The same with a line in small print below the rules and pieces, on how it was made.
   *
   * @param maker what made it, such as a command, or empty
   */
  public Booklet madeBy(String maker) {
    return new Booklet(puzzle, new BookletPrint(print.title(), print.notes(), maker));
  }

  /** How many positions one booklet has room for. */
  public int most() {
    return (int) Math.max(1, (MOST_CELLS - pieceCells()) / 2 / puzzle.board().size());
  }

  private long pieceCells() {
    return puzzle instanceof PiecePuzzle pieces ? PieceSheet.cells(pieces) : 0;
  }

  /**
   * The booklet of some positions, numbered from 1 as given.
   *
   * @throws IllegalArgumentException if there is none, or more than {@link #most}, or one with a
   *     solution that is none of the puzzle's
   */
  public String html(List<Position> positions) {
    if (positions.isEmpty() || positions.size() > most()) {
      throw new IllegalArgumentException(
          "A booklet for %s has 1 to %d positions, not %d."
              .formatted(puzzle.name(), most(), positions.size()));
    }
    for (int place = 0; place < positions.size(); place++) {
      check(place + 1, positions.get(place));
    }
    return new BookletPages(puzzle, print, positions).html();
  }

  private void check(int number, Position position) {
    if (!puzzle.problem().isSolution(position.options())) {
      throw new IllegalArgumentException(
          "Position %d cannot be drawn: the options %s are no solution of %s."
              .formatted(number, position.solution(), puzzle.name()));
    }
  }
}
