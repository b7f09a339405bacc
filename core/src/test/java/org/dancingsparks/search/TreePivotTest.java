package org.dancingsparks.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.format.NamedPuzzles;
import org.dancingsparks.puzzle.PlainPuzzle;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.testing.Seed;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Counts by the orbits of a pivot against counts of all solutions. */
class TreePivotTest {
  private static final int MOST_LISTED = 2_000;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "soma",
        "queens:5",
        "queens:8",
        "dominoes:4x4",
        "dominoes:4x5",
        "langford:2,7",
        "pentominoes:3x20",
        "tetracubes:2x4x4",
        "macmahon:triangles",
        "sudoku:2",
        "kanoodle-pyramid",
      })
  void countsAllSolutionsWithTheGivens(String name) {
    Puzzle puzzle = NamedPuzzles.of(name);
    List<int[]> some = solutions(puzzle);
    Seed.times(
        12,
        (random, seed) -> {
          int[] solution = some.get(random.nextInt(some.size()));
          int[] given =
              IntStream.of(solution)
                  .filter(option -> random.nextInt(solution.length) < solution.length / 2)
                  .toArray();
          check(puzzle, Prefix.of(puzzle.problem(), given));
        });
  }

  private static List<int[]> solutions(Puzzle puzzle) {
    BinCursor cursor =
        new BinCursor(
            Searches.of(puzzle).all(), Plan.single(Searches.of(puzzle).all()).bins().get(0));
    return IntStream.range(0, 40)
        .takeWhile(number -> cursor.next())
        .mapToObj(number -> cursor.solution().clone())
        .toList();
  }

  private static void check(Puzzle puzzle, Prefix givens) {
    Search all = Searches.of(puzzle).containing(givens).all();
    Search byOrbits = Searches.of(puzzle).containing(givens).byOrbits();
    BigInteger expected = all.count();
    assertThat(byOrbits.count()).isEqualTo(expected);
    assertThat(byOrbits.by(new Method.BitSets(all.order())).count()).isEqualTo(expected);
    checkList(all, Searches.of(puzzle).containing(givens).byOrbitsOfPiece());
    for (Search other : Searches.of(puzzle).containing(givens).byEachPivot()) {
      assertThat(other.count()).isEqualTo(expected);
    }
    if (puzzle.ofPieces().isPresent()) {
      Searches.of(puzzle).containing(givens).byEachPiece().forEach(other -> checkList(all, other));
    }
  }

  /** Compares two lists, as sets, up to a length. */
  private static void checkList(Search all, Search byOrbits) {
    if (all.count().intValueExact() <= MOST_LISTED) {
      assertThat(listed(byOrbits.by(new Method.BitSets(all.order()))))
          .containsExactlyInAnyOrderElementsOf(listed(all));
    }
  }

  /** Each solution as its sorted options. */
  private static List<List<Integer>> listed(Search search) {
    BinCursor cursor = new BinCursor(search, Plan.single(search).bins().get(0));
    return Stream.generate(cursor::next)
        .takeWhile(isFound -> isFound)
        .map(isFound -> IntStream.of(cursor.solution()).sorted().boxed().toList())
        .toList();
  }

  @Test
  void takesThePieceWithTheMostPlacementsInAnOrbit() {
    Puzzle cube = NamedPuzzles.of("solid-pentominoes:3x4x5");
    Search byOrbits = Searches.of(cube).byOrbits();
    assertThat(byOrbits.use()).isEqualTo(SymmetryUse.SPLIT);
    assertThat(Searches.pivotPiece(cube, byOrbits)).contains("V");
    assertThat(byOrbits.roots()).hasSize(24);
  }

  @Test
  void listsByAPieceThatAManifestCanName() {
    Puzzle cube = NamedPuzzles.of("soma");
    Search byOrbits = Searches.of(cube).byOrbitsOfPiece();
    String piece = Searches.pivotPiece(cube, byOrbits).orElseThrow();
    assertThat(byOrbits.roots()).isEqualTo(Searches.of(cube).splitBy(piece).roots());
    assertThat(Searches.of(NamedPuzzles.of("queens:8")).byOrbitsOfPiece().use())
        .isEqualTo(SymmetryUse.NONE);
  }

  @Test
  void usesTheSymmetriesThatKeepARow() {
    Puzzle queens = NamedPuzzles.of("queens:8");
    Search byOrbits = Searches.of(queens).byOrbits();
    assertThat(byOrbits.symmetries().order()).isEqualTo(2);
    assertThat(byOrbits.roots()).hasSize(4);
    assertThat(byOrbits.count()).isEqualTo(92);
  }

  @Test
  void searchesAllWhereNoSymmetryIsKnown() {
    Puzzle plain = new PlainPuzzle("plain", NamedPuzzles.of("queens:6").problem());
    assertThat(Searches.of(plain).byOrbits().use()).isEqualTo(SymmetryUse.NONE);
  }
}
