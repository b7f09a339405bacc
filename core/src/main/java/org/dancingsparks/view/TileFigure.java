package org.dancingsparks.view;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.dancingsparks.families.Point;
import org.dancingsparks.families.TilePuzzle;
import org.dancingsparks.families.Tiling;
import org.dancingsparks.lattice.Cell;
import org.dancingsparks.puzzle.Mark;

/**
 * Tiles with coloured sides: each side is the base of a wedge in its colour that points to the
 * middle of the tile. Without colour, on paper, wedges have the letters of their colours.
 * Immutable.
 */
record TileFigure(TilePuzzle puzzle, BoardStyle style) implements Figure {
  private static final String EMPTY = "#ffffff";
  private static final String GREY = "#909090";

  /** The length of a triangle's side in cells of other boards, since it has less room inside. */
  private static final double TRIANGLE = 1.5;

  /** The way from the middle of a side to that of its tile at which its letter stands. */
  private static final double LETTER = 0.4;

  private double unit() {
    return style.layout().side() * (puzzle.tiling() == Tiling.TRIANGLES ? TRIANGLE : 1);
  }

  @Override
  public double width() {
    return puzzle.board().cells().stream()
        .flatMap(cell -> corners(cell).stream())
        .mapToDouble(Point::x)
        .max()
        .orElseThrow();
  }

  @Override
  public double height() {
    return puzzle.board().cells().stream()
        .flatMap(cell -> corners(cell).stream())
        .mapToDouble(Point::y)
        .max()
        .orElseThrow();
  }

  @Override
  public List<Point> outline(Cell cell) {
    return corners(cell);
  }

  private List<Point> corners(Cell cell) {
    return puzzle.tiling().corners(cell).stream()
        .map(point -> new Point(point.x() * unit(), point.y() * unit()))
        .toList();
  }

  @Override
  public void draw(Svg svg, int... options) {
    Set<Cell> open = new HashSet<>(puzzle.board().cells());
    for (int option : options) {
      open.removeAll(puzzle.cells(option));
    }
    open.stream().sorted().forEach(cell -> blank(svg, cell));
    svg.open("g", "font-size", unit() * 0.22, "text-anchor", "middle");
    for (int option : options) {
      tile(svg, option);
    }
    svg.close();
    rim(svg);
  }

  private void blank(Svg svg, Cell cell) {
    List<Point> corners = corners(cell);
    svg.leaf("path", "class", "blank", "d", closed(corners), "fill", EMPTY, "stroke", GREY);
    if (style.medium() == Medium.SCREEN) {
      Point middle = middle(corners);
      svg.open("circle", "class", "open", "cx", middle.x(), "cy", middle.y());
      svg.attributes("r", style.layout().side() * 0.07, "fill", "#707070").close();
    }
  }

  private void tile(Svg svg, int option) {
    List<Point> corners = corners(puzzle.cells(option).get(0));
    Point middle = middle(corners);
    svg.open("g", "class", "tile").title(puzzle.problem().describe(option));
    List<Mark> sides = puzzle.sides(option);
    for (int side = 0; side < sides.size(); side++) {
      Point from = corners.get(side);
      Point to = corners.get((side + 1) % corners.size());
      Mark mark = sides.get(side);
      String colour = style.colour(option, mark.colour().orElseThrow());
      svg.open("path", "class", "side", "d", closed(List.of(from, to, middle)), "fill", colour);
      svg.attributes("stroke", Colours.BLACK, "stroke-opacity", "0.25");
      svg.attributes("stroke-width", unit() / 50, "stroke-linejoin", "round").close();
      if (style.medium() == Medium.PAPER) {
        Point at = from.towards(to, 0.5).towards(middle, LETTER);
        svg.words(String.valueOf(mark.symbol()), at.x(), at.y() + unit() * 0.08, "class", "symbol");
      }
    }
    svg.open("path", "class", "placement", "d", closed(corners), "fill", "none");
    svg.attributes("stroke", Colours.BLACK, "stroke-width", style.layout().heavy() * 0.45);
    svg.attributes("stroke-linejoin", "round").close();
    svg.close();
  }

  /** A heavy line along all sides on the border. */
  private void rim(Svg svg) {
    StringBuilder path = new StringBuilder();
    for (Cell cell : puzzle.board().cells()) {
      List<Cell> beside = puzzle.tiling().beside(cell);
      List<Point> corners = corners(cell);
      for (int side = 0; side < corners.size(); side++) {
        if (puzzle.board().number(beside.get(side)).isEmpty()) {
          Point to = corners.get((side + 1) % corners.size());
          path.append('M').append(text(corners.get(side))).append('L').append(text(to));
        }
      }
    }
    svg.open("path", "class", "rim", "d", path, "fill", "none", "stroke", Colours.BLACK);
    svg.attributes("stroke-width", 1.25 * style.layout().heavy(), "stroke-linecap", "round");
    svg.attributes("pointer-events", "none").close();
  }

  private static String closed(List<Point> points) {
    return points.stream().map(TileFigure::text).collect(Collectors.joining("L", "M", "Z"));
  }

  private static String text(Point point) {
    return Svg.number(point.x()) + " " + Svg.number(point.y());
  }

  private static Point middle(List<Point> corners) {
    return new Point(
        corners.stream().mapToDouble(Point::x).average().orElseThrow(),
        corners.stream().mapToDouble(Point::y).average().orElseThrow());
  }
}
