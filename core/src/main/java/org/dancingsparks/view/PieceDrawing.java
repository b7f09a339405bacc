package org.dancingsparks.view;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.dancingsparks.lattice.Cell;
import org.dancingsparks.puzzle.Point;

/**
 * Pieces on a board: each placement in its piece's colour with a heavy line round it, so that it
 * can be told from its neighbours without colour, and with its symbol once in each component that
 * is connected within a layer; holes and open cells are white, on a screen with a dot.
 */
record PieceDrawing(BoardStyle style) implements BoardFigure.Contents {
  @Override
  public void draw(Svg svg, int... options) {
    Set<Cell> open = new HashSet<>(style.puzzle().board().cells());
    for (int option : options) {
      open.removeAll(Set.copyOf(style.puzzle().cells(option)));
    }
    style.open(svg, open);
    List<String> colours = style.colours(options);
    for (int index = 0; index < options.length; index++) {
      if (!style.isHole(options[index])) {
        piece(svg, options[index], colours.get(index));
      }
    }
    Arrays.stream(options).filter(style::isHole).forEach(option -> style.hole(svg, option));
  }

  private void piece(Svg svg, int option, String colour) {
    List<Cell> cells = style.puzzle().cells(option);
    Outline outline = style.layout().outline(cells);
    svg.open("path", "class", "placement", "d", outline.round(), "fill", colour);
    svg.attributes("stroke", Colours.BLACK, "stroke-width", style.layout().heavy());
    svg.attributes("stroke-linejoin", "round");
    svg.title(style.puzzle().problem().describe(option)).close();
    style.within(svg, outline, Colours.ink(colour), "0.25");
    for (List<Cell> component : components(cells)) {
      style.symbol(svg, option, middle(component), Colours.ink(colour));
    }
  }

  /** The components that are connected within a layer, in reading order. */
  private List<List<Cell>> components(List<Cell> cells) {
    List<List<Cell>> components = new ArrayList<>();
    Set<Cell> left = new TreeSet<>(cells);
    while (!left.isEmpty()) {
      List<Cell> component = new ArrayList<>();
      component.add(left.iterator().next());
      left.remove(component.get(0));
      for (int at = 0; at < component.size(); at++) {
        style.layout().beside(component.get(at)).stream()
            .filter(left::remove)
            .forEach(component::add);
      }
      components.add(component.stream().sorted().toList());
    }
    return components;
  }

  /** The cell nearest to the middle of them all; the first of several. */
  private Cell middle(List<Cell> cells) {
    List<Point> middles = cells.stream().map(style.layout()::middle).toList();
    Point mean =
        new Point(
            middles.stream().mapToDouble(Point::x).average().orElseThrow(),
            middles.stream().mapToDouble(Point::y).average().orElseThrow());
    int nearest = 0;
    for (int at = 1; at < cells.size(); at++) {
      if (middles.get(at).distance(mean) < middles.get(nearest).distance(mean) - 1e-9) {
        nearest = at;
      }
    }
    return cells.get(nearest);
  }
}
