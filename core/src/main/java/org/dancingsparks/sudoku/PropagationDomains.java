package org.dancingsparks.sudoku;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/**
 * The values that each cell can still have, as bit sets, and the two rules that reduce them.
 *
 * <p>Value v is the bit v - 1. Not thread safe.
 */
final class PropagationDomains {
  private final SudokuShape shape;

  /** The cells of each row, column, block and, where they count, diagonal; in this order. */
  private final int[][] units;

  /** By cell: the other cells of its units, once each. */
  private final int[][] peers;

  private final long[] domains;

  /** The cells whose single value has been taken from their peers. */
  private final BitSet propagated = new BitSet();

  /** A state for {@link #restore}. */
  record Saved(long[] domains, BitSet propagated) {}

  PropagationDomains(SudokuGrid grid) {
    shape = grid.shape();
    units = units(shape);
    peers = peers(shape, units);
    domains = new long[shape.cells()];
    long all = -1L >>> Long.SIZE - shape.side();
    for (int cell = 0; cell < domains.length; cell++) {
      domains[cell] = grid.value(cell) == 0 ? all : 1L << grid.value(cell) - 1;
    }
  }

  private static int[][] units(SudokuShape shape) {
    List<int[]> units = new ArrayList<>();
    for (int number = 0; number < shape.side(); number++) {
      int row = number;
      units.add(cells(shape, cell -> shape.rowOf(cell) == row));
    }
    for (int number = 0; number < shape.side(); number++) {
      int column = number;
      units.add(cells(shape, cell -> shape.columnOf(cell) == column));
    }
    for (int number = 0; number < shape.side(); number++) {
      int block = number;
      units.add(cells(shape, cell -> shape.blockOf(cell) == block));
    }
    if (shape.diagonals() == SudokuShape.Diagonals.BOTH) {
      units.add(cells(shape, shape::isOnFallingDiagonal));
      units.add(cells(shape, shape::isOnRisingDiagonal));
    }
    return units.toArray(int[][]::new);
  }

  private static int[] cells(SudokuShape shape, IntPredicate belongs) {
    return IntStream.range(0, shape.cells()).filter(belongs).toArray();
  }

  private static int[][] peers(SudokuShape shape, int[][] units) {
    BitSet[] peers = new BitSet[shape.cells()];
    Arrays.setAll(peers, cell -> new BitSet());
    for (int[] unit : units) {
      for (int cell : unit) {
        for (int peer : unit) {
          peers[cell].set(peer);
        }
      }
    }
    int[][] cells = new int[shape.cells()][];
    for (int cell = 0; cell < cells.length; cell++) {
      peers[cell].clear(cell);
      cells[cell] = peers[cell].stream().toArray();
    }
    return cells;
  }

  /**
   * One pass over the cells in reading order: each that has newly become single takes its value
   * from its peers.
   *
   * @return number of such cells
   */
  int propagate() {
    int newlySingle = 0;
    for (int cell = 0; cell < domains.length; cell++) {
      if (Long.bitCount(domains[cell]) == 1 && !propagated.get(cell)) {
        propagated.set(cell);
        newlySingle++;
        for (int peer : peers[cell]) {
          domains[peer] &= ~domains[cell];
        }
      }
    }
    return newlySingle;
  }

  /**
   * Gives each cell that alone in a unit can have a value this value: rows first, then columns,
   * then blocks.
   *
   * @return number of cells that became single
   */
  int reduce() {
    int reduced = 0;
    for (int[] unit : units) {
      reduced += reduce(unit);
    }
    return reduced;
  }

  /** Reads the whole unit before it changes any of its cells. */
  private int reduce(int[] unit) {
    long once = 0;
    long twice = 0;
    for (int cell : unit) {
      twice |= once & domains[cell];
      once |= domains[cell];
    }
    int reduced = 0;
    for (int cell : unit) {
      long alone = domains[cell] & once & ~twice;
      if (alone != 0 && Long.bitCount(domains[cell]) > 1) {
        domains[cell] = Long.lowestOneBit(alone);
        reduced++;
      }
    }
    return reduced;
  }

  /** Returns whether a cell has no value left. */
  boolean areBlocked() {
    for (long domain : domains) {
      if (domain == 0) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether each cell has one value left; it is a solution once all are propagated. */
  boolean areSolved() {
    for (long domain : domains) {
      if (Long.bitCount(domain) != 1) {
        return false;
      }
    }
    return true;
  }

  /** The first cell in reading order with exactly two values, or -1. */
  int firstPair() {
    for (int cell = 0; cell < domains.length; cell++) {
      if (Long.bitCount(domains[cell]) == 2) {
        return cell;
      }
    }
    return -1;
  }

  void keepHighest(int cell) {
    domains[cell] = Long.highestOneBit(domains[cell]);
  }

  void keepLowest(int cell) {
    domains[cell] = Long.lowestOneBit(domains[cell]);
  }

  Saved save() {
    return new Saved(domains.clone(), (BitSet) propagated.clone());
  }

  void restore(Saved saved) {
    System.arraycopy(saved.domains, 0, domains, 0, domains.length);
    propagated.clear();
    propagated.or(saved.propagated);
  }

  /** The cells with one value left; the others are open. */
  SudokuGrid grid() {
    int[] values = new int[domains.length];
    for (int cell = 0; cell < values.length; cell++) {
      boolean isSingle = Long.bitCount(domains[cell]) == 1;
      values[cell] = isSingle ? Long.numberOfTrailingZeros(domains[cell]) + 1 : 0;
    }
    return SudokuGrid.of(shape, values);
  }
}
