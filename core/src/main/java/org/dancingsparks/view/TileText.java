package org.dancingsparks.view;

import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.dancingsparks.lattice.Cell;
import org.dancingsparks.puzzle.Mark;
import org.dancingsparks.puzzle.TextPlace;
import org.dancingsparks.puzzle.TilePuzzle;

/**
 * Tiles as text: the symbol of each tile and, between tiles, that of their sides' colour; a dot
 * stands for an open cell.
 */
record TileText(TilePuzzle puzzle) {
  private static final char OPEN_CELL = '.';

  String drawing(int... options) {
    SortedMap<TextPlace, Character> symbols = new TreeMap<>();
    puzzle.places().forEach(place -> symbols.put(place, OPEN_CELL));
    for (int option : options) {
      Cell cell = puzzle.cells(option).get(0);
      symbols.put(puzzle.place(cell), puzzle.marks().get(puzzle.mark(option, 0)).symbol());
      List<TextPlace> places = puzzle.sidePlaces(cell);
      List<Mark> sides = puzzle.sides(option);
      for (int side = 0; side < places.size(); side++) {
        symbols.put(places.get(side), sides.get(side).symbol());
      }
    }
    return text(symbols);
  }

  private static String text(SortedMap<TextPlace, Character> symbols) {
    StringBuilder text = new StringBuilder();
    int line = 0;
    int column = 0;
    for (TextPlace place : symbols.keySet()) {
      if (place.line() > line) {
        text.append('\n');
        line++;
        column = 0;
      }
      text.append(" ".repeat(place.column() - column)).append(symbols.get(place));
      column = place.column() + 1;
    }
    return text.append('\n').toString();
  }
}
