package org.dancingsparks.page;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.dancingsparks.diagram.Diagram;

/**
 * Questions on random positions of a puzzle, and the answers by the list of all solutions.
 *
 * @param questions for the script, a position a line
 * @param answers its lines
 */
record PositionQuestions(String questions, List<String> answers) {
  /** A script that asks {@code answers} these questions. */
  static final String ASK =
      """
      const lines = [];
      for (const line of arguments[0].split('\\n')) {
        const [options, place] = line.split(';');
        const placed = options === '' ? [] : options.split(',').map(Number);
        const position = await answers.position(placed);
        const lifts = await position.lifts();
        const sets = lifts.sets.map((set) => set.join('+')).sort().join(',');
        const sums = Array.from(position.marginals).join(' ');
        lines.push(`${position.count} of ${position.most}: ${sums}; ${sets}`
          + (lifts.all ? '' : ' and more'));
        if (place !== '') {
          const solution = await position.solution(BigInt(place));
          lines.push(`${solution.number}: ${solution.options}`);
        }
      }
      return lines;
      """;

  static PositionQuestions of(Diagram diagram, int positions, Random random) {
    ListedAnswers listed = new ListedAnswers(diagram);
    List<String> questions = new ArrayList<>();
    List<String> answers = new ArrayList<>();
    for (int position = 0; position < positions; position++) {
      int[] placed = RandomPositions.of(diagram, random);
      int[] numbers = listed.numbers(placed);
      answers.add(listed.text(placed));
      if (numbers.length == 0) {
        questions.add(joined(placed) + ";");
      } else {
        int place = random.nextInt(numbers.length);
        questions.add(joined(placed) + ";" + place);
        int[] solution = diagram.solution(BigInteger.valueOf(numbers[place]));
        answers.add(numbers[place] + ": " + joined(solution));
      }
    }
    return new PositionQuestions(String.join("\n", questions), answers);
  }

  private static String joined(int... numbers) {
    return IntStream.of(numbers).mapToObj(String::valueOf).collect(Collectors.joining(","));
  }
}
