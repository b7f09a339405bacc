package org.dancingsparks.cli.flag;

import static org.assertj.core.api.Assertions.assertThat;
import static org.dancingsparks.testing.Dancing.dance;
import static org.dancingsparks.testing.Dancing.fields;
import static org.dancingsparks.testing.Dancing.json;
import static org.dancingsparks.testing.Dancing.printed;
import static org.dancingsparks.testing.Dancing.write;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import org.apache.spark.SparkEnv;
import org.dancingsparks.format.knuth.KnuthWriter;
import org.dancingsparks.testing.Dancing;
import org.dancingsparks.testing.SharedSpark;
import org.dancingsparks.testing.SmallProblems;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The flags for engine and memory, and the messages about the choice. */
@Tag("slow")
class EngineFlagsTest {
  private static final String TILINGS = "2444888770250892795802079170816";

  @TempDir private Path temporary;

  private Path queens() {
    return write(temporary.resolve("q.dlx"), KnuthWriter.write(SmallProblems.queens(8)));
  }

  @Test
  void everyEngineCountsTheSame() {
    for (String engine : new String[] {"links", "diagram", "auto", "DIAGRAM"}) {
      assertThat(printed("count", queens(), "--engine", engine)).isEqualTo("92\n");
      assertThat(printed("count", "pentominoes:3x20", "--engine", engine)).isEqualTo("8\n");
    }
  }

  @Test
  void choiceIsOneLineWithItsReason() {
    Dancing small = dance("count", queens(), "--verbose");
    assertThat(small.choices())
        .singleElement()
        .asString()
        .contains("q.dlx: engine links (Dancing Links): ");
    Dancing large = dance("count", "kanoodle", "--verbose");
    assertThat(large.out()).isEqualTo("371020\n");
    assertThat(large.err()).isEmpty();
    assertThat(large.choices())
        .singleElement()
        .asString()
        .matches(
            "kanoodle: engine layers: [\\d,]+ residuals, counted layer by layer in two halves\\.");
    assertThat(dance("plan", "kanoodle", "--verbose").choices())
        .singleElement()
        .asString()
        .matches("kanoodle: engine diagram: [\\d,]+ residuals, each solved once; .+ updates\\.");
  }

  @Test
  void engineThatWasAskedForNeedsNoReason() {
    for (String engine : new String[] {"links", "diagram"}) {
      assertThat(dance("count", queens(), "--engine", engine, "--verbose").choices()).isEmpty();
    }
  }

  @Test
  void jsonSaysTheRegimeAndTheSizeOfADiagram() {
    JsonNode ranges = json("count", queens(), "--engine", "diagram", "--json");
    assertThat(fields(ranges))
        .containsExactly(
            "puzzle",
            "problem",
            "engine",
            "regime",
            "itemOrder",
            "givens",
            "symmetry",
            "splitPiece",
            "residuals",
            "diagramNodes",
            "diagramEdges",
            "solutions",
            "engineCpuSeconds",
            "driverCpuSeconds",
            "seconds");
    assertThat(ranges.get("regime").asText()).isEqualTo("ranges");
    assertThat(ranges.get("solutions").asLong()).isEqualTo(92);
    assertThat(ranges.get("diagramNodes").asLong())
        .isPositive()
        .isLessThanOrEqualTo(ranges.get("residuals").asLong() + 1);
  }

  @Test
  void tooLittleMemoryIsSaidAndTakesTheMemo() {
    Dancing scant =
        dance("count", queens(), "--engine=diagram", "--memory=1k", "--json", "--verbose");

    assertThat(scant.code()).isZero();
    assertThat(scant.out()).contains("\"regime\" : \"memo\"", "\"solutions\" : 92");
    assertThat(scant.err().lines()).singleElement().asString().contains("the memo is limited");
    assertThat(dance("count", "kanoodle", "--engine", "diagram", "--memory", "1m").out())
        .isEqualTo("371020\n");
  }

  @ParameterizedTest
  @ValueSource(strings = {"0", "-1", "x", "", "1.5g", "10q", "99999999999999999999", "\u001b[31m"})
  void memoryThatIsNoneIsAUsageError(String memory) {
    dance("count", queens(), "--memory", memory).assertUsageError();
    dance("count", queens(), "--memory=" + memory, "--engine", "links").assertUsageError();
    dance("marginals", queens(), "--memory=" + memory).assertUsageError();
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "dance", "zdd", "\u001b[31m"})
  void engineThatIsNoneIsAUsageError(String engine) {
    dance("count", queens(), "--engine", engine).assertUsageError();
  }

  @ParameterizedTest
  @ValueSource(strings = {"--bins=0", "--split-depth=-1"})
  void planThatIsNoneIsAUsageErrorEvenWhereNoPlanIsNeeded(String flag) {
    dance("count", queens(), "--engine", "diagram", flag).assertUsageError();
  }

  @Test
  void planOfADiagramIsOfRanges() {
    JsonNode plan = json("plan", queens(), "--engine", "diagram", "--bins", "3", "--json");

    assertThat(plan.get("tasks").get(0).get("ranges").toString()).isEqualTo("[[0,31]]");
    assertThat(plan.get("tasks").get(2).get("ranges").toString()).isEqualTo("[[62,92]]");
    assertThat(printed("plan", queens(), "--engine", "diagram", "--bins", "3"))
        .contains("engine       diagram, items in the order ")
        .contains("from ranges\n");
  }

  @Test
  void moreSolutionsThanALongHoldsAreCountedAndNotListed() {
    Path dominoes =
        write(temporary.resolve("d.dlx"), KnuthWriter.write(SmallProblems.dominoes(16, 16)));
    Path diagram = temporary.resolve("d.xcd");

    assertThat(printed("diagram", dominoes, "--out", diagram)).isEqualTo(TILINGS + "\n");
    assertThat(printed("count", diagram)).isEqualTo(TILINGS + "\n");
    JsonNode count = json("count", diagram, "--json").get("solutions");
    assertThat(count.isTextual()).isTrue();
    assertThat(count.asText()).isEqualTo(TILINGS);
    Path out = temporary.resolve("out");
    assertThat(dance("enumerate", diagram, "--out", out).assertMendable().err())
        .contains(TILINGS + " solutions, too many to list");
    assertThat(out).doesNotExist();
    assertThat(printed("solve", diagram, "--lines").strip().split(" ")).hasSize(128);
    assertThat(
            printed("nth", diagram, "2444888770250892795802079170815", "--lines")
                .strip()
                .split(" "))
        .hasSize(128);
    assertThat(dance("nth", diagram, TILINGS).assertMendable().err()).contains(TILINGS);
  }

  /** The output of a command in a JVM in which Spark was not started. */
  private static String alone(Object... words) {
    Dancing ran = Dancing.withoutSpark(words);
    assertThat(ran.code()).as(ran.err()).isZero();
    return ran.out();
  }

  @Test
  void smallSearchesStartNoSpark() {
    SharedSpark.stop();
    assertThat(SparkEnv.get()).isNull();

    assertThat(alone("count", queens())).isEqualTo("92\n");
    assertThat(alone("count", "queens:12", "--engine", "links")).isEqualTo("14200\n");
    assertThat(alone("count", "pentominoes:3x20", "--engine", "links")).isEqualTo("8\n");
    assertThat(alone("count", "soma", "--engine", "links", "--up-to-symmetry")).isEqualTo("240\n");
    assertThat(alone("solve", queens())).isNotEmpty();
    assertThat(alone("unique", queens())).startsWith("92\n");
    assertThat(alone("count", "queens:8", "--json"))
        .containsPattern("\"nodes\" : [1-9]")
        .containsPattern("\"updates\" : [1-9]")
        .contains("\"subproblems\" : 1,");

    assertThat(SparkEnv.get()).isNull();
  }

  /** Commands that number solutions need the diagram, also if a frontier search does not fit. */
  @Test
  void diagramIsMadeFromSolutionsOfLinksIfAFrontierSearchDoesNotFit() {
    String[] scant = {"--memory", "8m"};
    Dancing nth = dance("nth", "langford:2,11", "12345", "--lines", scant[0], scant[1]);

    assertThat(nth.code()).isZero();
    assertThat(nth.out()).isEqualTo(printed("nth", "langford:2,11", "12345", "--lines"));
    assertThat(nth.err()).isEmpty();
    assertThat(nth.choices())
        .singleElement()
        .asString()
        .contains("needs more than 8 MB", "a search by links");
    assertThat(dance("nth", "langford:2,11", "5", "--memory", "1k").assertMendable().err())
        .contains("--memory");
  }
}
