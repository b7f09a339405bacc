package org.dancingsparks.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class RangesTest {
  @Test
  void numbersInARowAreOneRange() {
    assertThat(Ranges.text(List.of(7))).isEqualTo("7");
    assertThat(Ranges.text(List.of(1, 2))).isEqualTo("1 to 2");
    assertThat(Ranges.text(List.of(2, 4, 5, 6, 9))).isEqualTo("2, 4 to 6 and 9");
  }
}
