package org.dancingsparks.tables;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.dancingsparks.message.InputException;
import org.junit.jupiter.api.Test;

class TableNameTest {
  private static TableName named(String name) {
    return TableName.of(
        name,
        file -> {
          throw new AssertionError(file);
        });
  }

  @Test
  void aSequenceFamilyAndPatternAreOneTable() {
    TableName queens = named("a000170");
    assertThat(named("queens")).isEqualTo(queens);
    assertThat(named("queens:N")).isEqualTo(queens);
    assertThat(queens.table(8, 8).member(8)).isEqualTo("queens:8");
  }

  @Test
  void numbersEndWithTheKnownTerms() {
    assertThat(named("queens").first()).isEqualTo(1);
    assertThat(named("queens").last().orElseThrow()).isGreaterThan(8);
    assertThat(named("queens:2N").last()).isEmpty();
  }

  @Test
  void numbersAscend() {
    TableName queens = named("queens");
    assertThatThrownBy(() -> queens.table(8, 7)).isInstanceOf(InputException.class);
  }

  @Test
  void misspeltNamesAreSuggested() {
    assertThatThrownBy(() -> named("quens")).hasMessageContaining("ueens");
    assertThatThrownBy(() -> named("A000171")).isInstanceOf(InputException.class);
  }

  @Test
  void filesAreRead() {
    assertThatThrownBy(() -> named("mine.yaml")).hasMessage("mine.yaml");
  }
}
