package org.dancingsparks.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.stream.IntStream;
import org.dancingsparks.cover.OrderedProblem;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.message.InputException;
import org.dancingsparks.puzzle.PiecePuzzle;
import org.dancingsparks.puzzle.PlainPuzzle;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.puzzle.Use;
import org.dancingsparks.testing.BruteForce;
import org.dancingsparks.testing.RandomCases;
import org.dancingsparks.testing.Seed;
import org.dancingsparks.testing.SmallProblems;
import org.dancingsparks.testing.SmallPuzzles;
import org.dancingsparks.testing.Walks;
import org.junit.jupiter.api.Test;

/**
 * A search is the same by links, by ranges of a diagram and by a memo too small to hold much: the
 * same solutions, each once, and the same number of them; the last two in the same order.
 */
class RegimesTest {
  private static final long AMPLE_MEMORY = 1 << 28;
  private static final long SCANT_MEMORY = 1 << 10;
  private static final List<Integer> BINS = List.of(1, 2, 3, 8, 1000);

  @Test
  void puzzlesHaveTheSameSolutionsInEveryRegime() {
    for (PiecePuzzle puzzle : SmallPuzzles.all()) {
      for (String order : puzzle.itemOrders()) {
        check(puzzle, Search.all(new OrderedProblem(puzzle.problem(), puzzle.itemOrder(order))));
      }
    }
    check(SmallPuzzles.unsolvable(), Walks.all(SmallPuzzles.unsolvable()));
  }

  @Test
  void randomProblemsHaveTheSameSolutionsInEveryRegime() {
    Seed.times(
        200,
        (random, seed) -> {
          Puzzle puzzle = new PlainPuzzle("random", SmallProblems.random(random));
          check(puzzle, Walks.all(puzzle));
          check(puzzle, Walks.all(puzzle, givens(random, puzzle)));
        });
  }

  @Test
  void coloursAndBoundsHaveTheSameSolutionsInEveryRegime() {
    Seed.times(
        300,
        (random, seed) -> {
          Problem problem = SmallProblems.extended(random);
          Puzzle puzzle = new PlainPuzzle("random", problem);
          check(puzzle, Walks.all(puzzle));
          Prefix givens = RandomCases.givens(problem, random);
          Search search = Walks.all(puzzle, givens.options());
          check(puzzle, search);
          List<Integer> wanted = Arrays.stream(givens.options()).boxed().toList();
          List<List<Integer>> expected =
              BruteForce.solutions(problem).stream()
                  .filter(solution -> solution.containsAll(wanted))
                  .toList();
          assertThat(
                  Walks.sorted(Walks.planned(search, Planner.plan(search, OptionalInt.of(2), 3))))
              .containsExactlyInAnyOrderElementsOf(expected);
          for (RequestedEngine engine : List.of(RequestedEngine.AUTO, RequestedEngine.DIAGRAM)) {
            assertThat(Engines.of(puzzle).prepare(search, engine).count())
                .isEqualTo(expected.size());
          }
          assertThat(Counting.of(puzzle).prepare(search).count()).isEqualTo(expected.size());
        });
  }

  @Test
  void randomPuzzlesHaveTheSameSolutionsInEveryRegime() {
    Seed.times(
        60,
        (random, seed) -> {
          PiecePuzzle puzzle = SmallPuzzles.random(random);
          check(puzzle, Walks.all(puzzle));
          checkSymmetries(puzzle, new Prefix[] {Prefix.EMPTY});
        });
  }

  @Test
  void secondaryItemsAndWideProblemsHaveTheSameSolutionsInEveryRegime() {
    check(new PlainPuzzle("queens", SmallProblems.queens(6)), Walks.all(SmallProblems.queens(6)));
    check(
        new PlainPuzzle("langford", SmallProblems.langford(7)),
        Walks.all(SmallProblems.langford(7)));
  }

  @Test
  void symmetriesLeaveTheSameSolutionsInEveryRegime() {
    for (PiecePuzzle puzzle : SmallPuzzles.all()) {
      checkSymmetries(puzzle, Prefix.EMPTY);
    }
  }

  @Test
  void symmetriesWithGivensLeaveTheSameSolutionsInEveryRegime() {
    PiecePuzzle puzzle = SmallPuzzles.mirrored();
    List<Integer> solution = Walks.brute(puzzle.problem()).iterator().next();
    for (int given : solution) {
      checkSymmetries(puzzle, Prefix.of(puzzle.problem(), given));
    }
  }

  /** Each way to use symmetries that the puzzle admits. */
  private static void checkSymmetries(PiecePuzzle puzzle, Prefix... givens) {
    for (Prefix given : givens) {
      check(puzzle, Searches.of(puzzle).containing(given).classes());
      for (var piece : puzzle.pieces()) {
        if (piece.use().equals(Use.ONCE)
            && puzzle.optionsOf(puzzle.pieces().indexOf(piece)).length > 0) {
          check(puzzle, Searches.of(puzzle).containing(given).splitBy(piece.name()));
          classesBy(puzzle, given, piece.name()).ifPresent(search -> check(puzzle, search));
        }
      }
    }
  }

  private static Optional<Search> classesBy(PiecePuzzle puzzle, Prefix givens, String piece) {
    try {
      return Optional.of(Searches.of(puzzle).containing(givens).classesBy(piece));
    } catch (InputException e) {
      return Optional.empty();
    }
  }

  /** Some options of a solution, or where there is none any option. */
  private static int[] givens(Random random, Puzzle puzzle) {
    List<List<Integer>> solutions = new ArrayList<>(Walks.brute(puzzle.problem()));
    if (solutions.isEmpty() || random.nextInt(4) == 0) {
      return IntStream.range(0, puzzle.problem().options())
          .filter(option -> puzzle.problem().item(option, 0) < puzzle.problem().primaryItems())
          .skip(random.nextInt(3))
          .limit(1)
          .toArray();
    }
    List<Integer> solution = solutions.get(random.nextInt(solutions.size()));
    return Walks.array(solution.subList(0, random.nextInt(solution.size() + 1)));
  }

  private static Search prepared(Puzzle puzzle, Search search, long memory) {
    return Engines.of(puzzle)
        .orderedBy(search.order())
        .within(memory)
        .prepare(search, RequestedEngine.DIAGRAM);
  }

  private static void check(Puzzle puzzle, Search links) {
    Search ranges = prepared(puzzle, links, AMPLE_MEMORY);
    Search memo = links.by(new Method.Memo(links.order(), SCANT_MEMORY));
    assertThat(links.regime()).isEqualTo("prefixes");
    assertThat(ranges.regime()).isEqualTo("ranges");
    assertThat(memo.regime()).isEqualTo("memo");

    List<List<Integer>> expected =
        Walks.sorted(Walks.planned(links, Planner.plan(links, OptionalInt.of(0), 1)));
    List<List<Integer>> whole = Walks.planned(ranges, Planner.plan(ranges, OptionalInt.empty(), 1));
    assertThat(Walks.sorted(whole))
        .doesNotHaveDuplicates()
        .containsExactlyInAnyOrderElementsOf(expected);
    checkRanges(ranges, whole);
    checkMemo(memo, whole);
    checkKnownCount(ranges, whole.size());
    checkRestricted(puzzle, links, expected);
  }

  private static void checkRanges(Search ranges, List<List<Integer>> whole) {
    for (int bins : BINS) {
      Plan plan = Planner.plan(ranges, OptionalInt.empty(), bins);
      checkPlan(ranges, plan, whole);
      int most = ranges.diagram().orElseThrow().count().intValueExact();
      assertThat(plan.bins()).hasSize(Math.max(1, Math.min(bins, most)));
      checkUnchanged(ranges, plan);
    }
  }

  private static void checkMemo(Search memo, List<List<Integer>> whole) {
    for (int depth : new int[] {0, 1, 2, 5, 100}) {
      for (int bins : BINS) {
        checkPlan(memo, Planner.plan(memo, OptionalInt.of(depth), bins), whole);
      }
    }
    checkPlan(memo, Planner.plan(memo, OptionalInt.empty(), 3), whole);
  }

  private static void checkPlan(Search search, Plan plan, List<List<Integer>> whole) {
    assertThat(Walks.planned(search, plan)).isEqualTo(whole);
    assertThat(BinResult.solutions(BinResult.count(plan))).isEqualTo(whole.size());
    double weight = Walks.subproblems(plan).stream().mapToDouble(Subproblem::weight).sum();
    assertThat(weight).isCloseTo(weight < 0.5 ? 0 : 1, within(1e-9));
    if (!whole.isEmpty()) {
      checkCountHalfWay(search, plan, whole.size());
    }
  }

  /**
   * Checks that a count from any place is the number of solutions left, and that cursors restart.
   */
  private static void checkCountHalfWay(Search search, Plan plan, int solutions) {
    long pulled = 0;
    long counted = 0;
    for (Subproblem part : Walks.subproblems(plan)) {
      BinCursor cursor = new BinCursor(search, new Bin(0, List.of(part)));
      for (int some = 0; some < 2 && cursor.next(); some++) {
        pulled++;
      }
      counted += cursor.count().longValueExact();
    }
    assertThat(pulled + counted).isEqualTo(solutions);
  }

  /** The options that a cursor reports as unchanged are the same as before. */
  private static void checkUnchanged(Search search, Plan plan) {
    for (Subproblem part : Walks.subproblems(plan)) {
      BinCursor cursor = new BinCursor(search, new Bin(0, List.of(part)));
      int[] before = {};
      while (cursor.next()) {
        int[] solution = cursor.solution().clone();
        assertThat(cursor.unchanged()).isLessThanOrEqualTo(before.length);
        for (int place = 0; place < cursor.unchanged(); place++) {
          assertThat(solution[place]).isEqualTo(before[place]);
        }
        before = solution;
      }
    }
  }

  private static void checkKnownCount(Search ranges, int solutions) {
    Optional<BigInteger> known = ranges.knownCount();
    known.ifPresent(count -> assertThat(count).isEqualTo(solutions));
    if (ranges.use() != SymmetryUse.CLASSES) {
      assertThat(known).isPresent();
    }
  }

  /** The diagram of all solutions restricted to the givens, as one from a file is. */
  private static void checkRestricted(Puzzle puzzle, Search links, List<List<Integer>> expected) {
    if (links.use() != SymmetryUse.NONE) {
      return;
    }
    Search all = Search.all(new OrderedProblem(links.problem(), links.order()));
    Search restricted =
        links.withDiagram(
            prepared(puzzle, all, AMPLE_MEMORY)
                .diagram()
                .orElseThrow()
                .restrictedTo(links.givens()));
    assertThat(restricted.knownCount()).hasValue(BigInteger.valueOf(expected.size()));
    Plan plan = Planner.plan(restricted, OptionalInt.empty(), 3);
    assertThat(Walks.sorted(Walks.planned(restricted, plan)))
        .containsExactlyInAnyOrderElementsOf(expected);
  }

  @Test
  void tooLittleMemoryForADiagramIsReportedAndLeadsToTheMemo() {
    PiecePuzzle puzzle = SmallPuzzles.mirrored();
    List<String> reasons = new ArrayList<>();
    Search search =
        Engines.of(puzzle)
            .within(SCANT_MEMORY)
            .explainingTo(reasons::add)
            .prepare(Walks.all(puzzle), RequestedEngine.DIAGRAM);

    assertThat(search.regime()).isEqualTo("memo");
    assertThat(search.knownCount()).isEmpty();
    assertThat(reasons).singleElement().asString().contains("the memo is limited to that size");
  }

  /** The driver, which sets the bound, may have a larger heap than the executors. */
  @Test
  void memoLeavesRoomInTheHeapWhateverItsBudget() {
    PiecePuzzle puzzle = SmallPuzzles.mirrored();
    Search search = Walks.all(puzzle).by(new Method.Memo(Walks.order(puzzle), Long.MAX_VALUE));

    assertThat(Walks.sorted(Walks.planned(search, Planner.plan(search, OptionalInt.of(0), 1))))
        .containsExactlyInAnyOrderElementsOf(Walks.brute(puzzle.problem()));
  }

  @Test
  void choiceIsTheSameWheneverItIsMade() {
    Puzzle queens = new PlainPuzzle("queens", SmallProblems.queens(8));
    List<String> reasons = new ArrayList<>();
    IntStream.range(0, 3)
        .forEach(
            again ->
                Engines.of(queens)
                    .within(AMPLE_MEMORY)
                    .explainingTo(reasons::add)
                    .prepare(Walks.all(queens)));

    assertThat(reasons).hasSize(3).containsOnly(reasons.get(0));
  }

  /** Squares of dominoes have more tilings than any list. */
  @Test
  void moreSolutionsThanALongCountsAreCountedAndNotCut() {
    Puzzle dominoes = new PlainPuzzle("dominoes", SmallProblems.dominoes(14, 14));
    Search known = prepared(dominoes, Walks.all(dominoes), AMPLE_MEMORY);

    assertThat(known.knownCount()).hasValue(new BigInteger("112202208776036178000000"));
    assertThatThrownBy(() -> Planner.plan(known, OptionalInt.empty(), 4))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("112202208776036178000000 solutions, too many to list");
  }
}
