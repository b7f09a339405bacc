package org.dancingsparks.sudoku;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class DifficultyTest {
  @Test
  void puzzlesThatPropagationSolvesAreEasyWhateverTheNodes() {
    assertThat(Difficulty.of(true, 0)).isEqualTo(Difficulty.EASY);
    assertThat(Difficulty.of(true, 1_000)).isEqualTo(Difficulty.EASY);
  }

  @Test
  void otherPuzzlesAreHarderByOrdersOfMagnitude() {
    assertThat(Difficulty.of(false, 0)).isEqualTo(Difficulty.MEDIUM);
    assertThat(Difficulty.of(false, 9)).isEqualTo(Difficulty.MEDIUM);
    assertThat(Difficulty.of(false, 10)).isEqualTo(Difficulty.HARD);
    assertThat(Difficulty.of(false, 99)).isEqualTo(Difficulty.HARD);
    assertThat(Difficulty.of(false, 100)).isEqualTo(Difficulty.EXTREME);
    assertThat(Difficulty.of(false, Long.MAX_VALUE)).isEqualTo(Difficulty.EXTREME);
  }

  @Test
  void textsAreInLowerCase() {
    assertThat(Difficulty.EXTREME.text()).isEqualTo("extreme");
  }
}
