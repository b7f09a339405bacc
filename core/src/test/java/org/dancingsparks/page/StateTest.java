package org.dancingsparks.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.diagram.Diagram;
import org.dancingsparks.format.BoardReader;
import org.dancingsparks.format.GivenReader;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.testing.Browser;
import org.dancingsparks.testing.Mutator;
import org.dancingsparks.testing.Seed;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The text of a position in an address, in a real browser, against the reader of boards. */
@Tag("slow")
class StateTest {
  /** Reads lines of option ids; says the text, what is read from its address, and any problem. */
  private static final String WRITE =
      """
      const { puzzle, scripts } = await window.begun;
      return arguments[0].split('\\n').map((line) => {
        const placed = line === '' ? [] : line.split(',').map(Number);
        const text = scripts.writeState(puzzle, placed);
        const { placed: read, problem } =
          scripts.readState(puzzle, scripts.textOf(scripts.addressOf(text)));
        return text + ';' + read.sort((one, other) => one - other) + ';' + problem;
      });
      """;

  /** Reads texts of addresses; says the options and the text, or the problem. */
  private static final String READ =
      """
      const { puzzle, scripts } = await window.begun;
      return arguments[0].split('\\u0000').map((text) => {
        const { placed, problem } = scripts.readState(puzzle, scripts.textOf(text));
        const read = problem === '' ? placed.join(',') + ';' + scripts.textOf(text) : '!' + problem;
        return read.toWellFormed();
      });
      """;

  @RegisterExtension static final Browser browser = new Browser();

  static Stream<String> puzzles() {
    return PagePuzzles.andRules(
        "kanoodle",
        "soma",
        "queens:8",
        "sudoku:2",
        "matrices:4,2",
        "dominoes:4x5",
        "latin:4",
        "langford:2,7",
        "dominating:4",
        "attacking-queens:5",
        "graceful:5",
        "colourings:petersen,3",
        "word-squares:words.txt,3",
        "edge-matching:pieces.txt",
        "plain");
  }

  @ParameterizedTest
  @MethodSource("puzzles")
  void positionsAreReadAsTheyWereWrittenByBothReaders(String name) {
    Puzzle puzzle = PagePuzzles.of(name);
    Diagram diagram = PagePuzzles.diagram(puzzle);
    browser.show(ScriptPage.html(puzzle, diagram));
    Seed.times(
        1,
        (random, seed) -> {
          List<String> positions =
              IntStream.range(0, 300)
                  .mapToObj(trial -> sorted(RandomPositions.of(diagram, random)))
                  .toList();
          List<String> lines = browser.run(WRITE, String.join("\n", positions));
          assertThat(lines).hasSameSizeAs(positions);
          for (int at = 0; at < lines.size(); at++) {
            String text = lines.get(at).split(";", 2)[0];
            assertThat(lines.get(at)).isEqualTo(text + ";" + positions.get(at) + ";");
            if (!text.isEmpty()) {
              assertThat(sorted(BoardReader.options(puzzle, text)))
                  .as(text)
                  .isEqualTo(positions.get(at));
            }
          }
        });
  }

  private static String sorted(int... options) {
    return Arrays.stream(options)
        .sorted()
        .distinct()
        .mapToObj(String::valueOf)
        .collect(Collectors.joining(","));
  }

  /** A text that is accepted here is accepted by the reader of boards, as the same options. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "dominoes:2x3",
        "soma",
        "queens:4",
        "word-squares:words.txt,3",
        "plain",
        "counted",
        "holes"
      })
  void hostileTextsAreReadAlikeOrRefused(String name) {
    Puzzle puzzle = PagePuzzles.of(name);
    browser.show(ScriptPage.html(puzzle, PagePuzzles.diagram(puzzle)));
    Seed.times(
        1,
        (random, seed) -> {
          List<String> texts = new ArrayList<>();
          for (int trial = 0; trial < 2_000; trial++) {
            Mutator mutator =
                new Mutator(
                    random,
                    List.of(
                        ".", "#0", " #3", "#99", "%", "%00", "%E0", "<b>", "\"", "Q", "D", "ab"));
            texts.add(
                mutator.text(List.of("#DD.DD. #0 #5", "#0 #1", "Q...", "VVV").get(trial % 4)));
          }
          texts.removeIf(text -> text.indexOf(0) >= 0);
          List<String> read = browser.run(READ, String.join("\0", texts));
          assertThat(read).hasSameSizeAs(texts);
          for (int at = 0; at < read.size(); at++) {
            check(puzzle, texts.get(at), read.get(at));
          }
        });
  }

  private static void check(Puzzle puzzle, String text, String read) {
    if (read.startsWith("!")) {
      assertThat(read).as(text).matches("(?s)!(The|There|Options|No|More) .*[.]");
      return;
    }
    String[] parts = read.split(";", 2);
    if (!parts[1].isBlank()) {
      Prefix placed = GivenReader.prefix(puzzle, List.of(), BoardReader.options(puzzle, parts[1]));
      assertThat(sorted(placed.options()))
          .as(text)
          .isEqualTo(
              sorted(
                  Arrays.stream(parts[0].split(","))
                      .filter(id -> !id.isEmpty())
                      .mapToInt(Integer::parseInt)
                      .toArray()));
    }
  }

  @ParameterizedTest
  @CsvSource({
    "DDDDD., More than one option puts D in",
    "DD.DD, The position has 5 cells",
    "DD.DX., The position has the symbol X",
    "D....., No option puts D in",
    "#7, There is no option #7",
    "DD.DD. #6, The position does not show option #6",
    "#0 #1, Options #0 and #1 conflict"
  })
  void refusalsSayWhy(String text, String problem) {
    Puzzle puzzle = PagePuzzles.of("dominoes:2x3");
    browser.show(ScriptPage.html(puzzle, PagePuzzles.diagram(puzzle)));
    List<String> read = browser.run(READ, text.replace("#", "%23"));
    assertThat(read.get(0)).startsWith("!" + problem);
  }
}
