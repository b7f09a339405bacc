package org.dancingsparks.cli.count;

import static org.assertj.core.api.Assertions.assertThat;
import static org.dancingsparks.testing.Dancing.dance;
import static org.dancingsparks.testing.Dancing.json;
import static org.dancingsparks.testing.Dancing.printed;
import static org.dancingsparks.testing.Dancing.write;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code dance best}, and {@code dance sample} with weights. */
@Tag("slow")
class BestCommandTest {
  private static final String DOMINOES = "dominoes:2x3";

  /** Its solutions cost 10, 9 and 9 in this order; the second and the third have an option of s. */
  private static final String PROBLEM =
      """
      a b c d | s
      a b |7
      c d |1 |2
      a c s |5
      b d s
      b d |4
      | label: all of it
      a b c d |9
      """;

  @TempDir private Path temporary;
  private Path costs;
  private Path problem;

  @BeforeEach
  void writeFiles() {
    costs =
        write(
            temporary.resolve("costs.yaml"),
            "orientation=(1,1)(1,2): 3\npiece=Domino,cell=(1,1): -2\n");
    problem = write(temporary.resolve("p.dlx"), PROBLEM);
  }

  private static List<String> lines(Object... words) {
    return printed(words).lines().toList();
  }

  @Test
  void drawsTheLeastCostFirst() {
    assertThat(printed("best", DOMINOES, "--cost", costs, "--limit", 9))
        .isEqualTo(
            """
            cost -2, no. 2
            %s
            cost 4, no. 0
            %s
            cost 4, no. 1
            %s
            """
                .formatted(
                    printed("nth", DOMINOES, 2).stripTrailing() + "\n",
                    printed("nth", DOMINOES, 0).stripTrailing() + "\n",
                    printed("nth", DOMINOES, 1).stripTrailing() + "\n"));
    assertThat(lines("best", DOMINOES, "--cost", costs)).hasSize(7);
  }

  @Test
  void printsOneLineForEachOrJson() {
    assertThat(lines("best", DOMINOES, "--cost", costs, "--lines", "--greatest", "--limit", 3))
        .containsExactly("4 DDDDDD #0 #4 #5", "4 DDDDDD #1 #2 #6", "-2 DDDDDD #1 #3 #4");
    JsonNode found = json("best", DOMINOES, "--cost", costs, "--json", "--limit", 2);
    assertThat(found.get("solutions")).hasSize(2);
    JsonNode first = found.get("solutions").get(0);
    assertThat(List.of(first.get("cost").asInt(), first.get("number").asInt()))
        .isEqualTo(List.of(-2, 2));
    assertThat(first.get("options")).extracting(JsonNode::asInt).containsExactly(1, 3, 4);
  }

  @Test
  void takesTheCostsOfAProblemFromItsFile() {
    List<String> expected = List.of("9 2 4", "9 5", "10 0 1");
    assertThat(lines("best", problem, "--lines", "--limit", 9)).isEqualTo(expected);
    Path diagram = temporary.resolve("p.xcd");
    printed("diagram", problem, "--out", diagram);
    assertThat(lines("best", diagram, "--lines", "--limit", 9)).isEqualTo(expected);
    Path set = temporary.resolve("set");
    printed("enumerate", problem, "--out", set, "--engine", "diagram");
    assertThat(lines("best", set, "--lines", "--limit", 9)).isEqualTo(expected);
    Path exported =
        write(temporary.resolve("e.dlx"), printed("export", problem, "--format", "dlx"));
    assertThat(lines("best", exported, "--lines", "--limit", 9)).isEqualTo(expected);
    Path own = write(temporary.resolve("own.yaml"), "option=5: 1\n");
    assertThat(lines("best", problem, "--lines", "--cost", own, "--limit", 9))
        .containsExactly("0 0 1", "0 2 4", "1 5");
  }

  @Test
  void costsChangeNeitherTheCountNorTheProblem() {
    Path plain = write(temporary.resolve("plain.dlx"), PROBLEM.replaceAll(" \\|\\d", ""));
    assertThat(json("count", problem, "--json").get("problem"))
        .isEqualTo(json("count", plain, "--json").get("problem"));
    assertThat(printed("count", problem)).isEqualTo("3\n");
  }

  @Test
  void listsOnlySolutionsWithTheGivens() {
    assertThat(lines("best", problem, "--lines", "--limit", 9, "--given", "#0"))
        .containsExactly("10 0 1");
    assertThat(dance("best", problem, "--given", "#0", "--given", "#4").code()).isEqualTo(3);
  }

  @Test
  void noSolutionIsNoError() {
    Path none = write(temporary.resolve("none.dlx"), "a b\na |1\n");
    assertThat(dance("best", none).code()).isZero();
    assertThat(dance("best", none).out()).isEmpty();
    assertThat(json("best", none, "--json", "--quiet").get("solutions")).isEmpty();
  }

  @Test
  void refusesWhatItCannotUse() {
    assertThat(dance("best", DOMINOES).assertMendable().err())
        .contains("The options of dominoes:2x3 have no costs; give a file of costs with --cost");
    assertThat(dance("best", DOMINOES, "--cost", temporary.resolve("x")).assertMendable().err())
        .contains("There is no file");
    Path wrong = write(temporary.resolve("wrong.yaml"), "# costs\npiece=Domine: 1\n");
    assertThat(dance("best", DOMINOES, "--cost", wrong).assertMendable().err())
        .contains("wrong.yaml:2: ")
        .contains("Did you mean Domino?");
    Path large = write(temporary.resolve("large.dlx"), "a b\na |9223372036854775807\nb\n");
    assertThat(dance("best", large).assertMendable().err())
        .contains("large.dlx: The cost of option 0 is 9223372036854775807");
    assertThat(dance("best", "pentominoes:3x20", "--cost", costs, "--memory", "1k").code())
        .isEqualTo(3);
    dance("best", DOMINOES, "--cost", costs, "--limit", 0).assertUsageError();
  }

  @Test
  void sampleDrawsByWeights() {
    Path weights = write(temporary.resolve("w.yaml"), "option=1: 1000000000000000000000\n");
    Path never = write(temporary.resolve("never.yaml"), "orientation=(1,1)(1,2): 0\n");
    List<String> drawn =
        lines("sample", DOMINOES, "--weights", weights, "--lines", "--limit", 50, "--seed", 1);
    assertThat(drawn).hasSize(50).allMatch(line -> line.contains("#1"));
    assertThat(
            lines("sample", DOMINOES, "--weights", weights, "--lines", "--limit", 50, "--seed", 1))
        .isEqualTo(drawn);
    assertThat(lines("sample", DOMINOES, "--weights", never, "--lines", "--limit", 9, "--seed", 1))
        .containsOnly("DDDDDD #1 #3 #4");
    Path equal = write(temporary.resolve("equal.yaml"), "piece=Domino: 1\n");
    assertThat(lines("sample", "queens:8", "--lines", "--limit", 20, "--seed", 3))
        .isEqualTo(
            lines(
                "sample",
                "queens:8",
                "--weights",
                queens(),
                "--lines",
                "--limit",
                20,
                "--seed",
                3));
    assertThat(equal).exists();
  }

  private Path queens() {
    String all =
        String.join("\n", IntStream.range(0, 64).mapToObj(o -> "option=" + o + ": 1").toList());
    return write(temporary.resolve("queens.yaml"), all);
  }

  @Test
  void sampleRefusesWeightsByWhichNothingIsDrawn() {
    Path zero = write(temporary.resolve("zero.yaml"), "piece=Domino: 0\n");
    assertThat(dance("sample", DOMINOES, "--weights", zero).assertMendable().err())
        .contains("All 3 solutions weigh 0");
    assertThat(dance("sample", DOMINOES, "--weights", costs).assertMendable().err())
        .contains("costs.yaml:2: piece=Domino,cell=(1,1) cannot be -2; weights are 0 or more");
  }
}
