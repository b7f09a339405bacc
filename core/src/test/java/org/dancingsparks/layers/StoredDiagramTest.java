package org.dancingsparks.layers;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.cover.OrderedProblem;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.cover.ProblemBuilder;
import org.dancingsparks.diagram.Diagram;
import org.dancingsparks.diagram.FrontierSearch;
import org.dancingsparks.diagram.NumberedSolutions;
import org.dancingsparks.diagram.RangeCursor;
import org.dancingsparks.format.NamedPuzzles;
import org.dancingsparks.layers.disk.StoredDiagram;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.testing.Seed;
import org.junit.jupiter.api.Test;

/** Diagrams in files have the numbered solutions of diagrams in memory. */
class StoredDiagramTest {
  /** No graph fits, and only small ends of segments. */
  private static final long MIN_MEMORY = 1 << 10;

  private static Diagram search(Problem problem, ItemOrder order, Prefix givens) {
    return new FrontierSearch(new OrderedProblem(problem, order, givens), List.of(givens))
        .diagram()
        .orElseThrow();
  }

  private static StoredDiagram stored(LayerDiagram layers, long memory) {
    return assertInstanceOf(
        StoredDiagram.class, layers.cores(2).within(memory).solutions().orElseThrow());
  }

  private static void assertSame(Diagram expected, NumberedSolutions found, Random random) {
    assertEquals(expected.count(), found.count());
    assertEquals(expected.prefixes(), found.prefixes());
    assertEquals(expected.order(), found.order());
    assertArrayEquals(expected.marginals(), found.marginals());
    assertArrayEquals(
        expected.sample(new SplittableRandom(5)), found.sample(new SplittableRandom(5)));
    int count = expected.count().intValueExact();
    assertSameRange(expected, found, 0, count);
    int from = random.nextInt(count + 1);
    assertSameRange(expected, found, from, from + random.nextInt(count + 1 - from));
    BigInteger number = BigInteger.valueOf(random.nextInt(count));
    assertArrayEquals(expected.solution(number), found.solution(number));
  }

  private static void assertSameRange(Diagram expected, NumberedSolutions found, int from, int to) {
    RangeCursor listed = expected.cursor(from, to);
    RangeCursor cursor = found.cursor(from, to);
    while (listed.next()) {
      assertTrue(cursor.next());
      assertEquals(listed.number(), cursor.number());
      assertEquals(listed.unchanged(), cursor.unchanged());
      assertEquals(listed.size(), cursor.size());
      assertArrayEquals(listed.solution(), cursor.solution());
      assertArrayEquals(listed.sharedSolution(), cursor.sharedSolution());
    }
    assertFalse(cursor.next());
    assertEquals(1, cursor.passed());
  }

  @Test
  void hasTheSolutionsOfRandomProblems() {
    AtomicInteger stored = new AtomicInteger();
    Seed.times(
        800,
        (random, seed) -> {
          CarrierProblems.Sample sample = new CarrierProblems(random).next();
          Problem problem = sample.problem();
          ItemOrder order = ItemOrder.given(problem);
          LayerDiagram.of(new OrderedProblem(problem, order), sample.window())
              .flatMap(layers -> layers.cores(2).within(MIN_MEMORY).solutions())
              .filter(StoredDiagram.class::isInstance)
              .ifPresent(
                  found -> {
                    assertSame(search(problem, order, Prefix.EMPTY), found, random);
                    stored.incrementAndGet();
                  });
        });
    assertTrue(stored.get() > 5, stored + " were in files");
  }

  @Test
  void hasTheSolutionsOfPuzzlesWithGivens() {
    Puzzle puzzle = NamedPuzzles.of("pentominoes:6x10");
    Problem problem = puzzle.problem();
    Diagram all = search(problem, puzzle.defaultOrder(), Prefix.EMPTY);
    AtomicInteger stored = new AtomicInteger();
    Seed.times(
        2,
        (random, seed) -> {
          for (int option : all.sample(new SplittableRandom(seed))) {
            Prefix givens = Prefix.of(problem, option);
            LayerDiagram.of(new OrderedProblem(problem, puzzle.defaultOrder(), givens))
                .flatMap(layers -> layers.cores(2).within(1 << 14).solutions())
                .filter(StoredDiagram.class::isInstance)
                .ifPresent(
                    found -> {
                      assertSame(search(problem, puzzle.defaultOrder(), givens), found, random);
                      stored.incrementAndGet();
                    });
          }
        });
    assertTrue(stored.get() > 0, "None was in a file.");
  }

  @Test
  void isInMemoryWhereItFits() {
    Puzzle puzzle = NamedPuzzles.of("pentominoes:5x12");
    LayerDiagram layers =
        LayerDiagram.of(new OrderedProblem(puzzle.problem(), puzzle.defaultOrder())).orElseThrow();
    assertInstanceOf(Diagram.class, layers.within(1 << 28).solutions().orElseThrow());
  }

  /** Eight pieces of one cell, each of which lies on each cell in 300 ways. */
  @Test
  void hasNumbersOfSeveralWords() {
    ProblemBuilder<Integer, Integer> builder = new ProblemBuilder<>();
    IntStream.range(0, 16).forEach(builder::primary);
    for (int option = 0; option < 64 * 300; option++) {
      builder.option(option, List.of(option % 8, 8 + option / 8 % 8));
    }
    Problem problem = builder.build();
    ItemOrder order = ItemOrder.given(problem);
    Diagram expected = search(problem, order, Prefix.EMPTY);
    StoredDiagram found =
        stored(LayerDiagram.of(new OrderedProblem(problem, order)).orElseThrow(), 1 << 16);
    assertEquals(
        BigInteger.valueOf(300).pow(8).multiply(BigInteger.valueOf(40_320)), found.count());
    assertArrayEquals(expected.marginals(), found.marginals());
    SplittableRandom numbers = new SplittableRandom(1);
    for (int times = 0; times < 100; times++) {
      BigInteger number = expected.sampleNumber(numbers);
      assertArrayEquals(expected.solution(number), found.solution(number));
    }
    assertThrows(IndexOutOfBoundsException.class, () -> found.solution(found.count()));
    assertThrows(IndexOutOfBoundsException.class, () -> found.solution(BigInteger.ONE.negate()));
  }

  @Test
  void refusesRangesBeyondItsSolutionsAndCanBeCancelled() {
    Puzzle puzzle = NamedPuzzles.of("kanoodle");
    StoredDiagram found =
        stored(
            LayerDiagram.of(new OrderedProblem(puzzle.problem(), puzzle.defaultOrder()))
                .orElseThrow(),
            1 << 20);
    long count = found.count().longValueExact();
    assertEquals(371_020, count);
    assertThrows(IndexOutOfBoundsException.class, () -> found.cursor(0, count + 1));
    assertThrows(IndexOutOfBoundsException.class, () -> found.cursor(-1, count));
    assertEquals(BigInteger.valueOf(count), found.cursor(0, count).countAll());
    RangeCursor cancelled = found.cursor(0, count).cancelledBy(() -> true);
    assertThrows(
        CancellationException.class,
        () -> {
          while (cancelled.next()) {
            assertTrue(cancelled.number() < count);
          }
        });
    assertEquals(
        found.count().multiply(BigInteger.valueOf(found.solution(BigInteger.ZERO).length)),
        Arrays.stream(found.marginals()).reduce(BigInteger.ZERO, BigInteger::add));
  }

  @Test
  void isGivenUpWhenToldTo() {
    Puzzle puzzle = NamedPuzzles.of("pentominoes:5x12");
    AtomicInteger polled = new AtomicInteger();
    LayerDiagram layers =
        LayerDiagram.of(new OrderedProblem(puzzle.problem(), puzzle.defaultOrder()))
            .orElseThrow()
            .cores(1)
            .within(1 << 16);
    assertInstanceOf(
        StoredDiagram.class,
        layers.endedBy(residuals -> polled.incrementAndGet() <= 0).solutions().orElseThrow());
    int last = polled.get();
    polled.set(0);
    assertTrue(
        layers
            .cores(1)
            .endedBy(residuals -> polled.incrementAndGet() >= last)
            .solutions()
            .isEmpty());
  }
}
