package org.dancingsparks.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.dancingsparks.diagram.Diagram;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.testing.Seed;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The answers of the scripts, in a real browser, against the list of all solutions: counts, counts
 * by option, and so by piece and for each cell, the fewest to lift, and solutions by number.
 */
@Tag("slow")
class PositionsTest {
  private static final int POSITIONS = 1000;

  private static final String ANSWER =
      """
      const { answers } = await window.begun;
      const lines = [];
      for (const line of arguments[0].split('\\n')) {
        const [options, place] = line.split(';');
        const placed = options === '' ? [] : options.split(',').map(Number);
        const position = await answers.position(placed);
        const lifts = await position.lifts();
        const sets = lifts.sets.map((set) => set.join('+')).sort().join(',');
        lines.push(`${position.count} of ${position.most}: ${position.marginals.join(' ')}; ${sets}`
          + (lifts.all ? '' : ' and more'));
        if (place !== '') {
          const solution = await position.solution(BigInt(place));
          lines.push(`${solution.number}: ${solution.options}`);
        }
      }
      return lines;
      """;

  private static Browser browser;

  @BeforeAll
  static void open() {
    browser = Browser.open();
  }

  @AfterAll
  static void close() {
    if (browser != null) {
      browser.close();
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "kanoodle",
        "pentominoes:6x10",
        "soma",
        "queens:8",
        "sudoku:2",
        "matrices:4,2",
        "word-squares:words.txt,3",
        "edge-matching:pieces.txt"
      })
  void answersEqualTheListOfSolutions(String name) {
    Puzzle puzzle = PagePuzzles.of(name);
    Diagram diagram = PagePuzzles.diagram(puzzle);
    ListedAnswers listed = new ListedAnswers(diagram);
    browser.show(ScriptPage.html(puzzle, diagram));
    Seed.times(
        1,
        (random, seed) -> {
          List<String> questions = new ArrayList<>();
          List<String> answers = new ArrayList<>();
          for (int position = 0; position < POSITIONS; position++) {
            int[] placed = RandomPositions.of(diagram, random);
            int[] numbers = listed.numbers(placed);
            String options = joined(Arrays.stream(placed));
            answers.add(listed.text(placed));
            if (numbers.length == 0) {
              questions.add(options + ";");
            } else {
              int place = random.nextInt(numbers.length);
              questions.add(options + ";" + place);
              int[] solution = diagram.solution(BigInteger.valueOf(numbers[place]));
              answers.add(numbers[place] + ": " + joined(Arrays.stream(solution)));
            }
          }
          List<String> answered = browser.run(ANSWER, String.join("\n", questions));
          assertThat(answered).containsExactlyElementsOf(answers);
        });
  }

  private static String joined(IntStream numbers) {
    return numbers.mapToObj(String::valueOf).collect(Collectors.joining(","));
  }
}
