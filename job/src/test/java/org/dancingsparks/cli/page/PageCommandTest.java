package org.dancingsparks.cli.page;

import static org.assertj.core.api.Assertions.assertThat;
import static org.dancingsparks.testing.Dancing.dance;
import static org.dancingsparks.testing.Dancing.json;
import static org.dancingsparks.testing.Dancing.printed;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.StreamSupport;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.format.NamedPuzzles;
import org.dancingsparks.links.Links;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.testing.Dancing;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PageCommandTest {
  private static final Pattern PUZZLE = Pattern.compile("id=\"puzzle\">([^<]*)</script>");
  private static final Pattern DIAGRAM = Pattern.compile("id=\"diagram\">([^<]*)</script>");

  @TempDir private Path temporary;

  private String made(String name) throws IOException {
    return Files.readString(temporary.resolve(name));
  }

  private static String data(Pattern pattern, String html) {
    Matcher found = pattern.matcher(html);
    assertThat(found.find()).isTrue();
    return found.group(1);
  }

  private static JsonNode puzzle(String html) throws IOException {
    return new ObjectMapper().readTree(data(PUZZLE, html));
  }

  /** The solutions that contain some options, found without a diagram. */
  private static long count(Puzzle puzzle, int... options) {
    Problem problem = puzzle.problem();
    return new Links(problem, puzzle.defaultOrder()).from(Prefix.of(problem, options)).count();
  }

  private static int[] options(JsonNode start) {
    return StreamSupport.stream(start.get("options").spliterator(), false)
        .mapToInt(JsonNode::asInt)
        .toArray();
  }

  private static void assertChallengesAreUnique(Puzzle puzzle, JsonNode page) {
    for (JsonNode start : page.get("challenges")) {
      assertThat(options(start)).hasSize(start.get("pieces").asInt());
      assertThat(count(puzzle, options(start))).isEqualTo(1);
      assertThat(start.get("level").asText())
          .isIn("", "easy", "fair", "tricky", "hard", "fiendish");
    }
  }

  @ParameterizedTest
  @CsvSource({"queens:6, 4", "sudoku:2, 288", "pentominoes:3x20, 8", "soma, 11520"})
  void printsTheNumberOfSolutionsAndHasUniqueChallenges(String name, String solutions)
      throws IOException {
    Path file = temporary.resolve("page.html");
    String out = printed("page", name, "--out", file, "--pieces", "1-4", "--quiet");

    assertThat(out).isEqualTo(solutions + "\n");
    JsonNode page = puzzle(made("page.html"));
    assertThat(page.get("name").asText()).isEqualTo(name);
    assertThat(page.get("answers").asText()).isEqualTo("diagram");
    assertThat(page.get("serving").asText()).isEqualTo("dance serve " + name);
    assertThat(page.get("challenges").size()).isPositive();
    assertChallengesAreUnique(NamedPuzzles.of(name), page);
  }

  @Test
  void startsAreCountedAsByChallenges() {
    JsonNode page =
        json("page", "queens:6", "--out", temporary.resolve("p.html"), "--json", "--quiet");

    assertThat(page.get("solutions").asInt()).isEqualTo(4);
    assertThat(page.get("answers").asText()).isEqualTo("diagram");
    assertThat(page.get("starts").size()).isEqualTo(6);
    assertThat(page.get("notCounted")).isEmpty();
    for (JsonNode size : page.get("starts")) {
      int pieces = size.get("pieces").asInt();
      JsonNode counted = json("challenges", "queens:6", "--pieces", pieces, "--count", "--json");
      assertThat(size.get("unique")).isEqualTo(counted.get("unique"));
      assertThat(size.get("solvable")).isEqualTo(counted.get("solvable"));
    }
  }

  @Test
  void startsAreTheSameWithAndWithoutSpark() throws IOException {
    // Starts of 2 pieces alone are not worth starting Spark, but those of up to 7 are.
    String name = "pentominoes:8x8";
    printed("page", name, "--out", temporary.resolve("1.html"), "--pieces", "2", "--quiet");
    printed("page", name, "--out", temporary.resolve("2.html"), "--pieces", "2-7", "--quiet");
    List<JsonNode> some = new ArrayList<>();
    puzzle(made("1.html")).get("challenges").forEach(some::add);
    List<JsonNode> more = new ArrayList<>();
    puzzle(made("2.html")).get("challenges").forEach(more::add);

    assertThat(some).isNotEmpty();
    assertThat(more).startsWith(some.toArray(JsonNode[]::new)).hasSizeGreaterThan(some.size());
  }

  @Test
  void givensArePartOfAllChallenges() throws IOException {
    Puzzle puzzle = NamedPuzzles.of("soma");
    Path file = temporary.resolve("p.html");
    printed("page", "soma", "--given", "#7", "--pieces", "1-2", "--out", file, "--quiet");

    JsonNode page = puzzle(made("p.html"));
    assertThat(page.get("challenges").size()).isPositive();
    assertChallengesAreUnique(puzzle, page);
    page.get("challenges").forEach(start -> assertThat(options(start)).contains(7));
    assertThat(made("p.html"))
        .contains("There are %,d solutions".formatted(count(puzzle, 7)))
        .contains("dance nth soma --given '#7' NUMBER");
  }

  @Test
  void aPageThatIsTooLargeHasNoDiagram() throws IOException {
    Path file = temporary.resolve("p.html");
    Dancing ran = dance("page", "queens:6", "--out", file, "--max-size", "1k");

    assertThat(ran.code()).isZero();
    assertThat(ran.out()).isEqualTo("4\n");
    assertThat(ran.err()).contains("more than --max-size 1k", "the page has ");
    String html = made("p.html");
    assertThat(puzzle(html).get("answers").asText()).isEqualTo("none");
    assertThat(data(DIAGRAM, html)).isEmpty();
    assertThat(html)
        .contains("There are 4 solutions, 1 up to", "<code>dance serve queens:6</code>");
  }

  @Test
  void aPageWithoutADiagramSaysSo() throws IOException {
    Path file = temporary.resolve("p.html");
    Dancing ran = dance("page", "kanoodle", "--out", file, "--memory", "64k");

    assertThat(ran.code()).isZero();
    assertThat(ran.out()).isEmpty();
    assertThat(ran.err()).contains("too large to be built");
    String html = made("p.html");
    assertThat(puzzle(html).get("answers").asText()).isEqualTo("none");
    assertThat(html).contains("<code>dance count kanoodle</code>");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "page soma",
        "page --out p.html",
        "page soma --all --out p",
        "page --all --out p --given #7",
        "page soma --out p.html --max-size 0",
        "page soma --out p.html --max-size large",
        "page soma --out p.html --pieces 0",
        "page soma --out p.html --pieces some",
        "page soma --out p.png"
      })
  void wordsThatMakeNoPageAreRefused(String words) {
    dance((Object[]) words.split(" ")).assertUsageError();
  }

  @Test
  void anExistingFileIsReplacedOnlyIfAsked() throws IOException {
    Path file = Files.writeString(temporary.resolve("p.html"), "mine");

    dance("page", "queens:6", "--out", file).assertMendable();
    dance("page", "queens:6", "--out", file, "--overwrite=false").assertMendable();
    assertThat(file).hasContent("mine");
    printed("page", "queens:6", "--out", file, "--overwrite", "--quiet", "--pieces", "none");
    assertThat(made("p.html")).startsWith("<!DOCTYPE html>");
    assertThat(puzzle(made("p.html")).get("challenges")).isEmpty();
  }
}
