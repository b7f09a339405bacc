package org.dancingsparks.permanent;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.math.BigInteger;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicInteger;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.testing.Walks;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PermanentTest {
  private static BigInteger number(long number) {
    return BigInteger.valueOf(number);
  }

  @Test
  void onesHaveAsManyCoversAsPermutations() {
    Problem problem = Matrices.problem(Matrices.all(4, 1));
    assertThat(problem.options()).isEqualTo(16);
    assertThat(problem.items()).isEqualTo(8);
    assertThat(Walks.count(problem)).isEqualTo(24);
    assertThat(Permanent.of(Matrices.all(4, 1))).isEqualTo(24);
  }

  @Test
  void onesOffTheDiagonalCountDerangements() {
    List<Long> first = List.of(0L, 1L, 2L, 9L, 44L, 265L, 1854L);
    BigInteger recurrence = BigInteger.ONE;
    for (int n = 1; n <= 24; n++) {
      BigInteger permanent = Permanent.of(Matrices.of(n, (line, column) -> line == column ? 0 : 1));
      recurrence = recurrence.multiply(number(n)).add(number(n % 2 == 0 ? 1 : -1));
      assertThat(permanent).as("n = %d", n).isEqualTo(recurrence);
      if (n <= first.size()) {
        assertThat(permanent).isEqualTo(number(first.get(n - 1)));
      }
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {-1_000_000_000, -30, -7, -2, -1, 0, 1, 2, 5, 100, 2_000_000_000})
  void onesWithMoreOnTheDiagonalFollowTheirFormula(int more) {
    for (int n = 1; n <= 16; n++) {
      SquareMatrix matrix = Matrices.of(n, (line, column) -> line == column ? more + 1 : 1);
      assertThat(Permanent.of(matrix)).as("n = %d", n).isEqualTo(formula(n, more));
    }
  }

  /** n! times the sum of z^r/r! for r up to n, in whole numbers. */
  private static BigInteger formula(int n, long z) {
    BigInteger sum = BigInteger.ZERO;
    BigInteger falling = BigInteger.ONE;
    for (int r = n; r >= 0; r--) {
      sum = sum.add(falling.multiply(number(z).pow(r)));
      falling = falling.multiply(number(r));
    }
    return sum;
  }

  @Test
  void dominoesOnBoardsAreKnown() {
    assertThat(Permanent.of(dominoes(8))).isEqualTo(12_988_816);
    assertThat(Permanent.of(dominoes(12))).isEqualTo(53_060_477_521_960_000L);
    assertThat(Permanent.of(dominoes(16))).isEqualTo("2444888770250892795802079170816");
  }

  /** Rows are the black cells of a square board, columns the white ones beside them. */
  private static SquareMatrix dominoes(int side) {
    return Matrices.of(
        side * side / 2,
        (black, white) -> {
          int half = side / 2;
          int down = white / half - black / half;
          int right = 2 * (white % half - black % half) + 1 - black / half % 2 - white / half % 2;
          return Math.abs(down) + Math.abs(right) == 1 ? 1 : 0;
        });
  }

  @Test
  void longBandsFollowFibonacci() {
    int n = 1000;
    SquareMatrix band = Matrices.of(n, (line, column) -> Math.abs(line - column) <= 1 ? 1 : 0);
    BigInteger before = BigInteger.ONE;
    BigInteger permanent = BigInteger.ONE;
    for (int size = 2; size <= n; size++) {
      BigInteger next = permanent.add(before);
      before = permanent;
      permanent = next;
    }
    assertThat(Permanent.of(Matrices.shuffled(new Random(5), band))).isEqualTo(permanent);
  }

  @Test
  void asManyColumnsCanBeOpenAsASetHasBits() {
    for (int n = 50; n <= 63; n++) {
      assertThat(Permanent.of(arrow(n))).isEqualTo(n);
    }
    for (int n = 64; n <= 70; n++) {
      SquareMatrix matrix = arrow(n);
      assertThatIllegalArgumentException().isThrownBy(() -> Permanent.of(matrix));
    }
  }

  /** Ones in the first row, the first column, and the diagonal. */
  private static SquareMatrix arrow(int size) {
    return Matrices.of(size, (line, column) -> line == 0 || column == 0 || line == column ? 1 : 0);
  }

  @Test
  void theExtremeEntriesDoNotOverflow() {
    for (int entry : new int[] {Integer.MIN_VALUE, Integer.MAX_VALUE}) {
      for (int n = 1; n <= 14; n++) {
        assertThat(Permanent.of(Matrices.all(n, entry)))
            .isEqualTo(number(entry).pow(n).multiply(formula(n, 0)));
      }
    }
  }

  @Test
  void aRowOrColumnOfZerosMakesIt0() {
    assertThat(Permanent.of(SquareMatrix.of(new int[] {0}))).isZero();
    assertThat(Permanent.of(Matrices.of(9, (line, column) -> line == 4 ? 0 : 7))).isZero();
    assertThat(Permanent.of(Matrices.of(9, (line, column) -> column == 4 ? 0 : 7))).isZero();
    assertThat(Permanent.of(Matrices.all(1000, 0))).isZero();
  }

  @Test
  void refusesMatricesThatWouldTakeTooLongAndNamesTheLimits() {
    for (SquareMatrix matrix : List.of(Matrices.all(35, 1), Matrices.all(400, 1))) {
      assertThatIllegalArgumentException()
          .isThrownBy(() -> Permanent.of(matrix))
          .withMessageContaining("of %d rows".formatted(matrix.size()))
          .withMessageMatching(
              ".* the limits are 5e11 additions and 512 MiB\\. Take fewer rows \\(29 .*");
    }
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Permanent.of(Matrices.random(new Random(1), 60, 0.1, 1, 9)));
  }

  @Test
  void acceptsTheDocumentedSizes() {
    for (SquareMatrix matrix :
        List.of(Matrices.all(34, 1), Matrices.all(29, Integer.MIN_VALUE), dominoes(20))) {
      assertThatExceptionOfType(CancellationException.class)
          .isThrownBy(() -> Permanent.of(matrix, () -> true));
    }
  }

  @Test
  void pollsForCancellation() {
    for (SquareMatrix matrix : List.of(Matrices.all(20, 1), dominoes(16))) {
      AtomicInteger asked = new AtomicInteger();
      Permanent.of(matrix, () -> asked.incrementAndGet() < 0);
      assertThat(asked.get()).isBetween(10, 10_000);
    }
  }
}
