package org.dancingsparks.layers.rounds;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.cover.OrderedProblem;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.cover.ProblemBuilder;
import org.dancingsparks.diagram.NumberedSolutions;
import org.dancingsparks.format.NamedPuzzles;
import org.dancingsparks.layers.partitions.DamagedDiagramException;
import org.dancingsparks.layers.partitions.PartitionedDiagram;
import org.dancingsparks.layers.places.PlaceProblem;
import org.dancingsparks.layers.places.PlaceRanges;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.testing.RandomCases;
import org.dancingsparks.testing.Seed;
import org.dancingsparks.testing.SmallProblems;
import org.junit.jupiter.api.Test;

/** Diagrams in rounds by hash have the solutions of a frontier search, in its order. */
class PlaceDiagramTest {
  private static final long ROOMY = 1 << 24;

  private static DiagramRounds rounds(OrderedProblem problem, int shares, long few) {
    PlaceRanges ranges = PlaceRanges.byKey(PlaceProblem.of(problem), shares, few);
    return new PlaceDiagram(problem, new PlaceRounds(ranges, 100));
  }

  /** Rounds and partitions of any number. */
  private static DiagramRounds rounds(OrderedProblem problem, Random random) {
    return rounds(problem, 1 + random.nextInt(5), 1L << random.nextInt(8));
  }

  private static OrderedProblem ordered(String name) {
    Puzzle puzzle = NamedPuzzles.of(name);
    return new OrderedProblem(puzzle.problem(), puzzle.defaultOrder());
  }

  private static OrderedProblem shuffled(Problem problem, Random random) {
    ItemOrder order = RandomCases.shuffled(problem, random);
    return new OrderedProblem(problem, order, RandomCases.givens(problem, random));
  }

  /** Builds and reads a diagram, with little memory or much; returns 1 if it has solutions. */
  private static int check(OrderedProblem problem, Random random) {
    DiagramRounds rounds = rounds(problem, random);
    long memory = random.nextBoolean() ? ROOMY : 2_000;
    PartitionedDiagram built = rounds.diagram(new DiagramInMemory(rounds, memory));
    DiagramRoundsTest.assertSame(DiagramRoundsTest.expected(problem), built, random);
    return built.count().signum();
  }

  @Test
  void diagramsOfRandomProblems() {
    AtomicInteger solved = new AtomicInteger();
    Seed.times(
        300,
        (random, seed) ->
            solved.addAndGet(check(shuffled(SmallProblems.random(random), random), random)));
    assertTrue(solved.get() > 10, solved + " had solutions");
  }

  @Test
  void diagramsWithColoursAndBounds() {
    AtomicInteger solved = new AtomicInteger();
    Seed.times(
        300,
        (random, seed) ->
            solved.addAndGet(check(shuffled(SmallProblems.extended(random), random), random)));
    assertTrue(solved.get() > 10, solved + " had solutions");
  }

  @Test
  void diagramsWithSecondaryItemsAndCopies() {
    AtomicInteger solved = new AtomicInteger();
    Seed.times(
        60,
        (random, seed) -> {
          Problem row = RandomCases.row(5 + random.nextInt(6), random);
          solved.addAndGet(check(new OrderedProblem(row, ItemOrder.given(row)), random));
        });
    assertTrue(solved.get() > 1, solved + " had solutions");
  }

  @Test
  void diagramsOfPuzzles() {
    Random random = new Random(3);
    for (String name : new String[] {"dominoes:6x7", "queens:7", "langford:2,7", "sudoku:2"}) {
      assertEquals(1, check(ordered(name), random), name);
    }
  }

  /** Residuals of several words, and numbers of several. */
  private static void checkBeyondLongs(OrderedProblem problem, Random random) {
    DiagramRounds rounds = rounds(problem, random);
    NumberedSolutions expected = DiagramRoundsTest.expected(problem);
    NumberedSolutions built = rounds.diagram(new DiagramInMemory(rounds, ROOMY));
    assertEquals(expected.count(), built.count());
    assertArrayEquals(expected.marginals(), built.marginals());
    if (expected.count().signum() > 0) {
      BigInteger number = new BigInteger(expected.count().bitLength() - 1, random);
      assertArrayEquals(expected.solution(number), built.solution(number));
    }
  }

  @Test
  void residualsAndNumbersOfSeveralWords() {
    Seed.times(
        8,
        (random, seed) -> {
          Problem row = RandomCases.row(60 + random.nextInt(40), random);
          checkBeyondLongs(new OrderedProblem(row, ItemOrder.given(row)), random);
          Problem pairs = RandomCases.farPairs(65 + random.nextInt(100), random);
          checkBeyondLongs(new OrderedProblem(pairs, ItemOrder.given(pairs)), random);
        });
    OrderedProblem dominoes = ordered("dominoes:8x24");
    assertTrue(DiagramRoundsTest.expected(dominoes).count().bitLength() > Long.SIZE);
    checkBeyondLongs(dominoes, new Random(5));
  }

  private static PartitionedDiagram built(Problem problem) {
    OrderedProblem ordered = new OrderedProblem(problem, ItemOrder.given(problem));
    DiagramRounds rounds = rounds(ordered, 3, 1);
    return rounds.diagram(new DiagramInMemory(rounds, ROOMY));
  }

  @Test
  void problemsWithHardlyAnything() {
    NumberedSolutions empty = built(new ProblemBuilder<>().build());
    assertEquals(BigInteger.ONE, empty.count());
    assertArrayEquals(new int[0], empty.solution(BigInteger.ZERO));
    assertEquals(0, empty.marginals().length);
    PartitionedDiagram none = built(new ProblemBuilder<>().primary("p").build());
    assertEquals(BigInteger.ZERO, none.count());
    assertEquals(BigInteger.ZERO, none.inMemory(ROOMY).orElseThrow().count());
  }

  /** So a partition that is built again elsewhere has its nodes at the same places. */
  @Test
  void filesDoNotDependOnTheMemory() {
    DiagramRounds rounds = rounds(ordered("queens:6"), 3, 1);
    DiagramInMemory roomy = new DiagramInMemory(rounds, ROOMY);
    DiagramInMemory little = new DiagramInMemory(rounds, 300);
    for (int partition = 0; partition < roomy.partitions(); partition++) {
      int length = (int) roomy.bytes(partition);
      assertArrayEquals(
          roomy.open(partition).read(0, length), little.open(partition).read(0, length));
    }
  }

  @Test
  void damagedNodesAreNoticed() {
    DiagramRounds rounds = rounds(ordered("dominoes:4x5"), 3, 1);
    Seed.times(
        20,
        (random, seed) -> {
          DiagramInMemory files = new DiagramInMemory(rounds, ROOMY);
          int changed = random.nextInt(files.partitions());
          files.change(changed, all -> TransferFault.changed(all, random));
          NumberedSolutions built = rounds.diagram(files);
          String message =
              assertThrows(DamagedDiagramException.class, built::marginals).getMessage();
          assertTrue(message.contains("damaged"), message);
        });
  }

  @Test
  void plansAreByCarriersWhereTheseSuit() {
    RoundPlan.Resources resources = new RoundPlan.Resources(2, 1 << 20);
    assertEquals(
        RoundKey.ofHash(6), DiagramRounds.plan(ordered("queens:8"), resources).orElseThrow().key());
    RoundKey carriers =
        DiagramRounds.plan(ordered("pentominoes:5x12"), resources).orElseThrow().key();
    assertTrue(!carriers.isHash(), carriers.toString());
    // Nodes of isomorphic residuals would be merged up to the names of their options.
    OrderedProblem latin = ordered("latin:6");
    assertEquals(RoundKey.ofHash(6), DiagramRounds.plan(latin, resources).orElseThrow().key());
    assertEquals(Optional.empty(), DiagramRounds.of(latin, RoundKey.ofClasses(6)));
  }

  @Test
  void givensAreInTheDiagram() {
    OrderedProblem queens = ordered("queens:6");
    Prefix given = Prefix.of(queens.problem(), 1);
    OrderedProblem problem = new OrderedProblem(queens.problem(), queens.order(), given);
    assertEquals(1, check(problem, new Random(9)));
  }
}
