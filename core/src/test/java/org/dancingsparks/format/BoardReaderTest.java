package org.dancingsparks.format;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.dancingsparks.links.Links;
import org.dancingsparks.message.InputException;
import org.dancingsparks.puzzle.BoardPuzzle;
import org.dancingsparks.puzzle.PiecePuzzle;
import org.dancingsparks.view.BoardText;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Starts in every form in which solutions are printed. */
class BoardReaderTest {
  private static final PiecePuzzle COPIES =
      puzzle(
          """
          name: copies
          board: |
            ####
            #.##
            ####
          turns: rotations
          pieces:
            D: {shape: '##', symbol: D, use: any-number}
            Q: {shape: '###', symbol: Q}
            o: {shape: '#', symbol: o, use: any-number}
          """);

  private static final PiecePuzzle LAYERS =
      puzzle(
          "{name: layers, board: 2x2x3, pieces: {B: {shape: '##', use: any-number}, L: {shape:"
              + " \"##\\n#.\", use: any-number}}}");

  private static final PiecePuzzle HOLE =
      puzzle(
          """
          name: hole
          board: |
            .###
            ##.#
            ####
          pieces: {A: '##', B: '##', C: "##\\n#.", D: '##', E: '#'}
          """);

  private static PiecePuzzle puzzle(String text) {
    PuzzleFile file = PuzzleReader.read("p.yaml", text);
    return file.puzzle(file.names().get(0));
  }

  private static BoardPuzzle named(String name) {
    return (BoardPuzzle) NamedPuzzles.of(name);
  }

  private static Links links(BoardPuzzle puzzle) {
    return new Links(puzzle.problem(), puzzle.defaultOrder());
  }

  private static void checkRead(BoardPuzzle puzzle, String drawing, int... options) {
    assertThat(BoardReader.options(puzzle, drawing)).as(drawing).containsExactlyInAnyOrder(options);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "kanoodle",
        "iq-fit-physical",
        "soma",
        "pentominoes:8x8",
        "queens:6",
        "sudoku:2",
        "latin:4"
      })
  void allFormsAreReadBackTheSame(String name) {
    BoardPuzzle puzzle = named(name);
    BoardText text = new BoardText(puzzle);
    Links links = links(puzzle);
    for (int count = 0; count < 5 && links.next(); count++) {
      int[] all = links.solution();
      for (int[] options : List.of(all, Arrays.copyOf(all, all.length / 2), new int[0])) {
        checkRead(puzzle, text.line(options), options);
        checkRead(puzzle, text.letters(options), options);
        checkRead(puzzle, "\n" + text.letters(options).indent(3), options);
        checkRead(puzzle, Boxes.drawn(puzzle, options), options);
        checkRead(puzzle, Boxes.coloured(puzzle, options), options);
      }
    }
  }

  @Test
  void boardsWithHolesAreReadBackTheSame() {
    BoardText text = new BoardText(HOLE);
    Links links = links(HOLE);
    assertThat(links(HOLE).next()).isTrue();
    while (links.next()) {
      checkRead(HOLE, text.letters(links.solution()), links.solution());
      checkRead(HOLE, text.line(links.solution()), links.solution());
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"dominoes:4x4", "dominoes:3x6"})
  void copiesAreToldApartByLinesColoursOrNumbers(String name) {
    checkCopies(named(name));
  }

  @Test
  void copiesInLayersAreToldApart() {
    checkCopies(LAYERS);
    checkCopies(COPIES);
  }

  private static void checkCopies(BoardPuzzle puzzle) {
    BoardText text = new BoardText(puzzle);
    Links links = links(puzzle);
    for (int count = 0; count < 40 && links.next(); count++) {
      int[] options = links.solution();
      String numbers =
          Arrays.stream(options).mapToObj(id -> " #" + id).collect(Collectors.joining());
      checkRead(puzzle, text.line(options) + numbers, options);
      checkRead(puzzle, Boxes.drawn(puzzle, options), options);
      checkRead(puzzle, Boxes.drawn(puzzle, options).indent(2), options);
      checkRead(puzzle, Boxes.coloured(puzzle, options), options);
    }
  }

  private static int[] options(String... givens) {
    return Arrays.stream(givens).mapToInt(given -> GivenReader.option(COPIES, given)).toArray();
  }

  @Test
  void linesAroundCopiesAreReadWhereTheyStand() {
    checkRead(
        COPIES,
        """
        ┌───────┬───┬───┐
        │ D   D │ D │ . │
        ├───┬───┤   │   │
        │ D │   │ D │ . │
        │   ├───┴───┴───┤
        │ D │ Q   Q   Q │
        └───┴───────────┘
        """,
        options("D=(1,1)(1,2)", "D=(1,3)(2,3)", "D=(2,1)(3,1)", "Q=(3,2)(3,3)(3,4)"));
  }

  @Test
  void copiesWithoutLinesAreAcceptedWhereThereIsOneWay() {
    checkRead(COPIES, "D...\nD ..\n....", options("D=(1,1)(2,1)"));
    checkRead(
        COPIES,
        "DD.o\nD o.\nDooo",
        options(
            "D=(1,1)(1,2)", "D=(2,1)(3,1)", "o=(1,4)", "o=(2,3)", "o=(3,2)", "o=(3,3)", "o=(3,4)"));
    checkRead(COPIES, "DDDD\n. ..\n....", options("D=(1,1)(1,2)", "D=(1,3)(1,4)"));
  }

  @Test
  void whatStandsBeforeTheDrawingIsPassedOver() {
    checkRead(COPIES, "\ufeffD...\nD ..\n....", options("D=(1,1)(2,1)"));
    PiecePuzzle stairs =
        puzzle(
            "{name: stairs, board: \"..\\n##\\n\\n##\\n..\", pieces: {D: {shape: '##', use:"
                + " any-number}}}");
    for (BoardPuzzle puzzle : List.of(named("dominoes:2x3"), LAYERS, stairs)) {
      Links links = links(puzzle);
      links.next();
      String drawn = Boxes.drawn(puzzle, links.solution());
      checkRead(puzzle, drawn, links.solution());
      checkRead(puzzle, "\ufeff" + drawn, links.solution());
      checkRead(puzzle, "\n \n" + drawn.indent(1), links.solution());
    }
  }

  @Test
  void aDrawingOfAnotherBoardIsNotRepeated() {
    assertThatExceptionOfType(InputException.class)
        .isThrownBy(() -> BoardReader.options(COPIES, "D".repeat(1000)))
        .withMessage(
            "The drawing of the board has 1,000 cells, but copies has 11; draw every cell, an open one as a dot.");
  }

  @Test
  void numbersTellWhatIsLeftOfCopies() {
    int[] standing = options("D=(1,3)(2,3)", "D=(1,4)(2,4)");
    checkRead(COPIES, "..DD\n. DD\n.... #" + standing[0], standing);
  }

  @Test
  void ambiguousCopiesAreRefusedWithTheRemedy() {
    assertRefused("..DD\n. DD\n....", "more than one way");
    assertRefused("..DD\n. DD\n....", "add their numbers");
    assertRefused("D.DD\n. DD\n....", "cannot be divided into placements of D");
    assertRefused("D...\n. ..\n....", "cannot be divided");
  }

  @Test
  void aLargeBoardOfCopiesIsRefusedSoon() {
    BoardPuzzle large = named("dominoes:60x60");
    assertThatExceptionOfType(InputException.class)
        .isThrownBy(() -> BoardReader.options(large, "D".repeat(3600)))
        .withMessageContaining("more than one way");
  }

  @Test
  void numbersThatDoNotAgreeWithTheBoardAreRefused() {
    int[] options = options("D=(1,1)(1,2)", "D=(1,1)(2,1)");
    assertRefused("....\n. ..\n.... #" + options[0], "puts D in (1,1)(1,2)");
    assertRefused("DD..\nD ..\n.... #" + options[0] + " #" + options[1], "another option");
    assertRefused("....\n. ..\n.... #99999", "names no option");
  }

  @Test
  void linesThatDoNotFitTheBoardAreRefused() {
    assertRefused("┌───┐\n│DD..│\n│. ..│\n│....│", "no symbol for (1,2) where it should be");
    assertRefused("x".repeat(1 << 22), "at most 2,097,152");
    assertRefused("\u001b[31", "has");
  }

  private static void assertRefused(String drawing, String message) {
    assertThatExceptionOfType(InputException.class)
        .isThrownBy(() -> BoardReader.options(COPIES, drawing))
        .withMessageContaining(message);
  }

  @Test
  void framesOfSudokusAreDecoration() {
    BoardPuzzle sudoku = named("sudoku:2");
    Links links = links(sudoku);
    links.next();
    String letters = new BoardText(sudoku).letters(links.solution());
    String framed =
        IntStream.range(0, 4)
            .mapToObj(line -> letters.lines().toList().get(line))
            .map(line -> "| %s | %s |\n".formatted(line.substring(0, 2), line.substring(2)))
            .collect(Collectors.joining("+----+----+\n"));
    checkRead(sudoku, framed, links.solution());
  }
}
