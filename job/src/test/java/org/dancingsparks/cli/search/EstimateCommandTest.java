package org.dancingsparks.cli.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.dancingsparks.testing.Dancing.dance;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import org.apache.spark.SparkContext;
import org.dancingsparks.cover.OrderedProblem;
import org.dancingsparks.estimate.PathSampling;
import org.dancingsparks.families.Families;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.search.Method;
import org.dancingsparks.search.Search;
import org.dancingsparks.spark.PathJob;
import org.dancingsparks.testing.Dancing;
import org.dancingsparks.testing.SharedSpark;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class EstimateCommandTest {
  @TempDir private Path temporary;

  private static JsonNode estimated(Object... words) {
    Object[] all = new Object[words.length + 3];
    all[0] = "estimate";
    System.arraycopy(words, 0, all, 1, words.length);
    all[words.length + 1] = "--json";
    all[words.length + 2] = "--quiet";
    return Dancing.json(all);
  }

  @Test
  void estimateIsNearTheTruth() {
    JsonNode root = estimated("langford:2,8", "--samples", 20_000, "--seed", 5);
    JsonNode solutions = root.get("solutions");
    assertThat(solutions.get("estimate").asDouble())
        .isCloseTo(300, within(5 * solutions.get("standardError").asDouble()));
    assertThat(solutions.get("low").asDouble()).isLessThan(solutions.get("estimate").asDouble());
    assertThat(root.get("profile").get(0).get("estimate").asDouble()).isOne();
    assertThat(root.get("paths").asLong()).isEqualTo(20_000);
  }

  @Test
  void answerDoesNotDependOnTasks() {
    SparkContext spark = SharedSpark.session().sparkContext();
    Puzzle puzzle = Families.find("queens:9").orElseThrow();
    Search search =
        Search.all(new OrderedProblem(puzzle.problem(), puzzle.itemOrder("given")))
            .by(new Method.Links(puzzle.itemOrder("given")));
    double[] first = null;
    for (int tasks : new int[] {1, 2, 7, 5_000}) {
      PathJob sampling = new PathJob(search, new PathSampling(2_345, 9));
      double[] sums = sampling.run(spark, tasks, "estimate", (share, paths) -> {}).all().toArray();
      first = first == null ? sums : first;
      assertThat(sums).isEqualTo(first);
    }
  }

  @Test
  void seedDecides() {
    assertThat(estimated("queens:9", "--samples", 50, "--seed", 1))
        .isEqualTo(estimated("queens:9", "--samples", 50, "--seed", 1))
        .isNotEqualTo(estimated("queens:9", "--samples", 50, "--seed", 2));
  }

  @Test
  void verdictIsSaidOnStandardError() {
    Dancing small = dance("estimate", "queens:8", "--samples", 100);
    assertThat(small.err()).contains("an exact count by links looks affordable");
    assertThat(small.out()).contains("solutions", "depth 8").doesNotContain("affordable");
    assertThat(dance("estimate", "sudoku:3", "--samples", 100).err())
        .contains("does not look affordable", "years");
  }

  @Test
  void runningEstimateIsPlotted() {
    Path plot = temporary.resolve("q.svg");
    estimated("queens:8", "--samples", 500, "--svg", plot);
    assertThat(plot).content().contains("<svg", "92");
    Path atDepth = temporary.resolve("d.svg");
    estimated("queens:8", "--samples", 500, "--svg", atDepth, "--depth", 3, "--exact", 140);
    assertThat(atDepth).content().contains("nodes at depth 3", "140");
    dance("estimate", "queens:8", "--svg", plot).assertMendable();
  }

  @Test
  void refusesWhatIsNoSample() {
    dance("estimate", "queens:8", "--samples", 1).assertUsageError();
    dance("estimate", "queens:8", "--depth", 3).assertUsageError();
    dance("estimate", "queens:8", "--svg", "x.svg", "--depth", -3).assertUsageError();
    dance("estimate", "queens:8", "--svg", "x.svg", "--exact", "NaN").assertUsageError();
  }

  @Test
  void problemWithoutOptionsIsEstimated() {
    Path none = Dancing.write(temporary.resolve("none.dlx"), "a b\n");
    assertThat(estimated(none, "--samples", 10).get("solutions").get("estimate").asDouble())
        .isZero();
  }
}
