package org.dancingsparks.cli.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.dancingsparks.testing.Dancing.dance;
import static org.dancingsparks.testing.Dancing.json;
import static org.dancingsparks.testing.Dancing.printed;
import static org.dancingsparks.testing.Dancing.write;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import org.dancingsparks.testing.Dancing;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code profile}, {@code trace} and {@code tree}. */
class SearchTreeCommandsTest {
  private static final String EASY =
      "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

  @TempDir private Path temporary;

  @Test
  void profileIsThatOfACountByLinks() {
    JsonNode profile = json("profile", "queens:7", "--json");
    JsonNode count = json("count", "queens:7", "--engine", "links", "--json", "--quiet");
    assertThat(profile.get("nodes").asLong()).isEqualTo(count.get("nodes").asLong());
    assertThat(profile.get("updates").asLong()).isEqualTo(count.get("updates").asLong());
    assertThat(profile.get("solutions").asLong()).isEqualTo(40);
    for (JsonNode level : count.get("profile")) {
      JsonNode same = profile.get("profile").get(level.get("level").asInt());
      assertThat(same.get("nodes")).isEqualTo(level.get("nodes"));
      assertThat(same.get("updates")).isEqualTo(level.get("updates"));
    }
  }

  @Test
  void profileIsPrintedByLevel() {
    assertThat(printed("profile", "queens:4").lines().map(line -> line.strip().split(" +")))
        .contains(
            new String[] {"level", "nodes", "solutions", "dead", "ends", "updates"},
            new String[] {"4", "2", "2", "0", "0"});
  }

  @Test
  void traceIsThatOfTheArticle() {
    String trace = printed("trace", "sudoku:2");
    assertThat(trace.lines().map(String::strip).map(line -> line.replaceAll(" +", " ")))
        .contains("0 37 1 4", "4 28 1 3", "15 7 1 1", "Total 256 16")
        .contains("1 16 7620 7620", "3 16 5316 20556", "288 16 5316 1973376")
        .contains("Average of the 288 path estimates: 6852");
    JsonNode tree = json("trace", "sudoku:2", "--json");
    assertThat(tree.get("covers").asInt()).isEqualTo(256);
    assertThat(tree.get("pathEstimates")).hasSize(288);
    assertThat(tree.get("average").asInt()).isEqualTo(6852);
    assertThat(tree.get("isOfAllSolutions").asBoolean()).isTrue();
  }

  @Test
  void traceSaysThatItIsNotOfAllSolutions() {
    assertThat(printed("trace", "sudoku:2", "--limit", "287"))
        .contains("Average of the first 287 path estimates");
    assertThat(printed("trace", "sudoku:2", "--limit", "288"))
        .contains("Average of the 288 path estimates");
    assertThat(dance("trace", "queens:3").err()).isEqualTo("queens:3: there is no solution.\n");
    dance("trace", "queens:4", "--limit", "0").assertUsageError();
  }

  @Test
  void easySudokuIsOneRun() {
    JsonNode tree = json("tree", "sudoku:3", "--board", EASY, "--json");
    assertThat(tree.get("runs").asInt()).isOne();
    assertThat(tree.get("solutions").asInt()).isOne();
    assertThat(tree.get("deadEnds").asInt()).isZero();
  }

  @Test
  void treeIsDrawnAndWritten() {
    Path svg = temporary.resolve("t.svg");
    Path dot = temporary.resolve("t.dot");
    assertThat(printed("tree", "queens:6", "--svg", svg, "--dot", dot)).contains("solutions  4");
    assertThat(svg).content().startsWith("<svg");
    assertThat(dot).content().contains("digraph");
    dance("tree", "queens:6", "--svg", svg).assertMendable();
    dance("tree", "queens:6", "--max-nodes", "0").assertUsageError();
    Dancing cut = dance("tree", "queens:8", "--max-nodes", "20");
    assertThat(cut.out()).contains("runs       ").doesNotContain("cut        0");
    assertThat(cut.err()).startsWith("The tree continues below ");
  }

  @Test
  void treeOfAProblemWithoutOptionsIsADeadEnd() {
    Path none = write(temporary.resolve("none.dlx"), "a b\n");
    assertThat(json("tree", none, "--json").get("deadEnds").asInt()).isOne();
    assertThat(json("profile", none, "--json").get("deadEnds").asInt()).isOne();
  }
}
