package org.dancingsparks.cli.count;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.dancingsparks.testing.Dancing;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Commands print the same from a diagram in partitions as from one in memory. */
@Tag("spark")
class PartitionedDiagramCommandsTest {
  private static final String PUZZLE = "pentominoes:5x12";

  @TempDir private static Path temporary;
  private static Path diagram;

  @BeforeAll
  static void build() {
    diagram = temporary.resolve("diagram");
    assertThat(
            Dancing.printed("count", PUZZLE, "--rounds", "--diagram", "--quiet", "--out", diagram))
        .isEqualTo("4040\n");
  }

  static SortedMap<String, String> parts(Path directory) throws IOException {
    SortedMap<String, String> parts = new TreeMap<>();
    try (Stream<Path> files = Files.list(directory)) {
      for (Path file : files.filter(each -> each.toString().endsWith(".parquet")).toList()) {
        parts.put(
            file.getFileName().toString(), HexFormat.of().formatHex(Files.readAllBytes(file)));
      }
    }
    return parts;
  }

  @Test
  void partsAreTheSameByteForByte() throws IOException {
    Path memory = temporary.resolve("memory");
    Path partitions = temporary.resolve("partitions");
    Dancing.printed(
        "enumerate", PUZZLE, "--engine", "diagram", "--bins", 5, "--quiet", "--out", memory);
    assertThat(Dancing.printed("enumerate", diagram, "--bins", 5, "--quiet", "--out", partitions))
        .isEqualTo("4040\n");
    assertThat(parts(partitions)).isEqualTo(parts(memory)).hasSizeGreaterThan(4);
  }

  @Test
  void solutionsHaveTheSameNumbersAndCosts() throws IOException {
    Path costs = temporary.resolve("costs.yaml");
    Files.writeString(costs, "piece=X,cell=(2,2): 3\npiece=I: 4\ncell=(1,1),piece=F: -2\n");
    checkSameOutput(PUZZLE, diagram);
    checkSame(PUZZLE, diagram, List.of("best", "--cost", costs, "--limit", 5, "--lines"));
    checkSame(PUZZLE, diagram, List.of("histogram", "--of", "cell=(1,1)"));
    checkSame(PUZZLE, diagram, List.of("histogram", "--of", "cost", "--cost", costs, "--json"));
    Dancing tooMany =
        Dancing.dance(
            "histogram", diagram, "--of", "cost", "--cost", costs, "--memory", "600", "--quiet");
    assertThat(tooMany.assertMendable().err()).contains("too many different costs");
  }

  /** Checks what commands print from a diagram in partitions against those from its puzzle. */
  static void checkSameOutput(Object puzzle, Path diagram) {
    for (List<Object> words :
        List.<List<Object>>of(
            List.of("nth", "17"),
            List.of("sample", "--seed", 5, "--limit", 3),
            List.of("marginals", "--json"),
            List.of("count"))) {
      checkSame(puzzle, diagram, words);
    }
  }

  private static void checkSame(Object puzzle, Path diagram, List<Object> words) {
    assertThat(Dancing.printed(in(diagram, words)))
        .as(words.toString())
        .isEqualTo(Dancing.printed(in(puzzle, words)));
  }

  private static Object[] in(Object subject, List<Object> words) {
    List<Object> all = new ArrayList<>(words);
    all.add(1, subject);
    all.add("--quiet");
    return all.toArray();
  }

  @ParameterizedTest
  @ValueSource(strings = {"", ".", "sub", "..", "../diagram/."})
  void diagramIsNotReplacedByWhatIsReadFromIt(String place) {
    Dancing ran =
        Dancing.dance(
            "enumerate",
            diagram,
            "--overwrite",
            "--out",
            diagram + (place.isEmpty() ? "" : "/" + place));
    assertThat(ran.code()).isEqualTo(3);
    assertThat(ran.err()).contains("is read by this command, so it cannot write to");
    diagramIsProvedFromItsFiles();
  }

  @Test
  void directoryThatIsNoDiagramIsNoPuzzle() {
    Dancing ran = Dancing.dance("enumerate", temporary, "--out", temporary.resolve("none"));
    assertThat(ran.code()).isEqualTo(3);
    assertThat(ran.err()).contains("is a directory without a complete diagram; ");
  }

  @Test
  void diagramIsProvedFromItsFiles() {
    assertThat(Dancing.printed("verify", diagram, "--quiet")).isEqualTo("4040\n");
  }

  @Test
  void completeDiagramIsResumedAtOnce() {
    Dancing ran = Dancing.dance("count", "--resume", diagram);
    assertThat(ran.out()).isEqualTo("4040\n");
    assertThat(ran.err()).contains("is complete");
  }

  @Test
  void damageIsReportedInOneLine() throws IOException {
    Path damaged = temporary.resolve("damaged");
    Dancing.printed(
        "count", "pentominoes:3x20", "--rounds", "--diagram", "--quiet", "--out", damaged);
    Path part = damaged.resolve("part-00000.nodes");
    byte[] bytes = Files.readAllBytes(part);
    bytes[bytes.length / 2] ^= 1;
    Files.write(part, bytes);
    assertThat(Dancing.dance("nth", damaged, 0).assertMendable().err())
        .contains("part-00000.nodes is damaged: ")
        .contains("build the diagram again");
    Dancing verified = Dancing.dance("verify", damaged, "--quiet");
    assertThat(verified.code()).isEqualTo(3);
    assertThat(verified.err()).contains("part-00000.nodes: is not as it was written");
  }

  @Test
  void otherFlagsAreRefused() {
    Path nowhere = temporary.resolve("nowhere");
    assertThat(Dancing.dance("count", PUZZLE, "--rounds", "--diagram").code()).isEqualTo(2);
    assertThat(Dancing.dance("count", PUZZLE, "--diagram", "--out", nowhere).code()).isEqualTo(2);
  }

  /** A directory with some of the solutions would be taken for one with all. */
  @Test
  void givensAreRefused() {
    Path nowhere = temporary.resolve("given");
    Dancing ran =
        Dancing.dance(
            "count", PUZZLE, "--given", "#100", "--rounds", "--diagram", "--out", nowhere);
    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.err()).contains("--diagram keeps all solutions of its puzzle");
    assertThat(nowhere).doesNotExist();
  }

  @Test
  void diagramIsCopiedToAFile() {
    Path file = temporary.resolve("copy.xcd");
    assertThat(Dancing.printed("diagram", diagram, "--out", file)).isEqualTo("4040\n");
    assertThat(Dancing.printed("nth", file, 17)).isEqualTo(Dancing.printed("nth", PUZZLE, 17));
  }
}
