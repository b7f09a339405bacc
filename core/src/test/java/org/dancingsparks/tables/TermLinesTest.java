package org.dancingsparks.tables;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.Optional;
import org.dancingsparks.message.InputException;
import org.junit.jupiter.api.Test;

class TermLinesTest {
  private static TermLines of(String number) {
    return new TermLines(Optional.of(ShippedSequences.find(number).orElseThrow()));
  }

  @Test
  void knownTermsComeFirst() {
    assertThat(of("A000170").before(5)).containsExactly("0 1", "1 1", "2 0", "3 0", "4 2");
    assertThat(of("A000170").before(0)).isEmpty();
    assertThat(of("A002562").before(1)).isEmpty();
  }

  @Test
  void noneComeBeforeAGap() {
    assertThat(of("A000170").before(28)).hasSize(28);
    assertThat(of("A000170").before(29)).isEmpty();
    assertThat(new TermLines(Optional.empty()).before(5)).isEmpty();
  }

  @Test
  void countsAreDividedByTheSolutionsOfAnObject() {
    assertThat(of("A014552").counted(7, BigInteger.valueOf(52))).isEqualTo("7 26");
    assertThat(new TermLines(Optional.empty()).counted(7, BigInteger.valueOf(51)))
        .isEqualTo("7 51");
    assertThatThrownBy(() -> of("A014552").counted(7, BigInteger.valueOf(51)))
        .isInstanceOf(InputException.class)
        .hasMessageStartingWith(
            "The number of solutions for n = 7, 51, is not a multiple of 2, the solutions of an"
                + " object;");
  }
}
