package org.dancingsparks.cli.count;

import static org.assertj.core.api.Assertions.assertThat;
import static org.dancingsparks.testing.Dancing.dance;
import static org.dancingsparks.testing.Dancing.json;
import static org.dancingsparks.testing.Dancing.printed;
import static org.dancingsparks.testing.Dancing.write;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.apache.spark.sql.Row;
import org.dancingsparks.format.DiagramFile;
import org.dancingsparks.format.PuzzleWriter;
import org.dancingsparks.format.knuth.KnuthWriter;
import org.dancingsparks.lattice.Cell;
import org.dancingsparks.puzzle.PiecePuzzle;
import org.dancingsparks.testing.Dancing;
import org.dancingsparks.testing.Seed;
import org.dancingsparks.testing.SharedSpark;
import org.dancingsparks.testing.SmallProblems;
import org.dancingsparks.testing.SmallPuzzles;
import org.dancingsparks.testing.Walks;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Queries of a diagram, and a diagram file in place of its puzzle. */
@Tag("slow")
class DiagramCommandTest {
  private static final PiecePuzzle PUZZLE = SmallPuzzles.mirrored();

  @TempDir private Path temporary;
  private Path puzzle;
  private Path file;
  private Path queens;

  @BeforeEach
  void writePuzzles() {
    puzzle = write(temporary.resolve("m.yaml"), PuzzleWriter.write(PUZZLE));
    queens = write(temporary.resolve("q.dlx"), KnuthWriter.write(SmallProblems.queens(6)));
    file = temporary.resolve("m.xcd");
    assertThat(printed("diagram", puzzle, "--out", file)).isEqualTo("8\n");
  }

  private static List<String> lines(Object... words) {
    return printed(words).lines().toList();
  }

  private static Set<List<Integer>> brute() {
    return Walks.brute(PUZZLE.problem());
  }

  @Test
  void fileServesAsThePuzzleWithoutASearch() {
    List<String> order = lines("solve", file, "--lines", "--limit", 99);
    assertThat(order)
        .hasSize(8)
        .hasSameElementsAs(lines("solve", puzzle, "--lines", "--limit", 99));
    for (String given : new String[] {"", "--given=#" + brute().iterator().next().get(0)}) {
      Object[] flags = given.isEmpty() ? new Object[0] : new Object[] {given};
      for (String command :
          new String[] {"count", "marginals", "nth 0", "sample --limit 20 --seed 5 --lines"}) {
        assertThat(printed(words(command, file, flags)))
            .as(command + given)
            .isEqualTo(printed(words(command, puzzle, flags)));
        assertThat(dance(words(command + " --verbose", file, flags)).choices()).isEmpty();
      }
    }
    assertThat(printed("describe", file)).isEqualTo(printed("describe", puzzle));
    assertThat(json("count", file, "--json").get("regime").asText()).isEqualTo("ranges");
    assertThat(json("count", file, "--json", "--engine", "links").get("regime").asText())
        .isEqualTo("prefixes");
    assertThat(printed("count", file, "--engine", "links")).isEqualTo("8\n");
  }

  private static Object[] words(String command, Path puzzle, Object... flags) {
    List<Object> words = new ArrayList<>(List.of(command.split(" ")));
    words.add(1, puzzle);
    words.addAll(List.of(flags));
    return words.toArray();
  }

  @Test
  void symmetriesAreUsedWithAFileAsWithThePuzzle() {
    for (Object[] flags :
        new Object[][] {
          {"--up-to-symmetry"}, {"--split-symmetry", "A"}, {"--split-symmetry", "C"}
        }) {
      for (String engine : new String[] {"auto", "links", "diagram"}) {
        assertThat(printed(words("count --engine " + engine, file, flags)))
            .isEqualTo(printed(words("count", puzzle, flags)));
      }
    }
  }

  @Test
  void planAndEnumerationOfAFileAreThoseOfThePuzzleByDiagram() throws IOException {
    assertThat(printed("plan", file, "--bins", 3))
        .isEqualTo(printed("plan", puzzle, "--bins", 3, "--engine", "diagram"));
    Path fromFile = temporary.resolve("file");
    Path fromPuzzle = temporary.resolve("puzzle");
    printed("enumerate", file, "--out", fromFile, "--bins", 3);
    printed("enumerate", puzzle, "--out", fromPuzzle, "--bins", 3, "--engine", "diagram");

    assertThat(parts(fromFile)).hasSize(3);
    for (Path part : parts(fromFile)) {
      assertThat(part).hasSameBinaryContentAs(fromPuzzle.resolve(part.getFileName()));
    }
  }

  private static List<Path> parts(Path directory) throws IOException {
    List<Path> parts = new ArrayList<>();
    try (DirectoryStream<Path> found = Files.newDirectoryStream(directory, "part-*")) {
      found.forEach(parts::add);
    }
    Collections.sort(parts);
    return parts;
  }

  @Test
  void nthIsTheRowOfThatNumber() throws IOException {
    Path out = temporary.resolve("out");
    printed("enumerate", queens, "--out", out, "--bins", 3, "--engine", "diagram");
    List<List<Integer>> rows = new ArrayList<>();
    for (Path part : parts(out)) {
      for (Row row : SharedSpark.session().read().parquet(part.toString()).collectAsList()) {
        rows.add(row.<Integer>getList(0).stream().sorted().toList());
      }
    }
    assertThat(rows).hasSize(4);
    for (int number = 0; number < rows.size(); number++) {
      assertThat(numbers(printed("nth", queens, number, "--lines"))).isEqualTo(rows.get(number));
    }
    List<String> solved = lines("solve", file, "--lines", "--limit", 99);
    for (int number = 0; number < 8; number++) {
      assertThat(lines("nth", puzzle, number, "--lines")).containsExactly(solved.get(number));
    }
  }

  private static List<Integer> numbers(String line) {
    return Arrays.stream(line.strip().split(" ")).map(Integer::valueOf).toList();
  }

  @Test
  void numberOfNoSolutionIsExplained() {
    assertThat(dance("nth", puzzle, 8).assertMendable().err())
        .contains("no solution 8; it has 8, numbered from 0");
    assertThat(dance("nth", puzzle, "99999999999999999999").assertMendable().err())
        .contains("99999999999999999999");
    for (Object[] words : new Object[][] {{"nth", puzzle, "x"}, {"nth", puzzle}}) {
      dance(words).assertUsageError();
    }
    assertThat(dance("nth", puzzle, -1).assertUsageError().err())
        .startsWith("dance: K cannot be -1: solutions are numbered from 0.\n");
    assertThat(dance("nth", puzzle, "1,000").assertUsageError().err())
        .startsWith("dance: K cannot be 1,000: write 1000, without separators.\n");
    Path none = write(temporary.resolve("none.dlx"), "a b\na\n");
    assertThat(dance("nth", none, 0).assertMendable().err()).contains("has no solution;");
  }

  @Test
  void sampleWithoutASeedSaysOneThatRepeatsIt() {
    Dancing first = dance("sample", "pentominoes:3x20", "--limit", 30, "--lines");
    assertThat(first.err())
        .containsPattern("(?m)^pentominoes:3x20: seed (\\d+); repeat with --seed \\1\\.$");
    String seed = first.err().replaceAll("(?s).*--seed (\\d+).*", "$1");
    assertThat(printed("sample", "pentominoes:3x20", "--limit", 30, "--lines", "--seed", seed))
        .isEqualTo(first.out());
    assertThat(dance("sample", "pentominoes:3x20", "--limit", 30, "--lines", "--quiet").err())
        .isEmpty();
  }

  @Test
  void sampleIsFixedByItsSeed() {
    List<String> all = lines("solve", file, "--lines", "--limit", 99);
    List<String> drawn = lines("sample", puzzle, "--limit", 100, "--seed", 7, "--lines");

    assertThat(drawn).hasSize(100).hasSameElementsAs(all);
    assertThat(lines("sample", file, "--limit", 100, "--seed", 7, "--lines")).isEqualTo(drawn);
    assertThat(lines("sample", puzzle, "--limit", 100, "--seed", 8, "--lines")).isNotEqualTo(drawn);
    assertThat(lines("sample", puzzle, "--limit", 10, "--seed", 7, "--lines"))
        .isEqualTo(drawn.subList(0, 10));
    dance("sample", puzzle, "--limit", 0).assertUsageError();
    dance("sample", puzzle, "--limit", -1).assertUsageError();
    Dancing none = dance("sample", write(temporary.resolve("none.dlx"), "a b\na\n"));
    assertThat(none.code()).isZero();
    assertThat(none.remarks())
        .singleElement()
        .asString()
        .endsWith("none.dlx: no solution is possible: no option has the item b.");
  }

  @Test
  void marginalsAreThoseOfTheList() {
    for (PiecePuzzle known : SmallPuzzles.all()) {
      Path written = write(temporary.resolve("p.yaml"), PuzzleWriter.write(known));
      Set<List<Integer>> solutions = Walks.brute(known.problem());
      JsonNode node = json("marginals", written, "--json");
      assertThat(node.get("solutions").asInt()).isEqualTo(solutions.size());
      for (int option = 0; option < known.problem().options(); option++) {
        int wanted = option;
        assertThat(node.get("options").get(option).get("option").asInt()).isEqualTo(option);
        assertThat(node.get("options").get(option).get("solutions").asLong())
            .isEqualTo(solutions.stream().filter(s -> s.contains(wanted)).count());
      }
      checkCells(known, node.get("cells"), solutions);
    }
  }

  private static void checkCells(PiecePuzzle known, JsonNode cells, Set<List<Integer>> solutions) {
    Map<String, Long> expected = new TreeMap<>();
    for (int cell = 0; cell < known.board().size(); cell++) {
      for (int piece = 0; piece < known.pieces().size(); piece++) {
        expected.put(known.board().name(cell) + " " + known.pieces().get(piece).name(), 0L);
      }
    }
    for (List<Integer> solution : solutions) {
      for (int option : solution) {
        var placement = known.placements().get(option);
        for (Cell cell : placement.cells()) {
          String name = known.board().name(known.board().number(cell).orElseThrow());
          expected.merge(name + " " + known.pieces().get(placement.piece()).name(), 1L, Long::sum);
        }
      }
    }
    Map<String, Long> actual = new TreeMap<>();
    for (JsonNode cell : cells) {
      cell.get("pieces")
          .properties()
          .forEach(
              piece ->
                  actual.put(
                      cell.get("cell").asText() + " " + piece.getKey(), piece.getValue().asLong()));
    }
    assertThat(actual).isEqualTo(expected);
  }

  @Test
  void tableOfMarginalsHasTheSameNumbers() {
    JsonNode node = json("marginals", file, "--json");
    List<String> table = lines("marginals", file);

    assertThat(table.get(0)).isEqualTo("solutions  8");
    assertThat(table.get(2)).matches("cell +A +B +C +D");
    for (int cell = 0; cell < 16; cell++) {
      JsonNode by = node.get("cells").get(cell);
      JsonNode pieces = by.get("pieces");
      assertThat(table.get(3 + cell).split(" +"))
          .containsExactly(
              by.get("cell").asText(),
              pieces.get("A").asText(),
              pieces.get("B").asText(),
              pieces.get("C").asText(),
              pieces.get("D").asText());
    }
    List<String> options = table.subList(table.size() - PUZZLE.problem().options(), table.size());
    for (int option = 0; option < options.size(); option++) {
      assertThat(options.get(option).strip().split(" +"))
          .startsWith("" + option, node.get("options").get(option).get("solutions").asText());
    }
    assertThat(printed("marginals", queens)).contains("solutions  4\n").doesNotContain("cell ");
  }

  @Test
  void fileThatIsThereOrHasAnotherNameIsRefused() throws IOException {
    byte[] before = Files.readAllBytes(file);

    dance("diagram", puzzle, "--out", file).assertMendable();
    assertThat(file).hasBinaryContent(before);
    dance("diagram", puzzle, "--out", temporary.resolve("m.txt")).assertUsageError();
    assertThat(temporary.resolve("m.txt")).doesNotExist();
    dance("diagram", puzzle, "--out", temporary.resolve("g.xcd"), "--given", "#0").assertMendable();
    dance("diagram", puzzle).assertUsageError();
    assertThat(
            dance("diagram", puzzle, "--out", temporary.resolve("s.xcd"), "--memory", "1k")
                .assertMendable()
                .err())
        .contains("--memory");
  }

  @ParameterizedTest
  @ValueSource(strings = {"--bins=0", "--memory=x", "--item-order=none"})
  void flagThatAFileNeedsNotIsCheckedAllTheSame(String flag) {
    Dancing ran = dance("count", file, flag);

    assertThat(ran.code()).isIn(2, 3);
    assertThat(ran.out()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"--memory=x", "--item-order=none"})
  void questionThatNeedsNoSearchChecksItsFlagsAllTheSame(String flag) {
    Dancing ran = dance("marginals", file, flag);

    assertThat(ran.code()).isIn(2, 3);
    assertThat(ran.out()).isEmpty();
  }

  @Test
  void damagedFileIsOneLine() throws IOException {
    byte[] bytes = Files.readAllBytes(file);
    Path damaged = temporary.resolve("damaged.xcd");
    Seed.times(
        150,
        (random, seed) -> {
          byte[] other = bytes.clone();
          for (int flips = 1 + random.nextInt(3); flips > 0; flips--) {
            other[random.nextInt(other.length)] ^= (byte) (1 << random.nextInt(8));
          }
          assertRefusedUnlessTheSame(damaged, other, bytes);
        });
    IntStream.range(0, Math.min(40, bytes.length))
        .forEach(
            at -> {
              byte[] other = bytes.clone();
              other[at] ^= (byte) 0xFF;
              assertRefusedUnlessTheSame(damaged, other, bytes);
            });
    for (int length = 0; length < bytes.length; length += 1 + bytes.length / 50) {
      assertRefusedUnlessTheSame(damaged, Arrays.copyOf(bytes, length), bytes);
    }
    for (int lost = 1; lost < 20; lost++) {
      assertRefusedUnlessTheSame(damaged, Arrays.copyOf(bytes, bytes.length - lost), bytes);
    }
  }

  private static void assertRefusedUnlessTheSame(Path file, byte[] other, byte... bytes) {
    try {
      Files.write(file, other);
    } catch (IOException e) {
      throw new AssertionError(e);
    }
    if (Arrays.equals(other, bytes)) {
      return;
    }
    Dancing ran = dance("count", file);
    if (ran.code() == 0) {
      // Some bits between the compressed ones and their checksum have no meaning.
      assertThat(content(other)).isEqualTo(content(bytes));
    } else {
      assertThat(ran.assertMendable().err()).contains(file.toString());
    }
  }

  /** The contents of a file, compressed again. */
  private static byte[] content(byte... file) {
    ByteArrayOutputStream content = new ByteArrayOutputStream();
    try {
      DiagramFile.read("it", new ByteArrayInputStream(file)).write(content);
    } catch (IOException e) {
      throw new AssertionError(e);
    }
    return content.toByteArray();
  }

  @Test
  void fileOfOthersIsOneLine() throws IOException {
    Path other = temporary.resolve("other.xcd");
    for (String text : new String[] {"", "a b\na b\n", "PAR1", "\u0089XCD"}) {
      write(other, text);
      for (String command : new String[] {"count", "describe", "marginals", "plan"}) {
        assertThat(dance(command, other).assertMendable().err()).contains(other.toString());
      }
    }
    dance("count", temporary.resolve("nowhere.xcd")).assertMendable();
    dance("count", file + "#A").assertMendable();
  }
}
