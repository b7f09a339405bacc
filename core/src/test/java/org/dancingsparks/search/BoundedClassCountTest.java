package org.dancingsparks.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.families.Families;
import org.dancingsparks.format.ShippedPuzzles;
import org.dancingsparks.lattice.Cell;
import org.dancingsparks.lattice.Turns;
import org.dancingsparks.puzzle.Board;
import org.dancingsparks.puzzle.Piece;
import org.dancingsparks.puzzle.PiecePuzzle;
import org.dancingsparks.puzzle.PlainPuzzle;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.puzzle.Symmetries;
import org.dancingsparks.testing.Seed;
import org.dancingsparks.testing.SmallProblems;
import org.dancingsparks.testing.SmallPuzzles;
import org.dancingsparks.testing.Walks;
import org.junit.jupiter.api.Test;

class BoundedClassCountTest {
  private static Optional<BigInteger> classes(Puzzle puzzle, long solutions) {
    return BoundedClassCount.of(puzzle, Prefix.EMPTY, BigInteger.valueOf(solutions))
        .map(SolutionClasses::count);
  }

  @Test
  void littleWorkGivesTheNumberOfPuzzlesWithSymmetries() {
    Seed.times(
        50,
        (random, seed) -> {
          PiecePuzzle puzzle = SmallPuzzles.symmetric(random);
          long solutions = Walks.count(puzzle.problem());
          BigInteger listed = Searches.of(puzzle).classes().count();
          Optional<BigInteger> known = classes(puzzle, solutions);
          int order = Symmetries.of(puzzle).order();
          // Some have thousands of symmetries, since many pieces are alike.
          boolean isLittle = (order - 1L) * puzzle.problem().entries() < 1 << 20;
          assertThat(known.isPresent()).isEqualTo(order > 1 && isLittle);
          known.ifPresent(count -> assertThat(count).isEqualTo(listed));
        });
  }

  @Test
  void knownNumbersAreThoseOfTheLiterature() {
    assertThat(classes(ShippedPuzzles.find("kanoodle").orElseThrow(), 371_020))
        .hasValue(big(92755));
    assertThat(classes(ShippedPuzzles.find("soma").orElseThrow(), 11_520)).hasValue(big(240));
  }

  private static BigInteger big(long number) {
    return BigInteger.valueOf(number);
  }

  @Test
  void tooMuchToSearchGivesNoNumber() {
    assertThat(classes(Families.find("dominoes:16x16").orElseThrow(), 0)).hasValue(big(0));
    assertThat(classes(Families.find("dominoes:16x16").orElseThrow(), 1 << 20)).isEmpty();
  }

  @Test
  void withoutSymmetriesThereIsNothingToSay() {
    assertThat(classes(new PlainPuzzle("queens", SmallProblems.queens(4)), 4)).isEmpty();
  }

  /** No symmetry maps the piece onto itself, so that nothing is searched. */
  private static Puzzle skew(int side) {
    List<Cell> cells =
        List.of(Cell.of(1, 1), Cell.of(1, 2), Cell.of(1, 3), Cell.of(2, 1), new Cell(1, 2, 2));
    Piece piece = Piece.of("S", 'S', Turns.SPACE_ROTATIONS_AND_MIRROR_IMAGES, cells);
    return new PiecePuzzle("skew", Board.box(side, side, side), List.of(piece));
  }

  @Test
  void orbitsOfLargePuzzlesTakeTooMuchEvenWhereNothingIsSearched() {
    assertThat(classes(skew(3), 48)).hasValue(big(1));
    assertThat(classes(skew(6), 48)).isEmpty();
  }
}
