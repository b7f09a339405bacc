package org.dancingsparks.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.HashSet;
import java.util.List;
import java.util.LongSummaryStatistics;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.lattice.Lattice;
import org.dancingsparks.links.Links;
import org.dancingsparks.puzzle.PiecePuzzle;
import org.dancingsparks.puzzle.Symmetries;
import org.dancingsparks.puzzle.check.Impossibility;
import org.dancingsparks.puzzle.check.PuzzleCheck;
import org.dancingsparks.search.GeometricSearch.Laid;
import org.dancingsparks.testing.LatticePuzzles;
import org.dancingsparks.testing.Seed;
import org.dancingsparks.testing.Walks;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Engines and symmetries against a search by geometry, on every lattice and under all rules. */
class LatticeBruteForceTest {
  @ParameterizedTest
  @EnumSource
  void enginesFindTheSolutionsThatGeometryGives(Lattice lattice) {
    int[] solvable = {0};
    Seed.times(
        200,
        (random, seed) -> {
          PiecePuzzle puzzle = LatticePuzzles.random(random, lattice);
          GeometricSearch search = new GeometricSearch(puzzle);
          Set<Set<Laid>> expected = search.solutions();
          List<List<Integer>> listed =
              Walks.listed(new Links(puzzle.problem(), puzzle.defaultOrder()));
          assertThat(listed).hasSize(expected.size());
          assertThat(
                  listed.stream()
                      .map(solution -> laid(puzzle, solution))
                      .collect(Collectors.toSet()))
              .isEqualTo(expected);
          assertThat(Engines.of(puzzle).withDiagram(Searches.of(puzzle).all()).count())
              .isEqualTo(expected.size());
          checkClasses(puzzle, listed, new GeometricClasses(puzzle, search));
          if (!listed.isEmpty()) {
            assertThat(Impossibility.of(puzzle, Prefix.EMPTY)).isEmpty();
            checkAreas(puzzle, expected);
            solvable[0]++;
          }
        });
    assertThat(solvable[0]).isPositive();
  }

  private static Set<Laid> laid(PiecePuzzle puzzle, List<Integer> solution) {
    return solution.stream()
        .map(option -> new Laid(puzzle.mark(option), Set.copyOf(puzzle.cells(option))))
        .collect(Collectors.toSet());
  }

  /** No solution covers fewer or more cells than the check of the puzzle allows. */
  private static void checkAreas(PiecePuzzle puzzle, Set<Set<Laid>> solutions) {
    PuzzleCheck check = new PuzzleCheck(puzzle);
    LongSummaryStatistics covered =
        solutions.stream()
            .mapToLong(solution -> solution.stream().mapToLong(laid -> laid.cells().size()).sum())
            .summaryStatistics();
    assertThat(covered.getMin()).isGreaterThanOrEqualTo(check.fewestCells());
    assertThat(covered.getMax()).isLessThanOrEqualTo(check.mostCells().orElse(1_000));
  }

  /** Symmetries are those of geometry, classes are as large as these make them, and counted. */
  private static void checkClasses(
      PiecePuzzle puzzle, List<List<Integer>> solutions, GeometricClasses geometry) {
    Symmetries group = Symmetries.of(puzzle);
    assertThat(group.order()).isEqualTo(geometry.order());
    Map<List<Integer>, Set<Set<Laid>>> classes =
        solutions.stream()
            .collect(
                Collectors.groupingBy(
                    solution -> Walks.list(group.canonical(Walks.array(solution))),
                    Collectors.mapping(solution -> laid(puzzle, solution), Collectors.toSet())));
    Set<Set<Laid>> all = new HashSet<>();
    classes.values().forEach(all::addAll);
    assertThat(new HashSet<>(classes.values())).isEqualTo(geometry.of(all));
    assertThat(Searches.of(puzzle).classes().count()).isEqualTo(classes.size());
    assertThat(
            Searches.of(puzzle)
                .upToSymmetry()
                .count(
                    BigInteger.valueOf(solutions.size()),
                    fixed -> fixed.engines().prepare(fixed.search()).count())
                .count())
        .isEqualTo(classes.size());
  }
}
