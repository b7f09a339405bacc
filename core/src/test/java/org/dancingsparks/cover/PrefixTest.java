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
}
