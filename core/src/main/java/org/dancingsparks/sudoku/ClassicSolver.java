package org.dancingsparks.sudoku;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/**
 * Counts the solutions of classic 9x9 sudokus, some hundred thousand puzzles a second.
 *
 * <p>Cells are numbered from 0 to 80 in reading order, values are 1 to 9, and 0 stands for an open
 * cell. Use one solver for many puzzles: solving allocates nothing. The search propagates hidden
 * and naked singles and locked candidates and then branches on a cell with two values, chosen by
 * the candidates that it would remove from other cells, or else on the first cell with the fewest;
 * its values are tried from the smallest up. The same givens always give the same search, so the
 * first solution also depends on the givens alone.
 *
 * <p>Not thread safe. After the bit-parallel techniques in use since about 2005: a word for each
 * value and band of three rows. Branching on the smallest choice is TAOCP 7.2.2.1's.
 */
public final class ClassicSolver {
  /** Number of cells. */
  static final int CELLS = 81;

  private static final VarHandle EIGHT =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

  private final BandSearch search = new BandSearch();
  private final byte[] givens = new byte[CELLS];
  private int found;
  private long nodes;

  /**
   * Counts solutions and remembers the first.
   *
   * @param givens 81 values in reading order, 0 for open cells; they may contradict each other
   * @param limit the count to stop at, 1 or more; 2 suffices to prove a solution unique
   * @return the number of solutions, the limit at most
   * @throws IllegalArgumentException if there are not 81 values, or one is not 0 to 9, or the limit
   *     is less than 1
   */
  public int solve(byte[] givens, int limit) {
    if (givens.length != CELLS) {
      throw new IllegalArgumentException(
          "A classic sudoku has 81 cells, not %d; give 0 for each open one."
              .formatted(givens.length));
    }
    if (limit < 1) {
      throw new IllegalArgumentException(
          "Solutions cannot be counted up to %d; give a limit of 1 or more.".formatted(limit));
    }
    read(givens);
    System.arraycopy(givens, 0, this.givens, 0, CELLS);
    found = search.run(limit);
    nodes = search.nodes();
    return found;
  }

  /** Reads eight cells at a time, since most of a hard puzzle is open. */
  private void read(byte[] givens) {
    int[] state = search.state();
    BandState.clear(state);
    for (int at = 0; at < CELLS - 1; at += Long.BYTES) {
      long eight = (long) EIGHT.get(givens, at);
      while (eight != 0) {
        int index = Long.numberOfTrailingZeros(eight) / Byte.SIZE;
        place(state, at + index, (int) (eight >>> index * Byte.SIZE) & 255);
        eight &= ~(255L << index * Byte.SIZE);
      }
    }
    if (givens[CELLS - 1] != 0) {
      place(state, CELLS - 1, givens[CELLS - 1] & 255);
    }
  }

  private static void place(int[] state, int cell, int value) {
    if (value > 9) {
      throw new IllegalArgumentException(
          "Cell %d has the value %d; give 1 to 9, or 0 for an open cell."
              .formatted(cell, (byte) value));
    }
    BandState.place(state, value - 1, cell / 27, cell % 27);
  }

  /**
   * The value of a cell in the first solution that the last search found.
   *
   * @throws IllegalArgumentException if there is no such cell
   * @throws IllegalStateException if the last search found none
   */
  public byte solution(int cell) {
    if (cell < 0 || cell >= CELLS) {
      throw new IllegalArgumentException("There is no cell %d; give 0 to 80.".formatted(cell));
    }
    if (found == 0) {
      throw new IllegalStateException(
          "There is no solution to show; ask for one only where solve has counted some.");
    }
    return search.value(cell);
  }

  /**
   * The first solution that the last search found, in a new array of 81 values.
   *
   * @throws IllegalStateException if it found none
   */
  public byte[] solution() {
    byte[] values = new byte[CELLS];
    copySolution(values);
    return values;
  }

  /**
   * Copies the first solution that the last search found.
   *
   * @param cells takes its values, 81
   * @throws IllegalStateException if it found none
   */
  public void copySolution(byte[] cells) {
    solution(0);
    search.copySolution(cells);
  }

  /** Nodes of the last search: the root, and one for each value tried in a guess. */
  public long nodes() {
    return nodes;
  }

  /**
   * Returns whether naked and hidden singles alone (in cells, rows, columns and blocks) lead from
   * the last givens to a solution; computed on each call.
   */
  public boolean isSolvedByPropagation() {
    // The search uses singles and more, so singles cannot reach a value that it guessed.
    return found == 1 && nodes == 1 && Singles.solve(givens);
  }
}
