package org.dancingsparks.challenge;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.diagram.Diagram;
import org.dancingsparks.diagram.Sweep;
import org.dancingsparks.format.ShippedPuzzles;
import org.dancingsparks.puzzle.Families;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.puzzle.Symmetries;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Starts are what all subsets of all solutions say that they are. */
class StartSearchTest {
  private static final long PLENTY = 1L << 30;

  private static final StartSearch.Watch UNWATCHED =
      new StartSearch.Watch() {
        @Override
        public void poll() {}

        @Override
        public void done(int option) {}
      };

  /** A start and the number of its solutions. */
  private record Found(List<Integer> start, long solutions) {}

  private static StartCounts counts(Puzzle puzzle, int size, long memory, List<Found> shown) {
    Diagram diagram = diagram(puzzle);
    Kinds kinds = Kinds.of(puzzle, Prefix.EMPTY);
    StartShape shape = StartShape.of(kinds, size, Symmetries.of(puzzle).images(), memory);
    StartVisitor visitor =
        (start, solution, isUnique) -> {
          if (isUnique) {
            shown.add(new Found(Arrays.stream(start).sorted().boxed().toList(), solution));
          }
        };
    StartSearch search =
        new StartSearch(
            new KnownSolutions(diagram), shape, shown == null ? null : visitor, UNWATCHED);
    long[] marginals = StartSearch.saturated(diagram.marginals());
    int[] options =
        Arrays.stream(kinds.options()).filter(option -> marginals[option] > 0).toArray();
    search.search(options, Arrays.stream(options).mapToLong(at -> marginals[at]).toArray());
    return search.counts();
  }

  private static Diagram diagram(Puzzle puzzle) {
    return new Sweep(
            puzzle.problem(),
            puzzle.itemOrder(puzzle.itemOrders().get(0)),
            Prefix.EMPTY,
            List.of(Prefix.EMPTY))
        .diagram()
        .orElseThrow();
  }

  static Puzzle puzzle(String name) {
    return ShippedPuzzles.find(name)
        .map(Puzzle.class::cast)
        .or(() -> Families.find(name))
        .orElseThrow();
  }

  @ParameterizedTest
  @CsvSource({"kanoodle, 1, 0, -1, 0", "kanoodle, 2, 62632, 614352, 15658"})
  void countsWhatIsKnown(String name, int size, long unique, long solvable, long classes) {
    StartCounts counts = counts(puzzle(name), size, PLENTY, null);
    System.err.println(
        counts.unique()
            + " "
            + counts.solvable()
            + " "
            + counts.uniqueFixed()
            + " "
            + counts.solvableFixed());
    assertThat(counts.unique()).isEqualTo(unique);
  }
}
