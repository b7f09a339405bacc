package org.dancingsparks.layers.rounds;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.SortedMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.cover.OrderedProblem;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.cover.Watch;
import org.dancingsparks.diagram.CostedSolutions;
import org.dancingsparks.diagram.FrontierSearch;
import org.dancingsparks.diagram.NumberedSolutions;
import org.dancingsparks.diagram.RangeCursor;
import org.dancingsparks.format.NamedPuzzles;
import org.dancingsparks.layers.CarrierProblems;
import org.dancingsparks.layers.carriers.Sweep;
import org.dancingsparks.layers.partitions.DamagedDiagramException;
import org.dancingsparks.layers.partitions.PartitionedDiagram;
import org.dancingsparks.layers.partitions.Passes;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.testing.Seed;
import org.dancingsparks.values.OptionCosts;
import org.dancingsparks.values.RankedSolutions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DiagramRoundsTest {
  private static final long ROOMY = 1 << 24;

  private static DiagramRounds rounds(OrderedProblem problem, Sweep sweep, Random random) {
    int wanted = random.nextInt(1 + sweep.problem().carriers());
    int keys = CarrierPlan.keys(sweep, number -> number >= wanted);
    return DiagramRounds.of(problem, sweep, keys, random.nextInt(200));
  }

  static CostedSolutions expected(OrderedProblem problem) {
    return new FrontierSearch(problem, List.of(problem.givens())).diagram().orElseThrow();
  }

  private static OrderedProblem ordered(Puzzle puzzle, Prefix givens) {
    return new OrderedProblem(puzzle.problem(), puzzle.defaultOrder(), givens);
  }

  /** Both have the same solutions in the same order, in each range. */
  static void assertSame(CostedSolutions expected, CostedSolutions built, Random random) {
    assertEquals(expected.count(), built.count());
    assertArrayEquals(expected.marginals(), built.marginals());
    assertSameByCost(expected, built, random);
    long solutions = expected.count().longValueExact();
    long from = random.nextLong(solutions + 1);
    long to = from + random.nextLong(solutions - from + 1);
    RangeCursor these = expected.cursor(from, to);
    RangeCursor those = built.cursor(from, to);
    while (these.next()) {
      assertTrue(those.next());
      assertArrayEquals(these.solution(), those.solution());
      assertTrue(those.unchanged() <= these.unchanged());
    }
    assertFalse(those.next());
    if (solutions > 0) {
      BigInteger number = BigInteger.valueOf(random.nextLong(solutions));
      assertArrayEquals(expected.solution(number), built.solution(number));
    }
    assertThrows(
        IndexOutOfBoundsException.class, () -> built.solution(BigInteger.valueOf(solutions)));
  }

  /** Both have the same solutions by cost, in the same order, and as many of each cost. */
  private static void assertSameByCost(
      CostedSolutions expected, CostedSolutions built, Random random) {
    int most = 1 + random.nextInt(20);
    OptionCosts costs =
        OptionCosts.of(
            expected.problem(), random.longs(expected.problem().options(), 0, most).toArray());
    int parts = 1 + random.nextInt(5);
    PartitionedDiagram inParts =
        ((PartitionedDiagram) built)
            .passing(
                (diagram, work, found) ->
                    IntStream.range(0, parts)
                        .mapToObj(part -> Passes.Part.of(diagram.count(), part, parts))
                        .map(part -> work.on(diagram, part, Watch.NONE))
                        .forEach(found));
    Optional<SortedMap<Long, BigInteger>> histogram = expected.histogram(costs, ROOMY);
    assertEquals(histogram, built.histogram(costs, ROOMY));
    assertEquals(histogram, inParts.histogram(costs, ROOMY));
    RankedSolutions these = expected.best(costs);
    RankedSolutions those = inParts.best(costs, 1 + random.nextInt(9));
    for (int rank = 0; rank < 100 && these.next(); rank++) {
      assertTrue(those.next());
      assertEquals(these.cost(), those.cost());
      assertEquals(these.number(), those.number());
      assertArrayEquals(these.solution(), those.solution());
    }
    assertEquals(these.next(), those.next());
  }

  @Test
  void diagramsOfRandomProblemsHaveTheSolutionsOfAFrontierSearchInItsOrder() {
    AtomicInteger solved = new AtomicInteger();
    Seed.times(
        250,
        (random, seed) -> {
          CarrierProblems.Sample sample = new CarrierProblems(random).next();
          OrderedProblem problem =
              new OrderedProblem(sample.problem(), ItemOrder.given(sample.problem()));
          DiagramRounds.sweep(problem, sample.window())
              .ifPresent(
                  sweep -> {
                    DiagramRounds rounds = rounds(problem, sweep, random);
                    long memory = random.nextBoolean() ? ROOMY : 300;
                    CostedSolutions built = rounds.diagram(new DiagramInMemory(rounds, memory));
                    CostedSolutions expected = expected(problem);
                    assertSame(expected, built, random);
                    solved.addAndGet(expected.count().signum());
                  });
        });
    assertTrue(solved.get() > 18, solved + " had solutions");
  }

  @Test
  void diagramsOfPentominoesAreReadInRangesThatFitTheMemory() {
    OrderedProblem problem = ordered(NamedPuzzles.of("pentominoes:5x12"), Prefix.EMPTY);
    CostedSolutions expected = expected(problem);
    Sweep sweep = DiagramRounds.sweep(problem).orElseThrow();
    int keys = CarrierPlan.keys(sweep, number -> number >= 3);
    DiagramRounds rounds = DiagramRounds.of(problem, sweep, keys, 10_000);
    for (long memory : new long[] {ROOMY, 20_000}) {
      assertSame(expected, rounds.diagram(new DiagramInMemory(rounds, memory)), new Random(7));
    }
    assertEquals(0, new DiagramInMemory(rounds, ROOMY).spilled());
    assertTrue(new DiagramInMemory(rounds, 0).spilled() > 0);
  }

  /** Each read is a request to the store that the files are in. */
  @Test
  void smallFilesAreReadOnceForARange() {
    OrderedProblem problem = ordered(NamedPuzzles.of("pentominoes:5x12"), Prefix.EMPTY);
    Sweep sweep = DiagramRounds.sweep(problem).orElseThrow();
    int keys = CarrierPlan.keys(sweep, number -> number >= 3);
    DiagramRounds rounds = DiagramRounds.of(problem, sweep, keys, 10_000);
    DiagramInMemory files = new DiagramInMemory(rounds, ROOMY);
    PartitionedDiagram diagram = rounds.diagram(files);
    // Its end is read first, then its pages.
    int most = 2 * files.partitions();
    for (int number : new int[] {0, 1000, 4039}) {
      diagram.solution(BigInteger.valueOf(number));
      assertTrue(files.takeReads() <= most);
    }
    RangeCursor cursor = diagram.cursor(1000, 3000);
    while (cursor.next()) {
      cursor.solution();
    }
    assertTrue(files.takeReads() <= most);
  }

  /** Pages of a large file are read as they are needed, and more at a time where they are near. */
  @Test
  void ofLargeFilesSomePagesAreReadForASolutionAndAllAFewTimesForARange() {
    OrderedProblem problem = ordered(NamedPuzzles.of("kanoodle"), Prefix.EMPTY);
    Sweep sweep = DiagramRounds.sweep(problem).orElseThrow();
    DiagramRounds rounds = DiagramRounds.of(problem, sweep, 0, 10_000);
    DiagramInMemory files = new DiagramInMemory(rounds, ROOMY);
    PartitionedDiagram diagram = rounds.diagram(files);
    assertEquals(1, files.partitions());
    assertTrue(files.bytes(0) > 2_000_000);
    for (int number : new int[] {0, 1000, 371019}) {
      diagram.solution(BigInteger.valueOf(number));
      assertTrue(files.takeBytesRead() <= files.bytes(0) / 3);
      assertTrue(files.takeReads() <= 40);
    }
    RangeCursor cursor = diagram.cursor(100_000, 120_000);
    while (cursor.next()) {
      cursor.solution();
    }
    assertTrue(files.takeBytesRead() <= 3 * files.bytes(0));
    assertTrue(files.takeReads() <= 120);
  }

  @Test
  void diagramsContainTheGivens() {
    Puzzle puzzle = NamedPuzzles.of("pentominoes:5x12");
    Seed.times(
        3,
        (random, seed) -> {
          int given = random.nextInt(puzzle.problem().options());
          OrderedProblem problem = ordered(puzzle, Prefix.of(puzzle.problem(), given));
          DiagramRounds rounds =
              rounds(problem, DiagramRounds.sweep(problem).orElseThrow(), random);
          assertSame(expected(problem), rounds.diagram(new DiagramInMemory(rounds, ROOMY)), random);
        });
  }

  @Test
  void numbersBeyondLongsAreThoseOfAFrontierSearch() {
    Puzzle puzzle = NamedPuzzles.of("pentominoes:3x20");
    OrderedProblem problem =
        new OrderedProblem(CarrierProblems.repeated(puzzle.problem(), 40), puzzle.defaultOrder());
    Random random = new Random(11);
    NumberedSolutions expected = expected(problem);
    assertTrue(expected.count().bitLength() > Long.SIZE);
    for (int keys : new int[] {0, 1, 5}) {
      Sweep sweep = DiagramRounds.sweep(problem).orElseThrow();
      DiagramRounds rounds = DiagramRounds.of(problem, sweep, (1 << keys) - 1, 10_000);
      NumberedSolutions built = rounds.diagram(new DiagramInMemory(rounds, ROOMY));
      assertEquals(expected.count(), built.count());
      assertArrayEquals(expected.marginals(), built.marginals());
      BigInteger number = new BigInteger(expected.count().bitLength() - 1, random);
      assertArrayEquals(expected.solution(number), built.solution(number));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"pentominoes:6x10", "pentominoes:5x12", "pentominoes:4x15"})
  void estimatesComeNearToTheResidualsVisited(String name) {
    OrderedProblem problem = ordered(NamedPuzzles.of(name), Prefix.EMPTY);
    RoundPlan.Resources resources = new RoundPlan.Resources(1, ROOMY);
    CarrierPlan plan = (CarrierPlan) DiagramRounds.plan(problem, resources).orElseThrow();
    DiagramRounds rounds = DiagramRounds.of(problem, plan.key()).orElseThrow();
    long visited = rounds.diagram(new DiagramInMemory(rounds, ROOMY)).visited();
    double share = plan.residuals().number() / visited;
    assertTrue(share > 0.5 && share < 2, name + ": " + share);
  }

  @Test
  void damagedNodesAreNoticed() {
    OrderedProblem problem = ordered(NamedPuzzles.of("pentominoes:3x20"), Prefix.EMPTY);
    Sweep sweep = DiagramRounds.sweep(problem).orElseThrow();
    int keys = CarrierPlan.keys(sweep, number -> number >= 2);
    DiagramRounds rounds = DiagramRounds.of(problem, sweep, keys, 1_000);
    Seed.times(
        20,
        (random, seed) -> {
          DiagramInMemory files = new DiagramInMemory(rounds, ROOMY);
          int last = files.partitions() - 1;
          files.change(last, all -> TransferFault.changed(all, random));
          NumberedSolutions built = rounds.diagram(files);
          String message =
              assertThrows(DamagedDiagramException.class, built::marginals).getMessage();
          assertTrue(message.contains("damaged"), message);
        });
  }
}
