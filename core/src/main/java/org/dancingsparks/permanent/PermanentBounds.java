package org.dancingsparks.permanent;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.Arrays;
import java.util.Optional;
import java.util.stream.LongStream;

/**
 * Bounds of the permanent of a matrix, without computing it, as whole numbers of any size.
 *
 * <p>Rounding never invalidates a bound: an upper bound is rounded up at 50 digits where roots are
 * taken, a lower bound is exact. The cost is that of some products of n numbers.
 */
public final class PermanentBounds {
  /** Digits kept of roots, after the point, and of products of them. */
  private static final int DIGITS = 50;

  private static final MathContext UP = new MathContext(DIGITS, RoundingMode.CEILING);

  private PermanentBounds() {}

  /**
   * An upper bound for a matrix of 0 and 1: the product of (r!)^(1/r) over the sums r of the rows,
   * or over those of the columns if that is less; rounded down in the end, since permanents are
   * whole. Conjectured by Minc, proved by Bregman (1973).
   */
  public static Optional<BigInteger> above(SquareMatrix matrix) {
    if (!matrix.isWithin(1)) {
      return Optional.empty();
    }
    return Optional.of(above(matrix.sums()).min(above(matrix.transposed().sums())));
  }

  private static BigInteger above(long[] sums) {
    int[] rowsOfSum = new int[sums.length + 1];
    Arrays.stream(sums).forEach(sum -> rowsOfSum[(int) sum]++);
    if (rowsOfSum[0] > 0) {
      return BigInteger.ZERO;
    }
    BigInteger whole = BigInteger.ONE;
    BigDecimal rest = BigDecimal.ONE;
    for (int r = 1; r < rowsOfSum.length; r++) {
      if (rowsOfSum[r] > 0) {
        // Whole powers need no root and stay exact.
        whole = whole.multiply(factorial(r).pow(rowsOfSum[r] / r));
        rest = rest.multiply(rootPower(r, rowsOfSum[r] % r), UP);
      }
    }
    return new BigDecimal(whole).multiply(rest).toBigInteger();
  }

  /** An upper bound of (r!)^(power/r). */
  static BigDecimal rootPower(int r, int power) {
    BigDecimal product = BigDecimal.ONE;
    if (power > 0) {
      BigInteger scaled = factorial(r).multiply(BigInteger.TEN.pow(DIGITS * r));
      BigDecimal root = new BigDecimal(root(scaled, r).add(BigInteger.ONE), DIGITS);
      for (int factor = 0; factor < power; factor++) {
        product = product.multiply(root, UP);
      }
    }
    return product;
  }

  /**
   * The whole part of a root, by Newton's method: whatever the first guess, the next value is not
   * below the root, and from there the steps descend to it.
   */
  private static BigInteger root(BigInteger number, int degree) {
    double logarithm = LongStream.rangeClosed(2, degree).mapToDouble(Math::log).sum();
    BigInteger near =
        new BigDecimal(Math.exp(logarithm / degree)).movePointRight(DIGITS).toBigInteger();
    BigInteger root = newton(number, degree, near);
    BigInteger next = newton(number, degree, root);
    while (next.compareTo(root) < 0) {
      root = next;
      next = newton(number, degree, root);
    }
    return root;
  }

  private static BigInteger newton(BigInteger number, int degree, BigInteger root) {
    return root.multiply(BigInteger.valueOf(degree - 1))
        .add(number.divide(root.pow(degree - 1)))
        .divide(BigInteger.valueOf(degree));
  }

  /**
   * A lower bound for a matrix without negative entries whose rows and columns all have the same
   * sum s: s^n n!/n^n, rounded up since permanents are whole. Conjectured by van der Waerden,
   * proved by Egorychev and by Falikman (1981).
   */
  public static Optional<BigInteger> below(SquareMatrix matrix) {
    long sum = matrix.sums()[0];
    boolean isUniform =
        LongStream.concat(Arrays.stream(matrix.sums()), Arrays.stream(matrix.transposed().sums()))
            .allMatch(other -> other == sum);
    if (!isUniform || !matrix.isWithin(Integer.MAX_VALUE)) {
      return Optional.empty();
    }
    int n = matrix.size();
    BigInteger[] quotient =
        BigInteger.valueOf(sum)
            .pow(n)
            .multiply(factorial(n))
            .divideAndRemainder(BigInteger.valueOf(n).pow(n));
    return Optional.of(quotient[0].add(BigInteger.valueOf(quotient[1].signum())));
  }

  static BigInteger factorial(int n) {
    return Limbs.product(LongStream.rangeClosed(1, n).toArray());
  }
}
