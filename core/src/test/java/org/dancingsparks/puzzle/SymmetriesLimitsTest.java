package org.dancingsparks.puzzle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.time.Duration;
import java.util.Arrays;
import org.dancingsparks.lattice.Turns;
import org.dancingsparks.testing.SmallPuzzles;
import org.junit.jupiter.api.Test;

class SymmetriesLimitsTest {
  @Test
  void anAutomorphismIsListedOnce() {
    PiecePuzzle puzzle = SmallPuzzles.puzzle(Board.box(2, 2, 1), Turns.NONE, "## ##");
    assertThat(Symmetries.of(puzzle).order()).isEqualTo(1);
  }

  @Test
  void piecesThatFitNowhereAreNotExchanged() {
    String[] tooLong = new String[12];
    Arrays.fill(tooLong, "##");
    PiecePuzzle puzzle = SmallPuzzles.puzzle(Board.box(1, 1, 1), Turns.NONE, tooLong);
    assertTimeoutPreemptively(
        Duration.ofMinutes(5), () -> assertThat(Symmetries.of(puzzle).order()).isEqualTo(1));
  }
}
