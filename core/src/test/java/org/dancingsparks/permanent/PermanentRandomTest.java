package org.dancingsparks.permanent;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.List;
import java.util.Random;
import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.cover.OrderedProblem;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.diagram.FrontierSearch;
import org.dancingsparks.testing.Seed;
import org.dancingsparks.testing.Walks;
import org.junit.jupiter.api.Test;

/** Both ways to the permanent against the definition, each other, and the engines' counts. */
class PermanentRandomTest {
  private static final CancellationCheck NEVER = new CancellationCheck(() -> false);

  private static BigInteger bySigns(SquareMatrix matrix) {
    return new SignSum(matrix, NEVER).value();
  }

  private static BigInteger bySets(SquareMatrix matrix) {
    BigInteger most = Limbs.product(matrix.sizes());
    return new SubsetSweep(matrix, RowOrder.best(matrix), Limbs.holding(most), NEVER).value();
  }

  private static SquareMatrix some(Random random, int most) {
    int size = 1 + random.nextInt(most);
    int reach = List.of(1, 9, 1_000, Integer.MAX_VALUE / 2).get(random.nextInt(4));
    int least = random.nextBoolean() ? 1 : -reach;
    return Matrices.random(random, size, 0.2 + 0.8 * random.nextDouble(), least, reach);
  }

  @Test
  void bothWaysAgreeWithTheSumOverPermutations() {
    Seed.times(
        600,
        (random, seed) -> {
          SquareMatrix matrix = some(random, 7);
          BigInteger expected = Matrices.overPermutations(matrix);
          assertThat(bySigns(matrix)).isEqualTo(expected);
          assertThat(bySets(matrix)).isEqualTo(expected);
          assertThat(Permanent.of(matrix)).isEqualTo(expected);
        });
  }

  @Test
  void bothWaysAgreeOnLargerMatrices() {
    Seed.times(
        60,
        (random, seed) -> {
          SquareMatrix matrix = some(random, 15);
          assertThat(bySets(matrix)).isEqualTo(bySigns(matrix));
        });
  }

  @Test
  void theOrderOfRowsAndColumnsChangesNothing() {
    Seed.times(
        200,
        (random, seed) -> {
          SquareMatrix matrix = some(random, 11);
          BigInteger permanent = Permanent.of(matrix);
          assertThat(Permanent.of(Matrices.shuffled(random, matrix))).isEqualTo(permanent);
          assertThat(Permanent.of(matrix.transposed())).isEqualTo(permanent);
        });
  }

  @Test
  void sparseMatricesOfManyRowsAreProductsOfTheirBlocks() {
    Seed.times(
        50,
        (random, seed) -> {
          int size = 2 + random.nextInt(6);
          SquareMatrix block = Matrices.random(random, size, 0.8, -3, 3);
          int blocks = 1 + random.nextInt(12);
          SquareMatrix whole =
              Matrices.of(
                  size * blocks,
                  (row, column) ->
                      row / size == column / size ? block.entry(row % size, column % size) : 0);
          assertThat(Permanent.of(Matrices.shuffled(random, whole)))
              .isEqualTo(Matrices.overPermutations(block).pow(blocks));
        });
  }

  @Test
  void bothEnginesCountAsManyCovers() {
    Seed.times(
        150,
        (random, seed) -> {
          SquareMatrix matrix =
              Matrices.random(random, 1 + random.nextInt(9), 0.2 + 0.6 * random.nextDouble(), 1, 1);
          Problem problem = Matrices.problem(matrix);
          BigInteger permanent = Permanent.of(matrix);
          assertThat(permanent).isEqualTo(Walks.count(problem));
          assertThat(counted(problem)).isEqualTo(permanent);
        });
  }

  private static BigInteger counted(Problem problem) {
    return new FrontierSearch(
            new OrderedProblem(problem, ItemOrder.given(problem)), List.of(Prefix.EMPTY))
        .diagram()
        .orElseThrow()
        .count();
  }
}
