package org.dancingsparks.permanent;

import java.math.BigInteger;
import java.util.Arrays;

/**
 * The permanent as a sum over the signs of rows: for each choice of signs, with plus for the first
 * row, the product of the columns' sums and of the signs; all that over 2^(n-1).
 *
 * <p>Signs change one at a time, in Gray code. Columns are grouped so that the product of a group's
 * sums fits a {@code long}; only the products of groups need more limbs. Takes 2^(n-1) steps of n
 * additions and multiplications, and memory n^2. Used once; not thread safe. After Glynn (2010),
 * "The permanent of a square matrix".
 */
final class SignSum {
  /** The greatest absolute value of a factor of {@link Limbs}. */
  private static final BigInteger MAX_FACTOR = BigInteger.ONE.shiftLeft(62);

  /** The number of additions that take as long as multiplying a limb, or adding one. */
  private static final double LIMB_WORK = 3;

  private final int size;

  /** Twice each row: the change of the columns' sums when its sign changes. */
  private final long[][] twice;

  /** The rows whose sign is minus, as bits. */
  private long minus;

  private final long[] sums;

  /** The end of each group of columns. */
  private final int[] ends;

  private final int limbs;
  private final CancellationCheck polling;

  SignSum(SquareMatrix matrix, CancellationCheck polling) {
    this.polling = polling;
    size = matrix.size();
    SquareMatrix transposed = matrix.transposed();
    sums = transposed.sums();
    ends = groups(transposed.sizes());
    limbs = Limbs.holding(Limbs.product(matrix.sizes()).shiftLeft(size));
    twice = new long[size][size];
    for (int row = 0; row < size; row++) {
      for (int column = 0; column < size; column++) {
        twice[row][column] = 2L * matrix.entry(row, column);
      }
    }
  }

  private static int[] groups(long[] sizes) {
    int[] ends = new int[sizes.length];
    int groups = 0;
    BigInteger product = BigInteger.ONE;
    for (int column = 0; column < sizes.length; column++) {
      BigInteger longer = product.multiply(BigInteger.valueOf(sizes[column]));
      if (longer.compareTo(MAX_FACTOR) > 0) {
        ends[groups++] = column;
        longer = BigInteger.valueOf(sizes[column]);
      }
      product = longer;
    }
    ends[groups++] = sizes.length;
    return Arrays.copyOf(ends, groups);
  }

  /** The work, as the number of additions that would take as long; by measurement. */
  double work() {
    double multiplied = ends.length * (ends.length - 1.0) / 2;
    double wide = ends.length == 1 ? 0 : multiplied + limbs;
    return Math.scalb(size + LIMB_WORK * wide, size - 1);
  }

  /**
   * The permanent.
   *
   * <p>The matrix must have at most 62 rows.
   */
  BigInteger value() {
    BigInteger sum = ends.length == 1 ? oneGroup() : manyGroups();
    return sum.shiftRight(size - 1);
  }

  /**
   * The sum if the product of all columns' sums fits a {@code long}; the sum itself may need two.
   */
  private BigInteger oneGroup() {
    long high = 0;
    long low = 0;
    long last = 1L << (size - 1);
    for (long step = 1; step <= last; step++) {
      long product = product(0, size);
      product = (step & 1) == 0 ? -product : product;
      low += product;
      high += (product >> 63) + (Long.compareUnsigned(low, product) < 0 ? 1 : 0);
      turn(step, last);
    }
    return Limbs.value(new long[] {low, high}, 0, 2);
  }

  private BigInteger manyGroups() {
    long[] sum = new long[limbs];
    long[] product = new long[Math.min(ends.length, limbs)];
    long last = 1L << (size - 1);
    for (long step = 1; step <= last; step++) {
      long first = product(0, ends[0]);
      product[0] = (step & 1) == 0 ? -first : first;
      int used = 1;
      for (int group = 1; group < ends.length && first != 0; group++) {
        first = product(ends[group - 1], ends[group]);
        Limbs.multiply(product, used, first);
        used = Math.min(used + 1, product.length);
      }
      if (first != 0) {
        Limbs.add(sum, product, used);
      }
      turn(step, last);
    }
    return Limbs.value(sum, 0, limbs);
  }

  private long product(int from, int to) {
    long product = 1;
    long other = 1;
    int column = from;
    for (; column + 1 < to; column += 2) {
      product *= sums[column];
      other *= sums[column + 1];
    }
    return column < to ? product * other * sums[column] : product * other;
  }

  /** Changes the sign of the row that the Gray code selects. */
  private void turn(long step, long last) {
    polling.step();
    if (step == last) {
      return;
    }
    int flipped = 1 + Long.numberOfTrailingZeros(step);
    long[] row = twice[flipped];
    minus ^= 1L << flipped;
    if ((minus >> flipped & 1) == 1) {
      for (int column = 0; column < sums.length; column++) {
        sums[column] -= row[column];
      }
    } else {
      for (int column = 0; column < sums.length; column++) {
        sums[column] += row[column];
      }
    }
  }
}
