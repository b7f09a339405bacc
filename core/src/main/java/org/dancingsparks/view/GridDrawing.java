package org.dancingsparks.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.dancingsparks.puzzle.Board;
import org.dancingsparks.puzzle.Cell;

/**
 * Values in the cells of a board: thin lines between cells, heavy ones round the regions and so
 * round the board. If there is only one value, as with queens, the board is chequered.
 */
record GridDrawing(BoardStyle style) {
  private static final String CHEQUER = "#e4e4e4";

  void draw(Svg svg, int... options) {
    style.blank(svg, style.layout().tiles(style.puzzle().board().cells()));
    if (style.puzzle().marks().size() == 1) {
      chequer(svg);
    }
    for (List<Tile> region : regions().values()) {
      Outline outline = new Outline(region, style.layout().side());
      svg.open("path", "class", "region", "d", outline.round(), "fill", "none");
      svg.attributes("stroke", Colours.BLACK, "stroke-width", style.layout().heavy()).close();
    }
    for (int option : options) {
      for (Cell cell : style.puzzle().cells(option)) {
        style.symbol(svg, option, style.layout().tile(cell), style.ink(option));
      }
    }
  }

  private void chequer(Svg svg) {
    List<Tile> dark =
        style.puzzle().board().cells().stream()
            .filter(cell -> (cell.row() + cell.column() + cell.layer()) % 2 == 0)
            .map(style.layout()::tile)
            .toList();
    if (!dark.isEmpty()) {
      String path = new Outline(dark, style.layout().side()).round();
      svg.leaf("path", "class", "chequer", "d", path, "fill", CHEQUER);
    }
  }

  private Map<Integer, List<Tile>> regions() {
    Board board = style.puzzle().board();
    Map<Integer, List<Tile>> regions = new TreeMap<>();
    for (int cell = 0; cell < board.size(); cell++) {
      regions
          .computeIfAbsent(style.puzzle().region(cell), region -> new ArrayList<>())
          .add(style.layout().tile(board.cell(cell)));
    }
    return regions;
  }
}
