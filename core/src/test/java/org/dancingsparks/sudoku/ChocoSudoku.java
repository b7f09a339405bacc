package org.dancingsparks.sudoku;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.chocosolver.solver.Model;
import org.chocosolver.solver.variables.IntVar;

/** Solves Sudokus with the constraint solver Choco: a variable a cell, an alldifferent a unit. */
final class ChocoSudoku {
  private final Model model = new Model();
  private final SudokuShape shape;
  private final IntVar[] cells;

  /**
   * A model of a grid.
   *
   * @param consistency {@code BC} filters bounds (Lopez-Ortiz et al.), {@code AC} domains (Regin)
   */
  ChocoSudoku(SudokuGrid grid, String consistency) {
    shape = grid.shape();
    cells = new IntVar[shape.cells()];
    for (int cell = 0; cell < cells.length; cell++) {
      int given = grid.value(cell);
      cells[cell] =
          given > 0 ? model.intVar(given) : model.intVar("cell " + cell, 1, shape.side(), false);
    }
    for (int[] unit : units()) {
      model
          .allDifferent(
              IntStream.of(unit).mapToObj(cell -> cells[cell]).toArray(IntVar[]::new), consistency)
          .post();
    }
  }

  private List<int[]> units() {
    int side = shape.side();
    List<int[]> units = new ArrayList<>();
    for (int unit = 0; unit < side; unit++) {
      int number = unit;
      units.add(where(cell -> cell / side == number));
      units.add(where(cell -> cell % side == number));
      units.add(where(cell -> shape.blockOf(cell) == number));
    }
    if (shape.diagonals() == SudokuShape.Diagonals.BOTH) {
      units.add(where(cell -> cell / side == cell % side));
      units.add(where(cell -> cell / side + cell % side == side - 1));
    }
    return units;
  }

  private int[] where(IntPredicate belongs) {
    return IntStream.range(0, cells.length).filter(belongs).toArray();
  }

  /** All completions of the grid. */
  List<String> solutions() {
    List<String> solutions = new ArrayList<>();
    while (model.getSolver().solve()) {
      StringBuilder line = new StringBuilder();
      for (IntVar cell : cells) {
        line.append(shape.symbol(cell.getValue()));
      }
      solutions.add(line.toString());
    }
    return solutions;
  }
}
