package org.dancingsparks.tables;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class TableTest {
  private static final BigInteger WRONG = BigInteger.valueOf(93);

  private static Table table(String members, Optional<Sequence> sequence) {
    return new Table(new MemberPattern(members), sequence, 1, 100);
  }

  @Test
  void membersOfASequenceAgreeDifferOrAreNew() {
    Sequence queens = ShippedSequences.find("A000170").orElseThrow();
    Table table = table("queens:N", Optional.of(queens));
    assertThat(table.verdict(8, BigInteger.valueOf(92))).isEqualTo(Verdict.AGREES);
    assertThat(table.verdict(8, WRONG)).isEqualTo(Verdict.DIFFERS);
    assertThat(table.verdict(100, WRONG)).isEqualTo(Verdict.NEW);
    assertThat(table.known(100)).isEmpty();
    assertThat(Verdict.DIFFERS.text()).isEqualTo("DIFFERS");
    assertThat(Verdict.AGREES.text()).isEqualTo("agrees");
  }

  @Test
  void membersOfNoSequenceAreKnownByTheirPuzzle() {
    Table table = table("queens:2N", Optional.empty());
    assertThat(table.known(4).orElseThrow().text()).isEqualTo("A000170(8)");
    assertThat(table.verdict(4, WRONG)).isEqualTo(Verdict.DIFFERS);
    assertThat(table.verdict(100, WRONG)).isEqualTo(Verdict.UNKNOWN);
  }

  @Test
  void numbersGoUp() {
    MemberPattern queens = new MemberPattern("queens:N");
    assertThatThrownBy(() -> new Table(queens, Optional.empty(), 5, 4))
        .hasMessage("There are no numbers from 5 to 4.");
    assertThatThrownBy(() -> new Table(queens, Optional.empty(), -1, 4))
        .hasMessage("There are no numbers from -1 to 4.");
  }
}
