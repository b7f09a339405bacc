package org.dancingsparks.message;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SuggestionsTest {
  private static final List<String> KNOWN = List.of("kanoodle", "iq-fit", "pentominoes:6x10");

  @ParameterizedTest
  @CsvSource({
    "kanodle, kanoodle",
    "KANOODLE, kanoodle",
    "iqfit, iq-fit",
    "iq-fti, iq-fit",
    "pentomino:6x10, pentominoes:6x10",
  })
  void nearWordIsSuggested(String typed, String meant) {
    assertThat(Suggestions.of(typed, KNOWN)).isEqualTo(" Did you mean " + meant + "?");
  }

  @Test
  void allThatAreNearestAreSuggested() {
    assertThat(Suggestions.of("cat", List.of("cut", "bats", "bat")))
        .isEqualTo(" Did you mean bat or cut?");
  }

  @Test
  void nearIsAThirdOfTheLettersOrTwo() {
    assertThat(Suggestions.isNear("cuont", "Count")).isTrue();
    assertThat(Suggestions.isNear("solve", "count")).isFalse();
    assertThat(Suggestions.isNear("pentmins:6x", "pentominoes:6x10")).isTrue();
  }

  @Test
  void wordsWithNothingInCommonAreNotNear() {
    assertThat(Suggestions.isNear("x", "y")).isFalse();
    assertThat(Suggestions.isNear("ab", "xy")).isFalse();
    assertThat(Suggestions.isNear("ax", "ay")).isTrue();
  }

  @Test
  void farWordIsNotSuggested() {
    assertThat(Suggestions.of("sudoku", KNOWN)).isEmpty();
    assertThat(Suggestions.of("kanoodle", List.of())).isEmpty();
  }

  @Test
  void wordsTooLongForASlipAreNotCompared() {
    String word = "a".repeat(60);
    assertThat(Suggestions.isNear(word, word + "a")).isTrue();
    assertThat(Suggestions.isNear(word + "a", word)).isFalse();
  }
}
