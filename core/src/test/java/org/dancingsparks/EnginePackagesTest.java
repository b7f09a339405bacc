package org.dancingsparks;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import org.dancingsparks.bitsets.BitSetSearch;
import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.cover.OrderedProblem;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.cover.ProblemBuilder;
import org.dancingsparks.cover.Residual;
import org.dancingsparks.diagram.Diagram;
import org.dancingsparks.diagram.FrontierSearch;
import org.dancingsparks.estimate.PathSums;
import org.dancingsparks.estimate.RandomPaths;
import org.dancingsparks.format.NamedPuzzles;
import org.dancingsparks.isomorphism.ResidualLabelling;
import org.dancingsparks.isomorphism.Stage;
import org.dancingsparks.isomorphism.Stages;
import org.dancingsparks.links.Links;
import org.dancingsparks.links.TreeCursor;
import org.dancingsparks.orders.OrderSearch;
import org.dancingsparks.permanent.Permanent;
import org.dancingsparks.permanent.PermanentBounds;
import org.dancingsparks.permanent.SquareMatrix;
import org.dancingsparks.proof.Proof;
import org.dancingsparks.proof.ProofRange;
import org.dancingsparks.proof.ProofSearch;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.residuals.BitSetProblem;
import org.dancingsparks.search.BinCursor;
import org.dancingsparks.search.Engines;
import org.dancingsparks.search.Plan;
import org.dancingsparks.search.Search;
import org.dancingsparks.search.Searches;
import org.dancingsparks.testing.SmallProblems;
import org.dancingsparks.values.OptionWeights;
import org.dancingsparks.values.WeightedSolutions;
import org.junit.jupiter.api.Test;

/** Code at the beginning of packages' comments: problems, engines and searches. */
class EnginePackagesTest {
  @Test
  void aPrefixLeavesOptions() {
    // tag::cover
    var builder = new ProblemBuilder<String, String>();
    builder.primary("A").primary("B").secondary("X");
    builder.option("a", List.of("A", "X")).option("b", List.of("B", "X"));
    builder.option("c", List.of("B"));
    Problem problem = builder.build();

    Residual residual = new Residual(problem, Prefix.of(problem, 0)); // "a" is chosen
    BitSet left = residual.options(); // {2}, which is "c"
    boolean isSolution = problem.isSolution(0, 2); // true
    // end::cover
    assertThat(left).isEqualTo(BitSet.valueOf(new long[] {4}));
    assertThat(problem.describe(2)).isEqualTo("c");
    assertThat(isSolution).isTrue();
  }

  @Test
  void aChoiceLeavesAResidual() {
    Problem problem = SmallProblems.fiveSets();
    // tag::residuals
    var bits = new BitSetProblem(new OrderedProblem(problem, ItemOrder.given(problem)));
    long[] all = bits.residual(Prefix.EMPTY); // a bit for each of 5 items
    int place = bits.place(all, 0); // 0: the first item is open
    long[] left = new long[bits.width()];
    for (int number = bits.first()[place]; number < bits.first()[place + 1]; number++) {
      bits.choose(all, 0, number, left);
      System.out.println(problem.describe(bits.id(number)) + " leaves " + left[0]);
    }
    // end::residuals
    assertThat(all).containsExactly(0b11111);
    assertThat(left).containsExactly(0b110); // items 1, 4 and 5 are covered
  }

  @Test
  void anOrderIsSearchedFor() {
    Problem problem = SmallProblems.queens(8);
    // tag::orders
    ItemOrder order = OrderSearch.search(problem, Prefix.EMPTY);
    FrontierSearch search = new FrontierSearch(problem, order);
    search.visitAll();
    long visited = search.residuals(); // 1,699
    // end::orders
    assertThat(visited).isEqualTo(1_699);
  }

  @Test
  void aProofIsATableOfResiduals() {
    List<String> printed = new ArrayList<>();
    // tag::proof
    Puzzle queens = NamedPuzzles.of("queens:6");
    var problem = new OrderedProblem(queens.problem(), queens.defaultOrder());
    Proof proof = new ProofSearch(problem, 2).proof().orElseThrow(); // on two cores
    BigInteger solutions = proof.count(); // 4
    ProofRange rows = proof.range(proof.ranges(1).get(0)); // all in one
    while (rows.next()) {
      printed.add("%x has %d completions%n".formatted(rows.word(0), rows.number()));
    }
    // end::proof
    assertThat(solutions).isEqualTo(4);
    assertThat(printed).hasSize((int) proof.size());
  }

  @Test
  void firstRowsOfLatinSquaresLeaveIsomorphicResiduals() {
    Puzzle latin = NamedPuzzles.of("latin:3");
    // tag::isomorphism
    var bits = new BitSetProblem(new OrderedProblem(latin.problem(), latin.defaultOrder()));
    Stage stage = new Stages(bits).stage(3); // the first row is complete
    ResidualLabelling labelling = stage.labelling();
    long[] one = bits.residual(Prefix.of(latin.problem(), 0, 4, 8)); // the row 1 2 3
    long[] other = bits.residual(Prefix.of(latin.problem(), 1, 5, 6)); // the row 2 3 1
    boolean areIsomorphic = labelling.form(one).equals(labelling.form(other)); // true
    // end::isomorphism
    assertThat(areIsomorphic).isTrue();
    assertThat(labelling.form(one)).isPresent();
  }

  @Test
  void weightsOfOptionsAreThoseOfSolutions() {
    Problem problem = SmallProblems.fiveSets();
    // tag::values
    var search = new FrontierSearch(problem, ItemOrder.given(problem));
    Diagram diagram = search.diagram().orElseThrow();

    BigInteger[] weights = new BigInteger[problem.options()];
    Arrays.setAll(
        weights, option -> BigInteger.valueOf(option + 1)); // those of a solution multiply
    WeightedSolutions weighted = diagram.weighted(OptionWeights.of(weights));
    BigInteger total = weighted.total(); // 1*2*4 + 3*5
    BigInteger number = weighted.number(BigInteger.TEN); // of the solution with the weight 9 to 23
    // end::values
    assertThat(total).isEqualTo(23);
    assertThat(diagram.solution(number)).containsExactlyInAnyOrder(2, 4);
  }

  @Test
  void bitSetsWalkTheTreeOfLinks() {
    // tag::bitsets
    Puzzle pieces = NamedPuzzles.of("soma");
    TreeCursor bits = new BitSetSearch(pieces.problem(), pieces.defaultOrder());
    bits.next();
    int[] first = bits.solution(); // seven options, the first solution of links as well
    long others = bits.count(); // 11_519
    // end::bitsets
    Links links = new Links(pieces.problem(), pieces.defaultOrder());
    assertThat(links.next()).isTrue();
    assertThat(first).hasSize(7).isEqualTo(links.solution());
    assertThat(others).isEqualTo(11_519);
  }

  @Test
  void randomPathsEstimateATree() {
    // tag::estimate
    Problem queens = NamedPuzzles.of("queens:9").problem();
    Links links = new Links(queens, ItemOrder.given(queens)).from(Prefix.EMPTY);
    RandomPaths paths = new RandomPaths(links, 7, 1e150); // the seed is 7
    PathSums sums = new PathSums();
    for (int path = 0; path < 10_000; path++) {
      paths.follow(path, sums);
    }
    double solutions = sums.solutions().value(); // near 352
    double error = sums.solutions().error();
    // end::estimate
    assertThat(Math.abs(solutions - 352)).isLessThan(4 * error).isLessThan(35);
  }

  @Test
  void permanentsCountCovers() {
    // tag::permanent
    SquareMatrix matrix = SquareMatrix.of(new int[][] {{1, 1, 0}, {1, 1, 1}, {0, 1, 1}});
    BigInteger permanent = Permanent.of(matrix); // 3
    BigInteger bound = PermanentBounds.above(matrix).orElseThrow(); // 3 or more
    // end::permanent
    assertThat(permanent).isEqualTo(3);
    assertThat(bound).isBetween(BigInteger.valueOf(3), BigInteger.valueOf(6));
  }

  @Test
  void binsTogetherAreTheWholeSearch() {
    List<int[]> solutions = new ArrayList<>();
    // tag::search
    Puzzle puzzle = NamedPuzzles.of("pentominoes:5x12");
    Search search = Engines.of(puzzle).within(1 << 28).prepare(Searches.of(puzzle).all());
    Plan plan = Plan.single(search); // or Planner.plan(search, OptionalInt.empty(), bins)
    BinCursor cursor = new BinCursor(search, plan.bins().get(0));
    while (cursor.next()) { // 4,040 times
      solutions.add(cursor.solution()); // option ids
    }
    // end::search
    assertThat(solutions).hasSize(4_040).allMatch(solution -> solution.length == 12);
  }
}
