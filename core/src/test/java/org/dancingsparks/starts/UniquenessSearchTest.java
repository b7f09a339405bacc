package org.dancingsparks.starts;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.List;
import org.dancingsparks.cover.OrderedProblem;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.format.FoundPuzzle;
import org.dancingsparks.format.NamedPuzzles;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.search.Search;
import org.junit.jupiter.api.Test;

class UniquenessSearchTest {
  private static Uniqueness of(String name, int... givens) {
    Puzzle puzzle = NamedPuzzles.of(name);
    Prefix prefix = Prefix.of(puzzle.problem(), givens);
    Search search = Search.all(new OrderedProblem(puzzle.problem(), puzzle.defaultOrder(), prefix));
    return new UniquenessSearch(new FoundPuzzle(puzzle), search).find();
  }

  private static int[] firstSolution(String name) {
    return of(name).examples().get(0);
  }

  @Test
  void countsByLinksWhereTheyFinish() {
    Uniqueness eight = of("queens:8");
    assertThat(eight.text()).isEqualTo("92");
    assertThat(eight.isExact()).isTrue();
    assertThat(eight.isUnique()).isFalse();
    assertThat(eight.examples()).hasSize(2);
  }

  @Test
  void countsByResidualsWhereLinksDoNotFinish() {
    assertThat(of("kanoodle").solutions()).isEqualTo(BigInteger.valueOf(371_020));
  }

  @Test
  void aSolutionGivenWholeIsUnique() {
    int[] solution = firstSolution("pentominoes:3x20");
    Uniqueness unique = of("pentominoes:3x20", solution);
    assertThat(unique.isUnique()).isTrue();
    assertThat(unique.examples()).hasSize(1);
    assertThat(unique.examples().get(0)).containsExactlyInAnyOrder(solution);
  }

  @Test
  void noSolutionIsNotUnique() {
    Uniqueness none = of("queens:3");
    assertThat(none.text()).isEqualTo("0");
    assertThat(none.isUnique()).isFalse();
    assertThat(none.examples()).isEmpty();
  }

  @Test
  void examplesShareTheOptionsInNeitherDifference() {
    Uniqueness two =
        new Uniqueness(
            BigInteger.TWO, false, List.of(new int[] {9, 1, 4, 7}, new int[] {7, 2, 1, 8}));
    assertThat(two.areSeveral()).isTrue();
    assertThat(two.text()).isEqualTo("at least 2");
    assertThat(two.common()).containsExactly(1, 7);
    assertThat(two.onlyIn(0)).containsExactly(4, 9);
    assertThat(two.onlyIn(1)).containsExactly(2, 8);
  }
}
