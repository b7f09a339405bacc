package org.dancingsparks.format;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.math.BigInteger;
import java.util.List;
import java.util.stream.IntStream;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.cover.ProblemBuilder;
import org.dancingsparks.format.knuth.KnuthReader;
import org.dancingsparks.message.InputException;
import org.dancingsparks.puzzle.PlainPuzzle;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.values.OptionCosts;
import org.dancingsparks.values.OptionWeights;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Files of costs and weights, and the features in them. */
class CostReaderTest {
  private static final Puzzle FLAT =
      PuzzleReader.read(
              "p.yaml",
              """
              name: flat
              board: 2x3
              turns: rotations
              pieces:
                Bar: '##'
                'Long bar': {shape: '###', symbol: g}
                One: {shape: '#', symbol: o, use: any-number}
              """)
          .puzzle("flat");

  private static final Puzzle PLAIN =
      new PlainPuzzle("plain", KnuthReader.read("p.dlx", "a b | s\n| label: x, y*\na s\nb |3\n"));

  private static List<String> labels(Puzzle puzzle, String feature) {
    return FeatureReader.options(puzzle, feature).stream()
        .mapToObj(puzzle.problem()::describe)
        .toList();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "piece=Bar,cell=(1,1); Bar (1,1)(1,2)|Bar (1,1)(2,1)",
        "cell = ( 1 , 1 ) , piece = Bar; Bar (1,1)(1,2)|Bar (1,1)(2,1)",
        "cell=(1,1),cell=(1,2); Bar (1,1)(1,2)|Long bar (1,1)(1,2)(1,3)",
        "orientation=(1,1)(1,2),cell=(2,2,1); Bar (2,1)(2,2)|Bar (2,2)(2,3)",
        "orientation=(2,6)(2,5),cell=(1,1); Bar (1,1)(1,2)",
        "orientation=(1,1)(1,2)(1,3); Long bar (1,1)(1,2)(1,3)|Long bar (2,1)(2,2)(2,3)",
        "option=0; Bar (1,1)(1,2)",
        "option=#0; Bar (1,1)(1,2)",
        "piece=One,label=*(?,3); One (1,3)|One (2,3)",
        "label=Long bar (1*; Long bar (1,1)(1,2)(1,3)",
        "label=*e*(2,*; One (2,1)|One (2,2)|One (2,3)"
      })
  void readsFeatures(String feature, String labels) {
    assertThat(labels(FLAT, feature)).containsExactly(labels.split("[|]"));
  }

  @Test
  void readsFeaturesOfProblemsWithoutABoard() {
    Puzzle coloured =
        new PlainPuzzle(
            "coloured",
            KnuthReader.read("p.dlx", "a | s\na s:x\na s:y%3Az\n| label: l\na s:x\na s\n"));
    assertThat(labels(coloured, "item=s:x")).containsExactly("a s:x", "l");
    assertThat(labels(coloured, "item=s:y:z")).containsExactly("a s:y:z");
    assertThat(labels(coloured, "item=s")).hasSize(4);
    assertThat(labels(PLAIN, "item=s")).containsExactly("x, y*");
    assertThat(labels(PLAIN, "label=x, y*")).containsExactly("x, y*");
    assertThat(labels(PLAIN, "label=?")).containsExactly("b");
    assertThat(labels(PLAIN, "label=*")).hasSize(2);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "piece",
        "pieces=Bar",
        "piece=Bra",
        "piece=Bar,",
        "piece=Bar,piece=One",
        "cell=(3,1)",
        "piece=",
        "cell=(1,1)(1,2)",
        "cell=1,1",
        "orientation=x",
        "item=(3,1)",
        "option=-1",
        "option=99999999",
        "label=nothing",
        "piece=Bar,orientation=(1,1)",
        "label="
      })
  void refusesOthers(String feature) {
    assertThatExceptionOfType(InputException.class)
        .isThrownBy(() -> FeatureReader.options(FLAT, feature))
        .satisfies(e -> Refusals.checkShowable(e.getMessage()))
        .withMessageMatching("(?s).*(flat|feature).*[.?]");
  }

  @Test
  void suggestsWhatWasMeant() {
    assertThatExceptionOfType(InputException.class)
        .isThrownBy(() -> FeatureReader.options(FLAT, "piece=Bra"))
        .withMessageContaining("Did you mean Bar?");
    assertThatExceptionOfType(InputException.class)
        .isThrownBy(() -> FeatureReader.options(PLAIN, "piece=Bar"))
        .withMessageContaining("KIND is item, option, label");
  }

  @Test
  void addsUpCostsAndMultipliesWeights() {
    String text = "piece=Bar: 5\ncell=(1,1): 2\n'piece=Bar,cell=(1,1)': 3\n";
    OptionCosts costs = CostReader.costs(FLAT, "c.yaml", text.replace(": 3", ": -1"));
    OptionWeights weights = CostReader.weights(FLAT, "c.yaml", text);
    for (int option = 0; option < FLAT.problem().options(); option++) {
      boolean isBar = labels(FLAT, "piece=Bar").contains(FLAT.problem().describe(option));
      boolean isCorner = labels(FLAT, "cell=(1,1)").contains(FLAT.problem().describe(option));
      assertThat(costs.at(option))
          .isEqualTo((isBar ? 5 : 0) + (isCorner ? 2 : 0) - (isBar && isCorner ? 1 : 0));
      assertThat(weights.at(option).intValueExact())
          .isEqualTo((isBar ? 5 : 1) * (isCorner ? 2 : 1) * (isBar && isCorner ? 3 : 1));
    }
  }

  @Test
  void weightsMayExceedALong() {
    String large = "9".repeat(100);
    OptionWeights weights =
        CostReader.weights(FLAT, "w.yaml", "piece=Bar: " + large + "\ncell=(1,1): " + large);
    assertThat(weights.at(0)).isEqualTo(new BigInteger(large).pow(2));
  }

  @Test
  void aProblemHasItsOwnCosts() {
    OptionCosts own = CostReader.ownCosts(PLAIN);
    assertThat(IntStream.range(0, 2).mapToLong(own::at)).containsExactly(0L, 3L);
    Problem expensive =
        new ProblemBuilder<String, String>()
            .primary("a")
            .primary("b")
            .option("x", List.of("a", "b"))
            .cost("x", Long.MIN_VALUE)
            .build();
    assertThatExceptionOfType(InputException.class)
        .isThrownBy(() -> CostReader.ownCosts(new PlainPuzzle("p.dlx", expensive)))
        .withMessageContaining("p.dlx: The cost of option 0 is -9223372036854775808");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "''; c.yaml is empty",
        "- 1; c.yaml:1: the document should be a list of entries",
        "piece=Bar: x; c.yaml:1: piece=Bar should be a whole number of at most 100 digits, not x",
        "piece=Bar: 1.5; should be a whole number",
        "piece=Bra: 1; c.yaml:1: flat has no piece or value Bra",
        "piece=Bar: [1]; piece=Bar should be a single text",
        "piece=Bar:; piece=Bar is empty",
        "piece=Bar: 9223372036854775807; c.yaml:1: piece=Bar cannot be 9223372036854775807; costs are -1024819115206086200 to 1024819115206086200, so that sums fit in 64 bits.",
        "piece=Bar: -99999999999999999999; c.yaml:1: piece=Bar cannot be -99999999999999999999; costs"
      })
  void refusesBrokenFilesOfCosts(String text, String message) {
    assertThatExceptionOfType(InputException.class)
        .isThrownBy(() -> CostReader.costs(FLAT, "c.yaml", text))
        .withMessageContaining(message);
  }

  @Test
  void refusesCostsWhoseSumIsTooLarge() {
    String text = "piece=Bar: 1000000000000000000\ncell=(1,1): 1000000000000000000\n";
    assertThatExceptionOfType(InputException.class)
        .isThrownBy(() -> CostReader.costs(FLAT, "c.yaml", text))
        .withMessageContaining("c.yaml: The cost of option 0 is 2000000000000000000");
  }

  @Test
  void refusesNegativeWeightsWithTheirLine() {
    assertThatExceptionOfType(InputException.class)
        .isThrownBy(() -> CostReader.weights(FLAT, "w.yaml", "piece=One: 0\npiece=Bar: -1\n"))
        .withMessage("w.yaml:2: piece=Bar cannot be -1; weights are 0 or more. In: piece=Bar: -1");
  }
}
