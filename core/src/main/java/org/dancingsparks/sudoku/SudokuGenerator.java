package org.dancingsparks.sudoku;

import java.util.Arrays;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/**
 * Makes classic sudokus with one solution that need each of their givens.
 *
 * <p>The puzzle of an index depends on the seed and the index alone, so any of them can be made
 * anywhere, in any order. A complete grid is made from three blocks on a diagonal, which no row or
 * column shares, with values in random order; the rest is the first solution that {@link
 * ClassicSolver} finds, so not all grids are equally likely, and most never occur. Then givens are
 * removed one by one in a random order, unless a second solution appears. A given that is needed
 * once remains needed when others are removed, so one round is enough.
 *
 * <p>Random numbers are those of SplitMix64 (Steele, Lea and Flood, "Fast splittable pseudorandom
 * number generators", 2014). A puzzle costs some 80 searches. Not thread safe.
 */
public final class SudokuGenerator {
  private static final int CELLS = ClassicSolver.CELLS;
  private static final long STEP = 0x9E3779B97F4A7C15L;

  private final long seed;
  private final ClassicSolver solver = new ClassicSolver();
  private final byte[] values = new byte[9];
  private final byte[] order = new byte[CELLS];
  private long random;

  /** A generator; those of the same seed make the same puzzles. */
  public SudokuGenerator(long seed) {
    this.seed = seed;
  }

  /**
   * A puzzle.
   *
   * @param index the puzzle's number; any {@code long}
   * @return a new array of 81 values in reading order, 0 for open cells
   */
  public byte[] puzzle(long index) {
    random = mixed(seed) + index;
    random = mixed(random * STEP);
    byte[] puzzle = grid();
    fill(order, 0);
    for (byte cell : order) {
      byte value = puzzle[cell];
      puzzle[cell] = 0;
      if (solver.solve(puzzle, 2) > 1) {
        puzzle[cell] = value;
      }
    }
    return puzzle;
  }

  /** All puzzles from index 0 on, with their difficulties: an endless stream. */
  public Stream<GradedSudoku> graded() {
    return LongStream.iterate(0, index -> index + 1)
        .mapToObj(index -> GradedSudoku.of(puzzle(index)));
  }

  private byte[] grid() {
    byte[] grid = new byte[CELLS];
    for (int corner = 0; corner < CELLS; corner += 30) {
      fill(values, 1);
      for (int at = 0; at < 9; at++) {
        grid[corner + at / 3 * 9 + at % 3] = values[at];
      }
    }
    if (solver.solve(grid, 1) == 0) {
      throw new IllegalStateException(
          "Three blocks on a diagonal do not fit into a grid: " + Arrays.toString(grid));
    }
    return solver.solution();
  }

  /** Fills an array with the numbers from the least on, in random order. */
  private void fill(byte[] numbers, int least) {
    for (int size = 0; size < numbers.length; size++) {
      int at = below(size + 1);
      numbers[size] = numbers[at];
      numbers[at] = (byte) (least + size);
    }
  }

  private int below(int bound) {
    random += STEP;
    return (int) ((mixed(random) >>> 32) * bound >>> 32);
  }

  private static long mixed(long number) {
    long bits = (number ^ number >>> 30) * 0xBF58476D1CE4E5B9L;
    bits = (bits ^ bits >>> 27) * 0x94D049BB133111EBL;
    return bits ^ bits >>> 31;
  }
}
