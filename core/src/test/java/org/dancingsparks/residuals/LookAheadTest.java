package org.dancingsparks.residuals;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.cover.OrderedProblem;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.testing.Seed;
import org.dancingsparks.testing.SmallProblems;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Dominoes at random on a board: a cell is walled in where all its neighbours are covered. */
class LookAheadTest {
  /** Boards whose cells take one word, two and three. */
  @ParameterizedTest
  @CsvSource({"4, 6", "8, 8", "8, 9", "10, 15"})
  void aCellIsWalledInWithoutANeighbour(int rows, int columns) {
    Problem problem = SmallProblems.dominoes(rows, columns);
    BitSetProblem sets = new BitSetProblem(new OrderedProblem(problem, ItemOrder.given(problem)));
    LookAhead lookAhead = new LookAhead(sets);
    Seed.times(100, (random, seed) -> fill(sets, lookAhead, columns, random));
  }

  private static void fill(BitSetProblem sets, LookAhead lookAhead, int columns, Random random) {
    long[] residual = sets.residual(Prefix.EMPTY);
    long[] left = new long[sets.width()];
    for (int[] fitting = fitting(sets, residual); fitting.length > 0; ) {
      int number = fitting[random.nextInt(fitting.length)];
      sets.choose(residual, 0, number, left);
      boolean expected = wallsIn(sets, number, columns, left);
      assertThat(lookAhead.isWalledIn(number, left, 0)).isEqualTo(expected);
      if (left.length == 1) {
        assertThat(lookAhead.isWalledIn(number, left[0])).isEqualTo(expected);
      }
      if (left.length == 2) {
        assertThat(lookAhead.isWalledIn(number, left[0], left[1])).isEqualTo(expected);
      }
      residual = left.clone();
      fitting = fitting(sets, residual);
    }
  }

  private static int[] fitting(BitSetProblem sets, long[] residual) {
    return IntStream.range(0, sets.options())
        .filter(number -> sets.fits(residual, 0, number))
        .toArray();
  }

  /** Returns whether a cell beside a domino, and behind its first, has no open neighbour. */
  private static boolean wallsIn(BitSetProblem sets, int number, int columns, long[] left) {
    List<Integer> domino =
        IntStream.range(0, sets.primary()).filter(cell -> sets.has(number, cell)).boxed().toList();
    return domino.stream()
        .flatMapToInt(cell -> neighbours(cell, columns, sets.primary()))
        .filter(cell -> cell > domino.get(0) && isOpen(left, cell))
        .anyMatch(
            cell -> neighbours(cell, columns, sets.primary()).noneMatch(at -> isOpen(left, at)));
  }

  private static boolean isOpen(long[] left, int cell) {
    return (left[cell / Long.SIZE] >>> cell % Long.SIZE & 1) == 1;
  }

  private static IntStream neighbours(int cell, int columns, int cells) {
    int row = cell / columns;
    return IntStream.of(cell - columns, cell - 1, cell + 1, cell + columns)
        .filter(at -> at >= 0 && at < cells)
        .filter(at -> at / columns == row || at % columns == cell % columns);
  }
}
