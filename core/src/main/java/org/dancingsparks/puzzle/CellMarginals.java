package org.dancingsparks.puzzle;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import org.dancingsparks.lattice.Cell;

/** The number of solutions in which each mark is on each cell of a board. Immutable. */
public final class CellMarginals {
  private final BigInteger[][] counts;

  /**
   * Sums up by cells.
   *
   * @param marginals by option, the number of solutions that contain it
   * @throws IllegalArgumentException if several options of a solution can mark one cell
   */
  public CellMarginals(BoardPuzzle puzzle, BigInteger... marginals) {
    if (puzzle.hasSharedCells()) {
      throw new IllegalArgumentException(
          "Several options of %s can mark one cell, so the solutions with a mark on it are not the sum of theirs."
              .formatted(puzzle.name()));
    }
    counts = new BigInteger[puzzle.board().size()][puzzle.marks().size()];
    Arrays.stream(counts).forEach(marks -> Arrays.fill(marks, BigInteger.ZERO));
    for (int option = 0; option < marginals.length; option++) {
      List<Cell> cells = puzzle.cells(option);
      for (int index = 0; index < cells.size(); index++) {
        int mark = puzzle.mark(option, index);
        int at = puzzle.board().number(cells.get(index)).orElseThrow();
        counts[at][mark] = counts[at][mark].add(marginals[option]);
      }
    }
  }

  /** Number of cells. */
  public int cells() {
    return counts.length;
  }

  /** The solutions in which a mark is on a cell. */
  public BigInteger count(int cell, int mark) {
    return counts[cell][mark];
  }
}
