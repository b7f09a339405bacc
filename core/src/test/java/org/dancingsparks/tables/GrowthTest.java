package org.dancingsparks.tables;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.stream.DoubleStream;
import org.junit.jupiter.api.Test;

class GrowthTest {
  private static Growth of(double... seconds) {
    Growth growth = new Growth();
    DoubleStream.of(seconds).forEach(growth::add);
    return growth;
  }

  @Test
  void timesThatGrowByAFactorDoSoOnceMore() {
    assertThat(of(0.1, 0.3, 0.9, 2.7).next().orElseThrow()).isCloseTo(8.1, within(1e-9));
    assertThat(of(0.001, 0.001, 1, 4).next().orElseThrow()).isCloseTo(16, within(1e-9));
  }

  @Test
  void laterMembersTakeThePowerOfTheFactor() {
    assertThat(of(1, 2, 4).after(3).orElseThrow()).isCloseTo(32, within(1e-9));
  }

  @Test
  void shortTimesTellNothing() {
    assertThat(of().next()).isEmpty();
    assertThat(of(0, 0.001, 0.049).next()).isEmpty();
    assertThat(of(0.001, 3).next()).isEmpty();
  }

  @Test
  void membersWithoutSolutionsDoNotHideTheGrowth() {
    assertThat(of(1, 2, 0, 8, 0, 16, 0).next().orElseThrow())
        .isCloseTo(16 * Math.cbrt(16), within(1e-9));
  }

  @Test
  void aFirstMemberThatTookLongTellsNothingAlone() {
    assertThat(of(5, 4, 3, 2, 1).next()).isEmpty();
    assertThat(of(0.5, 0.1, 0.2, 1).next()).hasValue(2);
  }
}
