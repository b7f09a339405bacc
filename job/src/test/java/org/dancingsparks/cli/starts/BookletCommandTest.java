package org.dancingsparks.cli.starts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.dancingsparks.testing.Dancing.dance;
import static org.dancingsparks.testing.Dancing.printed;
import static org.dancingsparks.testing.Dancing.write;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.dancingsparks.testing.Dancing;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Booklets of unique starts. */
@Tag("slow")
class BookletCommandTest {
  private static final Pattern GUESSES = Pattern.compile("</b>(no|\\d+) guess(es)?<");
  private static final Pattern LEVEL = Pattern.compile("<b>\\d+</b>.*difficulty (\\d) of 5");

  @TempDir private Path temporary;

  private String booklet(String name, Object... words) throws IOException {
    Path file = temporary.resolve(name);
    assertThat(printed(words)).isEqualTo("6\n");
    return Files.readString(file);
  }

  private Object[] words(String name, int bins, int seed) {
    return new Object[] {
      "challenges",
      "pentominoes:3x20",
      "--pieces",
      2,
      "--booklet",
      temporary.resolve(name),
      "--limit",
      6,
      "--seed",
      seed,
      "--bins",
      bins,
      "--quiet"
    };
  }

  @Test
  void positionsGoFromEasyToHardAndAreTheSameHoweverTheWorkIsCut() throws IOException {
    String html = booklet("one.html", words("one.html", 1, 5));

    assertThat(booklet("other.html", words("other.html", 7, 5)))
        .isEqualTo(html.replace("one.html", "other.html"));
    List<Integer> levels =
        LEVEL
            .matcher(html)
            .results()
            .map((MatchResult match) -> Integer.valueOf(match.group(1)))
            .toList();
    assertThat(levels).hasSize(6).isSorted();
    assertThat(GUESSES.matcher(html).results()).hasSize(6);
    assertThat(html).doesNotContain("nodes", "branches", "minimal");
    assertThat(html).contains("Positions with 2 of 12 pieces given");
  }

  @Test
  void holesThatAreGivenAreNoPieces() throws IOException {
    Path file = temporary.resolve("day.html");
    printed(
        "challenges",
        "a-puzzle-a-day",
        "--given",
        "open=Jan,1",
        "--pieces",
        6,
        "--booklet",
        file,
        "--limit",
        1);
    assertThat(Files.readString(file)).contains("Positions with 6 of 8 pieces given");
  }

  /** The number of pieces is not known, since one can be used any number of times. */
  @Test
  void startsOfRepeatedPiecesAreOfSoManyPieces() throws IOException {
    Path file =
        write(
            temporary.resolve("p.yaml"),
            """
            name: p
            board: 2x4
            pieces:
              D: {use: any-number, shape: '##'}
              S: '####'
            """);
    Path html = temporary.resolve("p.html");
    printed("challenges", file, "--pieces", "2-1", "--booklet", html);
    assertThat(Files.readString(html))
        .contains("Positions with 2 to 1 pieces given", "With 1 piece given")
        .contains("Made by: dance challenges " + file + " --pieces 2-1 --booklet p.html<")
        .doesNotContain("cells given");
  }

  @Test
  void anotherSeedChoosesOthers() throws IOException {
    String html =
        booklet(
            "one.html",
            "challenges",
            "sudoku:2",
            "--pieces",
            5,
            "--booklet",
            temporary.resolve("one.html"),
            "--limit",
            6,
            "--quiet");

    assertThat(
            booklet(
                "other.html",
                "challenges",
                "sudoku:2",
                "--pieces",
                5,
                "--booklet",
                temporary.resolve("other.html"),
                "--limit",
                6,
                "--seed",
                2,
                "--quiet"))
        .isNotEqualTo(html);
  }

  @Test
  void whatIsGivenIsSaidAndCounted() throws IOException {
    Path file = temporary.resolve("given.html");
    String html =
        booklet(
            "given.html",
            "challenges",
            "sudoku:2",
            "--board",
            "1234............",
            "--pieces",
            2,
            "--booklet",
            file,
            "--limit",
            6,
            "--quiet");

    assertThat(html)
        .contains("Positions with 6 of 16 cells given")
        .contains("--board 1234............ --pieces 2 ");
  }

  @Test
  void whatCannotBeIsSaidBeforeLongWork() {
    Path dlx = write(temporary.resolve("plain.dlx"), "a b\na\nb\n");
    Path there = write(temporary.resolve("there.html"), "");
    Path fresh = temporary.resolve("new.html");
    assertThat(dance("challenges", dlx, "--pieces", 1, "--booklet", fresh).assertMendable().err())
        .contains("has no board to draw");
    assertThat(
            dance("challenges", "kanoodle", "--pieces", 2, "--booklet", there)
                .assertMendable()
                .err())
        .contains("exists already");
    assertThat(
            dance("challenges", "sudoku:2", "--pieces", 3, "--booklet", fresh, "--quiet")
                .assertMendable()
                .err())
        .contains("No start of 3 cells of sudoku:2 has exactly one solution; use more pieces (");
    assertThat(fresh).doesNotExist();
  }

  @Test
  void aRangeOfPiecesHasAChapterForEachFromTheMostToTheFewest() throws IOException {
    Path file = temporary.resolve("range.html");
    Path introduction = write(temporary.resolve("intro.txt"), "One\nline & <more>.\n \n\nTwo.\n");
    JsonNode chapters =
        Dancing.json(
                "challenges",
                "sudoku:2",
                "--pieces",
                "4-6",
                "--booklet",
                file,
                "--limit",
                2,
                "--title",
                "A & B",
                "--author",
                "C",
                "--intro",
                introduction,
                "--ink",
                "color",
                "--page",
                "6x9in",
                "--json",
                "--quiet")
            .get("chapters");
    String html = Files.readString(file);
    assertThat(chapters).hasSize(3);
    for (int chapter = 0; chapter < 3; chapter++) {
      assertThat(chapters.get(chapter).get("pieces").asInt()).isEqualTo(6 - chapter);
      assertThat(chapters.get(chapter).get("positions").asInt()).isEqualTo(2);
    }
    assertThat(chapters.get(2).get("unique").asInt()).isEqualTo(25728);
    assertThat(html)
        .containsSubsequence(
            ">A &amp; B</h1>",
            ">C</p>",
            ">One line &amp; &lt;more&gt;.</p>",
            ">Two.</p>",
            "<h2>With 6 of 16 cells given</h2>",
            "<h2>With 5 of 16 cells given</h2>",
            "<h2>With 4 of 16 cells given</h2>",
            "<h2>Solutions</h2>")
        .contains(
            "152.4mm 228.6mm",
            "Made by: dance challenges sudoku:2 --pieces 4-6 --booklet range.html --limit 2 --title 'A &amp; B' --author C --intro "
                + introduction
                + " --ink color --page 6x9in<");
  }

  @Test
  void numbersOfPiecesWithoutStartsHaveNoChapter() {
    Path file = temporary.resolve("few.html");
    Dancing ran =
        dance("challenges", "sudoku:2", "--pieces", "4-3", "--booklet", file, "--limit", 2);
    assertThat(ran.code()).isZero();
    assertThat(ran.out()).isEqualTo("2\n");
    assertThat(ran.err())
        .contains("no start of size 3 leaves one solution, so there is no chapter of them");
  }

  @Test
  void sudokusAreMadeAndGradedForABooklet() throws IOException {
    Path file = temporary.resolve("sudokus.html");
    assertThat(printed("sudoku", "--generate", 7, "--seed", 5, "--booklet", file)).isEqualTo("7\n");
    String html = Files.readString(file);
    String puzzles = printed("sudoku", "--generate", 7, "--seed", 5);
    List<Integer> givens =
        puzzles.lines().map(line -> line.replace(".", "").length()).sorted().toList();
    List<Integer> noted =
        Pattern.compile(">(\\d+) given<")
            .matcher(html.replaceAll("<b>\\d+</b>", ">"))
            .results()
            .map(match -> Integer.valueOf(match.group(1)))
            .sorted()
            .toList();
    assertThat(noted).isEqualTo(givens);
    assertThat(html)
        .contains(
            "<h1>7 sudokus</h1>",
            "Made by: dance sudoku --generate 7 --seed 5 --booklet sudokus.html<");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          challenges kanoodle --pieces 2 --title x | add --booklet FILE.html
          challenges kanoodle --pieces 4-2 --count | --pieces 4-2 is a range, for the chapters
          challenges kanoodle --pieces 4-2 | else say one number, as in --pieces 2
          challenges kanoodle --pieces 4-0 --booklet x.html | --pieces cannot be 4-0; it is 1 to 9999
          challenges kanoodle --pieces few --booklet x.html | or a range, as in 10-2
          challenges kanoodle --pieces 2 --booklet x.html --ink red | it is grey or colour
          challenges kanoodle --pieces 2 --booklet x.html --page a5 | it is a4, letter or 6x9in
          sudoku --booklet x.html | say how many, as in --generate 24
          sudoku --generate 2 --title x | --title does not go with --generate
          """)
  void whatMakesNoSenseIsRefused(String words, String message) {
    assertThat(dance((Object[]) words.split(" ")).assertUsageError().err()).contains(message);
  }

  @Test
  void anIntroductionThatIsNotThereIsSaidBeforeLongWork() {
    Path fresh = temporary.resolve("new.html");
    Path missing = temporary.resolve("missing.txt");
    assertThat(
            dance("sudoku", "--generate", 2, "--booklet", fresh, "--intro", missing)
                .assertMendable()
                .err())
        .contains("There is no file " + missing);
    assertThat(fresh).doesNotExist();
  }
}
