package org.dancingsparks.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.cover.OrderedProblem;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.cover.ProblemBuilder;
import org.dancingsparks.format.NamedPuzzles;
import org.dancingsparks.layers.LayerCount;
import org.dancingsparks.layers.places.StageCount;
import org.dancingsparks.layers.rounds.RoundPlan;
import org.dancingsparks.message.InputException;
import org.dancingsparks.puzzle.PlainPuzzle;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.testing.Seed;
import org.dancingsparks.testing.SmallProblems;
import org.dancingsparks.testing.SmallPuzzles;
import org.junit.jupiter.api.Test;

class LayerEngineTest {
  private static Optional<Method.Layers> count(Puzzle puzzle, int... givens) {
    Prefix prefix = Prefix.of(puzzle.problem(), givens);
    return Engines.of(puzzle).cores(2).layers().count(Searches.of(puzzle).containing(prefix).all());
  }

  @Test
  void countsWhatLinksWouldTakeLongFor() {
    Method.Layers count = count(NamedPuzzles.of("kanoodle")).orElseThrow();
    assertEquals(371_020, count.solutions().longValueExact());
    assertTrue(count.isCut());
  }

  @Test
  void leavesSmallSearchesToLinks() {
    assertEquals(Optional.empty(), count(NamedPuzzles.of("langford:2,7")));
    assertEquals(Optional.empty(), count(NamedPuzzles.of("queens:6")));
  }

  @Test
  void isGivenUpWhereLinksHasLessToDo() {
    List<String> reasons = new ArrayList<>();
    Puzzle queens = NamedPuzzles.of("queens:11");
    Optional<Method.Layers> count =
        Engines.of(queens)
            .orderedBy(queens.defaultOrder())
            .explainingTo(reasons::add)
            .cores(1)
            .layers()
            .count(Searches.of(queens).all());
    assertEquals(Optional.empty(), count);
    assertEquals(List.of(), reasons);
  }

  @Test
  void isNotTriedWithoutAnItemOrder() {
    assertEquals(Optional.empty(), count(NamedPuzzles.of("langford:2,12")));
    Puzzle puzzle = NamedPuzzles.of("langford:2,12");
    Search search = Searches.of(puzzle).all();
    assertEquals(
        216_288, Engines.of(puzzle).cores(2).layers().require(search).solutions().longValueExact());
    assertEquals(
        216_288, Counting.by(Engines.of(puzzle).cores(2)).prepare(search).count().longValueExact());
  }

  /**
   * Also by carriers: in the order of its lines an export has a hundred times as many residuals.
   */
  @Test
  void aPuzzleWithoutAnOrderIsCountedInOneThatIsSearched() {
    Puzzle export = new PlainPuzzle("kanoodle.dlx", NamedPuzzles.of("kanoodle").problem());
    Search search = Searches.of(export).all();
    Method.Layers count = Engines.of(export).cores(2).layers().require(search);
    assertEquals(371_020, count.solutions().longValueExact());
    assertTrue(count.residuals() < 2_000_000, "%,d residuals".formatted(count.residuals()));
  }

  @Test
  void ordersASearchAsItCountsIt() {
    for (String name : List.of("sudoku:2", "queens:7", "kanoodle")) {
      Puzzle puzzle = NamedPuzzles.of(name);
      LayerEngine layers = Engines.of(puzzle).cores(2).layers();
      Search search = Searches.of(puzzle).all();
      assertEquals(layers.require(search).order(), rounds(layers, search).order(), name);
    }
    Puzzle alongRows = new PlainPuzzle("dominoes", SmallProblems.dominoes(3, 40));
    Search ordered = rounds(Engines.of(alongRows).layers(), Searches.of(alongRows).all());
    assertNotEquals(alongRows.defaultOrder(), ordered.order());
  }

  private static Search rounds(LayerEngine layers, Search search) {
    return layers.rounds(search, new RoundPlan.Resources(2, 1 << 26)).search();
  }

  @Test
  void leavesSymmetriesToOtherEngines() {
    Puzzle puzzle = NamedPuzzles.of("kanoodle");
    LayerEngine layers = Engines.of(puzzle).cores(1).layers();
    assertEquals(Optional.empty(), layers.count(Searches.of(puzzle).classes()));
    assertThrows(InputException.class, () -> layers.require(Searches.of(puzzle).classes()));
  }

  @Test
  void countsProblemsWithoutCarriersOnlyWhereWanted() {
    Puzzle sudoku = NamedPuzzles.of("sudoku:2");
    LayerEngine layers = Engines.of(sudoku).cores(1).layers();
    Search search = Searches.of(sudoku).all();
    assertEquals(Optional.empty(), layers.count(search));
    assertEquals(288, layers.require(search).solutions().longValueExact());
  }

  @Test
  void countsWhatADiagramHasNoMemoryFor() {
    Puzzle dominoes = NamedPuzzles.of("dominoes:12x12");
    Search all = Searches.of(dominoes).all();
    List<String> reasons = new ArrayList<>();
    Engines engines = Engines.of(dominoes).within(1 << 20).explainingTo(reasons::add);
    Search counted = Counting.by(engines.cores(2)).prepare(all);
    assertEquals(53_060_477_521_960_000L, counted.count().longValueExact());
    assertTrue(counted.layered().isPresent());
    assertTrue(
        reasons.toString().matches("\\[engine layers: .* than 1 MB of memory\\]"),
        reasons.toString());
    assertEquals(Method.MEMO, engines.prepare(all).regime());
  }

  @Test
  void firstLargeCountIsReportedAsItGoesOn() {
    Puzzle puzzle = NamedPuzzles.of("pentominoes:6x10");
    Search all = Searches.of(puzzle).all();
    List<Search> reported = new ArrayList<>();
    Engines engines = Engines.of(puzzle).cores(1).reportingAt(5_000, reported::add);
    Counting.by(engines).prepare(all);
    engines.layers().require(all);
    assertEquals(1, reported.size());
    assertEquals(puzzle.defaultOrder(), reported.get(0).order());
    Counting.by(Engines.of(puzzle).reportingAt(1 << 30, reported::add)).prepare(all);
    assertEquals(1, reported.size());
  }

  @Test
  void residualsOfADiagramThatWasGivenUpAreStillReported() {
    Puzzle dominoes = NamedPuzzles.of("dominoes:12x12");
    List<Long> visited = new ArrayList<>();
    Engines engines = Engines.of(dominoes).within(1 << 20).reportingTo(visited::add);
    Search counted = Counting.by(engines).prepare(Searches.of(dominoes).all());
    assertEquals(visited.stream().sorted().toList(), visited);
    long last = visited.get(visited.size() - 1);
    assertTrue(last > counted.layered().orElseThrow().residuals(), visited::toString);
  }

  /** Latin squares of order 6, A002860. */
  @Test
  void isomorphicResidualsAreMergedByAutoAndByLayers() {
    Puzzle latin = NamedPuzzles.of("latin:6");
    for (RequestedEngine engine : List.of(RequestedEngine.AUTO, RequestedEngine.LAYERS)) {
      List<String> reasons = new ArrayList<>();
      Engines engines = Engines.of(latin).cores(2).explainingTo(reasons::add);
      Method.Layers count = layered(engines, engine);
      assertEquals(812_851_200, count.solutions().longValueExact());
      assertTrue(
          reasons
              .toString()
              .matches(
                  "\\[engine layers: [\\d,]+ residuals, counted layer by layer; [\\d,]+ of them"
                      + " merged into [\\d,]+ isomorphism classes\\]"),
          reasons.toString());
      assertMerged(count);
    }
  }

  private static Method.Layers layered(Engines engines, RequestedEngine engine, int... givens) {
    Prefix prefix = Prefix.of(engines.puzzle().problem(), givens);
    Search search = Searches.of(engines.puzzle()).containing(prefix).all();
    return Counting.by(engines).by(engine).prepare(search).layered().orElseThrow();
  }

  private static void assertMerged(Method.Layers count) {
    long labelled = 0;
    int last = -1;
    for (StageCount stage : count.stages()) {
      assertTrue(last < stage.place(), count.stages()::toString);
      assertTrue(0 < stage.classes() && 2 * stage.classes() <= stage.residuals(), stage.toString());
      assertEquals(stage.residuals(), stage.labellings());
      last = stage.place();
      labelled += stage.residuals();
    }
    assertTrue(0 < labelled && labelled < count.residuals(), count.toString());
  }

  /** A given value tells a row, a column and a value apart from the others. */
  @Test
  void residualsAreMergedWhereSomethingIsGiven() {
    Engines engines = Engines.of(NamedPuzzles.of("latin:6")).cores(1);
    Method.Layers all = layered(engines, RequestedEngine.AUTO);
    Method.Layers given = layered(engines, RequestedEngine.AUTO, 0);
    assertMerged(given);
    assertEquals(all.solutions(), given.solutions().multiply(BigInteger.valueOf(6)));
  }

  /** Queens on a torus of 13 rows have many symmetries, but links needs 1.4 M updates. */
  @Test
  void aSearchThatLinksSoonEndsIsNotPreparedForMerging() {
    Puzzle queens = NamedPuzzles.of("toroidal-queens:13");
    assertTrue(
        LayerCount.byClasses(new OrderedProblem(queens.problem(), queens.defaultOrder()))
            .isPresent());
    Search all = Searches.of(queens).all();
    assertEquals(Optional.empty(), Engines.of(queens).layers().count(all));
  }

  /** Coins can be exchanged, but the board before them has hardly any isomorphic residuals. */
  @Test
  void mergesThatDoNotPayAreGivenUpInSilence() {
    Problem problem = dominoesAndCoins(16, 8);
    OrderedProblem given = new OrderedProblem(problem, ItemOrder.given(problem), Prefix.EMPTY);
    assertEquals(Optional.empty(), LayerCount.byClasses(given).orElseThrow().cores(2).count());
    Puzzle puzzle = new PlainPuzzle("dominoes and coins", problem);
    List<String> reasons = new ArrayList<>();
    Engines engines = Engines.of(puzzle).cores(1).explainingTo(reasons::add);
    Search search = Searches.of(puzzle).all();
    assertEquals(Optional.empty(), engines.layers().count(search));
    assertEquals(List.of(), reasons);
    BigInteger solutions = new BigInteger("2444888770250892795802079170816").shiftLeft(8);
    Method.Layers layers = engines.layers().require(search);
    assertEquals(solutions, layers.solutions());
    assertEquals(List.of(), layers.stages());
    assertEquals(List.of(), reasons);
    assertEquals(solutions, Counting.by(engines).prepare(search).count());
    assertEquals(1, reasons.size(), reasons.toString());
  }

  private static Problem dominoesAndCoins(int size, int coins) {
    ProblemBuilder<Integer, Integer> builder = new ProblemBuilder<>();
    Problem dominoes = SmallProblems.dominoes(size, size);
    IntStream.range(0, dominoes.items() + coins).forEach(builder::primary);
    for (int option = 0; option < dominoes.options(); option++) {
      int added = option;
      List<Integer> cells =
          IntStream.range(0, dominoes.size(option))
              .mapToObj(entry -> dominoes.item(added, entry))
              .toList();
      builder.option(option, cells);
    }
    for (int side = 0; side < 2 * coins; side++) {
      builder.option(dominoes.options() + side, List.of(dominoes.items() + side / 2));
    }
    return builder.build();
  }

  @Test
  void countsProblemsWithHardlyAnything() {
    Problem problem = new ProblemBuilder<>().primary("p").secondary("s").build();
    Puzzle puzzle = new PlainPuzzle("hardly anything", problem);
    Method.Layers count = Engines.of(puzzle).cores(2).layers().require(Searches.of(puzzle).all());
    assertEquals(0, count.solutions().signum());
  }

  @Test
  void countsRandomPuzzlesLikeDiagrams() {
    Seed.times(
        100,
        (random, seed) -> {
          Puzzle puzzle = SmallPuzzles.random(random);
          Search search = Searches.of(puzzle).all();
          Engines engines = Engines.of(puzzle);
          Method.Layers count = engines.cores(1 + random.nextInt(3)).layers().require(search);
          assertEquals(engines.withDiagram(search).count(), count.solutions());
        });
  }
}
