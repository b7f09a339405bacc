package org.dancingsparks.boards;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.List;
import java.util.stream.LongStream;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.message.InputException;
import org.dancingsparks.puzzle.PiecePuzzle;
import org.junit.jupiter.api.Test;

class BoardsTest {
  private static final String PIECES = "pieces:\n  A: {shape: '##', use: 2}\n";

  private static final PiecePuzzle DICE =
      BoardPuzzles.of(
          """
          name: dice
          board: 2x3
          labels: a b c d e f
          holes:
            one: a b c
            two: [c, d]
          """
              + PIECES);

  private static List<String> boards(PiecePuzzle puzzle, String... givens) {
    Boards boards = Boards.of(puzzle, BoardPuzzles.givens(puzzle, givens));
    return LongStream.range(0, boards.choices())
        .filter(choice -> boards.board(puzzle.problem(), choice).isPresent())
        .mapToObj(choice -> String.join("+", boards.open(choice)))
        .toList();
  }

  @Test
  void lastHoleChangesFastestAndACellIsOpenOnce() {
    assertThat(Boards.of(DICE, Prefix.EMPTY).holes()).containsExactly("one", "two");
    assertThat(boards(DICE)).containsExactly("a+c", "a+d", "b+c", "b+d", "c+d");
  }

  @Test
  void givensThatAreHolesAreInEachBoard() {
    assertThat(boards(DICE, "open=d")).containsExactly("a+d", "b+d", "c+d");
    assertThat(boards(DICE, "open=a", "two=c")).containsExactly("a+c");
    assertThat(boards(DICE, "one=c")).containsExactly("c+d");
  }

  @Test
  void givenPiecesExcludeBoardsWithTheirCellsOpen() {
    assertThat(boards(DICE, "A=a,d")).containsExactly("b+c");
  }

  @Test
  void choicesThatAreNeverOpenAreNoBoards() {
    PiecePuzzle puzzle =
        BoardPuzzles.of(
            """
            name: never
            board: 2x3
            labels: a b c d e f
            holes: {one: a b c, two: d e}
            never: [a d, [b, e]]
            """
                + PIECES);
    assertThat(boards(puzzle)).containsExactly("a+e", "b+d", "c+d", "c+e");
  }

  @Test
  void holesUsedSeveralTimesAreSetsOfCells() {
    PiecePuzzle puzzle =
        BoardPuzzles.of("name: two\nboard: 1x4\nholes: 2\n" + PIECES.replace("2}", "1}"));
    assertThat(boards(puzzle))
        .containsExactly(
            "(1,1) (1,2)",
            "(1,1) (1,3)",
            "(1,1) (1,4)",
            "(1,2) (1,3)",
            "(1,2) (1,4)",
            "(1,3) (1,4)");
    assertThat(boards(puzzle, "hole=(1,2)"))
        .containsExactly("(1,1) (1,2)", "(1,2) (1,3)", "(1,2) (1,4)");
  }

  private static void assertRefused(String text, String message) {
    PiecePuzzle puzzle = BoardPuzzles.of(text + PIECES);
    assertThatExceptionOfType(InputException.class)
        .isThrownBy(() -> Boards.of(puzzle, Prefix.EMPTY))
        .withMessageContaining(message);
  }

  @Test
  void boardsThatCannotBeListedAreRefused() {
    assertRefused("name: none\nboard: 2x2\n", "none has no holes");
    assertRefused("name: some\nboard: 2x3\nholes: 1-2\n", "has the use 1-2");
    assertRefused("name: any\nboard: 2x3\nholes: any-number\n", "has the use any-number");
    assertRefused("name: many\nboard: 20x20\nholes: 9\n", "choices of open cells");
  }
}
