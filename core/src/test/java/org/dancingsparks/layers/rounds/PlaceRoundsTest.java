package org.dancingsparks.layers.rounds;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.cover.OrderedProblem;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.cover.ProblemBuilder;
import org.dancingsparks.diagram.FrontierSearch;
import org.dancingsparks.format.NamedPuzzles;
import org.dancingsparks.layers.LayerCount;
import org.dancingsparks.layers.places.PlaceProblem;
import org.dancingsparks.layers.places.PlaceRanges;
import org.dancingsparks.links.Links;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.testing.BruteForce;
import org.dancingsparks.testing.RandomCases;
import org.dancingsparks.testing.Seed;
import org.dancingsparks.testing.SmallProblems;
import org.junit.jupiter.api.Test;

class PlaceRoundsTest {
  private static PlaceProblem given(Problem problem) {
    return PlaceProblem.of(new OrderedProblem(problem, ItemOrder.given(problem)));
  }

  private static PlaceProblem puzzle(String name) {
    Puzzle puzzle = NamedPuzzles.of(name);
    return PlaceProblem.of(new OrderedProblem(puzzle.problem(), puzzle.defaultOrder()));
  }

  private static PlaceRounds rounds(PlaceProblem problem, int shares, long few) {
    return new PlaceRounds(PlaceRanges.byKey(problem, shares, few), 100);
  }

  /** Counts in rounds and partitions of any number, with little memory. */
  private static BigInteger count(PlaceProblem problem, Random random) {
    PlaceRounds rounds = rounds(problem, 1 + random.nextInt(5), 1L << random.nextInt(8));
    return new RoundsInMemory(rounds, random.nextInt(3_000)).count();
  }

  private static BigInteger diagram(Problem problem) {
    return new FrontierSearch(problem, ItemOrder.given(problem)).diagram().orElseThrow().count();
  }

  @Test
  void countsRandomProblemsLikeLinks() {
    AtomicInteger solved = new AtomicInteger();
    Seed.times(
        300,
        (random, seed) -> {
          Problem problem = SmallProblems.random(random);
          ItemOrder order = RandomCases.shuffled(problem, random);
          Prefix givens = RandomCases.givens(problem, random);
          long expected = new Links(problem, order).from(givens).count();
          PlaceProblem places = PlaceProblem.of(new OrderedProblem(problem, order, givens));
          assertEquals(BigInteger.valueOf(expected), count(places, random));
          solved.addAndGet(expected > 0 ? 1 : 0);
        });
    assertTrue(solved.get() > 10, solved + " were solved");
  }

  @Test
  void bytesThatAreSpilledAreReported() {
    PlaceProblem problem = given(SmallProblems.dominoes(6, 8));
    RoundsInMemory roomy = new RoundsInMemory(rounds(problem, 3, 4), 1 << 26);
    RoundsInMemory tight = new RoundsInMemory(rounds(problem, 3, 4), 1_000);
    assertEquals(roomy.count(), tight.count());
    assertEquals(0, roomy.spilled());
    assertTrue(tight.spilled() > 0);
  }

  @Test
  void countsColoursAndBoundsLikeBruteForce() {
    Seed.times(
        300,
        (random, seed) -> {
          Problem problem = SmallProblems.extended(random);
          ItemOrder order = RandomCases.shuffled(problem, random);
          Prefix givens = RandomCases.givens(problem, random);
          List<Integer> given = Arrays.stream(givens.options()).boxed().toList();
          long expected =
              BruteForce.solutions(problem).stream()
                  .filter(solution -> solution.containsAll(given))
                  .count();
          PlaceProblem places = PlaceProblem.of(new OrderedProblem(problem, order, givens));
          assertEquals(BigInteger.valueOf(expected), count(places, random));
        });
  }

  @Test
  void countsProblemsWithSecondaryItemsAndCopiesLikeLinks() {
    AtomicInteger solved = new AtomicInteger();
    Seed.times(
        60,
        (random, seed) -> {
          Problem problem = RandomCases.row(5 + random.nextInt(6), random);
          BigInteger expected =
              BigInteger.valueOf(new Links(problem, ItemOrder.given(problem)).count());
          assertEquals(expected, count(given(problem), random));
          solved.addAndGet(expected.signum());
        });
    assertTrue(solved.get() > 1, solved + " were solved");
  }

  /** Multiplicities of several words, and residuals of several. */
  @Test
  void countsBeyondLongs() {
    Seed.times(
        8,
        (random, seed) -> {
          Problem row = RandomCases.row(60 + random.nextInt(40), random);
          assertEquals(diagram(row), count(given(row), random));
          Problem pairs = RandomCases.farPairs(65 + random.nextInt(100), random);
          assertEquals(diagram(pairs), count(given(pairs), random));
        });
    BigInteger dominoes = new BigInteger("112202208776036178000000");
    PlaceRounds rounds = rounds(puzzle("dominoes:14x14"), 3, 1 << 9);
    assertEquals(dominoes, new RoundsInMemory(rounds, 10_000).count());
  }

  @Test
  void countsProblemsWithHardlyAnything() {
    Random random = new Random(1);
    assertEquals(BigInteger.ONE, count(given(new ProblemBuilder<>().build()), random));
    assertEquals(
        BigInteger.ONE, count(given(new ProblemBuilder<>().secondary("s").build()), random));
    assertEquals(
        BigInteger.ZERO, count(given(new ProblemBuilder<>().primary("p").build()), random));
  }

  /** What can become equal in a round is in one partition, so no residual is built twice. */
  @Test
  void buildsAsManyResidualsAsOneSweep() {
    for (String name : new String[] {"dominoes:10x10", "queens:7", "langford:2,8", "sudoku:2"}) {
      Puzzle puzzle = NamedPuzzles.of(name);
      OrderedProblem problem = new OrderedProblem(puzzle.problem(), puzzle.defaultOrder());
      // Without memory for arrays, which need not visit all.
      LayerCount whole = LayerCount.byPlace(problem).cores(1).within(0);
      BigInteger solutions = whole.count().orElseThrow();
      for (int shares = 1; shares < 12; shares += 5) {
        PlaceRounds rounds = rounds(puzzle(name), shares, 100);
        RoundsInMemory run = new RoundsInMemory(rounds, Long.MAX_VALUE);
        assertEquals(solutions, run.count());
        assertEquals(whole.residuals(), run.residuals(), name);
      }
    }
  }

  @Test
  void roundsAreRunsOfPlaces() {
    PlaceRounds dominoes = rounds(puzzle("dominoes:12x12"), 4, 1 << 10);
    assertEquals(1, dominoes.partitions(0));
    assertTrue(dominoes.rounds() < 60, dominoes.rounds() + " rounds");
    int parted = 0;
    for (int round = 0; round < dominoes.rounds(); round++) {
      assertEquals(
          dominoes.ranges().first(round), round == 0 ? 0 : dominoes.ranges().end(round - 1));
      parted += dominoes.partitions(round) == 4 ? 1 : 0;
    }
    assertEquals(144, dominoes.ranges().end(dominoes.rounds() - 1));
    assertTrue(parted > 10, parted + " rounds have several partitions");
    assertEquals(1, rounds(puzzle("dominoes:12x12"), 1, 1).rounds());
  }

  @Test
  void partitionsAreAboutEqual() {
    PlaceRounds rounds = rounds(puzzle("dominoes:14x14"), 6, 1 << 10);
    RoundsInMemory run = new RoundsInMemory(rounds, Long.MAX_VALUE);
    run.count();
    int middle = rounds.rounds() / 2;
    assertEquals(6, run.residuals(middle).size());
    long all = run.residuals(middle).stream().mapToLong(Long::longValue).sum();
    for (long partition : run.residuals(middle)) {
      assertTrue(partition > all / 12 && partition < all / 3, run.residuals(middle).toString());
    }
  }

  @Test
  void plansPartitionsForCores() {
    Puzzle puzzle = NamedPuzzles.of("dominoes:20x20");
    RoundPlan plan =
        RoundPlan.of(
            new OrderedProblem(puzzle.problem(), puzzle.defaultOrder()),
            new RoundPlan.Resources(2, 1 << 20));
    assertEquals(RoundKey.ofHash(6), plan.key());
    assertEquals(6, plan.partitions());
    assertTrue(plan.rounds() > 20 && plan.rounds() < 60, plan.rounds() + " rounds");
    Optional<RoundPlan> again =
        RoundPlan.of(new OrderedProblem(puzzle.problem(), puzzle.defaultOrder()), plan.key());
    assertEquals(plan.rounds(), again.orElseThrow().rounds());
    double shares = 0;
    for (int round = 0; round < plan.rounds(); round++) {
      shares += plan.share(round);
    }
    assertEquals(1, shares, 1e-9);
  }

  private static PlacePlan plan(String name, int cores) {
    Puzzle puzzle = NamedPuzzles.of(name);
    return PlacePlan.of(
        new OrderedProblem(puzzle.problem(), puzzle.defaultOrder()), cores, RoundKey::ofHash);
  }

  @Test
  void plansPartitionsForThousandsOfCores() {
    assertEquals(3_000, plan("dominoes:20x20", 1_000).partitions());
    // One for each core: three would be 144 million pairs of partitions in a shuffle.
    assertEquals(4_096, plan("dominoes:20x20", 4_000).partitions());
    assertEquals(4_096, plan("dominoes:20x20", Integer.MAX_VALUE).partitions());
  }

  @Test
  void plansFewerPartitionsWhereRoundsAreVeryMany() {
    PlacePlan plan = plan("dominoes:20x60", 4_000);
    assertTrue(plan.allPartitions() <= 500_000, plan.allPartitions() + " in all rounds");
    assertTrue(plan.allPartitions() > 150_000, plan.allPartitions() + " in all rounds");
    assertTrue(plan.partitions() > 500, plan.partitions() + " in a round");
  }

  @Test
  void noticesWhatIsLostOrDamagedOnTheWay() {
    PlaceRounds rounds = rounds(puzzle("dominoes:6x6"), 3, 1);
    assertEquals(BigInteger.valueOf(6_728), new RoundsInMemory(rounds, 1_000).count());
    RoundsInMemory.assertNoticesFaults(rounds);
  }
}
