package org.dancingsparks.tables;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.time.LocalDate;
import org.dancingsparks.message.InputException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SequenceReaderTest {
  private static final String PAIRS =
      """
      number: A014552
      title: Langford pairs
      member: langford:2,N
      offset: 1
      terms: [0, 0, 1, 1, 99999999999999999999999]
      each: 2
      source: OEIS A014552
      read: 2026-11-23
      """;

  @Test
  void readsTerms() {
    Sequence sequence = SequenceReader.read("pairs.yaml", PAIRS);
    assertThat(sequence.number()).isEqualTo("A014552");
    assertThat(sequence.last()).isEqualTo(5);
    assertThat(sequence.read()).isEqualTo(LocalDate.of(2026, 11, 23));
    assertThat(sequence.term(0)).isEmpty();
    assertThat(sequence.term(3)).contains(BigInteger.ONE);
    assertThat(sequence.solutions(3)).contains(BigInteger.TWO);
    assertThat(sequence.solutions(5)).contains(new BigInteger("199999999999999999999998"));
    assertThat(sequence.term(6)).isEmpty();
    assertThat(sequence.note()).isEmpty();
  }

  @Test
  void theQuantityIsAllSolutionsUnlessItIsNamed() {
    assertThat(SequenceReader.read("pairs.yaml", PAIRS).quantity()).isEqualTo(Quantity.SOLUTIONS);
    for (Quantity quantity : Quantity.values()) {
      String text = PAIRS + "quantity: " + quantity.text() + "\n";
      assertThat(SequenceReader.read("pairs.yaml", text).quantity()).isEqualTo(quantity);
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "member: langford:2,N | member: langford:2,5 | There is no N in langford:2,5",
        "offset: 1 | offset: -1 | offset is the number of the first term, 0 to 1,000, not -1.",
        "offset: 1 | offset: one | offset should be a whole number, not one.",
        "offset: 1 | # | A sequence needs offset.",
        "terms: [ | terms: [-1, | A term is a number of objects, 0 or more, not -1.",
        "terms: [ | terms: [many, | An entry of terms should be a whole number",
        "terms: [0, 0, 1, 1, 99999999999999999999999] | terms: [] | terms has 0 numbers",
        "terms: [0, 0, 1, 1, 99999999999999999999999] | terms: 5 | terms should be a list.",
        "each: 2 | each: 0 | each is the number of solutions for an object, 1 or more, not 0.",
        "read: 2026-11-23 | read: yesterday | read should be a date such as",
        "each: 2 | quantity: all | quantity is solutions or up-to-symmetry, not all.",
        "title: Langford | titel: Langford | unknown key titel. Did you mean title?",
      })
  void refusesOthersAtTheirLine(String from, String to, String message) {
    String text = PAIRS.replace(from, to);
    assertThat(text).isNotEqualTo(PAIRS);
    assertThatThrownBy(() -> SequenceReader.read("pairs.yaml", text))
        .isInstanceOf(InputException.class)
        .hasMessageStartingWith("pairs.yaml:")
        .hasMessageContaining(message);
  }
}
