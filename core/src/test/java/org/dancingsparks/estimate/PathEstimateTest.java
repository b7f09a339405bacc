package org.dancingsparks.estimate;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.links.Links;
import org.dancingsparks.links.Profile;
import org.dancingsparks.sudoku.SudokuProblem;
import org.dancingsparks.sudoku.SudokuShape;
import org.junit.jupiter.api.Test;

/** The trace and the path estimates of an article on Sudoku, for grids of order 2. */
class PathEstimateTest {
  private static final SudokuProblem GRIDS = SudokuProblem.of(SudokuShape.order(2));

  /** The estimates of 72 solutions, S for 5316 and L for 7620; four times, one after another. */
  private static final String QUARTER =
      "LLSSLLLLSSLLLLSSLLLLSSLLLLSSLLLLSSLLSLLLLSSLLLLSSLLLLSSLLLLSSLLLLSSLLLLS";

  private static Links links(Problem problem) {
    return new Links(problem, ItemOrder.given(problem)).from(Prefix.EMPTY);
  }

  private static List<BigInteger> estimates(Problem problem) {
    Links links = links(problem);
    List<BigInteger> estimates = new ArrayList<>();
    while (links.next()) {
      estimates.add(new SolutionPathEstimate(problem).of(links, 0));
    }
    return estimates;
  }

  private static BigInteger sum(List<BigInteger> estimates) {
    return estimates.stream().reduce(BigInteger.ZERO, BigInteger::add);
  }

  @Test
  void firstSolutionHasItsCoversAndDegrees() {
    Links links = links(GRIDS.problem());
    assertThat(links.next()).isTrue();
    int[] covers = {37, 25, 22, 16, 28, 16, 19, 10, 10, 16, 10, 7, 16, 10, 7, 7};
    int[] degrees = {4, 2, 2, 1, 3, 1, 2, 1, 1, 2, 1, 1, 2, 1, 1, 1};
    Profile profile = links.profile();
    for (int level = 0; level < 16; level++) {
      assertThat(profile.updates(level)).isEqualTo(covers[level]);
      assertThat(links.degree(level)).isEqualTo(degrees[level]);
      assertThat(profile.nodes(level + 1)).isOne();
    }
    assertThat(profile.updates()).isEqualTo(256);
  }

  @Test
  void solutionsHaveTheirEstimatesInTheirOrder() {
    List<BigInteger> expected = new ArrayList<>();
    for (char estimate : QUARTER.repeat(4).toCharArray()) {
      expected.add(BigInteger.valueOf(estimate == 'L' ? 7620 : 5316));
    }
    assertThat(estimates(GRIDS.problem())).isEqualTo(expected);
    assertThat(sum(expected)).isEqualTo(288 * 6852);
    assertThat(Collections.frequency(expected, BigInteger.valueOf(5316))).isEqualTo(96);
  }

  @Test
  void theAverageIsNotTheNumberOfNodes() {
    Links links = links(GRIDS.problem());
    assertThat(links.count()).isEqualTo(288);
    assertThat(links.profile().nodes()).isEqualTo(2157);
  }

  /** The article has 3666 here, which no program has reproduced. */
  @Test
  void diagonalGridsHaveAnAverageOfTheirOwn() {
    Problem problem = SudokuProblem.of(SudokuShape.order(2).withDiagonals()).problem();
    List<BigInteger> estimates = estimates(problem);
    assertThat(estimates).hasSize(48);
    assertThat(sum(estimates)).isEqualTo(48 * 1524);
  }

  @Test
  void smallestGridsAreThoseThatTheArticlePrints() {
    Links links = links(GRIDS.problem());
    List<String> found = new ArrayList<>();
    while (links.next()) {
      found.add(GRIDS.grid(links.solution()).line());
    }
    assertThat(found.stream().sorted().limit(3))
        .containsExactly("1234341221434321", "1234341223414123", "1234341241232341");
  }
}
