package org.dancingsparks.layers.carriers;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class ChoiceForecastTest {
  private final ChoiceForecast forecast = new ChoiceForecast();

  @Test
  void expectsTheGrowthOfALayerToFallAsItDidLast() {
    assertThat(layer(1)).isEqualTo(1);
    assertThat(layer(40)).isEqualTo(40);
    assertThat(layer(800)).isEqualTo(800);
    // Grown 40 and 20 times, so 10 times is expected.
    assertThat(forecast.add(5)).isEqualTo(8_000);
    assertThat(forecast.add(7_000)).isZero();
    assertThat(forecast.add(1_000)).isEqualTo(5);
  }

  @Test
  void takesBackWhatALayerHadLess() {
    LongStream.of(1, 40, 800).forEach(this::layer);
    assertThat(layer(2_000)).isEqualTo(8_000);
    // Grown 20 and 2.5 times, so 2.5 / 8 times is expected: 625 after 2,000, where 8,000 were.
    assertThat(forecast.add(10)).isEqualTo(2_000 - 8_000 + 625);
  }

  @Test
  void expectsNothingOfTheFirstLayers() {
    assertThat(layer(0)).isZero();
    assertThat(layer(7)).isEqualTo(7);
    assertThat(layer(0)).isZero();
    assertThat(layer(3)).isEqualTo(3);
  }

  private long layer(long choices) {
    long change = forecast.add(choices);
    forecast.nextLayer();
    return change;
  }
}
