package org.dancingsparks.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.dancingsparks.testing.Dancing.dance;
import static org.dancingsparks.testing.Dancing.json;
import static org.dancingsparks.testing.Dancing.write;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.cover.ProblemBuilder;
import org.dancingsparks.diagram.FrontierSearch;
import org.dancingsparks.format.DiagramFile;
import org.dancingsparks.format.knuth.KnuthWriter;
import org.dancingsparks.puzzle.PlainPuzzle;
import org.dancingsparks.testing.Dancing;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Names in files are shown, but never interpreted by a terminal, a shell or a file system. */
class HostileNamesTest {
  private static final List<String> NAMES =
      List.of(
          "\u001b[2J\u001b]0;owned\u0007",
          "\u009b31m\u0085",
          "\u202ecod\u2066\u200b\ufeff",
          "a\nb\r\tc\u2028\u007f",
          "../../../tmp/owned",
          "$(touch owned); `touch owned` | \"'\\ && x > owned",
          "<a href=\"/kill\">&amp;%s%n{}",
          "\udb40\udc41\ud834\udd73");

  @TempDir private Path temporary;
  private Path problem;
  private Path diagram;
  private Path order;

  @BeforeEach
  void writeFiles() throws IOException {
    ProblemBuilder<String, String> builder = new ProblemBuilder<>();
    NAMES.forEach(builder::primary);
    NAMES.forEach(name -> builder.option("option " + name, List.of(name)));
    builder.option(String.join(" ", NAMES), NAMES);
    Problem hostile = builder.build();
    problem = write(temporary.resolve("p.dlx"), KnuthWriter.write(hostile));
    order = write(temporary.resolve("order"), KnuthWriter.write(hostile).lines().findFirst().get());
    diagram = temporary.resolve("p.xcd");
    String all = String.join("", NAMES);
    int[] items = {0, 1, 2, 3, 4, 5, 6, 7};
    ItemOrder named = ItemOrder.of(all, hostile, items);
    try (OutputStream out = Files.newOutputStream(diagram)) {
      new DiagramFile(
              new PlainPuzzle(all, hostile),
              new FrontierSearch(hostile, named).diagram().orElseThrow())
          .write(out);
    }
  }

  private static void assertShowable(Dancing ran) {
    assertThat(ran.code()).as(ran.err()).isZero();
    for (String shown : List.of(ran.out(), ran.err(), String.join("", ran.choices()))) {
      assertThat(shown.replace("\n", "")).doesNotContainPattern("[\\p{Cc}\\p{Cf}\u2028\u2029]");
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "describe",
        "describe --json",
        "plan",
        "plan --json",
        "solve",
        "solve --json",
        "solve --limit 9 --lines",
        "marginals",
        "marginals --json",
        "count --json",
        "count --engine links --json",
        "nth 0",
        "sample --limit 2 --seed 5 --json"
      })
  void commandsShowNamesWithoutObeyingThem(String command) {
    String[] words = command.split(" ");
    for (Path file : List.of(problem, diagram)) {
      Object[] all =
          Stream.concat(Stream.of(words[0], file.toString()), Stream.of(words).skip(1)).toArray();
      assertShowable(dance(all));
    }
  }

  @Test
  void jsonStillHoldsTheTrueNames() {
    List<String> items =
        json("marginals", problem, "--json").findValues("items").stream()
            .map(names -> names.get(0).asText())
            .toList();
    assertThat(items).startsWith(NAMES.toArray(String[]::new));
  }

  @Test
  void orderFilesAndGivensAreShownWithoutObeyingThem() {
    assertShowable(dance("count", problem, "--item-order", order, "--json"));
    dance("count", problem, "--given", "#0", "--given", "#8").assertMendable();
    dance("count", problem, "--given", NAMES.get(0)).assertMendable();
    dance("count", "iq-fit", "--board", NAMES.get(0)).assertMendable();
    dance("count", problem, "--item-order", write(temporary.resolve("o.x"), "a%1B%5B2J"))
        .assertMendable();
  }

  @Test
  void solutionSetsHaveNoFilesCalledByNames() throws IOException {
    for (Path file : List.of(problem, diagram)) {
      Path set = temporary.resolve("set");
      assertShowable(dance("enumerate", file, "--out", set, "--overwrite"));
      try (Stream<Path> files = Files.walk(temporary)) {
        assertThat(files.map(path -> path.getFileName().toString()).skip(1))
            .allMatch(
                name ->
                    name.matches(
                        "p\\.dlx|p\\.xcd|order|set|_meta|part-\\d+\\.parquet|run\\.json|problem\\.dlx|options\\.parquet"));
      }
      String written = Files.readString(set.resolve("_meta/problem.dlx"), StandardCharsets.UTF_8);
      assertThat(written.replace("\n", "")).doesNotContainPattern("[\\p{Cc}\\p{Cf}]");
    }
  }
}
