package org.dancingsparks.view;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.dancingsparks.lattice.Cell;

/**
 * Pieces on a board: each placement in its piece's colour with a heavy line round it, so that it
 * can be told from its neighbours without colour, and with its symbol once in each layer that it
 * reaches; open cells are white, on a screen with a dot.
 */
record PieceDrawing(BoardStyle style) {
  void draw(Svg svg, int... options) {
    Set<Cell> open = new HashSet<>(style.puzzle().board().cells());
    for (int option : options) {
      open.removeAll(Set.copyOf(style.puzzle().cells(option)));
    }
    if (!open.isEmpty()) {
      List<Tile> tiles = style.layout().tiles(open);
      style.blank(svg, tiles);
      if (style.medium() == Medium.SCREEN) {
        tiles.forEach(tile -> dot(svg, tile));
      }
    }
    List<String> colours = style.colours(options);
    for (int place = 0; place < options.length; place++) {
      piece(svg, options[place], colours.get(place));
    }
  }

  private void dot(Svg svg, Tile tile) {
    double side = style.layout().side();
    svg.open(
        "circle", "class", "open", "cx", (tile.x() + 0.5) * side, "cy", (tile.y() + 0.5) * side);
    svg.attributes("r", side * 0.07, "fill", "#707070").close();
  }

  private void piece(Svg svg, int option, String colour) {
    List<Cell> cells = style.puzzle().cells(option);
    Outline outline = new Outline(style.layout().tiles(cells), style.layout().side());
    svg.open("path", "class", "placement", "d", outline.round(), "fill", colour);
    svg.attributes("stroke", Colours.BLACK, "stroke-width", style.layout().heavy());
    svg.attributes("stroke-linejoin", "round");
    svg.title(style.puzzle().problem().describe(option)).close();
    style.within(svg, outline, Colours.ink(colour), "0.25");
    Map<Integer, List<Cell>> layers =
        cells.stream()
            .collect(Collectors.groupingBy(Cell::layer, TreeMap::new, Collectors.toList()));
    for (List<Cell> layer : layers.values()) {
      style.symbol(svg, option, middle(style.layout().tiles(layer)), Colours.ink(colour));
    }
  }

  /** The tile nearest to the middle of them all; the first of several. */
  private static Tile middle(List<Tile> tiles) {
    double x = tiles.stream().mapToInt(Tile::x).average().orElseThrow();
    double y = tiles.stream().mapToInt(Tile::y).average().orElseThrow();
    Tile middle = tiles.get(0);
    double least = Double.POSITIVE_INFINITY;
    for (Tile tile : tiles) {
      double away = Math.hypot(tile.x() - x, tile.y() - y);
      if (away < least - 1e-9) {
        least = away;
        middle = tile;
      }
    }
    return middle;
  }
}
