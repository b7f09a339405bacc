package org.dancingsparks.cases;

import java.util.Map;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.format.knuth.KnuthReader;
import org.dancingsparks.testing.CaseRow;

/**
 * A problem in Knuth's text and its answer.
 *
 * @param file below the folder of cases
 * @param known how the answer is known
 */
record Case(String file, String title, String text, String known, Answer answer) {
  static final String TWO_ENGINES = "two engines";

  /** A problem that is small enough for brute force. */
  static Case brute(String file, String title, String text) {
    return new Case(file, title, text, "brute force", Answer.brute(read(file, text)));
  }

  /** A problem whose number of solutions is known otherwise. */
  static Case known(String file, String title, String text, String... numberAndSource) {
    Answer answer = Answer.known(read(file, text), numberAndSource[0]);
    return new Case(file, title, text, numberAndSource[1], answer);
  }

  static Problem read(String file, String text) {
    return KnuthReader.read(file, text);
  }

  /** What the file has: the text, under its title. */
  String content() {
    return "| " + title + "\n" + text;
  }

  /** The row of the table. */
  CaseRow row() {
    Problem problem = read(file, content());
    return new CaseRow(
        file,
        problem.primaryItems(),
        problem.items() - problem.primaryItems(),
        problem.options(),
        Features.of(problem).toString(),
        answer.solutions(),
        answer.least().map(Map.Entry::getKey),
        answer.least().map(Map.Entry::getValue),
        known,
        title);
  }
}
