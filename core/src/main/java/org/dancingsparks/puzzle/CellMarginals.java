package org.dancingsparks.puzzle;

import java.math.BigInteger;
import java.util.Arrays;

/** The number of solutions in which each mark is on each cell of a board. Immutable. */
public final class CellMarginals {
  private final BigInteger[][] counts;

  /**
   * Sums up by cells.
   *
   * @param marginals by option, the number of solutions that contain it
   */
  public CellMarginals(BoardPuzzle puzzle, BigInteger... marginals) {
    counts = new BigInteger[puzzle.board().size()][puzzle.marks().size()];
    Arrays.stream(counts).forEach(marks -> Arrays.fill(marks, BigInteger.ZERO));
    for (int option = 0; option < marginals.length; option++) {
      int mark = puzzle.mark(option);
      for (Cell cell : puzzle.cells(option)) {
        int at = puzzle.board().number(cell).orElseThrow();
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
