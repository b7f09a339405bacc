package org.dancingsparks.layers.places;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import java.util.concurrent.atomic.AtomicLong;
import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.cover.OrderedProblem;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.format.NamedPuzzles;
import org.dancingsparks.layers.disk.CoreTasks;
import org.dancingsparks.layers.disk.Limits;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.testing.RandomCases;
import org.dancingsparks.testing.Seed;
import org.dancingsparks.testing.SmallProblems;
import org.dancingsparks.testing.SymmetricProblems;
import org.junit.jupiter.api.Test;

class ClassMergingTest {
  static final ClassMerging.Effort ALWAYS = new ClassMerging.Effort(1, 1, 1);

  private long memory = 1 << 28;
  private final AtomicLong merged = new AtomicLong();

  private BigInteger count(OrderedProblem problem, int cores, ClassMerging.Effort effort) {
    BitProblem bits = BitProblem.inStages(problem);
    Limits limits = Limits.ofThisJvm().cores(cores).within(memory);
    CoreTasks tasks = new CoreTasks(cores);
    ClassMerging merging =
        new ClassMerging(
            bits, limits, effort, count -> merged.addAndGet(count.residuals() - count.classes()));
    return new PlaceSweep(bits, limits, tasks, residuals -> false)
        .merging(merging)
        .count()
        .orElseThrow();
  }

  private static BigInteger plain(OrderedProblem problem) {
    Limits limits = Limits.ofThisJvm().cores(1).within(1 << 28);
    return new PlaceSweep(PlaceProblem.of(problem), limits, new CoreTasks(1), residuals -> false)
        .count()
        .orElseThrow();
  }

  @Test
  void symmetricProblemsAreCountedAsWithoutClasses() {
    Seed.times(
        4_000,
        (random, seed) -> {
          Problem problem = SymmetricProblems.next(random, 3);
          ItemOrder order =
              random.nextBoolean()
                  ? ItemOrder.given(problem)
                  : RandomCases.shuffled(problem, random);
          Prefix givens =
              random.nextInt(3) == 0 ? RandomCases.givens(problem, random) : Prefix.EMPTY;
          OrderedProblem ordered = new OrderedProblem(problem, order, givens);
          assertEquals(plain(ordered), count(ordered, 1 + random.nextInt(2), ALWAYS));
        });
    assertTrue(merged.get() > 100, merged + " residuals were merged");
  }

  @Test
  void anyProblemIsCountedAsWithoutClasses() {
    Seed.times(
        2_000,
        (random, seed) -> {
          Problem problem = SmallProblems.extended(random);
          OrderedProblem ordered =
              new OrderedProblem(
                  problem,
                  RandomCases.shuffled(problem, random),
                  RandomCases.givens(problem, random));
          memory = random.nextBoolean() ? 1 << 28 : random.nextInt(3_000);
          assertEquals(plain(ordered), count(ordered, 1 + random.nextInt(2), ALWAYS));
        });
  }

  /** OEIS A002860 and A107739; one-factorizations: A000438. */
  @Test
  void familiesAreCounted() {
    assertEquals(new BigInteger("61479419904000"), count("latin:7"));
    assertEquals(new BigInteger("28200960"), count("sudoku:2x3"));
    assertEquals(new BigInteger("6240"), count("one-factorizations:8"));
  }

  private BigInteger count(String name) {
    Puzzle puzzle = NamedPuzzles.of(name);
    OrderedProblem problem = new OrderedProblem(puzzle.problem(), puzzle.defaultOrder());
    return count(problem, 2, ClassMerging.Effort.DEFAULT);
  }
}
