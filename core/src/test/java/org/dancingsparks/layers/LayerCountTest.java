package org.dancingsparks.layers;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.cover.OrderedProblem;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.diagram.FrontierSearch;
import org.dancingsparks.format.NamedPuzzles;
import org.dancingsparks.layers.carriers.Cut;
import org.dancingsparks.layers.carriers.Sweep;
import org.dancingsparks.layers.carriers.Window;
import org.dancingsparks.layers.carriers.WindowProblem;
import org.dancingsparks.links.Links;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.testing.Seed;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LayerCountTest {
  /** Residuals of a block that are counted however little memory there is. */
  private static final int MIN_TABLE = 1 << 19;

  private static LayerCount count(Puzzle puzzle) {
    return LayerCount.of(new OrderedProblem(puzzle.problem(), puzzle.defaultOrder()));
  }

  private static long number(LayerCount count) {
    return count.count().orElseThrow().longValueExact();
  }

  @Test
  void countsPuzzles() {
    assertEquals(371_020, number(count(NamedPuzzles.of("kanoodle"))));
    assertEquals(9_356, number(count(NamedPuzzles.of("pentominoes:6x10"))));
    assertEquals(520, number(count(NamedPuzzles.of("pentominoes:8x8"))));
    assertEquals(216_288, number(count(NamedPuzzles.of("langford:2,12"))));
    assertEquals(14_200, number(count(NamedPuzzles.of("queens:12"))));
  }

  @Test
  void halvesAreJoinedWhereAHalfTurnIsASymmetry() {
    assertTrue(count(NamedPuzzles.of("kanoodle")).isCut());
    assertTrue(count(NamedPuzzles.of("langford:2,12")).isCut());
    assertFalse(count(NamedPuzzles.of("queens:8")).isCut());
  }

  @Test
  void countsRandomProblemsLikeLinksInAnyWay() {
    AtomicInteger cut = new AtomicInteger();
    AtomicInteger solved = new AtomicInteger();
    Seed.times(
        500,
        (random, seed) -> {
          CarrierProblems.Sample sample = new CarrierProblems(random).next();
          long expected = assertCountsLikeLinks(sample, random);
          boolean isCut = Cut.middle(sample.window()).isPresent();
          cut.addAndGet(isCut ? 1 : 0);
          solved.addAndGet(isCut && expected > 0 ? 1 : 0);
        });
    assertTrue(cut.get() > 12 && solved.get() > 6, cut + " were cut and " + solved + " solved");
  }

  @Test
  void countsProblemsAsWideAsALong() {
    AtomicInteger fitting = new AtomicInteger();
    AtomicInteger others = new AtomicInteger();
    Seed.times(
        200,
        (random, seed) -> {
          int positions = 30 + random.nextInt(100);
          CarrierProblems.Sample sample = new CarrierProblems(random, positions).next();
          if (new Window(sample.window(), Cut.none(sample.window())).fits) {
            assertCountsLikeLinks(sample, random);
            fitting.incrementAndGet();
          } else {
            ItemOrder order = ItemOrder.given(sample.problem());
            LayerCount byPlace = LayerCount.of(new OrderedProblem(sample.problem(), order));
            assertEquals(new Links(sample.problem(), order).count(), number(byPlace));
            others.incrementAndGet();
          }
        });
    assertTrue(fitting.get() > 2 && others.get() > 2, fitting + " fit, " + others + " do not");
  }

  @Test
  void countsUpToReflectionLikeLinks() {
    AtomicInteger reflected = new AtomicInteger();
    AtomicInteger fewer = new AtomicInteger();
    AtomicInteger solved = new AtomicInteger();
    Seed.times(
        2000,
        (random, seed) -> {
          int height = 2 + random.nextInt(3);
          int positions = height * (2 + random.nextInt(4));
          CarrierProblems.Sample sample = new CarrierProblems(random, positions).onBoard(height);
          Optional<Sweep> sweep = Sweep.upToReflection(sample.window());
          if (sweep.isPresent()) {
            Problem problem = sample.problem();
            long expected = new Links(problem, ItemOrder.given(problem)).count();
            LayerCount count = LayerCount.of(sweep.get()).cores(1);
            assertEquals(expected, number(count));
            long residuals = count.residuals();
            assertEquals(expected, number(count.cores(2).within(0)));
            Cut middle = Cut.middle(sample.window()).orElseThrow();
            LayerCount all = LayerCount.of(new Sweep(sample.window(), middle)).cores(1);
            assertEquals(expected, number(all));
            reflected.incrementAndGet();
            solved.addAndGet(expected > 1 ? 1 : 0);
            fewer.addAndGet(residuals < all.residuals() ? 1 : 0);
          }
        });
    assertTrue(
        reflected.get() > 50 && fewer.get() > 25 && solved.get() > 8,
        "%s reflected, %s with fewer residuals, %s with solutions"
            .formatted(reflected, fewer, solved));
  }

  /** Counts in several ways; returns the number of solutions. */
  private static long assertCountsLikeLinks(CarrierProblems.Sample sample, Random random) {
    Problem problem = sample.problem();
    ItemOrder order = ItemOrder.given(problem);
    long expected = new Links(problem, order).count();
    LayerCount byPlace = LayerCount.byPlace(new OrderedProblem(problem, order)).cores(1);
    assertEquals(expected, number(byPlace.within(random.nextInt(20_000))));
    Cut none = Cut.none(sample.window());
    LayerCount whole = LayerCount.of(new Sweep(sample.window(), none)).cores(1);
    assertEquals(expected, number(whole));
    // A rare block has more residuals than the least table holds.
    Optional<BigInteger> scant = whole.cores(3).within(random.nextInt(500)).count();
    assertTrue(scant.isPresent() || whole.residuals() > MIN_TABLE);
    scant.ifPresent(number -> assertEquals(expected, number.longValueExact()));
    Cut.middle(sample.window())
        .filter(middle -> new Window(sample.window(), middle).fits)
        .ifPresent(
            middle -> {
              LayerCount halves = LayerCount.of(new Sweep(sample.window(), middle)).cores(1);
              assertEquals(expected, number(halves));
              assertEquals(expected, number(halves.cores(2).within(0)));
            });
    return expected;
  }

  /**
   * Positions 0 to 7 have a carrier each, one that covers one of them and position 8, and one that
   * covers all. Where the first eight are chosen, nothing can cover position 8, which has more
   * neighbours than are looked at before.
   */
  @Test
  void whatLeavesAPositionOpenIsNotContinued() {
    int[] carrier = IntStream.range(0, 17).map(option -> Math.min(option, 8)).toArray();
    int[][] positions = new int[17][];
    carrier[16] = 9;
    positions[16] = IntStream.range(0, 9).toArray();
    for (int at = 0; at < 8; at++) {
      positions[at] = new int[] {at};
      positions[8 + at] = new int[] {at, 8};
    }
    boolean[] isPrimary = new boolean[9];
    Arrays.fill(isPrimary, true);
    int[] ids = IntStream.range(0, 17).toArray();
    WindowProblem window = new WindowProblem(isPrimary, 10, 0, false, ids, carrier, positions);
    assertEquals(9, number(LayerCount.of(new Sweep(window, Cut.none(window)))));
    assertEquals(9, assertCountsLikeLinks(new CarrierProblems.Sample(window), new Random(1)));
  }

  @Test
  void countsBeyondLongs() {
    Seed.times(
        20,
        (random, seed) -> {
          Problem problem = CarrierProblems.withManySolutions(random);
          ItemOrder order = NamedPuzzles.of("langford:2,7").defaultOrder();
          BigInteger expected = new FrontierSearch(problem, order).diagram().orElseThrow().count();
          assertTrue(expected.bitLength() > Long.SIZE);
          LayerCount count = LayerCount.of(new OrderedProblem(problem, order));
          assertEquals(expected, count.count().orElseThrow());
          assertEquals(
              expected, count.cores(3).within(random.nextInt(5_000)).count().orElseThrow());
        });
  }

  @Test
  void countsSolutionsThatContainGivens() {
    Puzzle puzzle = NamedPuzzles.of("pentominoes:5x12");
    Problem problem = puzzle.problem();
    Seed.times(
        5,
        (random, seed) -> {
          Prefix givens = Prefix.of(problem, random.nextInt(problem.options()));
          LayerCount count =
              LayerCount.of(new OrderedProblem(problem, puzzle.defaultOrder(), givens));
          FrontierSearch search =
              new FrontierSearch(
                  new OrderedProblem(problem, puzzle.defaultOrder(), givens), List.of(givens));
          assertEquals(search.diagram().orElseThrow().count(), count.count().orElseThrow());
        });
  }

  @Test
  void isGivenUpAfterTooManyResiduals() {
    LayerCount count = count(NamedPuzzles.of("pentominoes:6x10"));
    assertEquals(Optional.empty(), count.endedBy(residuals -> residuals > 1_000).count());
  }

  @Test
  void isGivenUpWhenTooManyChoicesAreExpected() {
    for (String board : List.of("6x10", "8x8-b")) {
      LayerCount count = count(NamedPuzzles.of("pentominoes:" + board));
      AtomicLong expected = new AtomicLong();
      LayerCount watched =
          count.endedByChoices(
              (tried, ahead) -> {
                expected.set(tried);
                return false;
              });
      assertEquals(count.count(), watched.count());
      assertTrue(expected.get() > watched.residuals());
      LayerCount ended = count.endedByChoices((tried, ahead) -> tried + ahead > 10_000);
      assertEquals(Optional.empty(), ended.count());
      assertTrue(ended.residuals() < watched.residuals() / 10);
    }
  }

  @Test
  void saysWhyATemporaryFileFails(@TempDir Path directory) {
    LayerCount count =
        count(NamedPuzzles.of("pentominoes:6x10")).within(0).spillingTo(directory.resolve("none"));
    UncheckedIOException failed = assertThrows(UncheckedIOException.class, count::count);
    assertTrue(failed.getMessage().contains(directory.toString()), failed.getMessage());
  }

  @Test
  void leavesNoTemporaryFile(@TempDir Path directory) throws IOException {
    LayerCount count = count(NamedPuzzles.of("pentominoes:6x10"));
    assertEquals(9_356, number(count.within(0).spillingTo(directory)));
    try (Stream<Path> files = Files.list(directory)) {
      assertEquals(List.of(), files.toList());
    }
  }

  @Test
  void isCancelledByAnInterrupt() {
    LayerCount count = count(NamedPuzzles.of("pentominoes:6x10"));
    Thread.currentThread().interrupt();
    assertThrows(CancellationException.class, count::count);
    assertTrue(Thread.interrupted());
  }
}
