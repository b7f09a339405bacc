package org.dancingsparks.sudoku;

import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.links.Links;

/**
 * Solves Sudokus of any shape as exact cover problems by Dancing Links.
 *
 * <p>It always branches on an item with the fewest options. So it follows naked and hidden singles
 * as long as there are any, and they alone reach the solution if no node on its path has two
 * branches. A search that never guesses has a node more than there are open cells.
 */
final class LinksPuzzles implements PuzzleSolver {
  private final SudokuProblem sudoku;
  private final Links links;
  private final byte[] solution;
  private long counted;
  private long nodes;
  private int open;
  private boolean isSolvedByPropagation;

  LinksPuzzles(SudokuShape shape, BooleanSupplier cancelled) {
    sudoku = SudokuProblem.of(shape);
    links = new Links(sudoku.problem(), ItemOrder.given(sudoku.problem())).cancelledBy(cancelled);
    solution = new byte[shape.cells()];
  }

  @Override
  public int solve(byte[] givens, int limit) {
    SudokuGrid grid = SudokuGrid.of(sudoku.shape(), givens);
    open = givens.length - grid.givens();
    isSolvedByPropagation = false;
    Optional<Prefix> prefix = sudoku.givens(grid);
    int found = prefix.isEmpty() ? 0 : search(prefix.get(), limit);
    // Links counts on from puzzle to puzzle.
    long all = links.nodes();
    nodes = all - counted;
    counted = all;
    return found;
  }

  private int search(Prefix prefix, int limit) {
    links.from(prefix);
    int found = 0;
    while (found < limit && links.next()) {
      if (found == 0) {
        isSolvedByPropagation = links.weight() == 1;
        for (int index = 0; index < links.size(); index++) {
          int option = links.option(index);
          solution[sudoku.cell(option)] = (byte) sudoku.value(option);
        }
      }
      found++;
    }
    return found;
  }

  @Override
  public void copySolution(byte[] cells) {
    System.arraycopy(solution, 0, cells, 0, solution.length);
  }

  @Override
  public long nodes() {
    return nodes;
  }

  @Override
  public long detour() {
    return Math.max(0, nodes - open - 1);
  }

  @Override
  public boolean isSolvedByPropagation() {
    return isSolvedByPropagation;
  }
}
