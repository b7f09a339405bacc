package org.dancingsparks.puzzle;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.lattice.Cell;
import org.dancingsparks.sudoku.SudokuShape;

/**
 * A puzzle that fills a board with values. Each option puts values in one cell or several.
 *
 * @param fillings by option: its value's place among the values, and its cells
 * @param regions by cell number, the part of the board that it belongs to
 */
public record GridPuzzle(
    Words words,
    Problem problem,
    Board board,
    List<Mark> marks,
    List<Filling> fillings,
    IntUnaryOperator regions)
    implements BoardPuzzle {
  /** The most values that have symbols. */
  public static final int MOST_VALUES = SudokuShape.LARGEST_SIDE;

  /**
   * The effect of an option: values in cells.
   *
   * @param marks of each cell
   * @param cells in reading order
   */
  public record Filling(List<Integer> marks, List<Cell> cells) {
    /** One value in all of some cells. */
    public Filling(int mark, List<Cell> cells) {
      this(Collections.nCopies(cells.size(), mark), cells);
    }

    /** A value in each of some cells. */
    public static Filling of(SortedMap<Cell, Integer> marks) {
      return new Filling(List.copyOf(marks.values()), List.copyOf(marks.keySet()));
    }
  }

  /**
   * The values 1 to n, as 1 to 9, A to Z and a to z.
   *
   * @throws IllegalArgumentException if there are more values than symbols
   */
  public static List<Mark> values(int values) {
    SudokuShape shape = SudokuShape.of(1, values);
    return IntStream.rangeClosed(1, values)
        .mapToObj(value -> new Mark("" + value, shape.symbol(value), Optional.empty()))
        .toList();
  }

  @Override
  public String name() {
    return words.name();
  }

  @Override
  public String title() {
    return words.title();
  }

  @Override
  public String rules() {
    return words.rules();
  }

  @Override
  public int mark(int option, int place) {
    return fillings.get(option).marks().get(place);
  }

  @Override
  public List<Cell> cells(int option) {
    return fillings.get(option).cells();
  }

  @Override
  public int region(int cell) {
    return regions.applyAsInt(cell);
  }

  /** The symmetries of the board as a figure; values are not exchanged. */
  @Override
  public Symmetries symmetries() {
    return Symmetries.ofFigure(this);
  }
}
