package org.dancingsparks.cover;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import org.junit.jupiter.api.Test;

class PrefixTest {
  private static final Problem PROBLEM =
      new ProblemBuilder<String, String>()
          .primary("a")
          .primary("b")
          .secondary("s")
          .option("A", List.of("a", "s"))
          .option("B", List.of("b"))
          .option("BS", List.of("s", "b"))
          .option("S", List.of("s"))
          .option("none")
          .build();

  @Test
  void keepsIdsInTheOrderOfChoice() {
    Prefix prefix = Prefix.of(PROBLEM, 1, 0);
    assertThat(prefix.options()).containsExactly(1, 0);
    assertThat(prefix.size()).isEqualTo(2);
    assertThat(prefix.option(0)).isEqualTo(1);
    assertThat(prefix).hasToString("[1, 0]").isNotEqualTo(Prefix.of(PROBLEM, 0, 1));
    assertThat(prefix).isEqualTo(Prefix.of(PROBLEM, 1, 0)).hasSameHashCodeAs(prefix(1, 0));
    assertThat(Prefix.of(PROBLEM)).isEqualTo(Prefix.EMPTY);
  }

  private static Prefix prefix(int... options) {
    return Prefix.of(PROBLEM, options);
  }

  @Test
  void cannotBeChangedFromOutside() {
    int[] options = {1, 0};
    Prefix prefix = Prefix.of(PROBLEM, options);
    options[0] = 9;
    prefix.options()[1] = 9;
    assertThat(prefix).isEqualTo(prefix(1, 0));
  }

  @Test
  void refusesOptionsInConflict() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> prefix(0, 2))
        .withMessageContaining("Options 0 (A) and 2 (BS)")
        .withMessageContaining("item s");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> prefix(1, 1))
        .withMessageContaining("item b");
  }

  @Test
  void refusesUnknownIds() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> prefix(5))
        .withMessageContaining("no option 5")
        .withMessageContaining("5 options, numbered from 0");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> prefix(-1))
        .withMessageContaining("no option -1");
  }

  @Test
  void refusesOptionsWithoutPrimaryItem() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> prefix(3))
        .withMessageContaining("Option 3 (S) has no primary item");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> prefix(4))
        .withMessageContaining("Option 4 (none)");
  }

  private static final Problem BOUNDED =
      new ProblemBuilder<String, String>()
          .between("a", 1, 3)
          .primary("b")
          .option("A0", List.of("a"))
          .option("A1", List.of("a"))
          .option("A2", List.of("a"))
          .option("B", List.of("b"))
          .option("AB", List.of("a", "b"))
          .build();

  @Test
  void leavingAnItemExcludesItsFurtherOptions() {
    int leaving = Prefix.leaving(BOUNDED, 0);
    Prefix prefix = Prefix.ofLiterals(BOUNDED, ~3, 1, leaving, ~3, ~0);
    assertThat(prefix.options()).containsExactly(1);
    assertThat(prefix.excluded()).containsExactly(0, 2, 3, 4);
    assertThat(prefix.literals()).containsExactly(1, ~3, ~0, leaving);
    assertThat(prefix).hasToString("[1, not 3, not 0, no more a]");
    assertThat(prefix).isEqualTo(Prefix.ofLiterals(BOUNDED, prefix.literals()));
    assertThat(prefix).isNotEqualTo(Prefix.ofLiterals(BOUNDED, 1, ~3, ~0));
  }

  @Test
  void leavingAnItemThatIsFullMakesNoDifference() {
    assertThat(Prefix.ofLiterals(BOUNDED, 3, Prefix.leaving(BOUNDED, 1)))
        .isEqualTo(Prefix.of(BOUNDED, 3));
  }

  @Test
  void refusesLiteralsThatNoSolutionHas() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Prefix.ofLiterals(BOUNDED, Prefix.leaving(BOUNDED, 0)))
        .withMessageContaining("Item 0 cannot be left");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Prefix.ofLiterals(BOUNDED, Prefix.leaving(BOUNDED, 2)))
        .withMessageContaining("Item 2 cannot be left");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Prefix.ofLiterals(BOUNDED, 2, ~2))
        .withMessageContaining("Option 2 (A2) is both chosen and lacking");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Prefix.ofLiterals(PROBLEM, ~2))
        .withMessageContaining("only where items have bounds");
  }
}
