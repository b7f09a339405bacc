package org.dancingsparks.layers.rounds;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import java.util.concurrent.atomic.AtomicInteger;
import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.cover.OrderedProblem;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.diagram.FrontierSearch;
import org.dancingsparks.format.NamedPuzzles;
import org.dancingsparks.layers.LayerCount;
import org.dancingsparks.layers.places.PlaceRanges;
import org.dancingsparks.links.Links;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.testing.RandomCases;
import org.dancingsparks.testing.Seed;
import org.dancingsparks.testing.SmallProblems;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ClassRoundsTest {
  private static OrderedProblem problem(String name) {
    Puzzle puzzle = NamedPuzzles.of(name);
    return new OrderedProblem(puzzle.problem(), puzzle.defaultOrder());
  }

  private static RoundsInMemory run(OrderedProblem problem, int shares, long memory) {
    return new RoundsInMemory(
        new PlaceRounds(PlaceRanges.byClasses(problem, shares), 1_000), memory);
  }

  @ParameterizedTest
  @CsvSource({
    "latin:5, 161280",
    "latin:6, 812851200",
    "latin:7, 61479419904000",
    "tournaments:8, 31449600",
    "sudoku:2, 288",
    "sudoku:2x3, 28200960",
    "queens:6, 4"
  })
  void countsWithAnyNumberOfPartitions(String name, BigInteger solutions) {
    for (int shares = 1; shares < 12; shares += 5) {
      assertEquals(solutions, run(problem(name), shares, 1 << 26).count(), name);
    }
  }

  @Test
  void countsWithHardlyAnyMemory() {
    assertEquals(BigInteger.valueOf(812_851_200), run(problem("latin:6"), 3, 10_000).count());
  }

  /** Isomorphic residuals are in one partition, so it hardly matters how many there are. */
  @Test
  void mergesWhatSeveralPartitionsSend() {
    RoundsInMemory one = run(problem("latin:7"), 1, 1 << 26);
    RoundsInMemory many = run(problem("latin:7"), 16, 1 << 26);
    assertEquals(one.count(), many.count());
    assertTrue(
        many.residuals() < 2 * one.residuals(), many.residuals() + " and " + one.residuals());
  }

  @Test
  void countsRandomProblemsLikeLinksAndDiagram() {
    AtomicInteger solved = new AtomicInteger();
    Seed.times(
        300,
        (random, seed) -> {
          Problem problem =
              random.nextBoolean() ? SmallProblems.random(random) : SmallProblems.extended(random);
          ItemOrder order = RandomCases.shuffled(problem, random);
          Prefix givens = RandomCases.givens(problem, random);
          long expected = new Links(problem, order).from(givens).count();
          OrderedProblem ordered = new OrderedProblem(problem, order, givens);
          RoundsInMemory rounds = run(ordered, 1 + random.nextInt(5), random.nextInt(100_000));
          assertEquals(BigInteger.valueOf(expected), rounds.count());
          solved.addAndGet(expected > 0 ? 1 : 0);
        });
    assertTrue(solved.get() > 10, solved + " were solved");
  }

  /** Rows of a table in any order: as symmetric as a problem can be. */
  @Test
  void countsMatricesLikeADiagram() {
    Seed.times(
        5,
        (random, seed) -> {
          String name = "matrices:%d,%d".formatted(3 + random.nextInt(3), 1 + random.nextInt(3));
          OrderedProblem problem = problem(name);
          BigInteger expected =
              new FrontierSearch(problem.problem(), problem.order())
                  .diagram()
                  .orElseThrow()
                  .count();
          assertEquals(expected, run(problem, 4, 1 << 20).count(), name);
        });
  }

  @Test
  void areChosenWhereManyResidualsAreIsomorphic() {
    RoundPlan.Resources resources = new RoundPlan.Resources(2, 1 << 26);
    RoundPlan latin = RoundPlan.of(problem("latin:8"), resources);
    assertEquals(RoundKey.ofClasses(6), latin.key());
    assertEquals(
        latin.rounds(), RoundPlan.of(problem("latin:8"), latin.key()).orElseThrow().rounds());
    assertEquals(RoundKey.ofHash(6), RoundPlan.of(problem("dominoes:12x12"), resources).key());
    assertTrue(!RoundPlan.of(problem("pentominoes:6x10"), resources).key().isHash());
    assertEquals(RoundKey.ofHash(6), RoundPlan.of(problem("queens:8"), resources).key());
  }

  @Test
  void noticesWhatIsLostOrDamagedOnTheWay() {
    PlaceRounds rounds = new PlaceRounds(PlaceRanges.byClasses(problem("latin:5"), 3), 100);
    RoundsInMemory.assertNoticesFaults(rounds);
  }

  @Test
  @Tag("slow")
  void countsLikeOneSweep() {
    OrderedProblem latin = problem("latin:8");
    assertEquals(
        LayerCount.byClasses(latin).orElseThrow().count().orElseThrow(),
        run(latin, 12, 1 << 28).count());
    assertEquals(
        new BigInteger("444733651353600"), run(problem("tournaments:10"), 7, 1 << 28).count());
  }
}
