package org.dancingsparks.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import org.dancingsparks.format.NamedPuzzles;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.search.SecondCount.Way;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class SecondCountTest {
  private static SecondCount of(String name) {
    Puzzle puzzle = NamedPuzzles.find(name).orElseThrow();
    return new SecondCount(Engines.of(puzzle).within(1 << 26), Searches.of(puzzle).all());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "queens:8           | LINKS   | DIAGRAM | 92",
        "queens:8           | DIAGRAM | LINKS   | 92",
        "dominoes:12x12     | DIAGRAM | LAYERS  | 53060477521960000",
        "dominoes:12x12     | LAYERS  | REVERSED | 53060477521960000",
        "dominoes:12x12     | LINKS   | PARTS   | 53060477521960000",
        "matrices:8,3       | LAYERS  | REVERSED | 24046189440",
        "pentominoes:3x20   | LAYERS  | LINKS   | 8",
      })
  void differsFromTheFirstWayAndAgrees(String puzzle, Way first, Way second, BigInteger solutions) {
    SecondCount.Result result = of(puzzle).count(first);
    assertThat(result).isEqualTo(new SecondCount.Result(second, solutions));
  }

  @ParameterizedTest
  @EnumSource(
      value = Way.class,
      names = {"LINKS", "DIAGRAM", "LAYERS"})
  void findsNoSolutionWhereThereIsNone(Way first) {
    assertThat(of("queens:6").count(first).solutions()).isEqualTo(4);
    assertThat(of("queens:3").count(first).solutions()).isZero();
    assertThat(of("dominoes:11x13").count(first).solutions()).isZero();
  }

  @Test
  void theWayOfASearchIsItsEngine() {
    Puzzle puzzle = NamedPuzzles.find("dominoes:8x8").orElseThrow();
    Search search = Searches.of(puzzle).all();
    Engines engines = Engines.of(puzzle);
    assertThat(Way.of(engines.prepare(search, RequestedEngine.LINKS))).isEqualTo(Way.LINKS);
    assertThat(Way.of(engines.prepare(search, RequestedEngine.DIAGRAM))).isEqualTo(Way.DIAGRAM);
    assertThat(Way.of(search.counted(engines.layers().require(search)))).isEqualTo(Way.LAYERS);
    assertThat(Way.PARTS.text()).isEqualTo("parts");
  }
}
