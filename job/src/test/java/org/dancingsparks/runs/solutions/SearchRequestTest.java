package org.dancingsparks.runs.solutions;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.puzzle.PiecePuzzle;
import org.dancingsparks.puzzle.PlainPuzzle;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.runs.ResultType;
import org.dancingsparks.runs.ResumeCheck;
import org.dancingsparks.runs.StoreException;
import org.dancingsparks.runs.solutions.SearchRequest.Division;
import org.dancingsparks.runs.solutions.SearchRequest.Solutions;
import org.dancingsparks.runs.solutions.SearchRequest.Wanted;
import org.dancingsparks.search.Method;
import org.dancingsparks.search.Planner;
import org.dancingsparks.search.Search;
import org.dancingsparks.search.Searches;
import org.dancingsparks.search.SymmetryUse;
import org.dancingsparks.testing.SmallProblems;
import org.dancingsparks.testing.SmallPuzzles;
import org.junit.jupiter.api.Test;

/** Requests compared with the header of a run that was started. */
class SearchRequestTest {
  private static final String VERSION = "1";
  private static final Wanted ANY_WAY = new Wanted(Optional.empty(), Optional.empty());
  private static final Division ANY_DIVISION =
      new Division(Optional.empty(), Optional.empty(), Optional.empty());

  private final PiecePuzzle puzzle = SmallPuzzles.mirrored();
  private final Problem problem = puzzle.problem();
  private final Solutions anySolutions = new Solutions(puzzle, Optional.empty(), Optional.empty());

  private SolutionHeader header(Search search) {
    return SolutionHeader.of(
        ResultType.SOLUTIONS, puzzle, Planner.plan(search, OptionalInt.of(1), 2), VERSION);
  }

  private SolutionHeader split() {
    return header(Searches.of(puzzle).splitBy("A"));
  }

  private static void check(SolutionHeader recorded, SearchRequest request) {
    ResumeCheck.check("DIR", recorded, request.header(recorded, VERSION));
  }

  private void assertAccepted(SolutionHeader recorded, SearchRequest request) {
    assertThat(request.header(recorded, VERSION)).isEqualTo(recorded);
  }

  private void assertRefused(SolutionHeader recorded, SearchRequest request, String difference) {
    assertThatThrownBy(() -> check(recorded, request))
        .isInstanceOf(StoreException.class)
        .hasMessageContaining("Cannot resume DIR: " + difference);
  }

  private static SearchRequest named(Puzzle puzzle) {
    return new SearchRequest(
        new Solutions(puzzle, Optional.empty(), Optional.empty()), ANY_WAY, ANY_DIVISION);
  }

  private SearchRequest solutions(Prefix givens, SymmetryUse use) {
    return new SearchRequest(
        new Solutions(puzzle, Optional.of(givens), Optional.of(use)), ANY_WAY, ANY_DIVISION);
  }

  private SearchRequest order(String name, List<String> items) {
    ItemOrder order = ItemOrder.ofNames(name, problem, items);
    return new SearchRequest(
        anySolutions, new Wanted(Optional.empty(), Optional.of(order)), ANY_DIVISION);
  }

  @Test
  void openValuesAreThoseOfTheRun() {
    assertAccepted(split(), new SearchRequest(anySolutions, ANY_WAY, ANY_DIVISION));
    assertAccepted(
        header(Searches.of(puzzle).classes()),
        new SearchRequest(anySolutions, ANY_WAY, ANY_DIVISION));
  }

  @Test
  void valuesOfTheRunAreAccepted() {
    assertAccepted(
        split(),
        new SearchRequest(
            anySolutions,
            new Wanted(Optional.of(Method.LINKS), Optional.of(puzzle.defaultOrder())),
            new Division(Optional.of("A"), Optional.of(1), Optional.of(2))));
  }

  @Test
  void anotherProblemOrVersionIsRefused() {
    Puzzle queens = new PlainPuzzle("queens", SmallProblems.queens(4));
    Puzzle sameName = new PlainPuzzle(puzzle.name(), SmallProblems.queens(4));
    assertRefused(split(), named(queens), "the puzzle is queens, but the run was started with ");
    assertRefused(split(), named(sameName), "the problem's hash is ");
    SolutionHeader newer =
        new SearchRequest(anySolutions, ANY_WAY, ANY_DIVISION).header(split(), "2");
    assertThatThrownBy(() -> ResumeCheck.check("DIR", split(), newer))
        .hasMessageContaining("the program version is 2, but the run was started with 1");
  }

  @Test
  void givensAreTheSameInAnyOrder() {
    int[] givens = compatible();
    SolutionHeader recorded =
        header(Searches.of(puzzle).containing(Prefix.of(problem, givens)).all());
    assertAccepted(recorded, solutions(Prefix.of(problem, givens[1], givens[0]), SymmetryUse.NONE));
    assertRefused(
        recorded, solutions(Prefix.EMPTY, SymmetryUse.NONE), "the list of given options is []");
  }

  /** Two options that can be chosen together, the greater first. */
  private int[] compatible() {
    for (int option = 1; option < problem.options(); option++) {
      if (!problem.conflict(option, 0)) {
        return new int[] {option, 0};
      }
    }
    throw new AssertionError("There are none.");
  }

  @Test
  void allSolutionsAreTheSameWithAndWithoutASplit() {
    assertAccepted(split(), solutions(Prefix.EMPTY, SymmetryUse.NONE));
    assertRefused(
        split(),
        solutions(Prefix.EMPTY, SymmetryUse.CLASSES),
        "the use of symmetry is classes, but the run was started with split");
    assertRefused(
        header(Searches.of(puzzle).classes()),
        solutions(Prefix.EMPTY, SymmetryUse.NONE),
        "the use of symmetry is none, but the run was started with classes");
  }

  @Test
  void orderIsItsItemsWhateverItsName() {
    List<String> items = split().itemOrder().items();
    assertAccepted(split(), order("another name", items));
    List<String> reversed = new ArrayList<>(items);
    Collections.reverse(reversed);
    assertRefused(split(), order("reversed", reversed), "the item order is reversed, but ");
  }

  @Test
  void anotherEngineOrDivisionIsRefused() {
    assertRefused(
        split(),
        new SearchRequest(
            anySolutions, new Wanted(Optional.of(Method.DIAGRAM), Optional.empty()), ANY_DIVISION),
        "the engine is diagram, but the run was started with links");
    assertRefused(
        split(),
        divided(new Division(Optional.of("B"), Optional.empty(), Optional.empty())),
        "the piece to split by is B, but the run was started with A");
    assertRefused(
        split(),
        divided(new Division(Optional.empty(), Optional.of(2), Optional.empty())),
        "the split depth is 2, but the run was started with 1");
    assertRefused(
        split(),
        divided(new Division(Optional.empty(), Optional.empty(), Optional.of(3))),
        "the maximum number of bins is 3, but the run was started with 2");
    assertRefused(
        header(Searches.of(puzzle).all()),
        divided(new Division(Optional.of("A"), Optional.empty(), Optional.empty())),
        "the piece to split by is A, but the run was started with none");
  }

  private SearchRequest divided(Division division) {
    return new SearchRequest(anySolutions, ANY_WAY, division);
  }
}
