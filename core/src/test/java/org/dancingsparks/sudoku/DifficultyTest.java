package org.dancingsparks.sudoku;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class DifficultyTest {
  @Test
  void otherPuzzlesAreHarderByOrdersOfMagnitude() {
    assertThat(Difficulty.ofDetour(0)).isEqualTo(Difficulty.MEDIUM);
    assertThat(Difficulty.ofDetour(9)).isEqualTo(Difficulty.MEDIUM);
    assertThat(Difficulty.ofDetour(10)).isEqualTo(Difficulty.HARD);
    assertThat(Difficulty.ofDetour(99)).isEqualTo(Difficulty.HARD);
    assertThat(Difficulty.ofDetour(100)).isEqualTo(Difficulty.EXTREME);
    assertThat(Difficulty.ofDetour(Long.MAX_VALUE)).isEqualTo(Difficulty.EXTREME);
  }

  @Test
  void textsAreInLowerCase() {
    assertThat(Difficulty.EXTREME.text()).isEqualTo("extreme");
  }
}
