package org.dancingsparks.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.cover.OrderedProblem;
import org.dancingsparks.cover.Watch;
import org.dancingsparks.diagram.FrontierSearch;
import org.dancingsparks.links.Links;
import org.dancingsparks.links.Profile;
import org.dancingsparks.puzzle.PiecePuzzle;
import org.dancingsparks.testing.BruteForce;
import org.dancingsparks.testing.Seed;
import org.dancingsparks.testing.SmallProblems;
import org.dancingsparks.testing.SmallPuzzles;
import org.dancingsparks.testing.Walks;
import org.junit.jupiter.api.Test;

/** A plan is the whole search: every solution, once, in the same order, with the same work. */
class PlanUnionTest {
  private static final List<Integer> BINS = List.of(1, 2, 3, 8, 1000);

  @Test
  void everyPlanOfRandomProblemsIsTheWholeSearch() {
    Seed.times(150, (random, seed) -> check(Walks.all(SmallProblems.random(random))));
  }

  @Test
  void everyPlanOfProblemsWithColoursAndBoundsIsTheWholeSearch() {
    Seed.times(150, (random, seed) -> check(Walks.all(SmallProblems.extended(random))));
  }

  @Test
  void everyPlanOfRandomPuzzlesIsTheWholeSearch() {
    Seed.times(60, (random, seed) -> check(Walks.all(SmallPuzzles.random(random))));
  }

  @Test
  void everyPlanOfPuzzlesIsTheWholeSearchInEveryItemOrder() {
    for (PiecePuzzle puzzle : SmallPuzzles.all()) {
      for (String order : puzzle.itemOrders()) {
        check(
            Search.all(
                new OrderedProblem(
                    puzzle.problem(),
                    puzzle.itemOrder(order),
                    Walks.all(puzzle.problem()).givens())));
      }
    }
  }

  @Test
  void everyPlanOfQueensAndLangfordPairsIsTheWholeSearch() {
    Search queens = Walks.all(SmallProblems.queens(6));
    Search langford = Walks.all(SmallProblems.langford(7));

    check(queens);
    check(langford);

    assertThat(Walks.planned(queens, Planner.plan(queens, OptionalInt.of(2), 4))).hasSize(4);
    assertThat(Walks.planned(langford, Planner.plan(langford, OptionalInt.of(3), 4))).hasSize(52);
  }

  @Test
  void everyPlanFromGivensIsTheWholeSearchFromThem() {
    PiecePuzzle puzzle = SmallPuzzles.mirrored();
    List<Integer> solution = Walks.brute(puzzle.problem()).iterator().next();
    for (int givens = 1; givens <= solution.size(); givens++) {
      check(Walks.all(puzzle, Walks.array(solution.subList(0, givens))));
    }
  }

  private static void check(Search search) {
    Links links = new Links(search.problem(), search.order()).from(search.givens());
    List<List<Integer>> whole = Walks.listed(links);
    assertThat(Walks.sorted(whole)).doesNotHaveDuplicates().hasSameElementsAs(brute(search));
    for (int depth = 0; depth <= search.problem().mostChosen() + 2; depth++) {
      for (int bins : BINS) {
        Plan plan = Planner.plan(search, OptionalInt.of(depth), bins);
        checkPlan(search, plan, whole, links.profile());
        assertThat(plan.splitDepth()).isEqualTo(depth);
        assertThat(plan.bins()).hasSizeBetween(1, bins);
      }
    }
    checkPlan(search, Planner.plan(search, OptionalInt.empty(), 4), whole, links.profile());
  }

  private static Set<List<Integer>> brute(Search search) {
    return search.problem().isPlain()
        ? Walks.brute(search.problem(), search.givens().options())
        : BruteForce.solutions(search.problem());
  }

  private static void checkPlan(
      Search search, Plan plan, List<List<Integer>> whole, Profile profile) {
    BinCursor cursor = new BinCursor(search, Walks.whole(plan));
    assertThat(Walks.listed(cursor)).isEqualTo(whole);
    assertThat(plan.expansion().plus(cursor.profile())).isEqualTo(profile);
    List<Subproblem> subproblems = Walks.subproblems(plan);
    assertThat(plan.subproblems()).isEqualTo(subproblems.size());
    assertThat(subproblems.stream().mapToDouble(Subproblem::weight).sum())
        .isCloseTo(subproblems.isEmpty() ? 0 : 1, within(1e-9));
    for (int bin = 0; bin < plan.bins().size(); bin++) {
      assertThat(plan.bins().get(bin).number()).isEqualTo(bin);
    }
    if (plan.isSearched()) {
      assertThat(subproblems).hasSameSizeAs(whole);
    }
  }

  @Test
  void countsAgreeWithListsWhereverTheCursorStands() {
    Search search = Walks.all(SmallProblems.langford(7));
    Plan plan = Planner.plan(search, OptionalInt.of(0), 1);
    for (int pulled = 0; pulled <= 52; pulled += 13) {
      BinCursor cursor = new BinCursor(search, plan.bins().get(0));
      for (int solution = 0; solution < pulled; solution++) {
        cursor.next();
      }
      assertThat(cursor.count().intValueExact()).isEqualTo(52 - pulled);
    }
  }

  /** Sums up what is reported. */
  private static final class Sum implements Watch {
    double weight;
    long found;

    @Override
    public boolean isCancelled() {
      return false;
    }

    @Override
    public void done(double more, long solutions) {
      weight += more;
      found += solutions;
    }
  }

  @Test
  void progressSumsUpToTheWholeSearch() {
    Search links = Walks.all(SmallProblems.langford(8));
    Search diagram =
        links.withDiagram(
            new FrontierSearch(links.problem(), links.order()).diagram().orElseThrow());
    for (Search search : List.of(links, diagram)) {
      Plan plan = Planner.plan(search, OptionalInt.of(2), 5);
      Sum listed = new Sum();
      Sum counted = new Sum();
      for (Bin bin : plan.bins()) {
        BinCursor cursor = new BinCursor(search, bin).watchedBy(listed);
        while (cursor.next()) {
          cursor.report();
        }
        cursor.report();
        BinCursor count = new BinCursor(search, bin).watchedBy(counted);
        assertThat(count.count().signum()).isNotNegative();
        count.report();
      }
      for (Sum sum : List.of(listed, counted)) {
        assertThat(sum.weight).isCloseTo(1, within(1e-9));
        assertThat(sum.found).isEqualTo(300);
      }
    }
  }

  @Test
  void itemOrderDoesNotChangeTheSetOfSolutions() {
    PiecePuzzle puzzle = SmallPuzzles.mirrored();
    for (String order : puzzle.itemOrders()) {
      ItemOrder items = puzzle.itemOrder(order);
      assertThat(Walks.sorted(Walks.whole(puzzle.problem(), items, Walks.all(puzzle).givens())))
          .hasSameElementsAs(Walks.brute(puzzle.problem()));
    }
  }
}
