package org.dancingsparks.view.booklet;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.dancingsparks.puzzle.BoardPuzzle;
import org.dancingsparks.view.PieceSheet;
import org.dancingsparks.view.SolidPiece;
import org.dancingsparks.view.booklet.BookletPrint.Ink;
import org.dancingsparks.view.booklet.BookletPrint.Paper;

/**
 * Writes a booklet of starting positions to be solved by hand on paper, as one page of HTML: the
 * rules and the pieces, then the positions by chapter, and their solutions at the end.
 *
 * <p>The text is HTML 5 that is XML as well, to be stored as UTF-8; it refers to nothing outside,
 * contains no script, and is the same for the same positions. Print it on the paper of its {@link
 * BookletPrint}, where each chapter begins on a page of its own and pages are filled with whole
 * rows of positions. The caller vouches that each position has only one solution, as the booklet
 * says. Immutable and thread safe. Takes time and space proportional to the positions times the
 * cells of board and pieces; the text is about 100 bytes a cell, and 1,000 in space.
 */
public final class Booklet {
  /**
   * Maximum number of cells: those of the boxes round the pieces once, and for each position those
   * boxes and two boards. In space only a tenth as many positions have room.
   */
  public static final int MAX_CELLS = 250_000;

  /** The weight of a cell of a puzzle in space, which is drawn in perspective. */
  private static final int SOLID = 10;

  private final BoardPuzzle puzzle;
  private final Cover cover;
  private final Settings settings;

  private record Settings(BookletPrint print, Grading grading, String maker) {}

  /**
   * The beginning of the first page.
   *
   * @param title the heading
   * @param author or empty
   * @param introduction paragraphs before the rules; may be none
   */
  public record Cover(String title, String author, List<String> introduction) {
    /**
     * Copies the paragraphs.
     *
     * @throws IllegalArgumentException if the title is blank
     */
    public Cover {
      introduction = List.copyOf(introduction);
      if (title.isBlank()) {
        throw new IllegalArgumentException("A booklet needs a title; this one is blank.");
      }
    }

    /** A title alone. */
    public static Cover of(String title) {
      return new Cover(title, "", List.of());
    }
  }

  /**
   * Words for the difficulty of positions.
   *
   * @param words for the levels from 1, the easiest, on; if there are none, the booklet does not
   *     mention difficulty
   * @param meaning sentences that explain the words
   * @param notes sentences that explain the notes below the solutions, or empty
   */
  public record Grading(List<String> words, String meaning, String notes) {
    static final Grading NONE = new Grading(List.of(), "", "");

    /** Copies the words. */
    public Grading {
      words = List.copyOf(words);
    }

    boolean isNone() {
      return words.isEmpty();
    }
  }

  /**
   * Positions that belong together.
   *
   * @param heading or empty
   */
  public record Chapter(String heading, List<Position> positions) {
    /**
     * Copies the positions.
     *
     * @throws IllegalArgumentException if there are none
     */
    public Chapter {
      positions = List.copyOf(positions);
      if (positions.isEmpty()) {
        throw new IllegalArgumentException("A chapter has 1 position or more; this one has none.");
      }
    }
  }

  /**
   * A position and its solution.
   *
   * @param start options placed at the beginning; may be none
   * @param solution all options of the solution, those of the start among them
   * @param level of difficulty, from 1, the easiest; 0 for none
   * @param note one line to be shown with the solution, or empty
   */
  public record Position(List<Integer> start, List<Integer> solution, int level, String note) {
    /**
     * Copies the lists.
     *
     * @throws IllegalArgumentException if the level is negative, or the start has an option that
     *     the solution lacks
     */
    public Position {
      start = List.copyOf(start);
      solution = List.copyOf(solution);
      if (level < 0) {
        throw new IllegalArgumentException(
            "A position's level is 0 or more, not %d.".formatted(level));
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

    /** The options of the start in the order of the solution. */
    int[] startInOrder() {
      Set<Integer> givens = givens();
      return solution.stream().filter(givens::contains).mapToInt(Integer::intValue).toArray();
    }

    int[] options() {
      return solution.stream().mapToInt(Integer::intValue).toArray();
    }
  }

  /**
   * A booklet of positions of one puzzle, in grey on A4, without words for difficulty.
   *
   * @throws IllegalArgumentException if the pieces alone have more cells than {@link #MAX_CELLS}
   */
  public Booklet(BoardPuzzle puzzle, Cover cover) {
    this(puzzle, cover, new Settings(new BookletPrint(Paper.A4, Ink.GREY), Grading.NONE, ""));
    if (pieceCells() > MAX_CELLS) {
      throw new IllegalArgumentException(
          "The pieces of %s are drawn in boxes of %d cells together, of at most %d."
              .formatted(puzzle.name(), pieceCells(), MAX_CELLS));
    }
  }

  private Booklet(BoardPuzzle puzzle, Cover cover, Settings settings) {
    this.puzzle = puzzle;
    this.cover = cover;
    this.settings = settings;
  }

  /** This booklet for other paper or ink. */
  public Booklet printed(BookletPrint print) {
    return with(new Settings(print, grading(), maker()));
  }

  /** This booklet with words for difficulty. */
  public Booklet graded(Grading grading) {
    return with(new Settings(print(), grading, maker()));
  }

  /**
   * This booklet with a line in small print, below the rules and pieces, about its making.
   *
   * @param maker its origin, such as a command, or empty
   */
  public Booklet madeBy(String maker) {
    return with(new Settings(print(), grading(), maker));
  }

  private Booklet with(Settings changed) {
    return new Booklet(puzzle, cover, changed);
  }

  /** The number of positions that one booklet has room for. */
  public int most() {
    long each = (2 * puzzle.board().size() + pieceCells()) * (isSolid() ? SOLID : 1);
    return (int) Math.max(1, (MAX_CELLS - pieceCells()) / each);
  }

  private boolean isSolid() {
    return SolidPiece.areIn(puzzle);
  }

  BoardPuzzle puzzle() {
    return puzzle;
  }

  Cover cover() {
    return cover;
  }

  BookletPrint print() {
    return settings.print();
  }

  Grading grading() {
    return settings.grading();
  }

  String maker() {
    return settings.maker();
  }

  private long pieceCells() {
    return PieceSheet.cells(puzzle);
  }

  /**
   * The booklet of some chapters, with their positions numbered from 1 through all of them.
   *
   * @throws IllegalArgumentException if there is no position, or more than {@link #most}, or one
   *     whose solution is not one of the puzzle, or whose level has no word
   */
  public String html(List<Chapter> chapters) {
    List<Position> positions =
        chapters.stream().flatMap(chapter -> chapter.positions().stream()).toList();
    if (positions.isEmpty() || positions.size() > most()) {
      throw new IllegalArgumentException(
          "A booklet for %s has 1 to %d positions, not %d."
              .formatted(puzzle.name(), most(), positions.size()));
    }
    for (int index = 0; index < positions.size(); index++) {
      check(index + 1, positions.get(index));
    }
    return new BookletPages(this, chapters).html();
  }

  private void check(int number, Position position) {
    if (!puzzle.problem().isSolution(position.options())) {
      throw new IllegalArgumentException(
          "Position %d cannot be drawn: the options %s are not a solution of %s."
              .formatted(number, position.solution(), puzzle.name()));
    }
    if (!grading().isNone() && position.level() > grading().words().size()) {
      throw new IllegalArgumentException(
          "Position %d has the level %d, but there are words for %d."
              .formatted(number, position.level(), grading().words().size()));
    }
  }
}
