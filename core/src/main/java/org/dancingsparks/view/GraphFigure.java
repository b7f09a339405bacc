package org.dancingsparks.view;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToDoubleFunction;
import org.dancingsparks.lattice.Cell;
import org.dancingsparks.puzzle.BoardPuzzle;
import org.dancingsparks.puzzle.Graph;
import org.dancingsparks.puzzle.Mark;
import org.dancingsparks.puzzle.Point;

/**
 * A graph with marks on its vertices, as discs: colours with their symbols, or labels with their
 * differences on the edges between. Immutable.
 */
final class GraphFigure implements Figure {
  private static final String EDGE = "#505050";

  /** The distance of near vertices, in sides of a cell. */
  private static final double STEP = 2;

  /** The radius of near vertices, in sides of a cell. */
  private static final double RADIUS = 0.48;

  /** The position of an edge's number along it. */
  private static final double MIDDLE = 0.5;

  /** The position where the middle would lie on other numbers. */
  private static final double OFF_MIDDLE = 0.3;

  private final BoardPuzzle puzzle;
  private final BoardStyle style;
  private final Graph graph;
  private final double side;

  /** A vertex's mark, and the option that it is from. */
  private record Marked(Mark mark, int option) {}

  GraphFigure(Graph graph, BoardStyle style) {
    this.graph = graph;
    this.style = style;
    puzzle = style.puzzle();
    side = style.layout().side();
  }

  @Override
  public double width() {
    return extent(Point::x);
  }

  @Override
  public double height() {
    return extent(Point::y);
  }

  private double extent(ToDoubleFunction<Point> axis) {
    double most = graph.points().stream().mapToDouble(axis).max().orElseThrow();
    return ((most - least(axis)) * STEP + 2 * RADIUS) * side;
  }

  private double least(ToDoubleFunction<Point> axis) {
    return graph.points().stream().mapToDouble(axis).min().orElseThrow();
  }

  private Point at(int vertex) {
    Point point = graph.points().get(vertex);
    return new Point(
        ((point.x() - least(Point::x)) * STEP + RADIUS) * side,
        ((point.y() - least(Point::y)) * STEP + RADIUS) * side);
  }

  @Override
  public List<Point> outline(Cell cell) {
    return new Circle(at(puzzle.board().number(cell).orElseThrow()), RADIUS * side).points();
  }

  @Override
  public void draw(Svg svg, int... options) {
    Map<Integer, Marked> marked = marked(options);
    svg.open("g", "stroke", EDGE, "stroke-width", style.layout().heavy() * 0.7);
    for (Graph.Edge edge : graph.edges()) {
      Point from = at(edge.from());
      Point to = at(edge.to());
      svg.leaf("line", "x1", from.x(), "y1", from.y(), "x2", to.x(), "y2", to.y());
    }
    svg.close();
    svg.open("g", "text-anchor", "middle");
    // Marks without colours are numbers.
    if (puzzle.marks().stream().allMatch(mark -> mark.colour().isEmpty())) {
      graph.edges().forEach(edge -> difference(svg, edge, marked));
    }
    for (int vertex = 0; vertex < graph.vertices().size(); vertex++) {
      vertex(svg, vertex, marked.get(vertex));
    }
    svg.close();
  }

  private Map<Integer, Marked> marked(int... options) {
    Map<Integer, Marked> marked = new HashMap<>();
    for (int option : options) {
      List<Cell> cells = puzzle.cells(option);
      for (int index = 0; index < cells.size(); index++) {
        int vertex = puzzle.board().number(cells.get(index)).orElseThrow();
        marked.put(vertex, new Marked(puzzle.marks().get(puzzle.mark(option, index)), option));
      }
    }
    return marked;
  }

  private void vertex(Svg svg, int vertex, Marked marked) {
    Point at = at(vertex);
    boolean isColoured = marked != null && marked.mark().colour().isPresent();
    String fill =
        isColoured
            ? style.colour(marked.option(), marked.mark().colour().orElseThrow())
            : Colours.WHITE;
    svg.open("g", "class", "vertex").title(graph.vertices().get(vertex));
    svg.open("circle", "cx", at.x(), "cy", at.y(), "r", RADIUS * 0.92 * side, "fill", fill);
    svg.attributes("stroke", Colours.BLACK, "stroke-width", style.layout().heavy() * 0.7).close();
    if (marked != null) {
      svg.open("text", "class", "symbol", "x", at.x(), "y", at.y() + side * 0.17);
      svg.attributes("font-size", side * 0.48, "fill", Colours.ink(fill));
      if (style.givens().contains(marked.option())) {
        svg.attributes("font-weight", "bold");
      }
      svg.text(marked.mark().name()).close();
    }
    svg.close();
  }

  /** A point on an edge, a share of the way along it. */
  private Point point(Graph.Edge edge, double share) {
    return at(edge.from()).towards(at(edge.to()), share);
  }

  /** The difference of the labels at the ends of an edge, if both are there. */
  private void difference(Svg svg, Graph.Edge edge, Map<Integer, Marked> marked) {
    Marked one = marked.get(edge.from());
    Marked other = marked.get(edge.to());
    if (one == null || other == null) {
      return;
    }
    List<Mark> labels = puzzle.marks();
    int difference = Math.abs(labels.indexOf(one.mark()) - labels.indexOf(other.mark()));
    Point middle = point(edge, MIDDLE);
    boolean isCrossed =
        graph.edges().stream()
            .filter(crossing -> !crossing.equals(edge))
            .anyMatch(crossing -> point(crossing, MIDDLE).distance(middle) < RADIUS * side);
    Point at = isCrossed ? point(edge, OFF_MIDDLE) : middle;
    svg.open("circle", "cx", at.x(), "cy", at.y(), "r", side * 0.3, "fill", Colours.WHITE).close();
    svg.words(
        "" + difference,
        at.x(),
        at.y() + side * 0.12,
        "class",
        "difference",
        "font-size",
        side * 0.34,
        "fill",
        EDGE);
  }
}
