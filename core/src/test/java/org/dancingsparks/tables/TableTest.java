package org.dancingsparks.tables;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class TableTest {
  private static final BigInteger WRONG = BigInteger.valueOf(93);

  private static Table table(String members, Optional<Sequence> sequence) {
    return new Table(new MemberPattern(members), Quantity.SOLUTIONS, sequence, 1, 100);
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
  void knownTermsAreThoseOfTheQuantity() {
    MemberPattern evenQueens = new MemberPattern("queens:2N");
    Table table = new Table(evenQueens, Quantity.UP_TO_SYMMETRY, Optional.empty(), 1, 100);
    assertThat(table.known(4).orElseThrow().text()).isEqualTo("A002562(8)");
    assertThat(table.verdict(4, BigInteger.valueOf(12))).isEqualTo(Verdict.AGREES);
    assertThat(table.verdict(4, BigInteger.valueOf(92))).isEqualTo(Verdict.DIFFERS);
    Optional<Sequence> queens = ShippedSequences.find("A000170");
    assertThatThrownBy(() -> new Table(evenQueens, Quantity.UP_TO_SYMMETRY, queens, 1, 100))
        .hasMessage("A000170 does not have solutions up to symmetry.");
  }

  @Test
  void namesOfPuzzlesInFilesMeanNothing() {
    Table table = table("boxes.yaml#N", Optional.empty());
    assertThat(table.known(8, "queens:8")).isEmpty();
    assertThat(table.verdict(8, "queens:8", WRONG)).isEqualTo(Verdict.UNKNOWN);
    Table ofProblem = table("box-N.dlx", Optional.empty());
    assertThat(ofProblem.known(8, "queens:8")).isEmpty();
    assertThat(table("queens:2N", Optional.empty()).known(50, "queens:8")).isPresent();
  }

  @Test
  void numbersGoUp() {
    MemberPattern queens = new MemberPattern("queens:N");
    assertThatThrownBy(() -> new Table(queens, Quantity.SOLUTIONS, Optional.empty(), 5, 4))
        .hasMessage("There are no numbers from 5 to 4.");
    assertThatThrownBy(() -> new Table(queens, Quantity.SOLUTIONS, Optional.empty(), -1, 4))
        .hasMessage("There are no numbers from -1 to 4.");
  }
}
