package org.dancingsparks.layers;

import static org.junit.jupiter.api.Assertions.assertEquals;
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
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.cover.OrderedProblem;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.cover.ProblemBuilder;
import org.dancingsparks.diagram.FrontierSearch;
import org.dancingsparks.format.NamedPuzzles;
import org.dancingsparks.links.Links;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.testing.BruteForce;
import org.dancingsparks.testing.RandomCases;
import org.dancingsparks.testing.Seed;
import org.dancingsparks.testing.SmallProblems;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PlaceCountTest {
  private static LayerCount count(Problem problem) {
    return LayerCount.byPlace(new OrderedProblem(problem, ItemOrder.given(problem)));
  }

  private static LayerCount count(String name) {
    Puzzle puzzle = NamedPuzzles.of(name);
    return LayerCount.byPlace(new OrderedProblem(puzzle.problem(), puzzle.defaultOrder()));
  }

  private static BigInteger number(LayerCount count) {
    return count.count().orElseThrow();
  }

  @Test
  void countsPuzzles() {
    assertEquals(BigInteger.valueOf(92), number(count("queens:8")));
    assertEquals(BigInteger.valueOf(288), number(count("sudoku:2")));
    assertEquals(BigInteger.valueOf(520), number(count("pentominoes:8x8")));
    assertEquals(BigInteger.valueOf(35_584), number(count("langford:2,11")));
    assertEquals(BigInteger.valueOf(12_988_816), number(count("dominoes:8x8")));
  }

  /** Kasteleyn; OEIS A004003. */
  @Test
  void countsBeyondLongs() {
    BigInteger expected = new BigInteger("112202208776036178000000");
    assertEquals(expected, number(count("dominoes:14x14").cores(1)));
    assertEquals(expected, number(count("dominoes:14x14").cores(3).within(10_000)));
  }

  @Test
  void multiplicitiesOutgrowTheirWords() {
    Seed.times(
        10,
        (random, seed) -> {
          int coins = 60 + random.nextInt(150);
          LayerCount count = count(SmallProblems.coins(coins)).within(random.nextInt(2) * 1_000);
          assertEquals(BigInteger.ONE.shiftLeft(coins), number(count));
        });
  }

  @Test
  void countsRandomProblemsLikeOtherEnginesInAnyWay() {
    AtomicInteger solved = new AtomicInteger();
    Seed.times(
        500,
        (random, seed) -> {
          Problem problem =
              random.nextBoolean()
                  ? SmallProblems.random(random)
                  : new CarrierProblems(random).next().problem();
          ItemOrder order = RandomCases.shuffled(problem, random);
          Prefix givens = RandomCases.givens(problem, random);
          long expected = new Links(problem, order).from(givens).count();
          BigInteger number = BigInteger.valueOf(expected);
          FrontierSearch search =
              new FrontierSearch(new OrderedProblem(problem, order, givens), List.of(givens));
          assertEquals(number, search.diagram().orElseThrow().count());
          LayerCount count = LayerCount.byPlace(new OrderedProblem(problem, order, givens));
          assertEquals(number, number(count.cores(1)));
          assertEquals(number, number(count.cores(1).within(0)));
          assertEquals(number, number(count.cores(3).within(random.nextInt(3_000))));
          assertEquals(number, number(LayerCount.of(new OrderedProblem(problem, order, givens))));
          solved.addAndGet(expected > 0 ? 1 : 0);
        });
    assertTrue(solved.get() > 15, solved + " were solved");
  }

  @Test
  void countsColoursAndBoundsLikeBruteForce() {
    Seed.times(
        500,
        (random, seed) -> {
          Problem problem = SmallProblems.extended(random);
          ItemOrder order = RandomCases.shuffled(problem, random);
          Prefix givens = RandomCases.givens(problem, random);
          List<Integer> given = Arrays.stream(givens.options()).boxed().toList();
          BigInteger number =
              BigInteger.valueOf(
                  BruteForce.solutions(problem).stream()
                      .filter(solution -> solution.containsAll(given))
                      .count());
          LayerCount count = LayerCount.byPlace(new OrderedProblem(problem, order, givens));
          assertEquals(number, number(count.cores(1)));
          assertEquals(number, number(count.cores(1 + random.nextInt(3)).within(0)));
          assertEquals(number, number(LayerCount.of(new OrderedProblem(problem, order, givens))));
        });
  }

  /** An option without a colour goes with none that has one. */
  @Test
  void optionsThatAgreeOnAColourGoTogether() {
    ProblemBuilder<String, String> builder = new ProblemBuilder<>();
    builder.primary("a").primary("b").primary("c").secondary("s");
    for (String item : List.of("a", "b", "c")) {
      builder.entry(item + " red", item).entry(item + " red", "s", "red");
      builder.entry(item + " blue", item).entry(item + " blue", "s", "blue");
      builder.entry(item + " plain", item).entry(item + " plain", "s");
    }
    assertEquals(BigInteger.TWO, number(count(builder.build())));
  }

  /** Pairs far apart, so that residuals need several words. */
  @Test
  void countsWindowsOfAnyWidth() {
    Seed.times(
        20,
        (random, seed) -> {
          int far = 65 + random.nextInt(100);
          Problem problem = RandomCases.farPairs(far, random);
          LayerCount count = count(problem).cores(1 + random.nextInt(2));
          BigInteger expected =
              new FrontierSearch(problem, ItemOrder.given(problem)).diagram().orElseThrow().count();
          assertTrue(expected.signum() > 0);
          assertEquals(expected, number(count));
          assertEquals(expected, number(count.within(random.nextInt(100_000))));
        });
  }

  @Test
  void isomorphicResidualsAreMergedWhereThereCanBeMany() {
    LayerCount latin = byClasses("latin:7").orElseThrow();
    assertEquals(new BigInteger("61479419904000"), number(latin));
    assertTrue(latin.residuals() < 100_000, "visited " + latin.residuals());
    assertTrue(latin.stages().size() > 3, latin.stages().toString());
    assertEquals(Optional.empty(), byClasses("queens:8"));
    assertEquals(Optional.empty(), byClasses("kanoodle"));
  }

  private static Optional<LayerCount> byClasses(String name) {
    Puzzle puzzle = NamedPuzzles.of(name);
    return LayerCount.byClasses(new OrderedProblem(puzzle.problem(), puzzle.defaultOrder()));
  }

  @Test
  void countsProblemsWithHardlyAnything() {
    assertEquals(BigInteger.ONE, number(count(new ProblemBuilder<>().build())));
    assertEquals(BigInteger.ONE, number(count(new ProblemBuilder<>().secondary("s").build())));
    assertEquals(BigInteger.ZERO, number(count(new ProblemBuilder<>().primary("p").build())));
  }

  @Test
  void visitsNoMoreResidualsThanADiagram() {
    for (String name : List.of("dominoes:8x8", "langford:2,10", "queens:8", "pentominoes:3x20")) {
      Puzzle puzzle = NamedPuzzles.of(name);
      FrontierSearch search = new FrontierSearch(puzzle.problem(), puzzle.defaultOrder());
      search.diagram();
      LayerCount count = count(name);
      count.count();
      assertTrue(
          count.residuals() <= 1.01 * search.residuals(),
          "%s: %d, and %d".formatted(name, count.residuals(), search.residuals()));
    }
  }

  @Test
  void isGivenUpAfterTooManyResiduals() {
    LayerCount count = count("dominoes:10x10").endedBy(residuals -> residuals > 1_000);
    assertEquals(Optional.empty(), count.count());
    assertTrue(count.residuals() < 3_000, "visited " + count.residuals());
  }

  @Test
  void saysWhyATemporaryFileFails(@TempDir Path directory) {
    LayerCount count = count("dominoes:10x10").within(0).spillingTo(directory.resolve("none"));
    UncheckedIOException failed = assertThrows(UncheckedIOException.class, count::count);
    assertTrue(failed.getMessage().contains(directory.toString()), failed.getMessage());
  }

  @Test
  void leavesNoTemporaryFile(@TempDir Path directory) throws IOException {
    LayerCount count = count("dominoes:10x10").within(1_000).spillingTo(directory);
    assertEquals(BigInteger.valueOf(258_584_046_368L), number(count));
    try (Stream<Path> files = Files.list(directory)) {
      assertEquals(List.of(), files.toList());
    }
  }

  @Test
  void isCancelledByAnInterrupt() {
    LayerCount count = count("dominoes:10x10").within(0);
    Thread.currentThread().interrupt();
    assertThrows(CancellationException.class, count::count);
    assertTrue(Thread.interrupted());
  }
}
