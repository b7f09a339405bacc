package org.dancingsparks.format;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.List;
import java.util.stream.Collectors;
import org.dancingsparks.message.InputException;
import org.dancingsparks.puzzle.PiecePuzzle;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Givens by the labels of cells, and by cells that stay open. */
class OpenCellsTest {
  private static final PiecePuzzle DATES =
      puzzle(
          """
          name: dates
          board: 2x3
          labels: Jan Feb 1 2 3 .
          holes: {month: Jan Feb, day: 1 2 3, other: [3, [2, 3]]}
          pieces:
            A: {shape: '##'}
          """);

  private static PiecePuzzle puzzle(String text) {
    PuzzleFile file = PuzzleReader.read("p.yaml", text);
    return file.puzzle(file.names().get(0));
  }

  private static String options(PiecePuzzle puzzle, String given) {
    return GivenReader.options(puzzle, given)
        .mapToObj(puzzle.problem()::describe)
        .collect(Collectors.joining(" "));
  }

  @Test
  void aRemedyEndsWithOneFullStop() {
    assertThatExceptionOfType(InputException.class)
        .isThrownBy(
            () ->
                GivenReader.option(
                    PuzzleReader.read(
                            "p", "name: p\nboard: 1x2\nlabels: Jan Feb\npieces: {A: '#'}\n")
                        .puzzle("p"),
                    "A=Xmas7"))
        .withMessageEndingWith(" or as (row,column).");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "open=Jan,1; month (1,1) day (1,3)",
        "open=1; day (1,3)",
        "' open = 2 , Feb '; day (2,1) month (1,2)",
        "open=(1,2),(2,3); month (1,2) other (2,3)",
        "open=(1,2)(2,3); month (1,2) other (2,3)",
        "open=(1,2),1; month (1,2) day (1,3)",
        "day=3; day (2,2)",
        "other=3; other (2,2)",
        "month=Feb; month (1,2)",
        "A=Jan,Feb; A (1,1)(1,2)",
        "A=Feb,(1,1); A (1,1)(1,2)",
        "A=(1,1)(1,2); A (1,1)(1,2)",
        "A=0; A (1,1)(1,2)",
        "#0; A (1,1)(1,2)"
      })
  void readsCellsByLabelOrPlace(String given, String options) {
    assertThat(options(DATES, given)).isEqualTo(options);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "open=Jam; 'names Jam, but no cell has this label; give cells by labels such as Jan, or as (row,column). Did you mean Jan?'",
        "open=Jxb; Did you mean Feb or Jan?",
        "open=; lacks the name of a cell",
        "open=Jan,; lacks the name of a cell",
        "open=Jan 1; names Jan 1, but no cell has this label",
        "open=(9,9); has the cell (9,9), which is not on the board",
        "open=Jan,Jan; has a cell twice",
        "open=3; can be one of the holes day, other; say which, as in day=3.",
        "open=(2,2); can be one of the holes day, other; say which, as in day=3.",
        "open=Jan,Feb,1; The givens conflict",
        "A=Jan,2,Feb; is not a placement of A",
        "A=Jan,Fab; 'names Fab, but no cell has this label; give cells by labels such as Jan, or as (row,column). Did you mean Feb?'",
        "A=; does not say where the piece lies",
        "month=1; is not a placement of month",
        "opened=Jan; names no piece of dates"
      })
  void refusesWhatIsNoOpenCell(String given, String message) {
    assertThatExceptionOfType(InputException.class)
        .isThrownBy(() -> GivenReader.prefix(DATES, List.of(given)))
        .withMessageContaining(message)
        .satisfies(e -> assertThat(e.getMessage()).doesNotContain("\n", "?."));
  }

  @ParameterizedTest
  @ValueSource(strings = {"(1,1)", "a)"})
  void labelsDoNotLookLikePlaces(String label) {
    assertThatExceptionOfType(InputException.class)
        .isThrownBy(
            () ->
                puzzle(
                    "name: some\nboard: 1x2\nlabels: x %s\nholes: 1\npieces: {A: '#'}\n"
                        .formatted(label)))
        .withMessageContaining("The label %s has a parenthesis".formatted(label));
  }

  @Test
  void cellsThatCannotStayOpenAreRefused() {
    PiecePuzzle some =
        puzzle("name: some\nboard: 1x3\nholes: {a: [[1, 1]]}\npieces: {A: {shape: '##'}}\n");
    assertThatExceptionOfType(InputException.class)
        .isThrownBy(() -> options(some, "open=(1,3)"))
        .withMessage(
            "The given open=(1,3) names the cell (1,3), which cannot stay open; some can have the"
                + " holes a.");
    PiecePuzzle none = puzzle("name: none\nboard: 1x2\npieces: {A: {shape: '##'}}\n");
    assertThatExceptionOfType(InputException.class)
        .isThrownBy(() -> options(none, "open=(1,1)"))
        .withMessageContaining("none has no holes");
  }

  @Test
  void pieceCalledOpenIsMeantByItsName() {
    PiecePuzzle open = puzzle("name: p\nboard: 1x2\npieces: {open: {shape: '##'}}\n");
    assertThat(options(open, "open=(1,1)(1,2)")).isEqualTo("open (1,1)(1,2)");
  }
}
