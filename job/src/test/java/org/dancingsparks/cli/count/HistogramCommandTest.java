package org.dancingsparks.cli.count;

import static org.assertj.core.api.Assertions.assertThat;
import static org.dancingsparks.testing.Dancing.dance;
import static org.dancingsparks.testing.Dancing.json;
import static org.dancingsparks.testing.Dancing.printed;
import static org.dancingsparks.testing.Dancing.write;

import com.fasterxml.jackson.databind.JsonNode;
import java.math.BigInteger;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import org.dancingsparks.format.knuth.KnuthWriter;
import org.dancingsparks.testing.SmallProblems;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code dance histogram}. */
@Tag("slow")
class HistogramCommandTest {
  @TempDir private Path temporary;

  @Test
  void countsSolutionsByTheOptionsThatHaveAFeature() {
    assertThat(printed("histogram", "dominoes:4x4", "--of", "orientation=(1,1)(1,2)"))
        .isEqualTo(
            """
            solutions  36

                         options            solutions
                               0                    1
                               2                    9
                               4                   16
                               6                    9
                               8                    1
            """);
  }

  @Test
  void agreesWithMarginalsOnASingleOption() {
    JsonNode marginals = json("marginals", "queens:6", "--json").get("options");
    for (int option = 0; option < 36; option++) {
      JsonNode histogram =
          json("histogram", "queens:6", "--of", "option=" + option, "--json").get("histogram");
      int with = marginals.get(option).get("solutions").asInt();
      assertThat(histogram.findValuesAsText("solutions"))
          .isEqualTo(with == 0 ? List.of("4") : List.of("" + (4 - with), "" + with));
    }
  }

  @Test
  void countsSolutionsByCost() {
    Path problem = write(temporary.resolve("p.dlx"), "a b\na |2\nb |-5\na b\nb |1\n");
    JsonNode found = json("histogram", problem, "--of", "cost", "--json");
    assertThat(found.get("histogram").findValuesAsText("cost")).containsExactly("-3", "0", "3");
    assertThat(found.get("histogram").findValuesAsText("solutions")).containsOnly("1");
    Path costs = write(temporary.resolve("c.yaml"), "item=a: 1\n");
    assertThat(
            json("histogram", problem, "--of", "cost", "--cost", costs, "--json")
                .get("histogram")
                .findValuesAsText("solutions"))
        .containsExactly("3");
  }

  @Test
  void countsAreExactBeyondALong() {
    Path problem = write(temporary.resolve("c.dlx"), KnuthWriter.write(SmallProblems.coins(100)));
    JsonNode found = json("histogram", problem, "--of", "label=head*", "--json", "--quiet");
    List<BigInteger> counts =
        found.get("histogram").findValuesAsText("solutions").stream().map(BigInteger::new).toList();
    assertThat(counts.stream().reduce(BigInteger.ZERO, BigInteger::add))
        .isEqualTo(BigInteger.TWO.pow(100));
    assertThat(counts.get(50)).isEqualTo(new BigInteger("100891344545564193334812497256"));
  }

  @Test
  void noSolutionIsAnEmptyTable() {
    Path none = write(temporary.resolve("none.dlx"), "a b\na\n");
    assertThat(dance("histogram", none, "--of", "item=a").out())
        .isEqualTo("solutions  0\n\n             options            solutions\n");
  }

  @Test
  void refusesWhatIsNoFeature() {
    dance("histogram", "queens:6").assertUsageError();
    dance("histogram", "queens:6", "--of", "costs").assertUsageError();
    dance("histogram", "queens:6", "--of", "option=1", "--cost", "x").assertUsageError();
    assertThat(dance("histogram", "queens:6", "--of", "cell=(7,1)").assertMendable().err())
        .contains(
            "The board of queens:6 has no cell (7,1); its first is (1,1) and its last (6,6).");
    assertThat(dance("histogram", "queens:6", "--of", "cost").assertMendable().err())
        .contains("no costs");
  }

  @Test
  void refusesMoreCostsThanTheMemoryHolds() {
    String costs =
        String.join(
            "\n",
            IntStream.range(0, 16)
                .mapToObj(o -> "option=%d: %d".formatted(2 * o, 1 << o))
                .toList());
    Path problem = write(temporary.resolve("c.dlx"), KnuthWriter.write(SmallProblems.coins(16)));
    Path file = write(temporary.resolve("c.yaml"), costs);
    Object[] words = {"histogram", problem, "--of", "cost", "--cost", file, "--quiet", "--json"};
    assertThat(json(words).get("histogram")).hasSize(1 << 16);
    Object[] little = {
      "histogram", problem, "--of", "cost", "--cost", file, "--quiet", "--memory", "500k"
    };
    assertThat(dance(little).assertMendable().err())
        .contains("too many different costs")
        .contains("round the costs, or raise --memory");
  }
}
