package org.dancingsparks.view;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.dancingsparks.lattice.Cell;
import org.dancingsparks.puzzle.Mark;
import org.dancingsparks.puzzle.Point;
import org.dancingsparks.puzzle.TilePuzzle;

/**
 * Tiles with coloured sides: each side is the base of a wedge in its colour that points to the
 * middle of the tile. Without colour, on paper, wedges have the letters of their colours.
 * Immutable.
 */
record TileFigure(TilePuzzle puzzle, BoardStyle style) implements Figure {
  /** The way from the middle of a side to that of its tile at which its letter stands. */
  private static final double LETTER = 0.4;

  /** The length of a side. */
  private double unit() {
    return style.layout().sideLength();
  }

  @Override
  public double width() {
    return style.layout().width();
  }

  @Override
  public double height() {
    return style.layout().height();
  }

  @Override
  public List<Point> outline(Cell cell) {
    return style.layout().outline(cell);
  }

  @Override
  public void draw(Svg svg, int... options) {
    Set<Cell> open = new HashSet<>(puzzle.board().cells());
    for (int option : options) {
      open.removeAll(puzzle.cells(option));
    }
    style.open(svg, open);
    svg.open("g", "font-size", unit() * 0.22, "text-anchor", "middle");
    for (int option : options) {
      tile(svg, option);
    }
    svg.close();
    new Frame(style.layout()).outline(svg);
  }

  private void tile(Svg svg, int option) {
    List<Point> corners = outline(puzzle.cells(option).get(0));
    Point middle = style.layout().middle(puzzle.cells(option).get(0));
    svg.open("g", "class", "tile").title(puzzle.problem().describe(option));
    List<Mark> sides = puzzle.sides(option);
    for (int side = 0; side < sides.size(); side++) {
      Point from = corners.get(side);
      Point to = corners.get((side + 1) % corners.size());
      Mark mark = sides.get(side);
      String colour = style.colour(option, mark.colour().orElseThrow());
      svg.open(
          "path",
          "class",
          "side",
          "d",
          new SvgPath().polygon(List.of(from, to, middle)).text(),
          "fill",
          colour);
      svg.attributes("stroke", Colours.BLACK, "stroke-opacity", "0.25");
      svg.attributes("stroke-width", unit() / 50, "stroke-linejoin", "round").close();
      if (style.medium() == Medium.PAPER) {
        Point at = from.towards(to, 0.5).towards(middle, LETTER);
        svg.words(String.valueOf(mark.symbol()), at.x(), at.y() + unit() * 0.08, "class", "symbol");
      }
    }
    svg.open(
        "path", "class", "placement", "d", new SvgPath().polygon(corners).text(), "fill", "none");
    svg.attributes("stroke", Colours.BLACK, "stroke-width", style.layout().heavy() * 0.45);
    svg.attributes("stroke-linejoin", "round").close();
    svg.close();
  }
}
