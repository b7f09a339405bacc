package org.dancingsparks.view;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.List;
import org.dancingsparks.lattice.Cell;
import org.dancingsparks.puzzle.Board;
import org.dancingsparks.puzzle.BoardPuzzle;
import org.dancingsparks.puzzle.CellMarginals;
import org.dancingsparks.puzzle.Mark;
import org.dancingsparks.puzzle.Point;

/**
 * Draws the shares of a puzzle's solutions in which each mark is on each cell, as SVG: for each
 * mark a small board whose cells are darker the larger the share, with the share in per cent.
 *
 * <p>The scale goes from none, white, to the least of 1, 2, 5, 10, 20, 25, 50 and 100 % that no
 * share exceeds. A cell shows the share rounded to whole per cent, {@code <1} for less, and nothing
 * for none; pointing at the cell shows the exact count. Immutable and thread safe.
 */
public final class HeatMapSvg {
  private static final double SIDE = 26;
  private static final double MARGIN = 18;
  private static final double NAME = 13;
  private static final double HEAD = 84;
  private static final double SHEET = 1000;
  private static final double MIN_WIDTH = 110;
  private static final double MIN_SHEET_WIDTH = 400;
  private static final int MAX_DIGITS = 15;

  /** The room of the scale in a page. */
  private static final double SCALE_WIDTH = 320;

  private static final double SCALE_HEIGHT = 44;

  private final BoardPuzzle puzzle;
  private final Board board;
  private final List<Mark> marks;
  private final BoardLayout layout;
  private final Frame frame;

  /**
   * A drawing for one puzzle.
   *
   * @throws IllegalArgumentException if the boards have more than {@link BoardsSvg#MAX_CELLS} cells
   *     together
   */
  public HeatMapSvg(BoardPuzzle puzzle) {
    this.puzzle = puzzle;
    board = puzzle.board();
    marks = puzzle.marks();
    layout = new BoardLayout(board, SIDE);
    long cells = (long) board.size() * marks.size();
    if (cells > BoardsSvg.MAX_CELLS) {
      throw new IllegalArgumentException(
          "%s has %d marks and %d cells: %d to draw, of at most %d."
              .formatted(puzzle.name(), marks.size(), board.size(), cells, BoardsSvg.MAX_CELLS));
    }
    frame = new Frame(layout);
  }

  /**
   * The picture.
   *
   * @param solutions the number of all solutions; may be 0
   * @throws IllegalArgumentException if a mark is on a cell in more solutions than there are, or
   *     the cells are not those of the puzzle
   */
  public String svg(CellMarginals marginals, BigInteger solutions) {
    Shares shares = shares(marginals, solutions);
    HeatScale scale = HeatScale.upTo(greatest(shares));
    double step = Math.max(layout.width(), MIN_WIDTH) + MARGIN;
    double stepDown = layout.height() + NAME * 1.8 + MARGIN;
    int perRow = (int) Math.max(1, Math.min(marks.size(), SHEET / step));
    int rows = (marks.size() + perRow - 1) / perRow;
    double width = Math.max(MIN_SHEET_WIDTH, MARGIN + perRow * step);
    Svg svg = new Svg(width, HEAD + rows * stepDown, Svg.headline(puzzle) + ", shares of cells");
    head(svg, scale, width, solutions);
    for (int mark = 0; mark < marks.size(); mark++) {
      double x = MARGIN + step * (mark % perRow);
      double y = HEAD + stepDown * (mark / perRow);
      svg.open("g", "class", "mark", "transform", Svg.moved(x, y));
      mark(svg, mark, shares, scale);
      svg.close();
    }
    return svg.finish();
  }

  /**
   * Writes figures into a page: the scale, and a board for each mark.
   *
   * @param solutions the number of all solutions; may be 0
   * @throws IllegalArgumentException as {@link #svg}
   */
  public void write(Markup page, CellMarginals marginals, BigInteger solutions) {
    Shares shares = shares(marginals, solutions);
    HeatScale scale = HeatScale.upTo(greatest(shares));
    page.open("figure", "class", "scale");
    Svg drawn = new Svg(page, SCALE_WIDTH, SCALE_HEIGHT, "scale of shares");
    drawn.open("g", "transform", Svg.moved(MARGIN / 2, MARGIN / 4));
    scale.draw(drawn);
    drawn.close().close();
    page.close().line();
    for (int mark = 0; mark < marks.size(); mark++) {
      String name = marks.get(mark).name();
      page.open("figure");
      double rim = 2 * BoardPainter.RIM;
      Svg svg = new Svg(page, layout.width() + rim, layout.height() + rim, "shares of " + name);
      svg.open("g", "transform", Svg.moved(BoardPainter.RIM, BoardPainter.RIM));
      cells(svg, mark, shares, scale);
      svg.close().close();
      page.words("figcaption", name).close().line();
    }
  }

  private Shares shares(CellMarginals marginals, BigInteger solutions) {
    if (marginals.cells() != board.size()) {
      throw new IllegalArgumentException(
          "Counts for %d cells do not go with %s, which has %d."
              .formatted(marginals.cells(), puzzle.name(), board.size()));
    }
    return new Shares(marginals, solutions);
  }

  private double greatest(Shares shares) {
    double greatest = 0;
    for (int cell = 0; cell < board.size(); cell++) {
      for (int mark = 0; mark < marks.size(); mark++) {
        greatest = Math.max(greatest, shares.of(cell, mark));
      }
    }
    return greatest;
  }

  private void head(Svg svg, HeatScale scale, double width, BigInteger solutions) {
    String count =
        shortened(solutions) + (solutions.equals(BigInteger.ONE) ? " solution" : " solutions");
    String heading = Svg.fitted(puzzle.name() + ", " + count, 15, width - 2 * MARGIN);
    svg.words(heading, MARGIN, 24, "font-size", 15, "font-weight", "bold");
    svg.open("g", "class", "scale", "transform", Svg.moved(MARGIN, 36));
    scale.draw(svg);
    svg.close();
  }

  private static String shortened(BigInteger count) {
    String digits = count.toString();
    return digits.length() <= MAX_DIGITS
        ? digits
        : new BigDecimal(count, new MathContext(6, RoundingMode.HALF_UP)).toString();
  }

  private void mark(Svg svg, int mark, Shares shares, HeatScale scale) {
    Mark drawn = marks.get(mark);
    svg.title(drawn.name());
    String name = Svg.fitted(drawn.name(), NAME, Math.max(layout.width(), MIN_WIDTH));
    svg.words(name, 0, 0, "class", "name", "font-size", NAME, "font-weight", "bold");
    svg.open("g", "transform", Svg.moved(0, NAME * 0.6));
    cells(svg, mark, shares, scale);
    svg.close();
  }

  private void cells(Svg svg, int mark, Shares shares, HeatScale scale) {
    frame.hatch(svg);
    for (int cell = 0; cell < board.size(); cell++) {
      cell(svg, cell, shares.share(cell, mark), scale);
    }
    frame.outline(svg);
    layout.label(svg);
  }

  private void cell(Svg svg, int cell, Share share, HeatScale scale) {
    List<Cell> drawn = List.of(board.cell(cell));
    String colour = scale.colour(share.fraction());
    svg.open("path", "class", "cell", "d", layout.outline(drawn).each());
    svg.attributes("fill", colour, "stroke", "#808080");
    svg.title(board.name(cell) + ": " + share.words()).close();
    if (share.fraction() > 0) {
      Point middle = layout.middle(board.cell(cell));
      double x = middle.x();
      double y = middle.y() + 4;
      svg.words(
          HeatScale.percent(share.fraction()),
          x,
          y,
          "font-size",
          11,
          "text-anchor",
          "middle",
          "fill",
          Colours.ink(colour),
          "pointer-events",
          "none");
    }
  }

  /** A share of all solutions, from 0 to 1, and in words. */
  private record Share(double fraction, String words) {}

  /** Counts as shares of all solutions. */
  private record Shares(CellMarginals marginals, BigInteger solutions) {
    double of(int cell, int mark) {
      BigInteger count = marginals.count(cell, mark);
      if (count.signum() < 0 || count.compareTo(solutions) > 0) {
        throw new IllegalArgumentException(
            "A mark is on a cell in %s solutions, but there are %s in all."
                .formatted(count, solutions));
      }
      return count.signum() == 0
          ? 0
          : new BigDecimal(count)
              .divide(new BigDecimal(solutions), MathContext.DECIMAL64)
              .doubleValue();
    }

    Share share(int cell, int mark) {
      double fraction = of(cell, mark);
      String of = marginals.count(cell, mark) + " of " + solutions;
      return new Share(fraction, of + " (" + Svg.number(100 * fraction) + " %)");
    }
  }
}
