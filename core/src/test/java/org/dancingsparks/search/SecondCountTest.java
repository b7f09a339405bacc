package org.dancingsparks.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import org.dancingsparks.format.NamedPuzzles;
import org.dancingsparks.puzzle.Puzzle;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SecondCountTest {
  private static SecondCount of(String name) {
    Puzzle puzzle = NamedPuzzles.find(name).orElseThrow();
    return new SecondCount(Engines.of(puzzle).within(1 << 26), Searches.of(puzzle).all());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "queens:8           | links   | diagram | 92",
        "queens:8           | diagram | links   | 92",
        "dominoes:12x12     | diagram | layers  | 53060477521960000",
        "dominoes:12x12     | layers  | reversed | 53060477521960000",
        "dominoes:12x12     | links   | parts   | 53060477521960000",
        "matrices:8,3       | layers  | reversed | 24046189440",
        "pentominoes:3x20   | layers  | links   | 8",
        "latin:7            | layers  | reversed | 61479419904000",
        "tournaments:8      | layers  | parts   | 31449600",
      })
  void differsFromTheFirstWayAndAgrees(
      String puzzle, String first, String second, BigInteger solutions) {
    SecondCount.Result result = of(puzzle).count(first);
    assertThat(result).isEqualTo(new SecondCount.Result(second, solutions));
  }

  @ParameterizedTest
  @ValueSource(strings = {"links", "diagram", "layers", "a forged name"})
  void findsNoSolutionWhereThereIsNone(String first) {
    assertThat(of("queens:6").count(first).solutions()).isEqualTo(4);
    assertThat(of("queens:3").count(first).solutions()).isZero();
    assertThat(of("dominoes:11x13").count(first).solutions()).isZero();
  }

  @Test
  void theMethodOfASearchNamesItsEngine() {
    Puzzle puzzle = NamedPuzzles.find("dominoes:8x8").orElseThrow();
    Search search = Searches.of(puzzle).all();
    Engines engines = Engines.of(puzzle);
    assertThat(engines.prepare(search, RequestedEngine.LINKS).method().engine()).isEqualTo("links");
    assertThat(engines.prepare(search, RequestedEngine.DIAGRAM).method().engine())
        .isEqualTo("diagram");
    assertThat(search.by(engines.layers().require(search)).method().engine()).isEqualTo("layers");
  }
}
