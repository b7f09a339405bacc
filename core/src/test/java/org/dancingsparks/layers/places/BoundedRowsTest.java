package org.dancingsparks.layers.places;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.cover.OrderedProblem;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.cover.ProblemBuilder;
import org.dancingsparks.format.NamedPuzzles;
import org.dancingsparks.layers.disk.Limits;
import org.dancingsparks.links.Links;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.testing.RandomCases;
import org.dancingsparks.testing.Seed;
import org.junit.jupiter.api.Test;

/** Tables of rows that have several options each, of which some can be exchanged. */
class BoundedRowsTest {
  private final AtomicLong merged = new AtomicLong();

  private BigInteger count(OrderedProblem problem) {
    return new MergedCount(
            Limits.ofThisJvm().cores(1).within(1 << 28),
            ClassMerging.Effort.DEFAULT,
            count -> merged.addAndGet(count.residuals() - count.classes()))
        .of(problem);
  }

  @Test
  void randomTablesAreCountedLikeByLinks() {
    AtomicInteger solved = new AtomicInteger();
    Seed.times(
        2_000,
        (random, seed) -> {
          Problem problem = table(random);
          ItemOrder order =
              random.nextInt(3) > 0
                  ? ItemOrder.given(problem)
                  : RandomCases.shuffled(problem, random);
          Prefix givens =
              random.nextInt(3) == 0 ? RandomCases.givens(problem, random) : Prefix.EMPTY;
          long expected = new Links(problem, order).from(givens).count();
          assertEquals(
              BigInteger.valueOf(expected), count(new OrderedProblem(problem, order, givens)));
          solved.addAndGet(expected > 0 ? 1 : 0);
        });
    assertTrue(solved.get() > 50, solved + " had solutions");
    assertTrue(merged.get() > 100, merged + " residuals were merged");
  }

  /** A table: most columns are alike, some cells have two options, some options other items. */
  private static Problem table(Random random) {
    ProblemBuilder<String, String> builder = new ProblemBuilder<String, String>(option -> null);
    int rows = 2 + random.nextInt(2);
    int columns = 2 + random.nextInt(3);
    List<String> kinds = List.of("odd", "plain", "plain", "plain");
    int least = random.nextInt(2);
    int most = Math.max(1, least + random.nextInt(3));
    int odd = random.nextInt(rows);
    boolean areTwice = random.nextInt(4) == 0;
    for (int row = 0; row < rows; row++) {
      if (random.nextInt(5) == 0) {
        builder.primary("row " + row);
      } else {
        builder.between("row " + row, least, least + 1 + random.nextInt(2));
      }
    }
    for (int column = 0; column < columns; column++) {
      if (random.nextInt(8) == 0) {
        builder.primary("column " + column);
      } else {
        builder.between("column " + column, Math.min(least, most), most);
      }
    }
    builder.secondary("other");
    for (int row = 0; row < rows; row++) {
      for (int column = 0; column < columns; column++) {
        String kind = kinds.get(random.nextInt(4) == 0 ? 0 : column % kinds.size());
        String cell = row + " " + column;
        if (!"odd".equals(kind) || row != odd) {
          add(builder, cell, row, column);
        }
        if (areTwice || random.nextInt(12) == 0) {
          add(builder, cell + " again", row, column);
        }
        if (random.nextInt(12) == 0) {
          add(builder, cell + " and other", row, column);
          builder.entry(cell + " and other", "other");
        }
      }
      for (int alone = random.nextInt(6) - 3; alone > 0; alone--) {
        builder.option(row + " alone " + alone);
        builder.entry(row + " alone " + alone, "row " + row);
      }
    }
    return builder.build();
  }

  private static void add(
      ProblemBuilder<String, String> builder, String option, int row, int column) {
    builder.option(option);
    builder.entry(option, "row " + row);
    builder.entry(option, "column " + column);
  }

  /** OEIS A001501, by the formula there. */
  @Test
  void countsMatrices() {
    assertEquals(new BigInteger("190637228506535883540302038364160000"), count("matrices:16,3"));
  }

  private BigInteger count(String name) {
    Puzzle puzzle = NamedPuzzles.of(name);
    return count(new OrderedProblem(puzzle.problem(), puzzle.defaultOrder()));
  }
}
