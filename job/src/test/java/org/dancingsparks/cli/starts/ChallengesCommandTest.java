package org.dancingsparks.cli.starts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.dancingsparks.testing.Dancing.dance;
import static org.dancingsparks.testing.Dancing.json;
import static org.dancingsparks.testing.Dancing.printed;
import static org.dancingsparks.testing.Dancing.write;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.format.ShippedPuzzles;
import org.dancingsparks.links.Links;
import org.dancingsparks.puzzle.PiecePuzzle;
import org.dancingsparks.runs.solutions.SetOnDisk;
import org.dancingsparks.testing.Dancing;
import org.dancingsparks.testing.SharedSpark;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The command challenges: counts, lists, grades and pictures of unique starts. */
@Tag("slow")
class ChallengesCommandTest {
  @TempDir private Path temporary;

  @ParameterizedTest
  @CsvSource({
    "kanoodle, 1, 0, 1685, 0",
    "kanoodle, 2, 62632, 614352, 15658",
    "iq-fit, 1, 0, 2986, 0",
    "sudoku:2, 3, 0, 22912, 0",
    // Arcos, Brookfield, Krebs: Mini-Sudokus and groups, 2010.
    "sudoku:2, 4, 25728, 164320, 3216",
  })
  void countsAreThoseThatAreKnown(
      String puzzle, int pieces, long unique, long solvable, long classes) {
    JsonNode node = json("challenges", puzzle, "--pieces", pieces, "--count", "--json", "--quiet");

    assertThat(node.get("unique").asLong()).isEqualTo(unique);
    assertThat(node.get("solvable").asLong()).isEqualTo(solvable);
    assertThat(node.get("upToSymmetry").get("unique").asLong()).isEqualTo(classes);
    assertThat(sum(node, "unique")).isEqualTo(unique);
    assertThat(sum(node, "solvable")).isEqualTo(solvable);
  }

  @Test
  void iqFitHasAHundredAndEightyFourUniquePairs() {
    JsonNode node = json("challenges", "iq-fit", "--pieces", 2, "--count", "--json", "--quiet");

    assertThat(node.get("unique").asLong()).isEqualTo(184);
    assertThat(node.get("solvable").asLong()).isEqualTo(2_060_018);
    assertThat(node.get("upToSymmetry").get("unique").asLong()).isEqualTo(46);
  }

  private static long sum(JsonNode node, String key) {
    long sum = 0;
    for (JsonNode set : node.get("sets")) {
      sum += set.get(key).asLong();
    }
    return sum;
  }

  @ParameterizedTest
  @CsvSource({"kanoodle, 11", "kanoodle, 12"})
  void withEnoughPiecesEachSolvableStartIsUnique(String puzzle, int pieces) {
    JsonNode node = json("challenges", puzzle, "--pieces", pieces, "--count", "--json", "--quiet");

    assertThat(node.get("unique").asLong()).isPositive().isEqualTo(node.get("solvable").asLong());
  }

  @Test
  void tableHasALineForEachSetOfPieces() {
    assertThat(
            printed("challenges", "pentominoes:3x20", "--pieces", 11, "--count", "--quiet").lines())
        .hasSize(3 + 12)
        .contains("                  96                   96  all")
        .contains("                  24                   24  up to symmetry, of order 4");
  }

  @ParameterizedTest
  @CsvSource({"kanoodle, 2", "sudoku:2, 4", "latin:4, 4", "pentominoes:3x20, 1", "queens:6, 1"})
  void minimumIsDrawnWithItsSolution(String puzzle, int least) {
    List<String> lines = printedLines(dance("challenges", puzzle, "--minimum"));
    JsonNode node = json("challenges", puzzle, "--minimum", "--json", "--quiet");

    assertThat(lines.get(0)).isEqualTo("" + least);
    assertThat(node.get("minimum").asInt()).isEqualTo(least);
    String start = node.get("start").get("board").asText();
    String solution = node.get("solution").get("board").asText();
    assertThat(node.get("start").get("options")).hasSize(least);
    assertThat(printed("count", puzzle, "--board", start, "--quiet")).isEqualTo("1\n");
    assertThat(printed("solve", puzzle, "--board", start, "--lines", "--quiet"))
        .isEqualTo(solution + "\n");
    int height = (lines.size() - 4) / 2;
    assertThat(String.join("", lines.subList(2, 2 + height))).isEqualTo(start);
    assertThat(String.join("", lines.subList(3 + height, 3 + 2 * height))).isEqualTo(solution);
  }

  private static List<String> printedLines(Dancing ran) {
    assertThat(ran.code()).as(ran.err()).isZero();
    return ran.out().lines().toList();
  }

  @Test
  void minimumIsNoneWhereThereIsOneSolutionOnly() {
    List<String> lines =
        printedLines(dance("challenges", "sudoku:2", "--board", "123...4.........", "--minimum"));
    assertThat(lines).isEmpty();
  }

  @Test
  void listIsWhatIsWritten() {
    Path out = temporary.resolve("starts");
    printed("challenges", "pentominoes:3x20", "--pieces", 2, "--bins", 1, "--out", out, "--quiet");
    JsonNode listed = json("challenges", "pentominoes:3x20", "--pieces", 2, "--json", "--quiet");
    List<String> rows = new ArrayList<>();
    for (Row row : parts(out).collectAsList()) {
      rows.add(options(row) + " " + row.getLong(row.size() - 1));
    }

    List<String> starts = new ArrayList<>();
    for (JsonNode start : listed.get("starts")) {
      starts.add(start.get("options") + " " + start.get("solution"));
    }
    assertThat(rows).isNotEmpty().containsExactlyElementsOf(starts);
    assertThat(printed("challenges", "pentominoes:3x20", "--pieces", 2, "--lines", "--limit", 3))
        .isEqualTo(
            IntStream.range(0, 3)
                .mapToObj(at -> listed.get("starts").get(at).get("board").asText() + "\n")
                .reduce("", String::concat));
  }

  private static Dataset<Row> parts(Path directory) {
    return SharedSpark.session().read().parquet(directory.toString());
  }

  private static String options(Row row) {
    return Arrays.toString(
            IntStream.range(0, row.size() - 1)
                .filter(place -> !row.isNullAt(place))
                .map(place -> ((Number) row.get(place)).intValue())
                .sorted()
                .toArray())
        .replace(" ", "");
  }

  /** Tests starts against links, which shares no code with diagrams and their suffixes. */
  @Test
  void linksFindsOneSolutionOfUniqueStartsAndMoreOfOthers() {
    PiecePuzzle puzzle = ShippedPuzzles.find("kanoodle").orElseThrow();
    Path out = temporary.resolve("starts");
    assertThat(printed("challenges", "kanoodle", "--pieces", 2, "--out", out, "--quiet"))
        .isEqualTo("62632\n");
    Set<String> unique = new HashSet<>();
    List<Row> rows = parts(out).collectAsList();
    rows.forEach(row -> unique.add(options(row)));
    assertThat(unique).hasSize(62_632);
    ItemOrder order = puzzle.itemOrder("puzzle");
    Links links = new Links(puzzle.problem(), order);
    Random random = new Random(Long.getLong("seed", 1));
    for (int time = 0; time < 1_000; time++) {
      int[] start = numbers(options(rows.get(random.nextInt(rows.size()))));
      assertThat(links.from(Prefix.of(puzzle.problem(), start)).next()).isTrue();
      assertThat(links.next()).as("a second solution of " + Arrays.toString(start)).isFalse();
    }
    int others = 0;
    while (others < 1_000) {
      int[] start = {
        random.nextInt(puzzle.problem().options()), random.nextInt(puzzle.problem().options())
      };
      Arrays.sort(start);
      String text = Arrays.toString(start).replace(" ", "");
      if (start[0] != start[1]
          && !unique.contains(text)
          && !puzzle.problem().conflict(start[0], start[1])) {
        links.from(Prefix.of(puzzle.problem(), start));
        boolean hasOne = links.next();
        assertThat(hasOne && !links.next()).as("one solution of " + text).isFalse();
        others++;
      }
    }
  }

  private static int[] numbers(String list) {
    return Arrays.stream(list.replaceAll("[\\[\\]]", "").split(","))
        .mapToInt(Integer::parseInt)
        .toArray();
  }

  @Test
  void filesAreTheSameWhateverTheMemory() {
    Path one = temporary.resolve("one");
    Path other = temporary.resolve("other");
    printed("challenges", "sudoku:2", "--pieces", 4, "--bins", 3, "--out", one, "--quiet");
    printed(
        "challenges",
        "sudoku:2",
        "--pieces",
        4,
        "--bins",
        3,
        "--out",
        other,
        "--quiet",
        "--memory",
        "1m");

    assertThat(SetOnDisk.hashes(one)).isEqualTo(SetOnDisk.hashes(other));
    assertThat(parts(one).columns()).containsExactly("options", "solution");
    assertThat(parts(one).distinct().count()).isEqualTo(25_728);
  }

  @Test
  void gradesAreWritten() {
    Path out = temporary.resolve("graded");
    printed("challenges", "pentominoes:3x20", "--pieces", 1, "--grade", "--out", out, "--quiet");
    Dataset<Row> rows = parts(out);

    assertThat(rows.columns()).endsWith("solution", "nodes", "forced", "branches", "minimal");
    assertThat(rows.filter("minimal").count()).isEqualTo(rows.count()).isPositive();
    assertThat(rows.filter("forced + branches = 11").count()).isEqualTo(rows.count());
    assertThat(printed("challenges", "pentominoes:3x20", "--pieces", 1, "--grade", "--limit", 1))
        .containsPattern("\\d+ nodes, \\d+ forced, \\d+ branches, minimal\n");
  }

  @Test
  void givensArePartOfEachStart() {
    Path out = temporary.resolve("given");
    String unique =
        printed(
            "challenges",
            "sudoku:2",
            "--board",
            "1234............",
            "--pieces",
            2,
            "--out",
            out,
            "--quiet");

    assertThat(unique).isNotEqualTo("0\n");
    for (Row row : parts(out).collectAsList()) {
      assertThat(row.getList(0)).hasSize(6);
    }
    JsonNode first =
        json(
                "challenges",
                "sudoku:2",
                "--board",
                "1234............",
                "--pieces",
                2,
                "--json",
                "--limit",
                1)
            .get("starts")
            .get(0);
    assertThat(first.get("board").asText()).startsWith("1234");
    assertThat(printed("count", "sudoku:2", "--board", first.get("board").asText()))
        .isEqualTo("1\n");
  }

  /** Heads and tails of 70 coins, or all at one stroke: the last of 2^70 + 1 solutions. */
  @Test
  void solutionsThatAreTooManyToBeNumberedAreFoundAllTheSame() {
    StringBuilder text = new StringBuilder();
    IntStream.range(0, 70).forEach(coin -> text.append("x").append(coin).append(' '));
    text.append('|');
    IntStream.range(0, 70).forEach(coin -> text.append(" s").append(coin));
    for (int coin = 0; coin < 70; coin++) {
      text.append("\nx%d\nx%d s%d".formatted(coin, coin, coin));
    }
    text.append('\n');
    IntStream.range(0, 70).forEach(coin -> text.append("x").append(coin).append(' '));
    Path file = write(temporary.resolve("coins.dlx"), text + "\n");
    JsonNode least = json("challenges", file, "--minimum", "--json", "--quiet");

    assertThat(least.get("minimum").asInt()).isEqualTo(1);
    assertThat(least.get("unique").asInt()).isEqualTo(1);
    assertThat(least.get("start").get("options").toString()).isEqualTo("[140]");
    assertThat(least.get("solution").get("options").toString()).isEqualTo("[140]");
    assertThat(
            dance("challenges", file, "--pieces", 1, "--lines", "--quiet").assertMendable().err())
        .contains("There are 1180591620717411303425 solutions, too many to number");
  }

  @Test
  void whatIsGivenIsNotToBePlaced() {
    assertThat(
            dance(
                    "challenges",
                    "sudoku:2",
                    "--board",
                    "12..34..........",
                    "--pieces",
                    13,
                    "--count")
                .assertMendable()
                .err())
        .contains("there are 12 to place");
    assertThat(
            json(
                    "challenges",
                    "sudoku:2",
                    "--board",
                    "123...4.........",
                    "--minimum",
                    "--json",
                    "--quiet")
                .get("minimum")
                .isNull())
        .isTrue();
  }

  @Test
  void runThatIsCompleteIsKept() {
    Path out = temporary.resolve("kept");
    printed("challenges", "sudoku:2", "--pieces", 4, "--out", out, "--quiet");
    var before = SetOnDisk.hashes(out);
    Dancing again = dance("challenges", "sudoku:2", "--pieces", 4, "--out", out, "--resume");

    assertThat(again.out()).isEqualTo("25728\n");
    assertThat(again.err()).contains("is complete");
    assertThat(SetOnDisk.hashes(out)).isEqualTo(before);
    assertThat(
            dance("challenges", "sudoku:2", "--pieces", 3, "--out", out, "--resume")
                .assertMendable()
                .err())
        .contains("the number of pieces is 3, but the run was started with 4");
    dance("challenges", "sudoku:2", "--pieces", 4, "--out", out).assertMendable();
    dance("show", out).assertMendable();
  }

  @Test
  void planSaysWhatItCosts() {
    JsonNode node = json("plan", "challenges", "kanoodle", "--pieces", 3, "--json", "--quiet");

    assertThat(node.get("solutions").asLong()).isEqualTo(371_020);
    assertThat(node.get("sets").asLong()).isEqualTo(220);
    assertThat(node.get("rows").asLong()).isPositive();
    assertThat(printed("plan", "challenges", "queens:6", "--pieces", 2, "--quiet"))
        .contains("starts      2 of 6 kinds of options: 15 sets\n");
    assertThat(dance("plan", "challenges", "queens:6", "--pieces", 7).assertMendable().err())
        .contains("has no starts of 7 options: there are 6 to place");
  }

  @ParameterizedTest
  @CsvSource({
    "--count, Set the number of pieces",
    "--pieces 2 --minimum, leave out --pieces",
    "--pieces 0, --pieces cannot be 0",
    "--pieces 2 --count --out x, cannot be used together",
    "--pieces 2 --seed 3, goes with --booklet",
    "--pieces 2 --limit 0, --limit cannot be 0",
    "--pieces 2 --grade --count, --grade is for starts",
    "--pieces 2 --resume, --resume goes with --out",
    "--pieces 2 --booklet x.html --limit 0, --limit cannot be 0",
    "--pieces 2 --count --svg x.svg, they go with a list",
    "--pieces 2 --out x --lines, they go with a list",
    "--pieces 2 --svg x.svg, say how many starts",
  })
  void whatMakesNoSenseIsRefused(String flags, String message) {
    List<Object> words = new ArrayList<>(List.of("challenges", "queens:6"));
    words.addAll(List.of(flags.split(" ")));
    Dancing ran = dance(words.toArray());

    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.err()).contains(message);
  }
}
