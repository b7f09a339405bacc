package org.dancingsparks.permanent;

import java.math.BigInteger;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;

/**
 * The exact permanent of a square matrix: the sum, over all ways to choose one entry from each row
 * and each column, of the product of the entries chosen. For a matrix of 0 and 1 it is the number
 * of ways to choose entries of 1, the exact covers of rows and columns.
 *
 * <p>There are two algorithms. One processes the rows and keeps a number for each set of columns
 * that can have been chosen, in as many 64-bit words as the permanent can need; it suits matrices
 * of any size, if some order of the rows leaves few columns open at a time, and never more than 63.
 * The other sums over the signs of rows, in little memory and a time that doubles with each row.
 * Estimates made beforehand select the cheaper; neither takes more than 512 MiB, nor more than
 * about ten minutes on one core. Whatever the entries are, 29 rows are within these bounds, and 34
 * rows of 0 and 1. Thread safe.
 */
public final class Permanent {
  /** Maximum number of bytes for sets of columns. */
  private static final double MAX_BYTES = 512 << 20;

  /** Maximum number of additions; a core does about one in a nanosecond. */
  private static final double MAX_WORK = 5e11;

  /** The figure from which on messages only say that it is large. */
  private static final double LARGE_FIGURE = 1e18;

  private Permanent() {}

  /**
   * The permanent.
   *
   * @throws IllegalArgumentException if it would take too much time or memory
   */
  public static BigInteger of(SquareMatrix matrix) {
    return of(matrix, () -> false);
  }

  /**
   * The permanent, unless it is cancelled.
   *
   * @param cancelled polled every few thousand steps; true ends the search
   * @throws IllegalArgumentException if it would take too much time or memory
   * @throws CancellationException if it was cancelled
   */
  public static BigInteger of(SquareMatrix matrix, BooleanSupplier cancelled) {
    SquareMatrix transposed = matrix.transposed();
    BigInteger most = Limbs.product(matrix.sizes()).min(Limbs.product(transposed.sizes()));
    if (most.signum() == 0) {
      return BigInteger.ZERO;
    }
    CancellationCheck polling = new CancellationCheck(cancelled);
    SignSum signs = new SignSum(matrix, polling);
    SubsetSweep sets = sweep(matrix, transposed, Limbs.holding(most), polling);
    boolean setsFit = sets.bytes() <= MAX_BYTES && sets.work() <= MAX_WORK;
    if (setsFit && sets.work() <= signs.work()) {
      return sets.value();
    }
    if (signs.work() > MAX_WORK) {
      throw refusal(matrix, sets, signs);
    }
    return signs.value();
  }

  /** The cheaper of processing the rows and processing the columns. */
  private static SubsetSweep sweep(
      SquareMatrix matrix, SquareMatrix transposed, int limbs, CancellationCheck polling) {
    RowOrder ofRows = RowOrder.best(matrix);
    RowOrder ofColumns = RowOrder.best(transposed);
    return ofColumns.steps() < ofRows.steps()
        ? new SubsetSweep(transposed, ofColumns, limbs, polling)
        : new SubsetSweep(matrix, ofRows, limbs, polling);
  }

  private static IllegalArgumentException refusal(
      SquareMatrix matrix, SubsetSweep sets, SignSum signs) {
    return new IllegalArgumentException(
        ("The permanent of this matrix of %,d rows would take about %s additions, or %s additions"
                + " and %s MiB; the limits are %s additions and %s MiB. Take fewer rows (29 always"
                + " work, and 34 if all entries are 0 or 1) or fewer nonzero entries.")
            .formatted(
                matrix.size(),
                figure(signs.work()),
                figure(sets.work()),
                figure(sets.bytes() / (1 << 20)),
                figure(MAX_WORK),
                figure(MAX_BYTES / (1 << 20))));
  }

  private static String figure(double number) {
    if (number > LARGE_FIGURE) {
      return "over 1e18";
    }
    return number < 10_000 ? "%.0f".formatted(number) : "%.0e".formatted(number).replace("+", "");
  }
}
