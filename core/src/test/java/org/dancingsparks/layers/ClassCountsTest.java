package org.dancingsparks.layers;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import org.dancingsparks.cover.OrderedProblem;
import org.dancingsparks.format.NamedPuzzles;
import org.dancingsparks.layers.places.StageCount;
import org.dancingsparks.puzzle.Puzzle;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Numbers that are known from the literature, counted by classes. */
class ClassCountsTest {
  private static void hasCount(String number, String name) {
    Puzzle puzzle = NamedPuzzles.of(name);
    LayerCount count =
        LayerCount.byClasses(new OrderedProblem(puzzle.problem(), puzzle.defaultOrder()))
            .orElseThrow();
    assertEquals(new BigInteger(number), count.count().orElseThrow());
    assertTrue(count.stages().size() > 1, name + " was merged at " + count.stages());
    for (StageCount stage : count.stages()) {
      assertTrue(stage.classes() <= stage.residuals(), name + ": " + stage);
      assertEquals(stage.residuals(), stage.labellings(), name + ": " + stage);
    }
  }

  /** OEIS A002860. */
  @Test
  @Tag("slow")
  void countsLatinSquares() {
    hasCount("61479419904000", "latin:7");
  }

  /** OEIS A107739. */
  @Test
  @Tag("slow")
  void countsSudokus() {
    hasCount("29136487207403520", "sudoku:2x4");
  }

  /** OEIS A000438, times (N - 1)!. */
  @Test
  @Tag("slow")
  void countsTournaments() {
    hasCount("31449600", "tournaments:8");
    hasCount("444733651353600", "tournaments:10");
  }
}
