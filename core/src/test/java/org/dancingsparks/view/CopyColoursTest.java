package org.dancingsparks.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.dancingsparks.lattice.Cell;
import org.dancingsparks.lattice.Turns;
import org.dancingsparks.puzzle.Board;
import org.dancingsparks.puzzle.Piece;
import org.dancingsparks.puzzle.PiecePuzzle;
import org.dancingsparks.puzzle.Use;
import org.junit.jupiter.api.Test;

class CopyColoursTest {
  private static final String BLUE = "#2456c7";
  private static final List<Cell> BAR = List.of(Cell.of(1, 1), Cell.of(1, 2));
  private static final List<Cell> BENT =
      List.of(Cell.of(1, 1), Cell.of(1, 2), Cell.of(2, 1), Cell.of(3, 1));

  private static PiecePuzzle puzzle(Board board) {
    List<Piece> pieces =
        List.of(
            Piece.of("bar", 'b', Turns.SPACE_ROTATIONS, BAR)
                .withUse(Use.ANY_NUMBER)
                .withColour(BLUE),
            Piece.of("bent", 'c', Turns.SPACE_ROTATIONS, BENT).withUse(Use.ANY_NUMBER),
            Piece.of("one", 'd', Turns.SPACE_ROTATIONS, BAR).withColour(BLUE));
    return new PiecePuzzle("copies", board, pieces);
  }

  private static boolean areBeside(PiecePuzzle puzzle, int one, int other) {
    return puzzle.cells(one).stream()
        .anyMatch(
            cell ->
                puzzle.cells(other).stream()
                    .anyMatch(
                        at ->
                            Math.abs(at.row() - cell.row())
                                    + Math.abs(at.column() - cell.column())
                                    + Math.abs(at.layer() - cell.layer())
                                == 1));
  }

  private static void check(PiecePuzzle puzzle, int... solution) {
    List<String> colours = new CopyColours(puzzle).of(solution);
    for (int one = 0; one < solution.length; one++) {
      int mark = puzzle.mark(solution[one]);
      if (mark == 2) {
        assertThat(colours.get(one)).isEqualTo(BLUE);
      }
      for (int other = 0; other < one; other++) {
        if (mark == puzzle.mark(solution[other])
            && areBeside(puzzle, solution[one], solution[other])) {
          assertThat(colours.get(one)).isNotEqualTo(colours.get(other));
        }
      }
    }
    int[] reversed =
        IntStream.range(0, solution.length).map(at -> solution[solution.length - 1 - at]).toArray();
    List<String> again = new CopyColours(puzzle).of(reversed);
    IntStream.range(0, solution.length)
        .forEach(at -> assertThat(again.get(at)).isEqualTo(colours.get(solution.length - 1 - at)));
  }

  @Test
  void neighbouringCopiesDifferAndTheOnlyOneHasItsOwnColour() {
    for (Board board : List.of(Board.box(6, 6, 1), Board.box(2, 3, 3), Board.box(4, 8, 1))) {
      PiecePuzzle puzzle = puzzle(board);
      Samples.solutions(puzzle, 200).forEach(solution -> check(puzzle, solution));
    }
  }

  @Test
  void copiesHaveTintsOfTheirPiecesColour() {
    PiecePuzzle puzzle = puzzle(Board.box(6, 6, 1));
    Set<String> seen = new HashSet<>();
    for (int[] solution : Samples.solutions(puzzle, 50)) {
      List<String> colours = new CopyColours(puzzle).of(solution);
      for (int at = 0; at < solution.length; at++) {
        int mark = puzzle.mark(solution[at]);
        String own = Colours.of(puzzle.marks().get(mark), mark);
        assertThat(Colours.tints(own)).contains(colours.get(at));
        seen.add(colours.get(at));
      }
    }
    assertThat(seen).contains(BLUE).hasSizeGreaterThan(4);
  }

  @Test
  void copiesThatDoNotMeetHaveOneColour() {
    PiecePuzzle puzzle = puzzle(Board.box(3, 2, 1));
    int[] bars = puzzle.optionsOf(0);
    // Upright and level ones by their first cells: the level ones of the first and third line.
    int[] apart =
        IntStream.of(bars)
            .filter(option -> puzzle.cells(option).get(0).row() != 2)
            .filter(option -> puzzle.cells(option).get(1).column() == 2)
            .filter(option -> puzzle.cells(option).get(0).column() == 1)
            .toArray();
    assertThat(apart).hasSize(2);
    assertThat(new CopyColours(puzzle).of(apart)).containsExactly(BLUE, BLUE);
  }
}
