package org.dancingsparks.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.OptionalInt;
import org.dancingsparks.message.InputException;
import org.dancingsparks.puzzle.PiecePuzzle;
import org.dancingsparks.puzzle.PlainPuzzle;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.testing.SmallProblems;
import org.dancingsparks.testing.SmallPuzzles;
import org.dancingsparks.testing.Walks;
import org.junit.jupiter.api.Test;

/** Splits that are refused, and the messages that say why. */
class SearchesTest {
  private static Search split(Puzzle puzzle, String piece) {
    return Searches.of(puzzle).splitBy(piece);
  }

  @Test
  void unknownPieceGetsTheNearestSuggested() {
    assertThatThrownBy(() -> split(SmallPuzzles.spares(), "bat"))
        .isInstanceOf(InputException.class)
        .hasMessage(
            "spares cannot be split by bat. Did you mean Bar?"
                + " The piece must be used exactly once in each solution; name one of Bar.");
  }

  @Test
  void pieceThatMayBeAbsentCannotSplit() {
    assertThatThrownBy(() -> split(SmallPuzzles.uses(), "may"))
        .isInstanceOf(InputException.class)
        .hasMessageEndingWith("name one of must.");
    assertThatThrownBy(() -> split(SmallPuzzles.uses(), "many")).isInstanceOf(InputException.class);
  }

  @Test
  void problemWithoutPiecesCannotBeSplitByOne() {
    Puzzle plain = new PlainPuzzle("q", SmallProblems.queens(4));

    assertThatThrownBy(() -> split(plain, "A"))
        .isInstanceOf(InputException.class)
        .hasMessage(
            "q has no pieces, so its search cannot be split by a piece; leave the piece out.");
    assertThat(Searches.pivotPiece(plain, Walks.all(plain))).isEmpty();
  }

  @Test
  void classesCannotBeSplitByAPieceThatASymmetryExchanges() {
    PiecePuzzle puzzle = SmallPuzzles.mirrored();

    assertThatThrownBy(() -> Searches.of(puzzle).classesBy("C"))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("exchanges the piece C for another");
  }

  @Test
  void classesOfAProblemWithoutPiecesAreItsSolutions() {
    Puzzle plain = new PlainPuzzle("q", SmallProblems.queens(6));
    Search search = Searches.of(plain).classes();
    Plan plan = Planner.plan(search, OptionalInt.of(1), 2);

    assertThat(Walks.planned(search, plan)).hasSize(4);
  }
}
