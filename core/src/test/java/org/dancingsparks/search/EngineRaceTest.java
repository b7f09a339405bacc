package org.dancingsparks.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.cover.OrderedProblem;
import org.dancingsparks.cover.ProblemBuilder;
import org.dancingsparks.diagram.FrontierSearch;
import org.dancingsparks.format.NamedPuzzles;
import org.dancingsparks.format.knuth.KnuthReader;
import org.dancingsparks.links.Links;
import org.dancingsparks.links.Profile;
import org.dancingsparks.puzzle.PlainPuzzle;
import org.dancingsparks.puzzle.Puzzle;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The choice of an engine depends on counted work alone: it is the same every time, and seldom bad.
 */
class EngineRaceTest {
  private static final long AMPLE_MEMORY = 1L << 30;

  private static Search search(Puzzle puzzle) {
    ItemOrder order = puzzle.defaultOrder();
    return Search.all(new OrderedProblem(puzzle.problem(), order));
  }

  private static Search chosen(Puzzle puzzle, long memory, List<String> reasons) {
    return Engines.of(puzzle).within(memory).explainingTo(reasons::add).prepare(search(puzzle));
  }

  /** The engine with less work by the weights of the bench; where they are near, either will do. */
  @ParameterizedTest
  @CsvSource({
    "queens:6, prefixes",
    "queens:8, prefixes",
    "queens:10, prefixes",
    "queens:12, prefixes",
    "'langford:2,8', prefixes",
    "sudoku:2, prefixes",
    "latin:4, prefixes",
    "kanoodle, ranges",
    "soma, ranges",
    "dominoes:6x6, ranges",
    "dominoes:8x8, ranges",
    "pentominoes:3x20, ranges",
    "pentominoes:4x15, ranges",
    "pentominoes:8x8, prefixes",
  })
  void choosesTheEngineWithLessToDo(String name, String regime) {
    Puzzle puzzle = NamedPuzzles.of(name);
    List<String> reasons = new ArrayList<>();

    assertThat(chosen(puzzle, AMPLE_MEMORY, reasons).regime()).isEqualTo(regime);
    assertThat(chosen(puzzle, AMPLE_MEMORY, reasons).regime()).isEqualTo(regime);

    assertThat(reasons).hasSize(2).containsOnly(reasons.get(0));
  }

  /** Its tree is too wide to be searched at once, and has no node at the depth of subproblems. */
  @Test
  void searchWithoutSubproblemsIsOver() {
    String text = "a z y\n" + "a y\n".repeat(100) + "z y\n".repeat(20_000);
    Puzzle puzzle = new PlainPuzzle("none.dlx", KnuthReader.read("none.dlx", text));
    List<String> reasons = new ArrayList<>();

    Search search = chosen(puzzle, AMPLE_MEMORY, reasons);
    assertThat(search.regime()).isEqualTo(Method.PREFIXES);
    assertThat(reasons).singleElement().asString().doesNotContain("more than");
  }

  /**
   * A frontier search in which no residual is met twice costs less than links before it is given
   * up.
   */
  @Test
  void frontierSearchThatLosesHasCostLessThanHalfOfLinks() {
    Puzzle queens = NamedPuzzles.of("queens:11");
    Links links = new Links(queens.problem(), queens.defaultOrder());
    links.count();
    Profile profile = links.profile();
    long work = profile.updates() + TreeSample.NODE * profile.nodes();
    FrontierSearch frontier =
        new FrontierSearch(queens.problem(), ItemOrder.given(queens.problem()));
    EngineRace race = new EngineRace(new TreeSample(search(queens)), frontier, 0);

    assertThat(race.run(Long.MAX_VALUE)).isEmpty();
    assertThat(race.spent()).isBetween(work / 10, work * 6 / 10);
  }

  /**
   * Here links has not searched one of its parts when a diagram has cost nearly half of its bound.
   */
  @Test
  void frontierSearchIsNotGivenUpForAMereBound() {
    List<String> reasons = new ArrayList<>();
    Search search = chosen(NamedPuzzles.of("sudoku:2x3"), AMPLE_MEMORY, reasons);
    assertThat(search.count()).isEqualTo(28_200_960);
    assertThat(search.regime()).isEqualTo(Method.RANGES);
  }

  @Test
  void partsSearchedForecastTheWhole() {
    Puzzle queens = NamedPuzzles.of("queens:10");
    Search search = search(queens);
    Links links = new Links(search.problem(), search.order());
    links.count();
    TreeSample sample = new TreeSample(search);

    sample.until(links.profile().updates() / 10);
    double early = sample.updates();
    sample.until(Long.MAX_VALUE);

    double all = links.profile().updates();
    assertThat(early).isBetween(all * 0.7, all * 1.4);
    assertThat(sample.updates()).isEqualTo(all);
  }

  /** If memory runs out before a choice, links is taken unless its search is far larger. */
  @Test
  void frontierSearchWithoutMemoryGivesWayToLinksThatHasLittleToDo() {
    Puzzle langford = NamedPuzzles.of("langford:2,12");
    List<String> reasons = new ArrayList<>();

    assertThat(chosen(langford, 1 << 24, reasons).regime()).isEqualTo("prefixes");
    Puzzle kanoodle = NamedPuzzles.of("kanoodle");
    assertThat(chosen(kanoodle, 1 << 20, reasons).regime()).isEqualTo("memo");
  }

  @Test
  void diagramForACountIsGivenUpOnceItsGrowthForetellsTooMuch() {
    Puzzle pyramid = NamedPuzzles.of("iq-puzzler-pro-pyramid");
    List<String> reasons = new ArrayList<>();
    Counting.by(Engines.of(pyramid).within(AMPLE_MEMORY).explainingTo(reasons::add))
        .prepare(Searches.of(pyramid).all());
    assertThat(reasons)
        .singleElement()
        .asString()
        .matches("engine bitsets .*a diagram would have more than \\d\\d,\\d\\d\\d residuals");
  }

  /** Its diagram has seven million residuals, and links far more to do. */
  @Test
  void diagramForACountIsLeftToLayersOnceItsGrowthForetellsALargeOne() {
    Puzzle skolem = NamedPuzzles.of("skolem:2,14");
    long large = 1 << 21;
    FrontierSearch frontier =
        new FrontierSearch(skolem.problem(), ItemOrder.given(skolem.problem()));
    EngineRace race = new EngineRace(new TreeSample(search(skolem)), frontier, 0).forCount();

    assertThat(race.run(large)).isEmpty();
    assertThat(race.isBeyond(large)).isTrue();
    assertThat(frontier.residuals()).isLessThan(large);
    assertThat(new EngineRace(race.tree(), frontier, 0).isBeyond(large)).isFalse();
  }

  @Test
  void smallSearchIsCountedAndALargeOneIsNot() {
    Puzzle queens = NamedPuzzles.of("queens:8");
    List<Double> shares = new ArrayList<>();

    assertThat(
            BoundedTreeCount.of(search(queens), BoundedTreeCount.HALF_A_SECOND, shares::add)
                .map(BinResult::solutions))
        .hasValueSatisfying(count -> assertThat(count).isEqualTo(92));
    Puzzle kanoodle = NamedPuzzles.of("kanoodle");
    assertThat(BoundedTreeCount.of(search(kanoodle), BoundedTreeCount.HALF_A_SECOND, shares::add))
        .isEmpty();
  }

  @Test
  void aKnownEstimateDecidesWhetherASearchIsSmall() {
    Search queens = search(NamedPuzzles.of("queens:8"));
    long most = BoundedTreeCount.HALF_A_SECOND;

    assertThat(BoundedTreeCount.of(queens.estimatedAt(most - 1), most, share -> {})).isPresent();
    assertThat(BoundedTreeCount.of(queens.estimatedAt(most + 1), most, share -> {})).isEmpty();
    assertThat(queens.estimatedAt(most).by(queens.method()).estimate()).isEmpty();
  }

  /** Five lines of 48 to 52 cells, cut into blocks of 10 to 18: few residuals, and a vast tree. */
  @Test
  void longOptionsAreTriedInSimpleOrdersBeforeTheTreeIsSampled() {
    ProblemBuilder<String, String> builder = new ProblemBuilder<>();
    for (int line = 0; line < 5; line++) {
      int cells = 48 + line;
      for (int cell = 0; cell < cells; cell++) {
        builder.primary(line + "." + cell);
      }
      for (int length = 10; length <= 18; length++) {
        for (int first = 0; first + length <= cells; first++) {
          String row = line + ".";
          builder.option(
              row + first + "+" + length,
              IntStream.range(first, first + length).mapToObj(cell -> row + cell).toList());
        }
      }
    }
    long[] ways = new long[53];
    ways[0] = 1;
    for (int cells = 10; cells <= 52; cells++) {
      for (int length = 10; length <= Math.min(18, cells); length++) {
        ways[cells] += ways[cells - length];
      }
    }
    Puzzle lines = new PlainPuzzle("lines", builder.build());
    List<String> reasons = new ArrayList<>();
    Search counted =
        Counting.by(Engines.of(lines).explainingTo(reasons::add)).prepare(Searches.of(lines).all());

    assertThat(counted.knownCount())
        .contains(
            LongStream.of(ways)
                .skip(48)
                .mapToObj(BigInteger::valueOf)
                .reduce(BigInteger.ONE, BigInteger::multiply));
    assertThat(reasons)
        .singleElement()
        .asString()
        .matches(
            "engine diagram: [\\d,]+ residuals, each solved once; .* would take more than 262,144 updates");
  }
}
