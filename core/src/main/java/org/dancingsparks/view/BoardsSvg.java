package org.dancingsparks.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.dancingsparks.puzzle.BoardPuzzle;

/**
 * A sheet of small boards as SVG, each a solution with a caption under it; as {@link BoardSvg}
 * otherwise. Not thread safe. Holds the solutions added; the text is about 100 bytes a cell, and
 * 1,000 a cell of a solid board.
 */
public final class BoardsSvg {
  /** Maximum cells of all flat boards of a sheet together; for solid boards a tenth of it. */
  public static final int MAX_CELLS = 250_000;

  /** The weight of a cell of a solid board, which is drawn in perspective as well. */
  private static final int SOLID = 10;

  /** The default side of a cell in pixels. */
  public static final int SIDE = 16;

  /** The default number of boards side by side. */
  public static final int COLUMNS = 5;

  private static final double CAPTION = 12;
  private static final double MARGIN = 16;
  private static final double MIN_WIDTH = 120;

  private record Captioned(String caption, int[] options) {}

  private final BoardPuzzle puzzle;
  private final BoardPainter painter;
  private final int perRow;
  private final List<Captioned> boards = new ArrayList<>();

  /**
   * An empty sheet.
   *
   * @param perRow boards side by side
   * @throws IllegalArgumentException if that is not positive
   */
  public BoardsSvg(BoardPuzzle puzzle, int perRow) {
    this(puzzle, perRow, SIDE);
  }

  /**
   * An empty sheet of boards with cells of a size.
   *
   * @param perRow boards side by side
   * @param side of a cell in pixels
   * @throws IllegalArgumentException if either is not positive
   */
  public BoardsSvg(BoardPuzzle puzzle, int perRow, int side) {
    if (perRow < 1) {
      throw new IllegalArgumentException(
          "A sheet has at least 1 board in a row, not %d.".formatted(perRow));
    }
    this.puzzle = puzzle;
    this.perRow = perRow;
    painter = new BoardPainter(puzzle, side, Set.of(), Medium.SCREEN);
  }

  /** The number of boards that one sheet has room for. */
  public int most() {
    int each = puzzle.board().isFlat() ? 1 : SOLID;
    return Math.max(1, MAX_CELLS / puzzle.board().size() / each);
  }

  /**
   * Adds a solution, or a part of one.
   *
   * @param caption as the solution's number; cut off if it is wider than the board. Empty for none;
   *     if no board has one, the sheet leaves no room for captions
   * @throws IllegalArgumentException if the sheet has no more room
   */
  public void add(String caption, int... options) {
    if (boards.size() == most()) {
      throw new IllegalArgumentException(
          "A sheet has room for %d boards of %d cells; draw the others on another one."
              .formatted(most(), puzzle.board().size()));
    }
    boards.add(new Captioned(caption, options.clone()));
  }

  /**
   * The picture of all boards added.
   *
   * @throws IllegalArgumentException if there is no such option
   */
  public String svg() {
    boolean hasCaptions = boards.stream().anyMatch(board -> !board.caption().isEmpty());
    double stepX = Math.max(painter.width(), hasCaptions ? MIN_WIDTH : 0) + MARGIN;
    double stepY = painter.height() + (hasCaptions ? CAPTION * 1.6 : 0) + MARGIN;
    int rows = (boards.size() + perRow - 1) / perRow;
    double width = MARGIN + stepX * Math.max(1, Math.min(perRow, boards.size()));
    String title = Svg.headline(puzzle) + ", " + boards.size() + " drawn";
    Svg svg = new Svg(width, MARGIN + stepY * rows, title);
    for (int number = 0; number < boards.size(); number++) {
      double inRoom = (stepX - MARGIN - painter.width()) / 2;
      double x = MARGIN + stepX * (number % perRow) + inRoom;
      double y = MARGIN + stepY * (number / perRow);
      svg.open("g", "class", "board", "transform", Svg.moved(x, y));
      board(svg, boards.get(number), stepX - MARGIN);
      svg.close();
    }
    return svg.finish();
  }

  private void board(Svg svg, Captioned board, double room) {
    if (board.caption().isEmpty()) {
      painter.paint(svg, board.options());
      return;
    }
    svg.title(board.caption());
    painter.paint(svg, board.options());
    svg.words(
        Svg.fitted(board.caption(), CAPTION, room),
        painter.width() / 2,
        painter.height() + CAPTION * 1.4,
        "class",
        "caption",
        "font-size",
        CAPTION,
        "text-anchor",
        "middle");
  }
}
