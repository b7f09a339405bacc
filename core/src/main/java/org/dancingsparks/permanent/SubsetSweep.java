package org.dancingsparks.permanent;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.BitSet;

/**
 * The permanent row by row: for each set of columns that the rows so far can have chosen, the sum
 * of the products of their entries.
 *
 * <p>A column without entries in later rows is closed: sets without it are dropped, and it is
 * removed from the others. Only open columns have a bit, which is reused. {@link RowOrder} states
 * the time and memory. Not thread safe.
 */
final class SubsetSweep {
  /** The number of additions of {@link SignSum} that take as long as a step. */
  private static final double STEP_WORK = 30;

  /** The number of additions of {@link SignSum} that take as long as a limb of a step. */
  private static final double LIMB_WORK = 1;

  private final SquareMatrix matrix;
  private final RowOrder order;
  private final int limbs;
  private final CancellationCheck polling;

  /** By column: the last place of the order with an entry in it. */
  private final int[] lastUse;

  /** By open column: its bit. */
  private final long[] bit;

  /** The bits that no column has. */
  private long free = -1L >>> 1;

  /** The bits of the current row's columns. */
  private long[] bits;

  /** The entries of the current row, by its columns. */
  private int[] entries;

  /** The bits that the current row closes. */
  private long closing;

  SubsetSweep(SquareMatrix matrix, RowOrder order, int limbs, CancellationCheck polling) {
    this.matrix = matrix;
    this.order = order;
    this.limbs = limbs;
    this.polling = polling;
    bit = new long[matrix.size()];
    lastUse = new int[matrix.size()];
    for (int index = 0; index < matrix.size(); index++) {
      for (int column = 0; column < matrix.size(); column++) {
        if (matrix.entry(order.order()[index], column) != 0) {
          lastUse[column] = index;
        }
      }
    }
  }

  /**
   * An upper bound for the work, as the number of additions of {@link SignSum} that would take as
   * long; by measurement.
   */
  double work() {
    return order.steps() * (STEP_WORK + LIMB_WORK * limbs);
  }

  /** Approximate maximum size of the two tables, in bytes. */
  double bytes() {
    return 2 * SubsetTable.bytes(order.states(), limbs);
  }

  /** The permanent. */
  BigInteger value() {
    SubsetTable table = new SubsetTable(limbs);
    SubsetTable next = new SubsetTable(limbs);
    table.addOne();
    for (int index = 0; index < matrix.size(); index++) {
      open(index);
      next.clear();
      sweep(table, next);
      free |= closing;
      SubsetTable swapped = table;
      table = next;
      next = swapped;
    }
    return table.valueOfEmpty();
  }

  private void open(int index) {
    int row = order.order()[index];
    BitSet columns = new BitSet();
    for (int column = 0; column < matrix.size(); column++) {
      columns.set(column, matrix.entry(row, column) != 0);
    }
    int[] used = columns.stream().toArray();
    Arrays.stream(used).filter(column -> bit[column] == 0).forEach(this::giveBit);
    bits = Arrays.stream(used).mapToLong(column -> bit[column]).toArray();
    entries = Arrays.stream(used).map(column -> matrix.entry(row, column)).toArray();
    closing =
        Arrays.stream(used)
            .filter(column -> lastUse[column] == index)
            .mapToLong(column -> bit[column])
            .sum();
  }

  private void giveBit(int column) {
    bit[column] = Long.lowestOneBit(free);
    free &= ~bit[column];
  }

  private void sweep(SubsetTable table, SubsetTable next) {
    for (int index = 0; index < table.slots(); index++) {
      if (table.isTaken(index)) {
        polling.step();
        long set = table.key(index);
        long missing = closing & ~set;
        for (int at = 0; at < bits.length; at++) {
          if ((set & bits[at]) == 0 && (missing & ~bits[at]) == 0) {
            next.add((set | bits[at]) & ~closing, table, index, entries[at]);
          }
        }
      }
    }
  }
}
