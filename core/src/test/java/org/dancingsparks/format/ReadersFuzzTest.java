package org.dancingsparks.format;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.cover.RandomCover;
import org.dancingsparks.format.knuth.KnuthReader;
import org.dancingsparks.format.knuth.KnuthWriter;
import org.dancingsparks.message.InputException;
import org.dancingsparks.puzzle.PiecePuzzle;
import org.dancingsparks.puzzle.PlainPuzzle;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.puzzle.Symmetries;
import org.dancingsparks.testing.Fuzz;
import org.dancingsparks.testing.Mutator;
import org.dancingsparks.testing.SmallProblems;
import org.junit.jupiter.api.Test;

/**
 * For any text, its reader ends soon, in little memory, with a result or with one line that names
 * the place. A campaign tries 100,000 inputs each; {@code -Dseed=} replays a failure.
 */
class ReadersFuzzTest {
  private static final List<String> PROBLEM_WORDS =
      List.of(
          "|",
          " | ",
          "| label: ",
          "| item: a is ",
          "%",
          "%25",
          "%FF",
          "%0A",
          "a",
          "b c",
          ":",
          "a:1",
          "c:",
          "2:3|",
          "0|",
          "9999999999|",
          "| colour: 1 is ",
          "\n",
          "a\n");

  private static final List<String> GIVEN_WORDS =
      List.of("Bar", "One", "=", "#", "(1,1)", "(1,2,1)", "(", ")", ",", "(999999999,1)", "0", ".");

  private static final List<String> COST_WORDS =
      List.of("piece=Bar", "option=", "label=*", ": ", "12", "-", ",", "=", "'", "#", "9999999999");

  private static final List<String> MATRIX_WORDS =
      List.of("0", "1", "01", "-1", "+1", "2147483648", "1.5", " ", ",", "\t", "#", "\n", "0 1\n");

  private static final PiecePuzzle PIECES =
      PuzzleReader.read(
              "p.yaml",
              """
              name: flat
              board: 2x3
              turns: rotations
              pieces:
                Bar: {shape: '##', symbol: b}
                Ell: {cells: [[1, 1], [2, 1], [2, 2]], symbol: l}
                One: {shape: '#', symbol: o, use: any-number}
              """)
          .puzzle("flat");

  private static final Puzzle PLAIN = new PlainPuzzle("plain", SmallProblems.sixByFour());

  @Test
  void puzzleFilesAreReadOrRefused() {
    AtomicInteger accepted = new AtomicInteger();
    Fuzz.inputs(
        random ->
            new Mutator(random, RandomPuzzleText.WORDS).text(new RandomPuzzleText(random).text()),
        text ->
            Refusals.ofText(
                    "p.yaml",
                    text,
                    () -> {
                      PuzzleFile file = PuzzleReader.read("p.yaml", text);
                      return file.names().stream().limit(5).map(file::puzzle).toList();
                    })
                .ifPresent(
                    puzzles -> {
                      accepted.incrementAndGet();
                      puzzles.forEach(ReadersFuzzTest::check);
                    }));
    assertThat(accepted.get()).isBetween(Fuzz.runs() / 20, Fuzz.runs() * 19 / 20);
  }

  /** Checks that the puzzle can be written, read back, and searched for symmetries. */
  private static void check(PiecePuzzle puzzle) {
    String text = PuzzleWriter.write(puzzle);
    assertThat(PuzzleReader.read("q", text).puzzle(puzzle.name()).problem().hash())
        .isEqualTo(puzzle.problem().hash());
    try {
      assertThat(Symmetries.of(puzzle).order()).isPositive();
    } catch (IllegalArgumentException e) {
      assertThat(e).hasMessageContaining("cannot be listed");
    }
  }

  @Test
  void puzzleFilesOfAnySignsAreReadOrRefused() {
    Fuzz.inputs(
        random -> soup(random, RandomPuzzleText.WORDS),
        text -> Refusals.ofText("p.yaml", text, () -> PuzzleReader.read("p.yaml", text)));
  }

  private static String soup(Random random, List<String> words) {
    Mutator mutator = new Mutator(random, words);
    StringBuilder soup = new StringBuilder();
    for (int count = random.nextInt(60); count > 0; count--) {
      soup.append(mutator.word());
    }
    return soup.toString();
  }

  @Test
  void filesOfCostsAreReadOrRefused() {
    AtomicInteger accepted = new AtomicInteger();
    Fuzz.inputs(
        random -> new Mutator(random, COST_WORDS).text(costText(random)),
        text ->
            Refusals.ofText("c.yaml", text, () -> CostReader.costs(PIECES, "c.yaml", text))
                .ifPresent(costs -> accepted.incrementAndGet()));
    assertThat(accepted.get()).isBetween(Fuzz.runs() / 20, Fuzz.runs() * 19 / 20);
  }

  private static String costText(Random random) {
    StringBuilder text = new StringBuilder();
    for (int lines = 1 + random.nextInt(4); lines > 0; lines--) {
      int option = random.nextInt(PIECES.problem().options());
      String label = PIECES.problem().describe(option);
      text.append(random.nextBoolean() ? "option=" + option : "\"label=" + label + "\"")
          .append(": ")
          .append(random.nextInt(9) - 4)
          .append('\n');
    }
    return text.toString();
  }

  @Test
  void problemFilesAreReadOrRefused() {
    Fuzz.inputs(
        random -> new Mutator(random, PROBLEM_WORDS).text(problemText(random)),
        text ->
            Refusals.ofText("p.dlx", text, () -> KnuthReader.read("p.dlx", text))
                .ifPresent(ReadersFuzzTest::check));
  }

  private static String problemText(Random random) {
    if (random.nextInt(4) == 0) {
      return soup(random, PROBLEM_WORDS);
    }
    try {
      Problem problem =
          random.nextBoolean()
              ? RandomCover.of(random).problem(random)
              : SmallProblems.extended(random);
      return random.nextBoolean() ? KnuthWriter.write(problem) : KnuthWriter.writeShort(problem);
    } catch (InputException e) {
      return "a b | c\na b\n| label: x\nc\n";
    }
  }

  /** Checks that the problem can be written and read back, if the format can hold it. */
  private static void check(Problem problem) {
    List<String> texts;
    try {
      texts = List.of(KnuthWriter.write(problem), KnuthWriter.writeShort(problem));
    } catch (InputException e) {
      return;
    }
    for (String text : texts) {
      assertThat(KnuthReader.read("q", text).hash()).isEqualTo(problem.hash());
    }
  }

  @Test
  void itemNamesAreReadOrRefused() {
    Fuzz.inputs(
        random -> new Mutator(random, PROBLEM_WORDS).text(soup(random, PROBLEM_WORDS)),
        text -> Refusals.ofText("order", text, () -> KnuthReader.readNames("order", text)));
  }

  @Test
  void matricesAreReadOrRefused() {
    Fuzz.inputs(
        random ->
            random.nextBoolean()
                ? soup(random, MATRIX_WORDS)
                : new Mutator(random, MATRIX_WORDS).text("0 1,1\n1 0 -1 # mid\n\n110\n"),
        text ->
            Refusals.ofText("matrix", text, () -> MatrixReader.read("matrix", text))
                .ifPresent(matrix -> assertThat(matrix.size()).isPositive()));
  }

  @Test
  void givenOptionsAreReadOrRefused() {
    Fuzz.inputs(
        random -> {
          int option = random.nextInt(PIECES.problem().options());
          String given = PIECES.problem().describe(option).replace(' ', '=');
          return new Mutator(random, GIVEN_WORDS)
              .text(random.nextBoolean() ? given : soup(random, GIVEN_WORDS));
        },
        given -> {
          for (Puzzle puzzle : List.of(PIECES, PLAIN)) {
            Refusals.of("The given ", () -> GivenReader.option(puzzle, given))
                .ifPresent(
                    option -> assertThat(option).isBetween(0, puzzle.problem().options() - 1));
          }
        });
  }

  @Test
  void boardsAreReadOrRefused() {
    Fuzz.inputs(
        random ->
            new Mutator(
                    random,
                    List.of(".", "b", "l", "o", "#0", " #9", "│", "─", "\u001b[1m", "\n", "·", "↓"))
                .text(
                    random.nextBoolean()
                        ? "lbbll."
                        : "┌───┬───┐\n│ l │ b   b │\n│   └───┐\n│ l   l │ . │\n└───┘"),
        line -> {
          Refusals.of("", () -> BoardReader.options(PIECES, line))
              .ifPresent(options -> assertThat(PIECES.problem().options()).isPositive());
          Refusals.of("plain", () -> BoardReader.options(PLAIN, line))
              .ifPresent(options -> assertThat(line.strip()).matches("(#\\d{1,9}\\s*)+"));
        });
  }

  @Test
  void bytesAreReadOrRefusedAsPuzzles() {
    Fuzz.inputs(
        random ->
            new Mutator(random, RandomPuzzleText.WORDS)
                .bytes(new RandomPuzzleText(random).text().getBytes(StandardCharsets.UTF_8)),
        bytes -> {
          String text = new String(bytes, StandardCharsets.ISO_8859_1);
          Refusals.ofText("p.yaml", text, () -> PuzzleReader.read("p.yaml", text));
          Refusals.ofText("p.dlx", text, () -> KnuthReader.read("p.dlx", text));
        });
  }
}
