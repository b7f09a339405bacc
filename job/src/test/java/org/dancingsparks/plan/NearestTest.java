package org.dancingsparks.plan;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NearestTest {
  private static final List<String> KNOWN = List.of("kanoodle", "iq-fit", "pentominoes:6x10");

  @ParameterizedTest
  @CsvSource({
    "kanodle, kanoodle",
    "KANOODLE, kanoodle",
    "iqfit, iq-fit",
    "iq-fti, iq-fit",
    "pentomino:6x10, pentominoes:6x10",
  })
  void nearNameIsSuggested(String typed, String meant) {
    assertThat(Nearest.suggest(typed, KNOWN)).isEqualTo(" Did you mean " + meant + "?");
  }

  @Test
  void nearIsAThirdOfTheLettersOrTwo() {
    assertThat(Nearest.distance("cuont", "Count")).isEqualTo(2);
    assertThat(Nearest.isNear("cuont", "count")).isTrue();
    assertThat(Nearest.isNear("solve", "count")).isFalse();
    assertThat(Nearest.isNear("pentmins:6x", "pentominoes:6x10")).isTrue();
  }

  @Test
  void farNameIsNot() {
    assertThat(Nearest.suggest("sudoku", KNOWN)).isEmpty();
    assertThat(Nearest.suggest("kanoodle", List.of())).isEmpty();
  }
}
