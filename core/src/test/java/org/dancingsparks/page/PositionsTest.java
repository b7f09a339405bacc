package org.dancingsparks.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.cover.ProblemBuilder;
import org.dancingsparks.diagram.Diagram;
import org.dancingsparks.puzzle.PlainPuzzle;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.testing.Browser;
import org.dancingsparks.testing.Campaign;
import org.dancingsparks.testing.Seed;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The answers of the scripts, in a real browser, against the list of all solutions: counts, counts
 * by option, and so by piece and for each cell, the fewest to lift, and solutions by number.
 */
@Tag("slow")
class PositionsTest {
  /** The positions of each puzzle. */
  private static final int POSITIONS = Campaign.runs(250, 1000);

  private static final int SERVED_POSITIONS = Campaign.runs(25, 100);

  @RegisterExtension static final Browser browser = new Browser();

  static List<String> carried() {
    return PagePuzzles.andRules(
            "kanoodle",
            "pentominoes:6x10",
            "soma",
            "queens:8",
            "sudoku:2",
            "matrices:4,2",
            "word-squares:words.txt,3",
            "edge-matching:pieces.txt")
        .toList();
  }

  @ParameterizedTest
  @MethodSource("carried")
  void aPageAnswersAsTheListOfSolutionsDoes(String name) {
    Puzzle puzzle = PagePuzzles.of(name);
    Diagram diagram = PagePuzzles.diagram(puzzle);
    browser.show(ScriptPage.html(puzzle, diagram));
    Seed.times(
        1,
        (random, seed) -> {
          PositionQuestions asked = PositionQuestions.of(diagram, POSITIONS, random);
          List<String> answers =
              browser.run(
                  "const { answers } = await window.begun;" + PositionQuestions.ASK,
                  asked.questions());
          assertThat(answers).containsExactlyElementsOf(asked.answers());
        });
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"soma", "queens:8", "matrices:4,2", "word-squares:words.txt,3", "dominoes:4x4"})
  void aServerAnswersAsTheListOfSolutionsDoes(String name) throws IOException {
    Puzzle puzzle = PagePuzzles.of(name);
    Diagram diagram = PagePuzzles.diagram(puzzle);
    PuzzlePage page = new PuzzlePage(puzzle, diagram).answeredBy(Answers.SERVER);
    try (AnswerServer server = AnswerServer.start(page, diagram)) {
      browser.driver().get(server.address());
      String scripts = PageFiles.read("position.js") + PageFiles.read("remote.js");
      Seed.times(
          1,
          (random, seed) -> {
            PositionQuestions asked = PositionQuestions.of(diagram, SERVED_POSITIONS, random);
            List<String> answers =
                browser.run(
                    scripts + "const answers = await serverAnswers();" + PositionQuestions.ASK,
                    asked.questions());
            assertThat(answers).containsExactlyElementsOf(asked.answers());
          });
    }
  }

  /** Counts that a double does not hold; the diagram's own passes are the other way. */
  @Test
  void countsBeyondDoublesAreExact() {
    Puzzle puzzle = PagePuzzles.of("dominoes:12x12");
    Diagram diagram = PagePuzzles.diagram(puzzle);
    assertThat(diagram.count()).isEqualTo(new BigInteger("53060477521960000"));
    browser.show(ScriptPage.html(puzzle, diagram));
    Seed.times(
        1,
        (random, seed) -> {
          for (int trial = 0; trial < 5; trial++) {
            int[] placed = trial == 0 ? new int[0] : RandomPositions.of(diagram, random);
            Diagram left = diagram.restrictedTo(Prefix.of(puzzle.problem(), placed));
            List<String> expected = new ArrayList<>();
            BitSet all = new BitSet();
            Arrays.stream(placed).forEach(all::set);
            int most = diagram.sharing(all).most();
            String place = "";
            expected.add(
                "%s of %d: %s; "
                    .formatted(
                        left.count(),
                        most,
                        Arrays.stream(left.marginals())
                            .map(BigInteger::toString)
                            .collect(Collectors.joining(" "))));
            if (left.count().signum() > 0) {
              BigInteger last = left.count().subtract(BigInteger.ONE);
              int[] solution = left.solution(last);
              place = last.toString();
              expected.add(
                  diagram.number(solution)
                      + ": "
                      + Arrays.stream(solution)
                          .mapToObj(String::valueOf)
                          .collect(Collectors.joining(",")));
            }
            List<String> answers =
                browser.run(
                    "const { answers } = await window.begun;" + PositionQuestions.ASK,
                    Arrays.stream(placed).mapToObj(String::valueOf).collect(Collectors.joining(","))
                        + ";"
                        + place);
            String first = answers.get(0);
            assertThat(first.substring(0, first.indexOf(';') + 2)).isEqualTo(expected.get(0));
            assertThat(answers.subList(1, answers.size()))
                .isEqualTo(expected.subList(1, expected.size()));
          }
        });
  }

  /** Of 60 placed options, any two have to be lifted: 1,770 sets, of which 1,000 are told. */
  @Test
  void ofTooManySetsToLiftSomeAreTold() {
    Puzzle puzzle = new PlainPuzzle("pairs", pairs(60));
    Diagram diagram = PagePuzzles.diagram(puzzle);
    int[] placed = IntStream.range(0, 60).toArray();
    browser.show(ScriptPage.html(puzzle, diagram));
    List<String> told =
        browser.run(
            """
            const { answers } = await window.begun;
            const position = await answers.position([...Array(60).keys()]);
            const { sets, all } = await position.lifts();
            return [`${position.count} of ${position.most}, ${all}`, ...sets.map(String)];
            """);
    assertThat(told.get(0)).isEqualTo("0 of 58, false");
    List<String> sets = told.subList(1, told.size());
    assertThat(sets).hasSize(1000).doesNotHaveDuplicates();
    assertThat(sets).allSatisfy(set -> assertThat(set).matches("([1-5]?\\d),(?!\\1$)[1-5]?\\d"));
    Positions.Lifts served = new Positions(diagram).lifts(Prefix.of(puzzle.problem(), placed));
    assertThat(served.areAll()).isFalse();
    assertThat(served.sets()).hasSize(1000).doesNotHaveDuplicates();
    assertThat(served.sets()).allSatisfy(set -> assertThat(set).hasSize(2));
  }

  /** Each item alone, or with A, or with B, each of which one has to be with. */
  private static Problem pairs(int items) {
    ProblemBuilder<String, String> builder = new ProblemBuilder<>();
    IntStream.range(0, items).forEach(item -> builder.primary("i" + item));
    builder.primary("A").primary("B");
    IntStream.range(0, items).forEach(item -> builder.option("i" + item, List.of("i" + item)));
    for (String other : List.of("A", "B")) {
      IntStream.range(0, items)
          .forEach(item -> builder.option("i" + item + other, List.of("i" + item, other)));
    }
    return builder.build();
  }
}
