package org.dancingsparks.diagram;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import org.dancingsparks.cover.OrderedProblem;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.format.ShippedPuzzles;
import org.dancingsparks.lattice.Cell;
import org.dancingsparks.puzzle.PiecePuzzle;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The shipped puzzles and their known counts. */
class ShippedDiagramsTest {
  private static PiecePuzzle puzzle(String name) {
    return ShippedPuzzles.find(name).orElseThrow();
  }

  @ParameterizedTest
  @CsvSource({
    "kanoodle, 371020",
    "iq-fit, 67868848",
    "iq-fit-physical, 301350",
    "pentominoes:3x20, 8",
    "pentominoes:4x15, 1472",
    "pentominoes:5x12, 4040",
    "pentominoes:6x10, 9356",
    "pentominoes:8x8, 520"
  })
  void puzzlesHaveTheirKnownCounts(String name, long solutions) {
    PiecePuzzle puzzle = puzzle(name);
    FrontierSearch frontier = new FrontierSearch(puzzle.problem(), puzzle.itemOrder("puzzle"));
    assertThat(frontier.diagram().orElseThrow().count()).isEqualTo(solutions);
  }

  @Test
  @Tag("slow")
  void aMemoThatForgetsCountsThePuzzles() {
    PiecePuzzle puzzle = puzzle("kanoodle");
    MemoSearch search =
        new MemoSearch(new OrderedProblem(puzzle.problem(), puzzle.itemOrder("puzzle")), 1 << 20);
    assertThat(search.cursor().from(Prefix.EMPTY).count()).isEqualTo(371_020);
  }

  /** One of the articles thinks that this is one solution per class of images. */
  @Test
  void centreOfTheCrossInAQuarterOfTheBoardKeeps150997() {
    PiecePuzzle kanoodle = puzzle("kanoodle");
    Diagram diagram =
        new FrontierSearch(kanoodle.problem(), kanoodle.itemOrder("puzzle"))
            .diagram()
            .orElseThrow();
    BigInteger[] marginals = diagram.marginals();
    BigInteger kept = BigInteger.ZERO;
    for (int option : kanoodle.optionsOf(kanoodle.piece("Gray").orElseThrow())) {
      Cell centre = kanoodle.cells(option).get(2);
      if (centre.row() <= 3 && centre.column() <= 6) {
        kept = kept.add(marginals[option]);
      }
    }
    assertThat(kept).isEqualTo(150_997);
  }
}
