package org.dancingsparks.permanent;

import java.util.BitSet;
import java.util.Optional;

/**
 * An order in which to process the rows of a matrix, and an upper bound of its cost.
 *
 * <p>After some rows a column is open if it has a non-zero entry both above and below. Of the
 * columns that have none below, each must have been chosen; so a state is a set of open columns of
 * known size, and the binomial coefficient bounds the number of states. Costs are sums of such
 * bounds, infinite if more than 63 columns are open at a time.
 *
 * @param order row numbers
 * @param states the most states at a time
 * @param steps the most combinations of a state and an entry in all
 */
record RowOrder(int[] order, double states, double steps) {
  /** Maximum number of columns open at a time: one bit of a state is reserved for the table. */
  static final int MAX_OPEN_COLUMNS = Long.SIZE - 1;

  /** Maximum number of steps of an order that is worth completing. */
  private static final double MAX_STEPS = 1e12;

  /** Maximum number of rows from which a greedy order is started. */
  private static final int MAX_ATTEMPTS = 16;

  /** The cheapest order found: the given one, or a greedy one from one of the rows. */
  static RowOrder best(SquareMatrix matrix) {
    BitSet[] rows = rows(matrix);
    RowOrder best = new Greedy(rows).given();
    int attempts = Math.min(MAX_ATTEMPTS, matrix.size());
    for (int attempt = 0; attempt < attempts; attempt++) {
      int row = (int) ((long) attempt * matrix.size() / attempts);
      best = new Greedy(rows).from(row, Math.min(best.steps, MAX_STEPS)).orElse(best);
    }
    return best;
  }

  private static BitSet[] rows(SquareMatrix matrix) {
    BitSet[] rows = new BitSet[matrix.size()];
    for (int row = 0; row < rows.length; row++) {
      rows[row] = new BitSet(rows.length);
      for (int column = 0; column < rows.length; column++) {
        rows[row].set(column, matrix.entry(row, column) != 0);
      }
    }
    return rows;
  }

  /** Builds one order, row by row. */
  private static final class Greedy {
    private final BitSet[] rows;

    /** By column: the number of rows still to come that have an entry in it. */
    private final int[] below;

    private final BitSet done = new BitSet();
    private final BitSet touched = new BitSet();
    private final int[] order;
    private int size;
    private int closed;
    private double states = 1;
    private double most = 1;
    private double steps;

    Greedy(BitSet[] rows) {
      this.rows = rows;
      order = new int[rows.length];
      below = new int[rows.length];
      for (BitSet row : rows) {
        row.stream().forEach(column -> below[column]++);
      }
    }

    RowOrder given() {
      for (int row = 0; row < rows.length; row++) {
        add(row);
      }
      return new RowOrder(order, most, steps);
    }

    /** The order from a row on, if it takes fewer steps than another. */
    Optional<RowOrder> from(int first, double other) {
      add(first);
      while (size < rows.length && steps < other) {
        add(next());
      }
      return steps < other ? Optional.of(new RowOrder(order, most, steps)) : Optional.empty();
    }

    /** The row that opens the fewest columns beyond those it closes, the first among equals. */
    private int next() {
      int best = -1;
      int least = Integer.MAX_VALUE;
      for (int row = done.nextClearBit(0); row < rows.length; row = done.nextClearBit(row + 1)) {
        int opened = opened(row);
        if (opened < least) {
          least = opened;
          best = row;
        }
      }
      return best;
    }

    private int opened(int row) {
      int opened = 0;
      BitSet entries = rows[row];
      for (int column = entries.nextSetBit(0);
          column >= 0;
          column = entries.nextSetBit(column + 1)) {
        opened += touched.get(column) ? 0 : 1;
        opened -= below[column] == 1 ? 1 : 0;
      }
      return opened;
    }

    private void add(int row) {
      int degree = rows[row].cardinality();
      order[size++] = row;
      done.set(row);
      touched.or(rows[row]);
      steps +=
          touched.cardinality() - closed > MAX_OPEN_COLUMNS
              ? Double.POSITIVE_INFINITY
              : states * degree;
      rows[row].stream().filter(column -> --below[column] == 0).forEach(column -> closed++);
      states = Math.min(states * degree, binomial(touched.cardinality() - closed, size - closed));
      most = Math.max(most, states);
    }
  }

  /** A binomial coefficient, approximately; 0 where there is no such subset. */
  static double binomial(int of, int chosen) {
    if (chosen < 0 || chosen > of) {
      return 0;
    }
    double product = 1;
    for (int at = 1; at <= Math.min(chosen, of - chosen); at++) {
      product = product * (of - at + 1) / at;
    }
    return product;
  }
}
