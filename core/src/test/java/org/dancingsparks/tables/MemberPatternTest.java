package org.dancingsparks.tables;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class MemberPatternTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "queens:N            | 8  | queens:8",
        "dominoes:NxN        | 3  | dominoes:3x3",
        "dominoes:2Nx2Nx2N   | 2  | dominoes:4x4x4",
        "equal-sums:3,2N+1   | 4  | equal-sums:3,9",
        "matchings:knight-NxN| 12 | matchings:knight-12x12",
        "langford:2,N-1      | 1  | langford:2,0",
      })
  void namesThePuzzleOfATerm(String pattern, int term, String member) {
    assertThat(new MemberPattern(pattern).member(term)).isEqualTo(member);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "tilings:N5,3x5",
        "queens",
        "queens:8",
        "queens:n",
        "graceful:NAME",
        "my_N:3",
        "words:Names.txt,3",
        "a:boardN.txt"
      })
  void needsAPlaceForTheNumber(String text) {
    assertThat(MemberPattern.hasNumber(text)).isFalse();
    assertThatThrownBy(() -> new MemberPattern(text))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("There is no N in");
  }

  @Test
  void isEqualToOneOfTheSameText() {
    assertThat(List.of(new MemberPattern("queens:N"))).containsOnly(new MemberPattern("queens:N"));
  }
}
