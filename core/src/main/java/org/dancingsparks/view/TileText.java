package org.dancingsparks.view;

import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.dancingsparks.lattice.Cell;
import org.dancingsparks.puzzle.Mark;
import org.dancingsparks.puzzle.TextPosition;
import org.dancingsparks.puzzle.TilePuzzle;

/**
 * Tiles as text: the symbol of each tile and, between tiles, that of their sides' colour; a dot
 * stands for an open cell.
 */
record TileText(TilePuzzle puzzle) {
  private static final char OPEN_CELL = '.';

  String drawing(int... options) {
    SortedMap<TextPosition, Character> symbols = new TreeMap<>();
    puzzle.positions().forEach(position -> symbols.put(position, OPEN_CELL));
    for (int option : options) {
      Cell cell = puzzle.cells(option).get(0);
      symbols.put(puzzle.position(cell), puzzle.marks().get(puzzle.mark(option, 0)).symbol());
      List<TextPosition> positions = puzzle.sidePositions(cell);
      List<Mark> sides = puzzle.sides(option);
      for (int side = 0; side < positions.size(); side++) {
        symbols.put(positions.get(side), sides.get(side).symbol());
      }
    }
    return text(symbols);
  }

  private static String text(SortedMap<TextPosition, Character> symbols) {
    StringBuilder text = new StringBuilder();
    int line = 0;
    int column = 0;
    for (TextPosition position : symbols.keySet()) {
      if (position.line() > line) {
        text.append('\n');
        line++;
        column = 0;
      }
      text.append(" ".repeat(position.column() - column)).append(symbols.get(position));
      column = position.column() + 1;
    }
    return text.append('\n').toString();
  }
}
