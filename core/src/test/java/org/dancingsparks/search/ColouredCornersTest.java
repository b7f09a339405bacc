package org.dancingsparks.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.dancingsparks.cover.OrderedProblem;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.cover.ProblemBuilder;
import org.dancingsparks.puzzle.PlainPuzzle;
import org.dancingsparks.puzzle.Puzzle;
import org.junit.jupiter.api.Test;

/**
 * The sixteen squares whose corners are black or white, not turned, on 4 x 4 cells: each pattern of
 * 2 x 2 occurs once in a pattern of 5 x 5. There are 800, and 46 with the white square at a corner
 * (Celko).
 */
class ColouredCornersTest {
  private static final int SIDE = 4;

  private static Problem squares() {
    ProblemBuilder<String, Integer> builder = new ProblemBuilder<>(option -> null);
    for (int cell = 0; cell < SIDE * SIDE; cell++) {
      builder.primary("cell " + cell).primary("square " + cell);
    }
    for (int corner = 0; corner < (SIDE + 1) * (SIDE + 1); corner++) {
      builder.secondary("corner " + corner);
    }
    int option = 0;
    for (int cell = 0; cell < SIDE * SIDE; cell++) {
      for (int square = 0; square < SIDE * SIDE; square++) {
        builder.option(option, List.of("cell " + cell, "square " + square));
        int corner = cell / SIDE * (SIDE + 1) + cell % SIDE;
        int[] corners = {corner, corner + 1, corner + SIDE + 1, corner + SIDE + 2};
        for (int at = 0; at < corners.length; at++) {
          String colour = (square >> at & 1) == 0 ? "white" : "black";
          builder.entry(option, "corner " + corners[at], colour);
        }
        option++;
      }
    }
    return builder.build();
  }

  @Test
  void countsAreThoseOfPatterns() {
    Puzzle puzzle = new PlainPuzzle("corners", squares());
    for (RequestedEngine engine : List.of(RequestedEngine.LINKS, RequestedEngine.DIAGRAM)) {
      Search all = Search.all(new OrderedProblem(puzzle.problem(), puzzle.defaultOrder()));
      assertThat(Engines.of(puzzle).prepare(all, engine).count()).isEqualTo(800);
      Prefix white = Prefix.of(puzzle.problem(), 0);
      Search corner =
          Search.all(new OrderedProblem(puzzle.problem(), puzzle.defaultOrder(), white));
      assertThat(Engines.of(puzzle).prepare(corner, engine).count()).isEqualTo(46);
    }
  }
}
