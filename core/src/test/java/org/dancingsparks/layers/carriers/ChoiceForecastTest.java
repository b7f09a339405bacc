package org.dancingsparks.layers.carriers;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class ChoiceForecastTest {
  private final ChoiceForecast forecast = new ChoiceForecast();

  @Test
  void expectsTheGrowthOfALayerToFallAsItDidLast() {
    LongStream.of(1, 40, 800)
        .forEach(tried -> assertThat(layer(tried)).isEqualTo(new Choices(tried, 0)));
    // Grown 40 and 20 times, so 10 times is expected.
    assertThat(forecast.add(5)).isEqualTo(new Choices(5, 7_995));
    assertThat(forecast.add(7_000)).isEqualTo(new Choices(7_000, -7_000));
    assertThat(forecast.add(1_000)).isEqualTo(new Choices(1_000, -995));
  }

  @Test
  void takesBackWhatALayerHadLess() {
    LongStream.of(1, 40, 800).forEach(this::layer);
    assertThat(layer(2_000)).isEqualTo(new Choices(2_000, 6_000));
    // Grown 20 and 2.5 times, so 2.5 / 8 times is expected: 625.
    assertThat(forecast.add(10)).isEqualTo(new Choices(10, 615 - 6_000));
  }

  @Test
  void expectsNothingOfTheFirstLayers() {
    LongStream.of(0, 7, 0, 3)
        .forEach(tried -> assertThat(layer(tried)).isEqualTo(new Choices(tried, 0)));
  }

  private Choices layer(long tried) {
    Choices change = forecast.add(tried);
    forecast.nextLayer();
    return change;
  }
}
