package org.dancingsparks.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.SoftAssertions.assertSoftly;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.dancingsparks.format.PuzzleWriter;
import org.dancingsparks.format.ShippedPuzzles;
import org.dancingsparks.testing.Browser;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.snakeyaml.engine.v2.api.Load;
import org.snakeyaml.engine.v2.api.LoadSettings;

/** The compiled core gives the answers of the core, word for word. */
@Tag("slow")
class CompiledEngineTest {
  private static final Pattern DOCUMENT =
      Pattern.compile("^\\{\"document\":(\\{.*}),\"names\":\\{");

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
            .map(puzzle -> "count 60000 400000000 300000\n" + PuzzleWriter.write(puzzle))
            .toList());
  }

  /** A file as a page has it, which is JSON, is written as the file that it was read from. */
  @Test
  void files() {
    List<String> texts =
        ShippedPuzzles.names().stream()
            .map(name -> PuzzleWriter.write(ShippedPuzzles.find(name).orElseThrow()))
            .toList();
    List<String> read = texts.stream().map(text -> "read\n" + text).toList();
    assertSame(read);
    List<String> write = read.stream().map(CompiledEngineTest::written).toList();
    assertSame(write);
    assertThat(write.stream().map(CompiledEngineTest::yaml).toList()).isEqualTo(texts);
  }

  /** The question that has the document of an answer written. */
  private static String written(String question) {
    Matcher document = DOCUMENT.matcher(expected(question));
    assertThat(document.find()).isTrue();
    return "write\n" + document.group(1);
  }

  /** The file in an answer: JSON is YAML, too. */
  private static Object yaml(String question) {
    Object answer = new Load(LoadSettings.builder().build()).loadFromString(expected(question));
    return ((Map<?, ?>) answer).get("yaml");
  }

  @Test
  void pages() {
    assertSame(
        List.of("soma", "kanoodle", "hexiamonds:irregular-hexagon").stream()
            .map(name -> ShippedPuzzles.find(name).orElseThrow())
            .map(puzzle -> "page 4000000 1000000000 0\n" + PuzzleWriter.write(puzzle))
            .toList());
  }
}
