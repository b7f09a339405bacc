package org.dancingsparks.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.SoftAssertions.assertSoftly;

import java.util.ArrayList;
import java.util.List;
import org.dancingsparks.format.PuzzleWriter;
import org.dancingsparks.format.ShippedPuzzles;
import org.dancingsparks.testing.Browser;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** The compiled core gives the answers of the core, word for word. */
@Tag("slow")
class CompiledEngineTest {
  @RegisterExtension static final Browser browser = new Browser();

  @BeforeAll
  static void open() {
    EnginePage.show(browser);
  }

  /** The answer of the core in this JVM, and the empty last line of one that ended well. */
  static String expected(String question) {
    List<String> lines = new ArrayList<>();
    Answers answers =
        new Answers() {
          @Override
          public void tell(String line) {
            lines.add(line);
          }

          @Override
          public void visited(long residuals) {
            assertThat(residuals).isPositive();
          }
        };
    // tag::web
    Engine.answer(question, answers);
    // end::web
    lines.add("");
    return String.join("\n", lines);
  }

  private static void assertSame(List<String> questions) {
    List<String> answers = EnginePage.answers(browser, questions);
    assertSoftly(
        all -> {
          for (int at = 0; at < questions.size(); at++) {
            String question = questions.get(at);
            all.assertThat(answers.get(at)).as(question).isEqualTo(expected(question));
          }
        });
  }

  @Test
  void shippedPuzzles() {
    assertSame(
        ShippedPuzzles.names().stream()
            .map(name -> ShippedPuzzles.find(name).orElseThrow())
            .map(puzzle -> "count 60000 400000000\n" + PuzzleWriter.write(puzzle))
            .toList());
  }

  @Test
  void pages() {
    assertSame(
        List.of("soma", "kanoodle", "hexiamonds:irregular-hexagon").stream()
            .map(name -> ShippedPuzzles.find(name).orElseThrow())
            .map(puzzle -> "page 4000000 1000000000\n" + PuzzleWriter.write(puzzle))
            .toList());
  }
}
