package org.dancingsparks.isomorphism;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.LongStream;
import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.cover.OrderedProblem;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.format.NamedPuzzles;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.residuals.BitSetProblem;
import org.dancingsparks.testing.GroupProblems;
import org.dancingsparks.testing.RandomCases;
import org.dancingsparks.testing.Seed;
import org.dancingsparks.testing.SymmetricProblems;
import org.dancingsparks.testing.TwinProblems;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Twins, and the shortcut past their orders: what is merged, and what is counted for it. */
class TwinsTest {
  private static BitSetProblem named(String name) {
    Puzzle puzzle = NamedPuzzles.of(name);
    return new BitSetProblem(new OrderedProblem(puzzle.problem(), puzzle.defaultOrder()));
  }

  private static List<BigInteger> numbers(long... numbers) {
    return LongStream.of(numbers).mapToObj(BigInteger::valueOf).toList();
  }

  /** Latin rectangles: OEIS A001009. */
  @Test
  void withoutTheShortcutEachPartialSolutionIsCounted() {
    StageSweep four = StageSweep.narrow(named("latin:4"));
    assertEquals(numbers(24, 216, 576), four.sums());
    StageSweep five = StageSweep.narrow(named("latin:5"));
    assertEquals(numbers(120, 5_280, 66_240, 161_280), five.sums());
    assertEquals(List.of(120, 44, 24, 5), five.residuals());
    assertEquals(StageSweep.plain(named("latin:5")).sums(), five.sums());
    StageSweep teams = StageSweep.narrow(named("tournaments:6"));
    assertEquals(StageSweep.plain(named("tournaments:6")).sums(), teams.sums());
    assertEquals(BigInteger.valueOf(720), teams.solutions());
  }

  /** Latin squares: OEIS A002860; tournaments: A000438 times the orders of their rounds. */
  @Test
  void withTheShortcutSetsOfRowsAndRoundsAreLabelled() {
    StageSweep latin = StageSweep.withShortcut(named("latin:5"));
    assertEquals(List.of(120, 11, 8, 3), latin.residuals());
    assertEquals(List.of(1, 2, 2, 1), latin.classes());
    assertEquals(BigInteger.valueOf(161_280), latin.solutions());
    StageSweep teams = StageSweep.withShortcut(named("tournaments:8"));
    assertEquals(BigInteger.valueOf(31_449_600), teams.solutions());
    assertEquals(List.of(1, 2, 5, 5, 2), teams.classes());
  }

  /** Cubic bipartite graphs of 14 vertices, and others: the columns and values of some rows. */
  @Test
  @Tag("slow")
  void stagesHaveTheClassesOfRegularBipartiteGraphs() {
    StageSweep latin = StageSweep.narrow(named("latin:7"));
    assertEquals(List.of(1, 4, 14, 14, 4, 1), latin.classes());
    assertEquals(new BigInteger("61479419904000"), latin.solutions());
    StageSweep rows = StageSweep.withShortcut(named("latin:7"));
    assertEquals(latin.solutions(), rows.solutions());
    assertTrue(sum(rows.residuals()) < sum(latin.residuals()));
  }

  @Test
  @Tag("slow")
  void stagesHaveTheClassesOfRegularGraphs() {
    StageSweep teams = StageSweep.narrow(named("tournaments:10"));
    assertEquals(List.of(1, 2, 19, 58, 60, 21, 5), teams.classes());
    assertEquals(new BigInteger("444733651353600"), teams.solutions());
    StageSweep sets = StageSweep.withShortcut(named("tournaments:10"));
    assertEquals(teams.solutions(), sets.solutions());
    assertTrue(sum(sets.residuals()) < sum(teams.residuals()));
  }

  private static int sum(List<Integer> numbers) {
    return numbers.stream().mapToInt(Integer::intValue).sum();
  }

  @Test
  void theShortcutCountsWhatOtherSweepsCount() {
    AtomicInteger taken = new AtomicInteger();
    AtomicInteger merged = new AtomicInteger();
    Seed.times(
        1_000,
        (random, seed) -> {
          Problem problem =
              switch (random.nextInt(3)) {
                case 0 -> SymmetricProblems.next(random, 3);
                case 1 -> GroupProblems.next(random);
                default -> TwinProblems.next(random);
              };
          ItemOrder order =
              random.nextInt(6) > 0
                  ? ItemOrder.given(problem)
                  : RandomCases.shuffled(problem, random);
          Prefix givens =
              random.nextInt(4) == 0 ? RandomCases.givens(problem, random) : Prefix.EMPTY;
          BitSetProblem bits = new BitSetProblem(new OrderedProblem(problem, order, givens));
          StageSweep plain = StageSweep.plain(bits);
          for (StageSweep sweep :
              List.of(
                  StageSweep.narrow(bits),
                  StageSweep.withShortcut(bits),
                  StageSweep.everywhere(bits))) {
            assertEquals(plain.solutions(), sweep.solutions());
            taken.addAndGet(sweep.shortcuts());
            merged.addAndGet(
                sweep.residuals().stream().mapToInt(Integer::intValue).sum()
                    - sweep.classes().stream().mapToInt(Integer::intValue).sum());
          }
        });
    assertTrue(taken.get() > 5, taken + " shortcuts were taken");
    assertTrue(merged.get() > 100, merged + " residuals were merged");
  }
}
