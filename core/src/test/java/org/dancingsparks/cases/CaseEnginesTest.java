package org.dancingsparks.cases;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.math.BigInteger;
import java.nio.file.Files;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.dancingsparks.bitsets.BitSetSearch;
import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.cover.OrderedProblem;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.diagram.Diagram;
import org.dancingsparks.diagram.FrontierSearch;
import org.dancingsparks.diagram.MemoSearch;
import org.dancingsparks.format.knuth.KnuthReader;
import org.dancingsparks.layers.LayerCount;
import org.dancingsparks.links.Links;
import org.dancingsparks.orders.OrderSearch;
import org.dancingsparks.puzzle.PlainPuzzle;
import org.dancingsparks.search.Counting;
import org.dancingsparks.testing.Campaign;
import org.dancingsparks.testing.CaseRow;
import org.dancingsparks.testing.RandomCases;
import org.dancingsparks.values.BestSolutions;
import org.dancingsparks.values.OptionCosts;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The cases as they are on disk, by every engine that can do them: in each build those with few
 * options, in a campaign all.
 */
@Tag("slow")
class CaseEnginesTest {
  private static final int MAX_OPTIONS = 100;

  /** Links and lists go from solution to solution. */
  private static final BigInteger MAX_LISTED = BigInteger.valueOf(200_000);

  static Stream<CaseRow> rows() throws IOException {
    return CaseRow.all().stream().filter(row -> Campaign.IS_WHOLE || isSmall(row));
  }

  static Stream<CaseRow> rowsToList() throws IOException {
    return rows().filter(CaseEnginesTest::isListed);
  }

  static Stream<CaseRow> rowsWithCosts() throws IOException {
    return rows().filter(row -> row.least().isPresent());
  }

  static Stream<CaseRow> rowsWithCostsToList() throws IOException {
    return rowsWithCosts().filter(CaseEnginesTest::isListed);
  }

  private static boolean isSmall(CaseRow row) {
    return row.options() <= MAX_OPTIONS;
  }

  private static boolean isBrute(CaseRow row) {
    return row.known().equals("brute force");
  }

  private static boolean isListed(CaseRow row) {
    return row.solutions().compareTo(MAX_LISTED) <= 0;
  }

  private static Problem problem(CaseRow row) throws IOException {
    return KnuthReader.read(row.file(), Files.readString(row.path()));
  }

  @ParameterizedTest
  @MethodSource("rows")
  void problemsAreAsTheTableSays(CaseRow row) throws IOException {
    Problem problem = problem(row);
    assertThat(problem.primaryItems()).isEqualTo(row.primary());
    assertThat(problem.items()).isEqualTo(row.primary() + row.secondary());
    assertThat(problem.options()).isEqualTo(row.options());
    assertThat(Features.of(problem)).hasToString(row.features());
  }

  @ParameterizedTest
  @MethodSource("rowsToList")
  void linksAndBitSetsFindTheSolutions(CaseRow row) throws IOException {
    Problem problem = problem(row);
    assertThat(new Links(problem, ItemOrder.given(problem)).countAll()).isEqualTo(row.solutions());
    if (BitSetSearch.suits(problem)) {
      assertThat(new BitSetSearch(problem, ItemOrder.given(problem)).countAll())
          .isEqualTo(row.solutions());
    }
  }

  @ParameterizedTest
  @MethodSource("rows")
  void diagramsHaveTheSolutionsInEachItemOrder(CaseRow row) throws IOException {
    Problem problem = problem(row);
    assertThat(Answer.diagram(problem).count()).isEqualTo(row.solutions());
    if (isSmall(row)) {
      ItemOrder order =
          isBrute(row)
              ? RandomCases.shuffled(problem, new Random(row.options()))
              : ItemOrder.given(problem);
      Optional<Diagram> diagram = new FrontierSearch(problem, order).diagram();
      assertThat(diagram.orElseThrow().count()).isEqualTo(row.solutions());
    }
  }

  @ParameterizedTest
  @MethodSource("rows")
  void layersCountTheSolutions(CaseRow row) throws IOException {
    Problem problem = problem(row);
    ItemOrder order = OrderSearch.search(problem, Prefix.EMPTY);
    assertThat(LayerCount.byPlace(new OrderedProblem(problem, order)).count())
        .contains(row.solutions());
    LayerCount.byCarriers(new OrderedProblem(problem, order))
        .ifPresent(count -> assertThat(count.count()).contains(row.solutions()));
  }

  @ParameterizedTest
  @MethodSource("rows")
  void aMemoCountsTheSolutionsEvenIfItIsSmall(CaseRow row) throws IOException {
    Problem problem = problem(row);
    ItemOrder order = OrderSearch.search(problem, Prefix.EMPTY);
    long bytes = isBrute(row) ? 1_000 : 1 << 24;
    assertThat(
            new MemoSearch(new OrderedProblem(problem, order), bytes)
                .cursor()
                .from(Prefix.EMPTY)
                .countAll())
        .isEqualTo(row.solutions());
  }

  @ParameterizedTest
  @MethodSource("rows")
  void theEngineThatIsChosenCountsTheSolutions(CaseRow row) throws IOException {
    PlainPuzzle puzzle = new PlainPuzzle(row.file(), problem(row));
    assertThat(Counting.of(puzzle).solutions()).isEqualTo(row.solutions());
  }

  @ParameterizedTest
  @MethodSource("rowsWithCosts")
  void theBestSolutionsHaveTheLeastCost(CaseRow row) throws IOException {
    Diagram diagram = Answer.diagram(problem(row));
    BestSolutions best = diagram.best(Answer.costs(diagram.problem()));
    long found = 0;
    while (found < MAX_LISTED.longValue() && best.next() && best.cost() == row.least().get()) {
      found++;
    }
    assertThat(found).isPositive().isEqualTo(row.best().orElseThrow().min(MAX_LISTED).longValue());
    Map.Entry<Long, BigInteger> least = Map.entry(row.least().get(), row.best().get());
    assertThat(Answer.histogram(diagram).entrySet().iterator().next()).isEqualTo(least);
  }

  @ParameterizedTest
  @MethodSource("rowsWithCostsToList")
  void noSolutionThatLinksFindCostsLess(CaseRow row) throws IOException {
    Problem problem = problem(row);
    SortedMap<Long, BigInteger> histogram = new TreeMap<>();
    OptionCosts costs = Answer.costs(problem);
    Links links = new Links(problem, ItemOrder.given(problem));
    while (links.next()) {
      long cost = costs.of(links.solution());
      histogram.merge(cost, BigInteger.ONE, BigInteger::add);
    }
    assertThat(histogram.firstKey()).isEqualTo(row.least().orElseThrow());
    assertThat(histogram.get(histogram.firstKey())).isEqualTo(row.best().orElseThrow());
  }
}
