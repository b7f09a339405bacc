package org.dancingsparks.sequences;

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
  void shortTimesTellNothing() {
    assertThat(of().next()).isEmpty();
    assertThat(of(0, 0.001, 0.049).next()).isEmpty();
    assertThat(of(0.001, 3).next()).isEmpty();
  }

  @Test
  void membersWithoutSolutionsDoNotHideTheGrowth() {
    double next = of(1, 2, 0, 8, 16, 0).next().orElseThrow();
    assertThat(next).isBetween(16.0, 48.0);
  }

  @Test
  void timesThatFallAreForecastAsTheLongest() {
    assertThat(of(5, 4, 3, 2, 1).next()).hasValue(5);
  }
}
