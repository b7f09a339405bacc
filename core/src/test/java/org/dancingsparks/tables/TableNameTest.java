package org.dancingsparks.tables;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.dancingsparks.message.InputException;
import org.junit.jupiter.api.Test;

class TableNameTest {
  /** No file but one, which cannot be read. */
  private static final TableName.Files FILES =
      new TableName.Files() {
        @Override
        public boolean exists(String file) {
          return file.equals("there-N.yaml");
        }

        @Override
        public String text(String file) {
          throw new AssertionError(file);
        }
      };

  private static TableName named(String name) {
    return TableName.of(name, Quantity.SOLUTIONS, FILES);
  }

  private static TableName namedUpToSymmetry(String name) {
    return TableName.of(name, Quantity.UP_TO_SYMMETRY, FILES);
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
    assertThatThrownBy(() -> named("there-N.yaml")).hasMessage("there-N.yaml");
  }

  @Test
  void filesWithANumberInTheirNameAreThoseOfPuzzles() {
    for (String name : List.of("box-N.yaml", "boxes.yaml#N", "box-N.dlx", "dir/2N.yml")) {
      assertThat(named(name).members().text()).isEqualTo(name);
      assertThat(named(name).sequence()).isEmpty();
    }
    assertThat(named("box-N.yaml").table(1, 3).member(3)).isEqualTo("box-3.yaml");
  }

  @Test
  void theSequenceHasTheQuantity() {
    TableName queens = namedUpToSymmetry("queens");
    assertThat(queens.text()).isEqualTo("A002562");
    assertThat(queens).isEqualTo(namedUpToSymmetry("queens:N")).isEqualTo(named("A002562"));
    assertThat(named("queens").text()).isEqualTo("A000170");
    assertThat(namedUpToSymmetry("dominoes:NxN").sequence()).isEmpty();
    assertThat(namedUpToSymmetry("dominoes:NxN").title())
        .isEqualTo("dominoes:NxN, solutions up to symmetry");
    assertThatThrownBy(() -> namedUpToSymmetry("A000170"))
        .isInstanceOf(InputException.class)
        .hasMessage(
            "A000170 has the numbers of all solutions, not those up to symmetry; name the puzzles,"
                + " queens:N, in place of the sequence.");
  }
}
