package org.dancingsparks.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.List;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.cover.ProblemBuilder;
import org.dancingsparks.diagram.Diagram;
import org.dancingsparks.diagram.FrontierSearch;
import org.dancingsparks.families.Families;
import org.dancingsparks.format.ShippedPuzzles;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Problems that every contestant has to count alike. */
class ContestantTest {
  private static Problem family(String name) {
    return Families.find(name).orElseThrow().problem();
  }

  @ParameterizedTest
  @EnumSource
  void countsPlainProblems(Contestant contestant) {
    assertThat(count(contestant, family("langford:2,7"))).isEqualTo(52);
    assertThat(count(contestant, family("sudoku:2"))).isEqualTo(288);
    assertThat(count(contestant, family("dominoes:4x5"))).isEqualTo(95);
  }

  @ParameterizedTest
  @EnumSource
  void coversSecondaryItemsAtMostOnce(Contestant contestant) {
    assertThat(count(contestant, family("queens:6"))).isEqualTo(4);
  }

  @ParameterizedTest
  @EnumSource
  void countsNothingWhereAnItemHasNoOption(Contestant contestant) {
    ProblemBuilder<String, String> builder = new ProblemBuilder<>();
    builder.primary("a").primary("b").option("only a", List.of("a"));
    assertThat(count(contestant, builder.build())).isZero();
  }

  @ParameterizedTest
  @EnumSource
  void countsOptionsWithTheSameItemsEachForItself(Contestant contestant) {
    ProblemBuilder<String, String> builder = new ProblemBuilder<>();
    builder.primary("a").secondary("s");
    builder.option("one", List.of("a")).option("other", List.of("a"));
    builder.option("without primary items", List.of("s"));
    assertThat(count(contestant, builder.build())).isEqualTo(2);
  }

  @ParameterizedTest
  @EnumSource
  void countsTheRestOfAPuzzle(Contestant contestant) {
    Setting whole = Setting.of(ShippedPuzzles.find("pentominoes:3x20").orElseThrow());
    Diagram diagram =
        new FrontierSearch(whole.problem(), whole.diagram().get()).diagram().orElseThrow();
    int[] solution = diagram.solution(BigInteger.ZERO);
    Prefix prefix = Prefix.of(whole.problem(), solution[0], solution[1], solution[2]);
    assertThat(contestant.count(whole.after(prefix.options())))
        .isEqualTo(diagram.count(prefix).longValueExact());
  }

  private static long count(Contestant contestant, Problem problem) {
    return contestant.count(Setting.of(problem));
  }
}
