package org.dancingsparks.sudoku;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.cover.ProblemBuilder;

/**
 * The Sudokus of a shape as an exact cover problem, whose solutions are the completed grids.
 *
 * <p>With a side of s there are s^3 options, a value in a cell each: {@code cell * s + value - 1}.
 * They cover 4 s^2 items, all primary, in this order: the cells, then each row with each value,
 * then columns, then blocks; with diagonals 2 s more, the falling one first. Names count from 1 in
 * decimal and have L for a row, since they are part of the problem's hash: {@code L1C2} is a cell,
 * {@code L1=3}, {@code C2=3} and {@code B1=3} say that a row, a column and a block hold a 3, {@code
 * F=3} and {@code R=3} that the falling and the rising diagonal do. Options are labelled {@code
 * L1C2=3}.
 *
 * <p>Immutable and thread safe. Order 3 is small; a side of 61 has 226,981 options and takes some
 * hundred megabytes while it is made. After Knuth, TAOCP 7.2.2.1.
 */
public final class SudokuProblem {
  private final SudokuShape shape;
  private final Problem problem;

  private SudokuProblem(SudokuShape shape, Problem problem) {
    this.shape = shape;
    this.problem = problem;
  }

  /** The problem of a shape, without givens. */
  public static SudokuProblem of(SudokuShape shape) {
    ProblemBuilder<String, Integer> builder =
        new ProblemBuilder<>(
            option -> cellName(shape, option / shape.side()) + "=" + (option % shape.side() + 1));
    for (int cell = 0; cell < shape.cells(); cell++) {
      builder.primary(cellName(shape, cell));
    }
    for (String unit : units(shape)) {
      for (int value = 1; value <= shape.side(); value++) {
        builder.primary(unit + "=" + value);
      }
    }
    for (int cell = 0; cell < shape.cells(); cell++) {
      addOptions(builder, shape, cell);
    }
    return new SudokuProblem(shape, builder.build());
  }

  private static String cellName(SudokuShape shape, int cell) {
    return "L" + (shape.rowOf(cell) + 1) + "C" + (shape.columnOf(cell) + 1);
  }

  private static List<String> units(SudokuShape shape) {
    List<String> units = new ArrayList<>();
    for (String kind : List.of("L", "C", "B")) {
      for (int number = 1; number <= shape.side(); number++) {
        units.add(kind + number);
      }
    }
    if (shape.diagonals() == SudokuShape.Diagonals.BOTH) {
      units.add("F");
      units.add("R");
    }
    return units;
  }

  private static void addOptions(
      ProblemBuilder<String, Integer> builder, SudokuShape shape, int cell) {
    List<String> units = unitsOf(shape, cell);
    for (int value = 1; value <= shape.side(); value++) {
      int option = cell * shape.side() + value - 1;
      builder.entry(option, cellName(shape, cell));
      for (String unit : units) {
        builder.entry(option, unit + "=" + value);
      }
    }
  }

  private static List<String> unitsOf(SudokuShape shape, int cell) {
    List<String> units = new ArrayList<>();
    units.add("L" + (shape.rowOf(cell) + 1));
    units.add("C" + (shape.columnOf(cell) + 1));
    units.add("B" + (shape.blockOf(cell) + 1));
    if (shape.diagonals() == SudokuShape.Diagonals.BOTH) {
      if (shape.isOnFallingDiagonal(cell)) {
        units.add("F");
      }
      if (shape.isOnRisingDiagonal(cell)) {
        units.add("R");
      }
    }
    return units;
  }

  public SudokuShape shape() {
    return shape;
  }

  /** The exact cover problem of all grids of the shape. */
  public Problem problem() {
    return problem;
  }

  /** The option that puts a value into a cell. */
  public int option(int cell, int value) {
    return cell * shape.side() + value - 1;
  }

  /** The cell of an option. */
  public int cell(int option) {
    return option / shape.side();
  }

  /** The value of an option. */
  public int value(int option) {
    return option % shape.side() + 1;
  }

  /**
   * The givens of a grid as options chosen, in reading order.
   *
   * @return empty if two of them conflict, so that there is no solution
   * @throws IllegalArgumentException if the grid is of another shape
   */
  public Optional<Prefix> givens(SudokuGrid grid) {
    checkShape(grid);
    int[] options = new int[grid.givens()];
    BitSet covered = new BitSet(problem.items());
    int chosen = 0;
    for (int cell = 0; cell < shape.cells(); cell++) {
      if (grid.value(cell) > 0) {
        int option = option(cell, grid.value(cell));
        if (!cover(option, covered)) {
          return Optional.empty();
        }
        options[chosen++] = option;
      }
    }
    return Optional.of(Prefix.of(problem, options));
  }

  private boolean cover(int option, BitSet covered) {
    boolean isFree = true;
    for (int index = 0; index < problem.size(option); index++) {
      isFree &= !covered.get(problem.item(option, index));
      covered.set(problem.item(option, index));
    }
    return isFree;
  }

  /**
   * The problem of one grid: a given cell has only the option of its value. The other options keep
   * their ids but have no items, as {@link Problem#keeping} has it.
   *
   * @throws IllegalArgumentException if the grid is of another shape
   */
  public Problem of(SudokuGrid grid) {
    checkShape(grid);
    BitSet kept = problem.allOptions();
    for (int cell = 0; cell < shape.cells(); cell++) {
      if (grid.value(cell) > 0) {
        kept.clear(option(cell, 1), option(cell, shape.side()) + 1);
        kept.set(option(cell, grid.value(cell)));
      }
    }
    return problem.keeping(kept);
  }

  private void checkShape(SudokuGrid grid) {
    if (!grid.shape().equals(shape)) {
      throw new IllegalArgumentException(
          "The grid is of the shape %s and the problem of %s; make both of the same."
              .formatted(grid.shape(), shape));
    }
  }

  /**
   * The grid that options make: a solution, or a part of one.
   *
   * @param options ids that do not conflict, in any order
   */
  public SudokuGrid grid(int... options) {
    int[] values = new int[shape.cells()];
    for (int option : options) {
      values[cell(option)] = value(option);
    }
    return SudokuGrid.of(shape, values);
  }
}
