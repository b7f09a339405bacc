package org.dancingsparks.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.puzzle.Piece;
import org.dancingsparks.puzzle.PiecePuzzle;
import org.dancingsparks.puzzle.Symmetries;
import org.dancingsparks.puzzle.Use;
import org.dancingsparks.testing.Seed;
import org.dancingsparks.testing.SmallPuzzles;
import org.dancingsparks.testing.Walks;
import org.junit.jupiter.api.Test;

/** Searches that use symmetry against the full set of solutions and its classes. */
class SymmetryTest {
  @Test
  void splitByAnyPieceGivesEverySolutionOfPuzzles() {
    SmallPuzzles.all().forEach(puzzle -> checkSplit(puzzle));
  }

  @Test
  void splitByAnyPieceGivesEverySolutionOfRandomPuzzles() {
    Seed.times(60, (random, seed) -> checkSplit(SmallPuzzles.random(random)));
  }

  @Test
  void splitByAnyPieceGivesEverySolutionWithGivens() {
    for (PiecePuzzle puzzle : SmallPuzzles.all()) {
      givens(puzzle).forEach(given -> checkSplit(puzzle, given));
    }
  }

  @Test
  void classesAreTheCanonicalSolutionsOfPuzzles() {
    SmallPuzzles.all().forEach(puzzle -> checkClasses(puzzle));
  }

  @Test
  void classesAreTheCanonicalSolutionsOfRandomPuzzles() {
    Seed.times(60, (random, seed) -> checkClasses(SmallPuzzles.random(random)));
  }

  @Test
  void classesWithGivensAreThoseUnderTheSymmetriesThatKeepThem() {
    for (PiecePuzzle puzzle : SmallPuzzles.all()) {
      givens(puzzle).forEach(given -> checkClasses(puzzle, given));
    }
  }

  @Test
  void puzzlesCoverPivotsWithAndWithoutComparingAndNone() {
    assertThat(automatic(SmallPuzzles.dominoes()).pivot()).isEmpty();
    assertThat(automatic(SmallPuzzles.pairs()).pivot()).isEmpty();
    assertThat(Walks.brute(SmallPuzzles.pairs().problem())).hasSizeGreaterThan(10);
    assertThat(Searches.pivotPiece(SmallPuzzles.stabilised(), automatic(SmallPuzzles.stabilised())))
        .contains("A");
    assertThat(stabilisers(SmallPuzzles.stabilised(), "A")).containsOnly(8 * 24);
    assertThat(stabilisers(SmallPuzzles.crossed(), "A")).contains(4, 8);
    assertThat(stabilisers(SmallPuzzles.crossed(), "B")).containsOnly(2);
  }

  /** The orders of the stabilisers of a piece's placements. */
  private static Set<Integer> stabilisers(PiecePuzzle puzzle, String piece) {
    Symmetries symmetries = Symmetries.of(puzzle);
    return IntStream.of(puzzle.optionsOf(puzzle.piece(piece).orElseThrow()))
        .mapToObj(option -> symmetries.stabiliser(option).order())
        .collect(Collectors.toSet());
  }

  private static Search automatic(PiecePuzzle puzzle) {
    return Searches.of(puzzle).classes();
  }

  @Test
  void automaticPivotIsThePieceWithFewestOrbitsOfFullSize() {
    PiecePuzzle puzzle = SmallPuzzles.mirrored();
    Search search = automatic(puzzle);

    assertThat(Searches.pivotPiece(puzzle, search)).isEqualTo(Optional.of("B"));
  }

  /** Each option alone, and pairs of a solution. */
  private static List<int[]> givens(PiecePuzzle puzzle) {
    Set<List<Integer>> given =
        Walks.brute(puzzle.problem()).stream()
            .limit(2)
            .flatMap(
                solution ->
                    IntStream.range(1, solution.size())
                        .boxed()
                        .flatMap(
                            end ->
                                List.of(
                                    List.of(solution.get(end)),
                                    List.of(solution.get(end), solution.get(end - 1)),
                                    solution.subList(0, end + 1))
                                    .stream()))
            .collect(Collectors.toSet());
    return given.stream().map(Walks::array).toList();
  }

  private static List<String> usedOnce(PiecePuzzle puzzle) {
    return puzzle.pieces().stream()
        .filter(piece -> piece.use().equals(Use.ONCE))
        .map(Piece::name)
        .toList();
  }

  private static void checkSplit(PiecePuzzle puzzle, int... givens) {
    Set<List<Integer>> full = Walks.brute(puzzle.problem(), givens);
    Prefix prefix = Prefix.of(puzzle.problem(), givens);
    for (String piece : usedOnce(puzzle)) {
      check(Searches.of(puzzle).containing(prefix).splitBy(piece), full);
    }
  }

  private static void checkClasses(PiecePuzzle puzzle, int... givens) {
    Prefix prefix = Prefix.of(puzzle.problem(), givens);
    Symmetries keeping = Symmetries.of(puzzle).stabiliser(givens);
    Set<List<Integer>> canonical =
        Walks.brute(puzzle.problem(), givens).stream()
            .map(solution -> Walks.list(keeping.canonical(Walks.array(solution))))
            .collect(Collectors.toSet());
    check(Searches.of(puzzle).containing(prefix).classes(), canonical);
    for (String piece : usedOnce(puzzle)) {
      if (keeping.keep(puzzle.optionsOf(puzzle.piece(piece).orElseThrow()))) {
        check(Searches.of(puzzle).containing(prefix).classesBy(piece), canonical);
      }
    }
  }

  /** Checks that at each depth the search lists and counts exactly these solutions, each once. */
  private static void check(Search search, Set<List<Integer>> expected) {
    for (int depth = 0; depth <= 3; depth++) {
      Plan plan = Planner.plan(search, OptionalInt.of(depth), 3);
      assertThat(Walks.sorted(Walks.planned(search, plan)))
          .doesNotHaveDuplicates()
          .hasSameElementsAs(expected);
      assertThat(
              plan.bins().stream()
                  .mapToLong(bin -> BinResult.count(search, bin).solutions().longValueExact())
                  .sum())
          .isEqualTo(expected.size());
    }
  }

  @Test
  void classesComeAscendingWhateverThePivot() {
    Search search = automatic(SmallPuzzles.mirrored());
    Plan plan = Planner.plan(search, OptionalInt.of(1), 2);

    assertThat(Walks.planned(search, plan))
        .isNotEmpty()
        .allSatisfy(solution -> assertThat(solution).isSorted());
  }
}
