package org.dancingsparks.format;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import org.dancingsparks.message.InputException;
import org.dancingsparks.puzzle.PiecePuzzle;
import org.dancingsparks.puzzle.PlainPuzzle;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.testing.SmallProblems;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GivenReaderTest {
  private static final PiecePuzzle FLAT =
      puzzle(
          """
          name: flat
          board: 2x3
          turns: rotations
          pieces:
            Bar: {shape: '##', symbol: b}
            Ell: {cells: [[1, 1], [2, 1], [2, 2]], symbol: l}
            One: {shape: '#', symbol: o, use: any-number}
            Long: {shape: '####', symbol: g, use: at-most-once}
          """);

  private static final PiecePuzzle SOLID =
      puzzle(
          """
          name: solid
          board: 2x1x2
          turns: space-rotations
          pieces:
            Bar: {shape: '##', symbol: b}
            Other: {shape: '##', symbol: c}
          """);

  private static final Puzzle PLAIN = new PlainPuzzle("plain", SmallProblems.sixByFour());

  private static PiecePuzzle puzzle(String text) {
    PuzzleFile file = PuzzleReader.read("p.yaml", text);
    return file.puzzle(file.names().get(0));
  }

  private static String option(Puzzle puzzle, String given) {
    return puzzle.problem().describe(GivenReader.option(puzzle, given)).replace(' ', '=');
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "Bar=(1,1)(1,2); Bar=(1,1)(1,2)",
        "Bar=(1,2)(1,1); Bar=(1,1)(1,2)",
        "' Bar = ( 1 , 1 ) (2,1,1) '; Bar=(1,1)(2,1)",
        "Ell=(1,1)(2,1)(2,2); Ell=(1,1)(2,1)(2,2)",
        "One=(2,3); One=(2,3)",
        "Bar=0; Bar=(1,1)(1,2)",
        "#0; Bar=(1,1)(1,2)"
      })
  void readsCellsAndNumbers(String given, String label) {
    assertThat(option(FLAT, given)).isEqualTo(label);
  }

  @Test
  void readsEveryOptionInEachForm() {
    for (int option = 0; option < FLAT.problem().options(); option++) {
      assertThat(GivenReader.option(FLAT, "#" + option)).isEqualTo(option);
      String given = FLAT.problem().describe(option).replace(' ', '=');
      assertThat(GivenReader.option(FLAT, given)).isEqualTo(option);
    }
  }

  @Test
  void readsCellsInLayers() {
    assertThat(option(SOLID, "Bar=(2,1,1)(2,1,2)")).isEqualTo("Bar=(2,1,1)(2,1,2)");
    assertThat(option(SOLID, "Bar=(1,1)(2,1)")).isEqualTo("Bar=(1,1,1)(2,1,1)");
  }

  @Test
  void readsNumbersOfAPlainProblem() {
    assertThat(GivenReader.option(PLAIN, "#5")).isEqualTo(5);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "Bar; not understood",
        "''; not understood",
        "Foo=(1,1); its pieces are Bar, Ell, One, Long",
        "=(1,1); no piece of flat",
        "Bar=; does not say where",
        "Bar=(1,1; does not say where",
        "Bar=(1,1)x; does not say where",
        "Bar=(1,-1); does not say where",
        "Bar=(1,1,1,1); does not say where",
        "Bar=(1,1)(2,2); is not a placement of Bar",
        "Bar=(1,1)(1,1); is not a placement of Bar",
        "Bar=(1,3)(1,4); is not a placement of Bar",
        "Bar=(1,1)(1,2)(1,3); is not a placement of Bar",
        "Long=(1,1); is not a placement of Long",
        "Bar=7; those of Bar are 0 to 6",
        "Long=0; Long has none",
        "#21; flat has 21 options, numbered from 0",
        "#99999999999; no option",
        "#-1; no option",
        "#; no option",
        "Bar=99; no option"
      })
  void refusesWhatIsNoOption(String given, String message) {
    assertThatExceptionOfType(InputException.class)
        .isThrownBy(() -> GivenReader.option(FLAT, given))
        .withMessageContaining("The given " + given)
        .withMessageContaining(message);
  }

  @Test
  void refusesPiecesOfAPlainProblem() {
    assertThatExceptionOfType(InputException.class)
        .isThrownBy(() -> GivenReader.option(PLAIN, "A=1"))
        .withMessageContaining("write #ID");
    assertThatExceptionOfType(InputException.class)
        .isThrownBy(() -> GivenReader.option(PLAIN, "#6"))
        .withMessageContaining("plain has 6 options, numbered from 0");
    assertThatExceptionOfType(InputException.class)
        .isThrownBy(() -> BoardReader.options(PLAIN, "...."))
        .withMessageContaining("give its options as #ID");
  }

  @Test
  void readsNumbersWithoutABoard() {
    assertThat(BoardReader.options(PLAIN, " #5 #0\n")).containsExactly(5, 0);
    assertThat(BoardReader.options(FLAT, "#3")).containsExactly(3);
    assertThatExceptionOfType(InputException.class)
        .isThrownBy(() -> BoardReader.options(PLAIN, "#0 #6"))
        .withMessageContaining("plain has 6 options, numbered from 0");
  }

  @Test
  void readsABoard() {
    assertThat(BoardReader.options(FLAT, "......")).isEmpty();
    assertThat(BoardReader.options(FLAT, "lbbll."))
        .containsExactly(
            GivenReader.option(FLAT, "Ell=(1,1)(2,1)(2,2)"),
            GivenReader.option(FLAT, "Bar=(1,2)(1,3)"));
    assertThat(BoardReader.options(FLAT, "o....."))
        .containsExactly(GivenReader.option(FLAT, "One=(1,1)"));
    assertThat(BoardReader.options(SOLID, "cbcb"))
        .containsExactly(
            GivenReader.option(SOLID, "Other=(1,1,1)(1,1,2)"),
            GivenReader.option(SOLID, "Bar=(2,1,1)(2,1,2)"));
  }

  @ParameterizedTest
  @CsvSource({
    "....., has 5 cells, but flat has 6",
    "......., has 7 cells, but flat has 6",
    "x....., symbol x",
    "B....., symbol B",
    "b....b, is not a placement of Bar",
    "b....., is not a placement of Bar"
  })
  void refusesABoardThatDoesNotFit(String line, String message) {
    assertThatExceptionOfType(InputException.class)
        .isThrownBy(() -> BoardReader.options(FLAT, line))
        .withMessageContaining(message);
  }

  /** The name of a file, for one. */
  @Test
  void namesOfPuzzlesAreNoTermsOfARemedy() {
    Puzzle braces = new PlainPuzzle("{memory}", SmallProblems.sixByFour());
    assertThatExceptionOfType(InputException.class)
        .isThrownBy(() -> GivenReader.option(braces, "#6"))
        .withMessage("The given #6 names no option; {memory} has 6 options, numbered from 0.");
  }
}
