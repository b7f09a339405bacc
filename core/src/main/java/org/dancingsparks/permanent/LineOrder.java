package org.dancingsparks.permanent;

import java.util.BitSet;
import java.util.Optional;

/**
 * An order in which to sweep over the lines of a matrix, and what that costs at most.
 *
 * <p>After some lines a column is open if it has an entry, not 0, above and below. Of the columns
 * that have none below, each must have been chosen; so a state is a set of open columns of known
 * number, and the binomial coefficient bounds how many there can be. Costs are sums of such bounds,
 * infinite if more than 63 columns are open at a time.
 *
 * @param order line numbers
 * @param states no more states than that at a time
 * @param steps no more than so many states and entries are combined in all
 */
record LineOrder(int[] order, double states, double steps) {
  /** The most columns open at a time: one bit of a state is the table's. */
  static final int MOST_OPEN = Long.SIZE - 1;

  /** Orders of more steps are not worth completing. */
  private static final double MOST_STEPS = 1e12;

  /** The most lines from which an order is begun in search of the best. */
  private static final int MOST_STARTS = 16;

  /** The cheapest order found: as the lines stand, or greedily from one of them. */
  static LineOrder best(SquareMatrix matrix) {
    BitSet[] lines = lines(matrix);
    LineOrder best = new Greedy(matrix, lines).given();
    int starts = Math.min(MOST_STARTS, matrix.size());
    for (int start = 0; start < starts; start++) {
      int line = (int) ((long) start * matrix.size() / starts);
      best = new Greedy(matrix, lines).from(line, Math.min(best.steps, MOST_STEPS)).orElse(best);
    }
    return best;
  }

  private static BitSet[] lines(SquareMatrix matrix) {
    BitSet[] lines = new BitSet[matrix.size()];
    for (int line = 0; line < lines.length; line++) {
      lines[line] = new BitSet(lines.length);
      for (int column = 0; column < lines.length; column++) {
        lines[line].set(column, matrix.entry(line, column) != 0);
      }
    }
    return lines;
  }

  /** Builds one order, line by line. */
  private static final class Greedy {
    private final BitSet[] lines;

    /** How many lines still to come have an entry in each column. */
    private final int[] below;

    private final BitSet done = new BitSet();
    private final BitSet touched = new BitSet();
    private final int[] order;
    private int size;
    private int closed;
    private double states = 1;
    private double most = 1;
    private double steps;

    Greedy(SquareMatrix matrix, BitSet[] lines) {
      this.lines = lines;
      order = new int[lines.length];
      below = new int[lines.length];
      for (BitSet line : lines) {
        line.stream().forEach(column -> below[column]++);
      }
    }

    LineOrder given() {
      for (int line = 0; line < lines.length; line++) {
        add(line);
      }
      return new LineOrder(order, most, steps);
    }

    /** The order from a line on, if it takes fewer steps than some other. */
    Optional<LineOrder> from(int start, double other) {
      add(start);
      while (size < lines.length && steps < other) {
        add(next());
      }
      return steps < other ? Optional.of(new LineOrder(order, most, steps)) : Optional.empty();
    }

    /** The line that opens fewest columns more than it closes, the first among equals. */
    private int next() {
      int best = -1;
      int least = Integer.MAX_VALUE;
      for (int line = done.nextClearBit(0);
          line < lines.length;
          line = done.nextClearBit(line + 1)) {
        int opened = opened(line);
        if (opened < least) {
          least = opened;
          best = line;
        }
      }
      return best;
    }

    private int opened(int line) {
      int opened = 0;
      BitSet entries = lines[line];
      for (int column = entries.nextSetBit(0);
          column >= 0;
          column = entries.nextSetBit(column + 1)) {
        opened += touched.get(column) ? 0 : 1;
        opened -= below[column] == 1 ? 1 : 0;
      }
      return opened;
    }

    private void add(int line) {
      int degree = lines[line].cardinality();
      order[size++] = line;
      done.set(line);
      touched.or(lines[line]);
      steps +=
          touched.cardinality() - closed > MOST_OPEN ? Double.POSITIVE_INFINITY : states * degree;
      lines[line].stream().filter(column -> --below[column] == 0).forEach(column -> closed++);
      states = Math.min(states * degree, binomial(touched.cardinality() - closed, size - closed));
      most = Math.max(most, states);
    }
  }

  /** A binomial coefficient, or a little off it; 0 where there is no such subset. */
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
