package org.dancingsparks.sudoku;

import java.util.OptionalInt;
import java.util.stream.IntStream;

/** Sudokus by plain backtracking and plain singles: easy to see through, and not at all fast. */
final class PlainSudoku {
  private static final int[][] PEERS =
      IntStream.range(0, 81)
          .mapToObj(cell -> IntStream.range(0, 81).filter(other -> sees(cell, other)).toArray())
          .toArray(int[][]::new);

  private final byte[] cells;
  private final int limit;
  private int found;

  /** Values placed so far, if the search is to end after a number of them. */
  private long placed = Long.MIN_VALUE;

  private PlainSudoku(byte[] givens, int limit) {
    cells = givens.clone();
    this.limit = limit;
  }

  /** True for two different cells that share a row, column or block. */
  static boolean sees(int cell, int other) {
    boolean isShared =
        cell / 9 == other / 9 || cell % 9 == other % 9 || block(cell) == block(other);
    return isShared && cell != other;
  }

  private static int block(int cell) {
    return cell / 27 * 3 + cell % 9 / 3;
  }

  /** The number of solutions, at most the limit. */
  static int count(byte[] givens, int limit) {
    PlainSudoku sudoku = new PlainSudoku(givens, limit);
    if (sudoku.isConsistent()) {
      sudoku.search();
    }
    return sudoku.found;
  }

  /** The number of solutions; empty if more than a million values are placed to find it. */
  static OptionalInt countIfShort(byte[] givens, int limit) {
    PlainSudoku sudoku = new PlainSudoku(givens, limit);
    sudoku.placed = -1_000_000;
    if (sudoku.isConsistent()) {
      sudoku.search();
    }
    return sudoku.placed < 0 ? OptionalInt.of(sudoku.found) : OptionalInt.empty();
  }

  /** True if each cell has a value, and no two cells of a unit have the same. */
  static boolean isSolution(byte[] values) {
    PlainSudoku sudoku = new PlainSudoku(values, 1);
    return sudoku.isFull() && sudoku.isConsistent();
  }

  /** True if naked and hidden singles alone lead to a solution. */
  static boolean isSolvedBySingles(byte[] givens) {
    PlainSudoku sudoku = new PlainSudoku(givens, 1);
    boolean isPlaced = true;
    while (isPlaced) {
      isPlaced = sudoku.placeOneSingle();
    }
    return sudoku.isFull() && sudoku.isConsistent();
  }

  private boolean isFull() {
    return IntStream.range(0, 81).allMatch(cell -> cells[cell] != 0);
  }

  private boolean isConsistent() {
    for (int cell = 0; cell < 81; cell++) {
      if (cells[cell] != 0 && !isPossible(cell, cells[cell])) {
        return false;
      }
    }
    return true;
  }

  private boolean isPossible(int cell, int value) {
    for (int peer : PEERS[cell]) {
      if (cells[peer] == value) {
        return false;
      }
    }
    return true;
  }

  private int possible(int cell) {
    int possible = 9;
    int seen = 0;
    for (int peer : PEERS[cell]) {
      int bit = 1 << cells[peer];
      if (cells[peer] != 0 && (seen & bit) == 0) {
        seen |= bit;
        possible--;
      }
    }
    return possible;
  }

  /** Fills an open cell with the fewest possible values, and so on. */
  private void search() {
    int best = -1;
    for (int cell = 0; cell < 81; cell++) {
      if (cells[cell] == 0 && (best < 0 || possible(cell) < possible(best))) {
        best = cell;
      }
    }
    if (best < 0) {
      found++;
      return;
    }
    for (byte value = 1; value <= 9 && found < limit && placed != 0; value++) {
      if (isPossible(best, value)) {
        cells[best] = value;
        placed++;
        search();
        cells[best] = 0;
      }
    }
  }

  private boolean placeOneSingle() {
    for (int cell = 0; cell < 81; cell++) {
      for (byte value = 1; value <= 9 && cells[cell] == 0; value++) {
        if (isPossible(cell, value) && (possible(cell) == 1 || isHiddenSingle(cell, value))) {
          cells[cell] = value;
          return true;
        }
      }
    }
    return false;
  }

  private boolean isHiddenSingle(int cell, int value) {
    boolean inLine = true;
    boolean inColumn = true;
    boolean inBlock = true;
    for (int other : PEERS[cell]) {
      if (cells[other] == 0 && isPossible(other, value)) {
        inLine &= other / 9 != cell / 9;
        inColumn &= other % 9 != cell % 9;
        inBlock &= block(other) != block(cell);
      }
    }
    return inLine || inColumn || inBlock;
  }
}
