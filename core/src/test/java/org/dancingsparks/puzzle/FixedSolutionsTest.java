package org.dancingsparks.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import org.dancingsparks.cover.Prefix;
import org.junit.jupiter.api.Test;

class FixedSolutionsTest {
  /** No symmetry maps the piece onto itself, so that nothing is searched. */
  private static Optional<BigInteger> sum(int side) {
    List<Cell> skew =
        List.of(Cell.of(1, 1), Cell.of(1, 2), Cell.of(1, 3), Cell.of(2, 1), new Cell(1, 2, 2));
    Piece piece = Piece.of("S", 'S', Turns.SPACE_ROTATIONS_AND_MIRROR_IMAGES, skew);
    PiecePuzzle puzzle = new PiecePuzzle("skew", Board.box(side, side, side), List.of(piece));
    Symmetries symmetries = Symmetries.of(puzzle);
    assertThat(symmetries.order()).isEqualTo(48);
    return new FixedSolutions(puzzle.problem(), symmetries, Prefix.EMPTY).sum();
  }

  @Test
  void orbitsOfLargePuzzlesTakeTooMuchEvenWhereNothingIsSearched() {
    assertThat(sum(3)).contains(BigInteger.ZERO);
    assertThat(sum(8)).isEmpty();
  }
}
