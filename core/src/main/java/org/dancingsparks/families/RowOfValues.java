package org.dancingsparks.families;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.dancingsparks.cover.ProblemBuilder;
import org.dancingsparks.lattice.Cell;
import org.dancingsparks.puzzle.Board;
import org.dancingsparks.puzzle.GridPuzzle;
import org.dancingsparks.puzzle.GridPuzzle.Layout;
import org.dancingsparks.puzzle.Words;

/**
 * Makes puzzles of a row of places, to be filled with copies of values. An option is the places of
 * the copies of a value. Places come first in the given order, from left to right: residuals then
 * differ only in a window of places, and layers stay narrow.
 */
final class RowOfValues {
  private final ProblemBuilder<String, Copies> builder = new ProblemBuilder<>(Copies::text);
  private final List<GridPuzzle.Filling> fillings = new ArrayList<>();
  private final Board board;
  private final int values;
  private final Use use;

  /** The number of times that a value is used. */
  public enum Use {
    ONCE,
    AT_MOST_ONCE,
    ANY_NUMBER
  }

  private record Copies(int value, List<Integer> places) {
    String text() {
      return value + " at " + places.stream().map(String::valueOf).collect(Collectors.joining(" "));
    }
  }

  /**
   * A row.
   *
   * @param board the places; some can be missing
   * @param values from 1
   */
  public RowOfValues(Board board, int values, Use use) {
    this.board = board;
    this.values = values;
    this.use = use;
    board.cells().forEach(cell -> builder.primary("s" + cell.column()));
    for (int value = 1; value <= values; value++) {
      switch (use) {
        case ONCE -> builder.primary("v" + value);
        case AT_MOST_ONCE -> builder.secondary("v" + value);
        default -> {}
      }
    }
  }

  /** Adds copies of a value, at ascending places, if the row has them all. */
  public void add(int value, List<Integer> places) {
    List<Cell> cells = places.stream().map(place -> Cell.of(1, place)).toList();
    if (cells.stream().allMatch(cell -> board.number(cell).isPresent())) {
      List<String> items = new ArrayList<>();
      places.forEach(place -> items.add("s" + place));
      if (use != Use.ANY_NUMBER) {
        items.add("v" + value);
      }
      builder.option(new Copies(value, places), items);
      fillings.add(new GridPuzzle.Filling(value - 1, cells));
    }
  }

  /** The puzzle with all that was added. */
  public GridPuzzle puzzle(Words words) {
    return new GridPuzzle(
        words, builder.build(), board, GridPuzzle.values(values), fillings, Layout.PLAIN);
  }
}
