package org.dancingsparks.format;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.dancingsparks.lattice.Cell;
import org.dancingsparks.message.InputException;
import org.dancingsparks.puzzle.Mark;
import org.dancingsparks.puzzle.TextPosition;
import org.dancingsparks.puzzle.TilePuzzle;

/**
 * Finds the tiles of a drawing that has the symbols of tiles and of the sides between them, in
 * reading order, with a dot for an open position.
 */
final class TileReader {
  private static final char OPEN_CELL = '.';

  private final TilePuzzle puzzle;
  private final Map<TextPosition, Character> symbols = new HashMap<>();

  /**
   * A reader of a drawing.
   *
   * @param drawn a symbol for each of the puzzle's {@linkplain TilePuzzle#positions positions}
   */
  TileReader(TilePuzzle puzzle, String drawn) {
    this.puzzle = puzzle;
    for (TextPosition position : puzzle.positions()) {
      symbols.put(position, drawn.charAt(symbols.size()));
    }
  }

  /** The options that place the tiles as they are drawn. */
  int[] options() {
    Map<Cell, List<Integer>> byCell = new HashMap<>();
    Set<Cell> drawn = new HashSet<>();
    for (Cell cell : puzzle.board().cells()) {
      if (symbols.get(puzzle.position(cell)) != OPEN_CELL) {
        drawn.add(cell);
      }
    }
    for (int option = 0; option < puzzle.problem().options(); option++) {
      Cell cell = puzzle.cells(option).get(0);
      if (drawn.contains(cell) && isDrawn(option, cell)) {
        byCell.computeIfAbsent(cell, key -> new ArrayList<>()).add(option);
      }
    }
    drawn.stream().sorted().forEach(cell -> check(cell, byCell.getOrDefault(cell, List.of())));
    return byCell.values().stream().mapToInt(options -> options.get(0)).sorted().toArray();
  }

  private boolean isDrawn(int option, Cell cell) {
    List<TextPosition> positions = puzzle.sidePositions(cell);
    List<Mark> sides = puzzle.sides(option);
    Mark tile = puzzle.marks().get(puzzle.mark(option, 0));
    return symbols.get(puzzle.position(cell)) == tile.symbol()
        && IntStream.range(0, positions.size())
            .allMatch(side -> symbols.get(positions.get(side)) == sides.get(side).symbol());
  }

  private void check(Cell cell, List<Integer> options) {
    if (options.size() != 1) {
      throw new InputException(
          "No option of %s places %s in %s with the colours round it"
              .formatted(puzzle.name(), symbols.get(puzzle.position(cell)), cell.text()),
          "correct the board, or give options as #ID");
    }
  }
}
