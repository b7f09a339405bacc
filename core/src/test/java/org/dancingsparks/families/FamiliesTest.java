package org.dancingsparks.families;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.diagram.Diagram;
import org.dancingsparks.diagram.FrontierSearch;
import org.dancingsparks.format.NamedPuzzles;
import org.dancingsparks.links.Links;
import org.dancingsparks.orders.OrderSearch;
import org.dancingsparks.puzzle.BoardPuzzle;
import org.dancingsparks.puzzle.Mark;
import org.dancingsparks.puzzle.PiecePuzzle;
import org.dancingsparks.puzzle.Puzzle;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class FamiliesTest {
  private static Puzzle puzzle(String name) {
    return NamedPuzzles.of(name);
  }

  private static Diagram diagram(String name) {
    Puzzle puzzle = puzzle(name);
    ItemOrder order =
        puzzle instanceof PiecePuzzle
            ? puzzle.itemOrder("puzzle")
            : OrderSearch.search(puzzle.problem(), Prefix.EMPTY);
    return new FrontierSearch(puzzle.problem(), order).diagram().orElseThrow();
  }

  /**
   * Queens: OEIS A000170. Langford pairs, each counted with its mirror image: twice OEIS A014552;
   * triples: twice A059106. Latin squares: A002860. Sudokus of order 2: Felgenhauer and Jarvis
   * (2005), of 2x3: A107739's companion A291187. Dominoes: Kasteleyn (1961), A004003. Soma: 240 up
   * to 24 rotations and their mirror images (Guy and Conway 1961). One-sided pentominoes: 46 up to
   * the rectangle's 4 symmetries (Haselgrove, in "Journal of Recreational Mathematics" 7, 1974).
   */
  @ParameterizedTest
  @CsvSource(
      delimiter = ' ',
      value = {
        "queens:1 1",
        "queens:2 0",
        "queens:3 0",
        "queens:4 2",
        "queens:8 92",
        "queens:12 14200",
        "langford:2,1 0",
        "langford:2,3 2",
        "langford:2,7 52",
        "langford:2,8 300",
        "langford:2,11 35584",
        "langford:2,12 216288",
        "langford:3,9 6",
        "latin:1 1",
        "latin:2 2",
        "latin:4 576",
        "latin:5 161280",
        "sudoku:1 1",
        "sudoku:2 288",
        "sudoku:2,diagonals 48",
        "sudoku:2x3 28200960",
        "sudoku:3x2 28200960",
        "dominoes:1x1 0",
        "dominoes:2x3 3",
        "dominoes:8x8 12988816",
        "soma 11520",
        "one-sided-pentominoes:3x30 184"
      })
  void haveTheirSolutions(String name, long solutions) {
    assertThat(diagram(name).count()).isEqualTo(solutions);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "queens:6",
        "queens:7",
        "langford:2,7",
        "langford:3,2",
        "latin:4",
        "sudoku:2",
        "sudoku:2,diagonals",
        "dominoes:4x5",
        "dominoes:3x6"
      })
  void bothEnginesAgree(String name) {
    Puzzle puzzle = puzzle(name);
    long byLinks = new Links(puzzle.problem(), puzzle.defaultOrder()).count();
    assertThat(diagram(name).count()).isEqualTo(byLinks);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ' ',
      value = {
        "sudoku:2 64 64",
        "sudoku:3 729 324",
        "sudoku:4 4096 1024",
        "sudoku:2,diagonals 64 72",
        "queens:8 64 46",
        "latin:4 64 48"
      })
  void haveTheirOptionsAndItems(String name, int options, int items) {
    assertThat(puzzle(name).problem().options()).isEqualTo(options);
    assertThat(puzzle(name).problem().items()).isEqualTo(items);
  }

  @Test
  void diagonalsOfQueensAreSecondary() {
    assertThat(puzzle("queens:8").problem().primaryItems()).isEqualTo(16);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "queens:5",
        "langford:2,4",
        "latin:3",
        "sudoku:2",
        "sudoku:2x3",
        "dominoes:2x4",
        "soma"
      })
  void optionsMarkCellsOfTheBoard(String name) {
    BoardPuzzle puzzle = (BoardPuzzle) puzzle(name);
    assertThat(puzzle.name()).isEqualTo(name);
    assertThat(puzzle.title()).isNotEmpty();
    assertThat(puzzle.marks().stream().map(Mark::symbol)).doesNotHaveDuplicates();
    IntStream.range(0, puzzle.problem().options())
        .forEach(
            option -> {
              assertThat(puzzle.mark(option, 0)).isBetween(0, puzzle.marks().size() - 1);
              assertThat(puzzle.cells(option)).isNotEmpty().isSorted();
              assertThat(puzzle.board().cells()).containsAll(puzzle.cells(option));
            });
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "sudoku:2|Each row, each column and each block of 2 x 2 holds each value once.",
        "sudoku:2x3|Each row, each column and each block of 2 x 3 holds each value once.",
        "sudoku:1x5|Each row and each column holds each value once.",
        "sudoku:2,diagonals|Each row, each column, each block of 2 x 2"
            + " and each of the two long diagonals holds each value once.",
        "latin:4|Each row and each column holds each value once.",
        "queens:8|Each row and each column holds one queen,"
            + " and no two queens stand on one diagonal, long or short.",
        "langford:1,3|Each number is there once.",
        "langford:3,9|Each number n appears 3 times, with n others between one copy and the next:"
            + " 1 between two 1s, 2 between two 2s, and so on.",
        "dominoes:2x3|''"
      })
  void haveRulesForPeople(String name, String rules) {
    assertThat(((BoardPuzzle) puzzle(name)).rules()).isEqualTo(rules);
  }

  @Test
  void lettersThatStandForNumbersAreExplained() {
    String tenth = " Letters follow 9, with A for 10.";
    assertThat(((BoardPuzzle) puzzle("langford:2,9")).rules()).doesNotContain("Letters");
    BoardPuzzle some = (BoardPuzzle) puzzle("langford:2,35");
    assertThat(some.rules()).endsWith(tenth);
    assertThat(some.marks().get(9).symbol()).isEqualTo('A');
    BoardPuzzle all = (BoardPuzzle) puzzle("langford:2,36");
    assertThat(all.rules()).endsWith(tenth + " After Z, for 35, comes a, for 36.");
    assertThat(all.marks().get(34).symbol()).isEqualTo('Z');
    assertThat(all.marks().get(35).symbol()).isEqualTo('a');
  }

  @Test
  void areCalledByTheirParameters() {
    assertThat(puzzle("sudoku:03").name()).isEqualTo("sudoku:3");
    assertThat(puzzle("sudoku:3x3").name()).isEqualTo("sudoku:3");
    assertThat(puzzle("queens:008").name()).isEqualTo("queens:8");
    assertThat(puzzle("latin:5x05").name()).isEqualTo("latin:5");
    assertThat(Families.find("kanoodle")).isEmpty();
    assertThat(Families.find("")).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "queens",
        "queens:",
        "queens:0",
        "queens:-1",
        "queens:x",
        "queens:8x8",
        "queens:999",
        "queens:99999999999",
        "langford:2",
        "langford:2,0",
        "langford:2,99",
        "latin:62",
        "sudoku:0",
        "sudoku:8",
        "sudoku:2x",
        "sudoku:31x2",
        "sudoku:3,diagonal",
        "dominoes:8",
        "dominoes:101x100",
        "dominoes:9999x9999"
      })
  void refuseWhatTheyDoNotKnow(String name) {
    assertThatThrownBy(() -> Families.find(name))
        .isInstanceOf(IllegalArgumentException.class)
        .message()
        .matches(".*[;:] .*\\d.*\\.");
  }

  @ParameterizedTest
  @CsvSource({
    "queens:8x8, queens:8",
    "steiner:7x7, steiner:7",
    "dominoes:8, dominoes:8x8",
    "'dominoes:6,8', dominoes:6x8",
    "langford:2x12, 'langford:2,12'",
  })
  void guessWhatIsMeant(String name, String meant) {
    assertThatThrownBy(() -> Families.find(name))
        .hasMessageStartingWith(
            "There is no puzzle %s; did you mean %s? The family's names have the form "
                .formatted(name, meant));
  }

  @ParameterizedTest
  @CsvSource({
    "9x9, 9, 81, 3",
    "9, 9, 81, 3",
    "16x16, 16, 256, 4",
    "12, 12, 144, 3x4",
    "8, 8, 64, 2x4"
  })
  void sudokuOfASideIsToldFromItsBlocks(String asked, int block, int side, String meant) {
    assertThatThrownBy(() -> Families.find("sudoku:" + asked))
        .hasMessage(
            "sudoku:%s has blocks of %d x %d and %d rows, more than 61. The numbers are those of a block: the grid of %d x %d is sudoku:%s."
                .formatted(asked, block, block, side, block, block, meant));
  }

  /** To read this many digits as a number would take hours. */
  @Timeout(value = 15, unit = TimeUnit.MINUTES)
  @ParameterizedTest
  @ValueSource(
      strings = {"queens:%s", "latin:%s", "langford:%s,%s", "dominoes:%sx%s", "sudoku:%sx%s"})
  void millionsOfDigitsAreRefusedAtOnce(String form) {
    String name = form.replace("%s", "9".repeat(1 << 24));
    assertThatThrownBy(() -> Families.find(name))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("The puzzle would have 1,000,000,000");
  }

  @Test
  void zerosBeforeANumberDoNotCount() {
    assertThat(
            Families.find("queens:" + "0".repeat(1 << 16) + "4").orElseThrow().problem().options())
        .isEqualTo(16);
  }
}
