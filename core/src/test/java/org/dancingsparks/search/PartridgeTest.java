package org.dancingsparks.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import org.dancingsparks.diagram.Diagram;
import org.dancingsparks.diagram.FrontierSearch;
import org.dancingsparks.format.PuzzleReader;
import org.dancingsparks.links.Links;
import org.dancingsparks.puzzle.PiecePuzzle;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Squares of one square of side 1, two of side 2, and so on; the shelf has that of order 7. */
class PartridgeTest {
  private static PiecePuzzle partridge(int order) {
    int side = order * (order + 1) / 2;
    StringBuilder yaml =
        new StringBuilder("name: p\nboard: %dx%d\nturns: none\npieces:\n".formatted(side, side));
    for (int size = 1; size <= order; size++) {
      yaml.append("  S%d:\n    use: %d\n    shape: |\n".formatted(size, size))
          .append(("      " + "#".repeat(size) + "\n").repeat(size));
    }
    return PuzzleReader.read("p.yaml", yaml.toString()).puzzle("p");
  }

  @ParameterizedTest
  @CsvSource({"1, 1", "2, 0", "3, 0", "4, 0", "5, 0"})
  void smallOnesHaveNoSolution(int order, BigInteger solutions) {
    PiecePuzzle puzzle = partridge(order);

    assertThat(new Links(puzzle.problem(), puzzle.defaultOrder()).countAll()).isEqualTo(solutions);
    assertThat(
            new FrontierSearch(puzzle.problem(), puzzle.defaultOrder())
                .diagram()
                .map(Diagram::count))
        .contains(solutions);
  }

  @Test
  void theSixthHasNoSolution() {
    PiecePuzzle puzzle = partridge(6);

    assertThat(
            new FrontierSearch(puzzle.problem(), puzzle.defaultOrder())
                .diagram()
                .map(Diagram::count))
        .contains(BigInteger.ZERO);
  }
}
