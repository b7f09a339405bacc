package org.dancingsparks.view;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.NavigableSet;
import java.util.Set;
import java.util.TreeSet;
import org.dancingsparks.lattice.Cell;
import org.dancingsparks.lattice.Corner;
import org.dancingsparks.puzzle.Board;
import org.dancingsparks.puzzle.Point;
import org.dancingsparks.puzzle.Wrap;

/**
 * The rim of a board of cells with sides: a heavy line round them, a dashed one where edges are
 * joined, and hatching over its gaps, which could otherwise be taken for open cells. A gap is a
 * place off the board that the cells of its layer enclose: no path through the sides of places off
 * the board leads outside. Spheres have neither, since a place without a circle is plainly off the
 * board. Immutable. Takes time proportional to the box round the board.
 */
final class Frame {
  private static final String HATCH = "#606060";

  /** The colour between the dashes of a joined edge. */
  private static final String SEAM = "#ffffff";

  /** The number of hatching lines that meet the side of a square. */
  private static final int LINES = 4;

  private final BoardLayout layout;
  private final Set<Cell> gaps;

  Frame(BoardLayout layout) {
    this.layout = layout;
    gaps = layout.hasSpheres() ? Set.of() : gaps(layout.board());
  }

  /** Returns whether there is a gap. */
  boolean hasGaps() {
    return !gaps.isEmpty();
  }

  /** Hatches the gaps, if there are any; to be drawn before the cells. */
  void hatch(Svg svg) {
    if (hasGaps()) {
      svg.open("path", "class", "gap", "d", hatching(), "stroke", HATCH);
      svg.attributes("stroke-width", Math.max(0.8, layout.side() / 25)).title("no cell").close();
    }
  }

  /** Draws the line round the board; to be drawn after the cells. */
  void outline(Svg svg) {
    if (layout.hasSpheres()) {
      return;
    }
    String outline = layout.outline(layout.board().cells()).round();
    svg.open("path", "class", "rim", "d", outline, "fill", "none", "stroke", Colours.BLACK);
    // Heavier than the lines between placements; half of it extends beyond the cells.
    svg.attributes("stroke-width", 1.25 * layout.heavy(), "pointer-events", "none").close();
    if (layout.board().wrap() != Wrap.NONE) {
      svg.open("path", "class", "seam", "d", seam(), "fill", "none", "stroke", SEAM);
      svg.attributes("stroke-width", layout.heavy(), "stroke-dasharray", dashes());
      svg.attributes("pointer-events", "none").close();
    }
  }

  /** The sides of cells beyond which the board goes on at another edge. */
  private String seam() {
    Board board = layout.board();
    SvgPath path = new SvgPath();
    for (Cell cell : board.cells()) {
      List<Corner> corners = layout.corners(cell);
      for (int side = 0; side < corners.size(); side++) {
        Cell beside = layout.beside(cell).get(side);
        if (board.number(beside).isEmpty() && board.number(board.at(beside)).isPresent()) {
          Corner next = corners.get((side + 1) % corners.size());
          path.move(layout.at(corners.get(side))).line(layout.at(next));
        }
      }
    }
    return path.text();
  }

  /** Six dashes on the side of a square. */
  private String dashes() {
    return Svg.number(layout.side() / 12);
  }

  private Set<Cell> gaps(Board board) {
    NavigableSet<Cell> off = new TreeSet<>();
    for (int layer = 1; layer <= board.layers(); layer++) {
      off.addAll(gaps(board, layer));
    }
    return off;
  }

  private Set<Cell> gaps(Board board, int layer) {
    Set<Cell> off = new HashSet<>();
    Deque<Cell> outside = new ArrayDeque<>();
    for (int row = 0; row <= board.rows() + 1; row++) {
      for (int column = -1; column <= board.columns() + 2; column++) {
        Cell cell = new Cell(row, column, layer);
        boolean isMargin = row % (board.rows() + 1) == 0 || column < 1 || column > board.columns();
        if (isMargin) {
          outside.add(cell);
        } else if (board.number(cell).isEmpty()) {
          off.add(cell);
        }
      }
    }
    while (!outside.isEmpty()) {
      layout.beside(outside.remove()).stream().filter(off::remove).forEach(outside::add);
    }
    return off;
  }

  /** Slanting lines over the gaps; the text grows with the rims of the gaps and not their areas. */
  private String hatching() {
    SvgPath path = new SvgPath();
    List<Point[]> sides = rims();
    double step = layout.side() / LINES;
    double most = layout.width() + layout.cellsHeight();
    // Halfway between corners of squares, so that none is met.
    for (double sum = step / 2; sum < most; sum += step) {
      List<Point> met = met(sides, sum);
      for (int at = 0; at + 1 < met.size(); at += 2) {
        path.move(met.get(at + 1)).line(met.get(at));
      }
    }
    return path.text();
  }

  /** The sides of gaps that are not between two of them. */
  private List<Point[]> rims() {
    List<Point[]> sides = new ArrayList<>();
    for (Cell gap : gaps) {
      List<Corner> corners = layout.corners(gap);
      for (int side = 0; side < corners.size(); side++) {
        if (!gaps.contains(layout.beside(gap).get(side))) {
          Corner next = corners.get((side + 1) % corners.size());
          sides.add(new Point[] {layout.at(corners.get(side)), layout.at(next)});
        }
      }
    }
    return sides;
  }

  /** The points of sides whose coordinates have a sum, from left to right. */
  private static List<Point> met(List<Point[]> sides, double sum) {
    List<Point> met = new ArrayList<>();
    for (Point[] side : sides) {
      double from = side[0].x() + side[0].y() - sum;
      double to = side[1].x() + side[1].y() - sum;
      if (from < 0 != to < 0) {
        met.add(side[0].towards(side[1], from / (from - to)));
      }
    }
    met.sort((one, other) -> Double.compare(one.x(), other.x()));
    return met;
  }
}
