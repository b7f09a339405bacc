package org.dancingsparks.starts;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.diagram.Diagram;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.search.Engines;
import org.dancingsparks.search.Search;
import org.dancingsparks.search.Searches;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Minimum starts against all subsets of all solutions. */
class MinimumStartTest {
  private static MinimumStart minimum(Puzzle puzzle, Search search) {
    return MinimumStart.of(puzzle, search).orElseThrow();
  }

  private static Search search(Puzzle puzzle) {
    return Engines.of(puzzle).withDiagram(Searches.of(puzzle).all());
  }

  @ParameterizedTest
  @CsvSource({
    "sudoku:2, 4",
    "latin:4, 4",
    "pentominoes:3x20, 1",
    "queens:6, 1",
    "queens:8, 2",
    // Pachter, Kim: Forcing matchings on square grids, 1998: half the width.
    "dominoes:4x4, 2"
  })
  void hasTheFewestOptionsOfAllUniqueSubsets(String name, int size) {
    Puzzle puzzle = StartSearchTest.puzzle(name);
    MinimumStart minimum = minimum(puzzle, search(puzzle));
    Diagram diagram = StartSearchTest.diagram(puzzle);

    assertThat(minimum.size()).isEqualTo(size);
    for (int fewer = 1; fewer < size; fewer++) {
      assertThat(StartSearchTest.bySubsets(diagram, fewer).values())
          .noneMatch(solutions -> solutions.size() == 1);
    }
    Map<List<Integer>, List<Long>> starts = StartSearchTest.bySubsets(diagram, size);
    assertThat(starts.get(minimum.example().options()))
        .containsExactly(minimum.example().solution());
    assertThat(minimum.unique())
        .isEqualTo(starts.values().stream().filter(solutions -> solutions.size() == 1).count());
    assertThat(minimum.solvable()).isEqualTo(starts.size());
    assertThat(minimum.solution()).containsAll(minimum.example().options());
  }

  @Test
  void isEmptyIfThereIsOneSolution() {
    Puzzle puzzle = StartSearchTest.puzzle("queens:6");
    Search all = search(puzzle);
    int[] solution = all.diagram().orElseThrow().solution(BigInteger.ONE);
    Prefix givens = Prefix.of(puzzle.problem(), solution);
    Search one = Engines.of(puzzle).withDiagram(Searches.of(puzzle).containing(givens).all());

    MinimumStart minimum = minimum(puzzle, one);

    assertThat(minimum.size()).isZero();
    assertThat(minimum.unique()).isEqualTo(1);
  }

  @Test
  void isNoneIfThereIsNoSolution() {
    Puzzle puzzle = StartSearchTest.puzzle("queens:3");
    assertThat(MinimumStart.of(puzzle, search(puzzle))).isEmpty();
  }
}
