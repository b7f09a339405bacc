package org.dancingsparks.permanent;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import org.assertj.core.data.Percentage;
import org.dancingsparks.testing.Seed;
import org.junit.jupiter.api.Test;

class PermanentBoundsTest {
  private static BigInteger above(SquareMatrix matrix) {
    return PermanentBounds.above(matrix).orElseThrow();
  }

  private static BigInteger below(SquareMatrix matrix) {
    return PermanentBounds.below(matrix).orElseThrow();
  }

  @Test
  void noMatrixOf0And1HasAPermanentAboveItsBound() {
    Seed.times(
        500,
        (random, seed) -> {
          double density = random.nextDouble();
          SquareMatrix matrix = Matrices.random(random, 1 + random.nextInt(10), density, 1, 1);
          assertThat(Permanent.of(matrix)).isLessThanOrEqualTo(above(matrix));
        });
  }

  @Test
  void noUniformMatrixHasAPermanentBelowItsBound() {
    Seed.times(
        300,
        (random, seed) -> {
          SquareMatrix matrix =
              Matrices.uniform(random, 1 + random.nextInt(10), 1 + random.nextInt(12));
          assertThat(Permanent.of(matrix)).isGreaterThanOrEqualTo(below(matrix));
        });
  }

  @Test
  void blocksOfOnesMeetTheBoundAbove() {
    for (int size = 1; size <= 9; size++) {
      for (int blocks = 1; blocks <= 4; blocks++) {
        SquareMatrix matrix = Matrices.blocks(size, blocks);
        assertThat(Permanent.of(matrix)).isEqualTo(above(matrix));
      }
    }
    assertThat(above(Matrices.blocks(30, 10))).isEqualTo(above(Matrices.all(30, 1)).pow(10));
  }

  @Test
  void equalEntriesMeetTheBoundBelow() {
    for (int size = 1; size <= 12; size++) {
      for (int entry : new int[] {1, 2, 7, Integer.MAX_VALUE}) {
        SquareMatrix matrix = Matrices.all(size, entry);
        assertThat(Permanent.of(matrix)).isEqualTo(below(matrix));
      }
    }
  }

  @Test
  void boundsAreTheFormulasToTheLastWholeNumber() {
    // 6^(4/3) = 10.9 and 81 * 24 / 256 = 7.6, round 9.
    SquareMatrix derangements = Matrices.of(4, (line, column) -> line == column ? 0 : 1);
    assertThat(above(derangements)).isEqualTo(10);
    assertThat(below(derangements)).isEqualTo(8);
  }

  @Test
  void theSmallerOfRowsAndColumnsBounds() {
    // Rows: 2^(4/2) = 4; columns: 24^(1/4) * 2^(1/2) * 1 * 1 = 3.1.
    SquareMatrix uneven =
        Matrices.of(4, (line, column) -> column == 0 || column == Math.max(1, line) ? 1 : 0);
    assertThat(above(uneven)).isEqualTo(3);
    assertThat(above(uneven.transposed())).isEqualTo(3);
    // A column of zeros leaves nothing.
    SquareMatrix blank =
        Matrices.of(4, (line, column) -> column < 2 && (line < 2 || column == 0) ? 1 : 0);
    assertThat(above(blank)).isZero();
  }

  @Test
  void rootsAndTheirPowersAreRoundedUp() {
    for (int r = 2; r <= 40; r++) {
      for (int power = 1; power < r; power++) {
        BigDecimal exact = new BigDecimal(PermanentBounds.factorial(r).pow(power));
        BigDecimal rounded = PermanentBounds.rootPower(r, power);
        assertThat(rounded.pow(r)).isGreaterThan(exact);
        assertThat(rounded.multiply(new BigDecimal("0." + "9".repeat(46))).pow(r))
            .isLessThan(exact);
      }
    }
  }

  @Test
  void largeMatricesHaveTheirBounds() {
    int n = 1000;
    SquareMatrix matrix = Matrices.of(n, (line, column) -> line == column ? 0 : 1);
    BigInteger permanent = derangements(n);
    assertThat(above(matrix)).isGreaterThan(permanent);
    assertThat(below(matrix)).isLessThan(permanent);
    assertThat(ratio(above(matrix), permanent)).isBetween(1.0, 100.0);
    assertThat(ratio(permanent, below(matrix))).isCloseTo(1.0, Percentage.withPercentage(1));
  }

  private static double ratio(BigInteger one, BigInteger other) {
    return new BigDecimal(one).divide(new BigDecimal(other), MathContext.DECIMAL64).doubleValue();
  }

  private static BigInteger derangements(int n) {
    BigInteger number = BigInteger.ONE;
    for (int size = 1; size <= n; size++) {
      number =
          number.multiply(BigInteger.valueOf(size)).add(BigInteger.valueOf(size % 2 == 0 ? 1 : -1));
    }
    return number;
  }

  @Test
  void thereAreNoBoundsWhereTheTheoremsSayNothing() {
    assertThat(PermanentBounds.above(Matrices.all(3, 2))).isEmpty();
    assertThat(PermanentBounds.above(Matrices.all(3, -1))).isEmpty();
    assertThat(PermanentBounds.below(Matrices.all(3, -1))).isEmpty();
    assertThat(PermanentBounds.below(SquareMatrix.of(new int[] {2, -1}, new int[] {-1, 2})))
        .isEmpty();
    assertThat(PermanentBounds.below(SquareMatrix.of(new int[] {1, 1}, new int[] {0, 2})))
        .isEmpty();
    assertThat(PermanentBounds.below(SquareMatrix.of(new int[] {1, 1}, new int[] {1, 0})))
        .isEmpty();
  }
}
