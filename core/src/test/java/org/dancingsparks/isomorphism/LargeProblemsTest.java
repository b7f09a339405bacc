package org.dancingsparks.isomorphism;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.dancingsparks.cover.OrderedProblem;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.cover.ProblemBuilder;
import org.dancingsparks.format.NamedPuzzles;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.residuals.BitSetProblem;
import org.junit.jupiter.api.Test;

/** Problems whose graphs are too large: what is prepared for them is bounded. */
class LargeProblemsTest {
  /** A chain of items, pairs of which are options, and some items that are alike. */
  private static Problem chain(int length) {
    var builder = new ProblemBuilder<String, String>();
    for (int item = 0; item < length; item++) {
      builder.primary("" + item);
    }
    for (int item = 0; item + 1 < length; item++) {
      builder.option("pair " + item, List.of("" + item, "" + (item + 1)));
    }
    for (int item = 0; item < 8; item++) {
      builder.primary("alike " + item);
      builder.option("alike " + item, List.of("alike " + item));
    }
    return builder.build();
  }

  @Test
  void aChainTooLongToRefineIsNotWorthMerging() {
    assertTrue(SymmetryBound.isLarge(chain(100)));
    assertFalse(SymmetryBound.isLarge(chain(20_000)));
  }

  @Test
  void aStageWithTooLargeAGraphIsNotReduced() {
    Puzzle puzzle = NamedPuzzles.of("sudoku:4");
    Stage stage =
        new Stages(new BitSetProblem(new OrderedProblem(puzzle.problem(), puzzle.defaultOrder())))
            .stage(4);
    assertTrue(stage.vertices() > 2_048, () -> stage.vertices() + " vertices");
  }
}
