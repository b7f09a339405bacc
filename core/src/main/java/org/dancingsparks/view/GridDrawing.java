package org.dancingsparks.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.dancingsparks.puzzle.Board;
import org.dancingsparks.puzzle.Cell;

/**
 * Values in the cells of a board: thin lines between cells, heavy ones round the regions and so
 * round the board. Where there is only one value, as with queens, all there is to see is where it
 * is, and the board is chequered.
 */
record GridDrawing(BoardStyle brush) {
  private static final String CHEQUER = "#e4e4e4";

  void draw(Svg svg, int... options) {
    brush.blank(svg, brush.plane().tiles(brush.puzzle().board().cells()));
    if (brush.marks().size() == 1) {
      chequer(svg);
    }
    for (List<Tile> region : regions().values()) {
      Outline outline = new Outline(region, brush.plane().side());
      svg.open("path", "class", "region", "d", outline.round(), "fill", "none");
      svg.attributes("stroke", BoardStyle.BLACK, "stroke-width", brush.plane().heavy()).close();
    }
    for (int option : options) {
      for (Cell cell : brush.puzzle().cells(option)) {
        brush.symbol(svg, option, brush.plane().tile(cell), brush.ink(option));
      }
    }
  }

  private void chequer(Svg svg) {
    List<Tile> dark =
        brush.puzzle().board().cells().stream()
            .filter(cell -> (cell.row() + cell.column() + cell.layer()) % 2 == 0)
            .map(brush.plane()::tile)
            .toList();
    if (!dark.isEmpty()) {
      String path = new Outline(dark, brush.plane().side()).round();
      svg.leaf("path", "class", "chequer", "d", path, "fill", CHEQUER);
    }
  }

  private Map<Integer, List<Tile>> regions() {
    Board board = brush.puzzle().board();
    Map<Integer, List<Tile>> regions = new TreeMap<>();
    for (int cell = 0; cell < board.size(); cell++) {
      regions
          .computeIfAbsent(brush.puzzle().region(cell), region -> new ArrayList<>())
          .add(brush.plane().tile(board.cell(cell)));
    }
    return regions;
  }
}
