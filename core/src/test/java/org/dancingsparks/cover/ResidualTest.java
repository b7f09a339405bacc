package org.dancingsparks.cover;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.BitSet;
import java.util.List;
import org.junit.jupiter.api.Test;

class ResidualTest {
  private static final Problem PROBLEM =
      new ProblemBuilder<String, Integer>()
          .primary("a")
          .primary("b")
          .primary("c")
          .secondary("s")
          .option(0, List.of("a", "s"))
          .option(1, List.of("b", "s"))
          .option(2, List.of("s"))
          .option(3, List.of("c"))
          .build();

  @Test
  void withoutAPrefixOnlyOptionsThatAreNeverChosenAreLeftOut() {
    Residual residual = new Residual(PROBLEM, Prefix.EMPTY);
    assertThat(residual.options()).isEqualTo(BitSet.valueOf(new long[] {0b1011}));
    assertThat(residual.uncoverable()).isEmpty();
  }

  @Test
  void aPrefixTakesItsItemsAndAllOptionsThatHaveThem() {
    Residual residual = new Residual(PROBLEM, Prefix.of(PROBLEM, 0));
    assertThat(residual.isCovered(0)).isTrue();
    assertThat(residual.isCovered(1)).isFalse();
    assertThat(residual.isCovered(3)).isTrue();
    assertThat(residual.options()).isEqualTo(BitSet.valueOf(new long[] {0b1000}));
    assertThat(residual.uncoverable()).containsExactly(1);
  }
}
