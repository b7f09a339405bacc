package org.dancingsparks.view;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.dancingsparks.puzzle.Cell;

/**
 * Pieces on a board: each placement in its piece's colour with a heavy line round it, so that it
 * can be told from its neighbours without colour, and with its symbol once in each layer that it
 * reaches; open cells are white, on a screen with a dot.
 */
record PieceDrawing(BoardStyle brush) {
  void draw(Svg svg, int... options) {
    Set<Cell> open = new HashSet<>(brush.puzzle().board().cells());
    for (int option : options) {
      open.removeAll(Set.copyOf(brush.puzzle().cells(option)));
    }
    if (!open.isEmpty()) {
      List<Tile> tiles = brush.plane().tiles(open);
      brush.blank(svg, tiles);
      if (brush.medium() == Medium.SCREEN) {
        tiles.forEach(tile -> dot(svg, tile));
      }
    }
    List<String> colours = brush.colours(options);
    for (int place = 0; place < options.length; place++) {
      piece(svg, options[place], colours.get(place));
    }
  }

  private void dot(Svg svg, Tile tile) {
    double side = brush.plane().side();
    svg.open(
        "circle", "class", "open", "cx", (tile.x() + 0.5) * side, "cy", (tile.y() + 0.5) * side);
    svg.attributes("r", side * 0.07, "fill", "#707070").close();
  }

  private void piece(Svg svg, int option, String colour) {
    List<Cell> cells = brush.puzzle().cells(option);
    Outline outline = new Outline(brush.plane().tiles(cells), brush.plane().side());
    svg.open("path", "class", "placement", "d", outline.round(), "fill", colour);
    svg.attributes("stroke", BoardStyle.BLACK, "stroke-width", brush.plane().heavy());
    svg.attributes("stroke-linejoin", "round");
    svg.title(brush.puzzle().problem().describe(option)).close();
    brush.within(svg, outline, Colours.ink(colour), "0.25");
    Map<Integer, List<Cell>> layers =
        cells.stream()
            .collect(Collectors.groupingBy(Cell::layer, TreeMap::new, Collectors.toList()));
    for (List<Cell> layer : layers.values()) {
      brush.symbol(svg, option, middle(brush.plane().tiles(layer)), Colours.ink(colour));
    }
  }

  /** The tile nearest to the middle of them all; of several, the first. */
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
