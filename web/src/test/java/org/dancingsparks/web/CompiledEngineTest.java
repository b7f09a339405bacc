package org.dancingsparks.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.SoftAssertions.assertSoftly;

import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.dancingsparks.format.PuzzleWriter;
import org.dancingsparks.format.ShippedPuzzles;
import org.dancingsparks.puzzle.PiecePuzzle;
import org.dancingsparks.testing.Browser;
import org.dancingsparks.testing.BruteForce;
import org.dancingsparks.testing.Campaign;
import org.dancingsparks.testing.LatticePuzzles;
import org.dancingsparks.testing.Mutator;
import org.dancingsparks.testing.Seed;
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

  /** Characters beyond which a text may be too long for a worker. */
  private static final int LONG = 1_000;

  private static final Pattern SOLUTIONS = Pattern.compile("\"solutions\":\"(\\d+)\"");

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
    List<String> tooLong = new ArrayList<>();
    assertSoftly(
        all -> {
          for (int at = 0; at < questions.size(); at++) {
            String question = questions.get(at);
            String answer = answers.get(at);
            if (question.length() > LONG && answer.contains("text is too long")) {
              tooLong.add(question);
            } else {
              all.assertThat(answer).as(question).isEqualTo(expected(question));
            }
          }
          all.assertThat(tooLong).hasSizeLessThan(1 + questions.size() / 4);
        });
  }

  /** All puzzles of the shelf in a campaign; in a build an eighth. */
  private static List<PiecePuzzle> onShelf(Random random) {
    List<String> names = new ArrayList<>(ShippedPuzzles.names());
    Collections.shuffle(names, random);
    return names.subList(0, Campaign.runs(names.size() / 8, names.size())).stream()
        .map(name -> ShippedPuzzles.find(name).orElseThrow())
        .toList();
  }

  /** Within the bounds of the page in a campaign; in a build within less. */
  @Test
  void shippedPuzzles() {
    String bounds = Campaign.IS_WHOLE ? "4000000 1000000000 1000000000" : "60000 400000000 300000";
    Seed.once(
        (random, seed) ->
            assertSame(
                onShelf(random).stream()
                    .map(puzzle -> "count " + bounds + "\n" + PuzzleWriter.write(puzzle))
                    .toList()));
  }

  /** A file as a page has it, which is JSON, is written as the file that it was read from. */
  @Test
  void files() {
    Seed.once(
        (random, seed) ->
            assertFiles(onShelf(random).stream().map(PuzzleWriter::readable).toList()));
  }

  private static void assertFiles(List<String> texts) {
    List<String> read = texts.stream().map(text -> "read\n" + text).toList();
    assertSame(read);
    List<String> write = read.stream().map(CompiledEngineTest::written).toList();
    assertSame(write);
    assertThat(write.stream().map(CompiledEngineTest::yaml).toList()).isEqualTo(texts);
  }

  /** On all lattices, with all rules: counts, classes, first solutions and files. */
  @Test
  void randomPuzzles() {
    List<String> texts = new ArrayList<>();
    List<BigInteger> solutions = new ArrayList<>();
    Seed.times(
        200,
        (random, seed) -> {
          PiecePuzzle puzzle = LatticePuzzles.random(random);
          texts.add(PuzzleWriter.readable(puzzle));
          solutions.add(BigInteger.valueOf(BruteForce.solutions(puzzle.problem()).size()));
        });
    List<String> count = texts.stream().map(text -> "count 1000000 100000000 0\n" + text).toList();
    assertSame(count);
    assertThat(count.stream().map(CompiledEngineTest::solutions).toList()).isEqualTo(solutions);
    assertFiles(texts);
  }

  private static BigInteger solutions(String question) {
    Matcher solutions = SOLUTIONS.matcher(expected(question));
    assertThat(solutions.find()).isTrue();
    return new BigInteger(solutions.group(1));
  }

  /** Files with mistakes: a message each, and that of the command line. */
  @Test
  void brokenFiles() {
    List<String> names = List.of("a-puzzle-a-day", "soma", "kanoodle-pyramid", "hexiamonds:4x9");
    List<String> questions = new ArrayList<>();
    Seed.times(
        200,
        (random, seed) -> {
          String name = names.get(random.nextInt(names.size()));
          String text = PuzzleWriter.write(ShippedPuzzles.find(name).orElseThrow());
          questions.add(
              "read\n" + passable(new Mutator(random, List.of(text.split("(?<=\\s)"))).text(text)));
        });
    assertSame(questions);
  }

  /**
   * Half of a pair of surrogates, which the browser's driver does not hand over, becomes another
   * sign, and so does one that only the browser's newer Unicode knows.
   */
  private static String passable(String text) {
    String whole = new String(text.getBytes(StandardCharsets.UTF_8), StandardCharsets.UTF_8);
    return whole
        .codePoints()
        .map(point -> Character.isDefined(point) ? point : '?')
        .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
        .toString();
  }

  /** Unique starts, the page with them, and the booklet. */
  @Test
  void starts() {
    String puzzle = PuzzleWriter.write(ShippedPuzzles.find("pentominoes:3x20").orElseThrow());
    String calendar = PuzzleWriter.write(ShippedPuzzles.find("a-puzzle-a-day").orElseThrow());
    String small =
        """
        board: 3x4
        pieces: {L: "###\\n#..", I: "####", V: "##\\n#.", O: "#"}
        """;
    String bounds = " 4000000 1000000000 0";
    assertSame(
        List.of(
            "starts" + bounds + "\n" + puzzle,
            "page-with-starts" + bounds + "\n" + puzzle,
            "starts" + bounds + "\topen=Jan,25\n" + calendar,
            "count" + bounds + "\tmonth=(1,1)\tday=(5,2)\n" + calendar,
            "count" + bounds + "\topen=Jan,26,25\n" + calendar,
            "booklet" + bounds + "\nboard: 1x1\npieces: {A: '#'}\n"));
    assertThat(
            withoutHundredths(
                EnginePage.answers(browser, List.of("booklet" + bounds + "\n" + small)).get(0)))
        .isEqualTo(withoutHundredths(expected("booklet" + bounds + "\n" + small)));
  }

  /** Sums of doubles are rounded otherwise in the browser, which shows in ties of drawings. */
  private static String withoutHundredths(String text) {
    return text.replaceAll("(\\d\\.\\d)\\d", "$1");
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

  /** One of three in a build. */
  @Test
  void pages() {
    List<String> names = List.of("soma", "kanoodle", "hexiamonds:irregular-hexagon");
    Seed.once(
        (random, seed) ->
            assertSame(
                Stream.of(names.get(random.nextInt(names.size())))
                    .map(name -> ShippedPuzzles.find(name).orElseThrow())
                    .map(puzzle -> "page 4000000 1000000000 0\n" + PuzzleWriter.write(puzzle))
                    .toList()));
  }
}
