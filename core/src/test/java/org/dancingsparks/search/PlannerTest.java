package org.dancingsparks.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.cover.OrderedProblem;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.cover.ProblemBuilder;
import org.dancingsparks.diagram.FrontierSearch;
import org.dancingsparks.format.knuth.KnuthReader;
import org.dancingsparks.message.InputException;
import org.dancingsparks.testing.SmallProblems;
import org.dancingsparks.testing.SmallPuzzles;
import org.dancingsparks.testing.Walks;
import org.junit.jupiter.api.Test;

class PlannerTest {
  /** One solution of one option, one of two, one of four. */
  private static final Problem UNEVEN =
      SmallProblems.words("abcd", "abcd", "ab", "cd", "a", "b", "c", "d");

  private static Plan plan(Search search, int depth, int bins) {
    return Planner.plan(search, OptionalInt.of(depth), bins);
  }

  private static List<List<Integer>> prefixes(Plan plan) {
    return Walks.subproblems(plan).stream().map(part -> Walks.list(part.prefix())).toList();
  }

  @Test
  void solutionShallowerThanTheDepthIsASubproblem() {
    Search search = Walks.all(UNEVEN);

    assertThat(prefixes(plan(search, 3, 8))).contains(List.of(0), List.of(1, 2));
    assertThat(Walks.planned(search, plan(search, 3, 8)))
        .hasSize(5)
        .contains(List.of(0), List.of(1, 2));
  }

  @Test
  void depthZeroIsOneSubproblemOfWeightOne() {
    Plan plan = plan(Walks.all(UNEVEN), 0, 8);

    assertThat(prefixes(plan)).containsExactly(List.of());
    assertThat(plan.bins()).hasSize(1);
    assertThat(plan.bins().get(0).weight()).isEqualTo(1);
    assertThat(plan.isSearched()).isFalse();
  }

  @Test
  void depthBeyondTheDeepestSolutionSearchesEverything() {
    Search search = Walks.all(UNEVEN);
    for (int depth : new int[] {5, 100, Integer.MAX_VALUE}) {
      Plan plan = plan(search, depth, 8);
      assertThat(plan.isSearched()).isTrue();
      assertThat(prefixes(plan)).isEqualTo(Walks.whole(UNEVEN, search.order(), search.givens()));
    }
  }

  @Test
  void givensThatAreAWholeSolutionAreOneSubproblem() {
    Search search = Walks.all(UNEVEN, 2, 1);
    for (int depth = 0; depth < 3; depth++) {
      Plan plan = plan(search, depth, 4);
      assertThat(prefixes(plan)).containsExactly(List.of(2, 1));
      assertThat(Walks.planned(search, plan)).containsExactly(List.of(2, 1));
    }
  }

  @Test
  void problemWithoutSolutionsHasAtLeastAnEmptyBin() {
    Search search = Walks.all(SmallPuzzles.unsolvable());
    Plan plan = Planner.plan(search, OptionalInt.empty(), 8);

    assertThat(plan.bins()).hasSize(1);
    assertThat(plan.subproblems()).isZero();
    assertThat(plan.isSearched()).isTrue();
    assertThat(plan.bins().get(0).weight()).isZero();
  }

  @Test
  void binsAreRunsOfAboutEqualWeight() {
    Plan plan = plan(Walks.all(SmallProblems.queens(8)), 3, 8);

    assertThat(plan.bins()).hasSize(8);
    double heaviest =
        Walks.subproblems(plan).stream().mapToDouble(Subproblem::weight).max().orElseThrow();
    assertThat(plan.bins())
        .allSatisfy(
            bin -> assertThat(bin.weight()).isBetween(1 / 8.0 - heaviest, 1 / 8.0 + heaviest));
  }

  @Test
  void noBinIsEmptyWhereThereAreSubproblems() {
    for (int bins = 1; bins < 40; bins++) {
      assertThat(plan(Walks.all(UNEVEN), 1, bins).bins())
          .allSatisfy(bin -> assertThat(bin.subproblems()).isNotEmpty());
    }
  }

  @Test
  void defaultDepthIsTheSmallestWithEnoughSubproblems() {
    Search search = Walks.all(SmallProblems.queens(8));
    Plan plan = Planner.plan(search, OptionalInt.empty(), 4);

    assertThat(plan.subproblems()).isGreaterThanOrEqualTo(4 * 32);
    assertThat(plan(search, plan.splitDepth() - 1, 4).subproblems()).isLessThan(4 * 32);
  }

  @Test
  void forcedChoicesArePlannedThroughAtOnce() {
    ProblemBuilder<Integer, Integer> chain = new ProblemBuilder<>();
    for (int item = 0; item < 3_000; item++) {
      chain.primary(item);
      chain.entry(item, item);
    }
    Problem problem = chain.build();
    Search search = Search.all(new OrderedProblem(problem, ItemOrder.given(problem)));
    Plan plan = Planner.plan(search, OptionalInt.empty(), 8);

    assertThat(plan.subproblems()).isEqualTo(1);
    assertThat(plan.isSearched()).isTrue();
  }

  @Test
  void planDependsOnNothingButItsInput() {
    Search search = Walks.all(SmallProblems.queens(7));
    Plan once = Planner.plan(search, OptionalInt.empty(), 8);
    Plan again = Planner.plan(search, OptionalInt.empty(), 8);

    assertThat(prefixes(again)).isEqualTo(prefixes(once));
    assertThat(again.bins())
        .extracting(bin -> bin.subproblems().size())
        .isEqualTo(once.bins().stream().map(bin -> bin.subproblems().size()).toList());
  }

  /** Eight items with six equal options each: 6^8 solutions. */
  private static Problem wide() {
    String[] options = new String[48];
    for (int option = 0; option < options.length; option++) {
      options[option] = "abcdefgh".substring(option % 8, option % 8 + 1);
    }
    return SmallProblems.words("abcdefgh", options);
  }

  @Test
  void depthOfMoreThanAMillionSubproblemsIsRefused() {
    assertThatThrownBy(() -> plan(Walks.all(wide()), 8, 8))
        .isInstanceOf(InputException.class)
        .hasMessage("Split depth 8 gives more than 1,000,000 subproblems; choose a smaller one.");
  }

  /** Forty items with one option each stand in each prefix, beside twenty with two. */
  @Test
  void prefixesOfTooManyOptionsAreRefused() {
    StringBuilder text = new StringBuilder();
    IntStream.range(0, 60).forEach(item -> text.append("i%d ".formatted(item)));
    IntStream.range(0, 80).forEach(option -> text.append("\ni%d".formatted(option % 60)));
    Problem problem = KnuthReader.read("deep.dlx", text.toString());

    assertThatThrownBy(() -> plan(Walks.all(problem), 60, 8))
        .isInstanceOf(InputException.class)
        .hasMessage(
            "Split depth 60 gives more than 33,554,432 options in the prefixes of subproblems; choose a smaller one.");
  }

  @Test
  void defaultDepthStaysBelowAMillionSubproblems() {
    assertThat(Planner.plan(Walks.all(wide()), OptionalInt.empty(), 99_999).subproblems())
        .isEqualTo(279_936);
  }

  private static Search withDiagram(Problem problem) {
    Search search = Walks.all(problem);
    return search.withDiagram(new FrontierSearch(problem, search.order()).diagram().orElseThrow());
  }

  @Test
  void rangesOfADiagramFollowEachOtherAndDifferByOneAtMost() {
    Search search = withDiagram(SmallProblems.queens(8));
    for (int most : new int[] {1, 2, 3, 7, 91, 92, 93, 1000}) {
      List<Bin> bins = Planner.plan(search, OptionalInt.empty(), most).bins();
      assertThat(bins).hasSize(Math.min(most, 92));
      long end = 0;
      for (Bin bin : bins) {
        assertThat(bin.subproblems()).hasSize(1);
        Subproblem range = bin.subproblems().get(0);
        assertThat(range.from()).isEqualTo(end);
        end = range.to();
        assertThat(end - range.from())
            .isBetween((long) 92 / bins.size(), (long) (91 + bins.size()) / bins.size());
        assertThat(bin.weight()).isCloseTo((end - range.from()) / 92.0, within(1e-9));
      }
      assertThat(end).isEqualTo(92);
    }
  }

  @Test
  void aDiagramWithoutSolutionsHasAnEmptyRange() {
    Search search = withDiagram(SmallPuzzles.unsolvable().problem());
    List<Bin> bins = Planner.plan(search, OptionalInt.empty(), 8).bins();
    assertThat(bins).hasSize(1);
    assertThat(bins.get(0).weight()).isZero();
    assertThat(bins.get(0).subproblems().get(0).to()).isZero();
  }

  @Test
  void moreSolutionsThanALongNumbersAreNotListed() {
    assertThat(Planner.plan(withDiagram(SmallProblems.coins(62)), OptionalInt.empty(), 4).bins())
        .hasSize(4);
    assertThatThrownBy(
            () -> Planner.plan(withDiagram(SmallProblems.coins(63)), OptionalInt.empty(), 4))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("There are 9223372036854775808 solutions, too many to list");
  }
}
