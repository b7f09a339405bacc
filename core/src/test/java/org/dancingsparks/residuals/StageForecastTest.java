package org.dancingsparks.residuals;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Searches whose stages are known: the forecast of what is left, beside the sum of what came. */
class StageForecastTest {
  private static final int STAGES = 50;

  /** A search with its peak at stage 20. */
  private static double bell(int stage) {
    return 1e6 * Math.exp(-(stage - 20) * (stage - 20) / 40.0);
  }

  private static StageForecast after(int stages) {
    StageForecast forecast = new StageForecast();
    IntStream.range(0, stages).forEach(stage -> forecast.add(bell(stage)));
    return forecast;
  }

  private static double left(int stages) {
    return IntStream.range(stages, STAGES).mapToDouble(StageForecastTest::bell).sum();
  }

  @Test
  void bellsAreForetoldBeforeAndAfterTheirPeak() {
    for (int stages : new int[] {12, 16, 20, 24, 30}) {
      double share = after(stages).rest(STAGES - stages) / left(stages);
      assertThat(share).as("after %d stages", stages).isCloseTo(1, within(0.01));
    }
  }

  @Test
  void fewStagesTellNothing() {
    StageForecast forecast = new StageForecast();
    for (int stage = 0; stage < 4; stage++) {
      assertThat(forecast.rest(10)).isNaN();
      forecast.add(100);
      forecast.add(3);
    }
    forecast.add(100);
    assertThat(forecast.rest(10)).isPositive();
  }

  @Test
  void growthThatDoesNotFallEndsBeforeHalfOfTheStagesLeft() {
    StageForecast forecast = new StageForecast();
    IntStream.range(0, 8).forEach(stage -> forecast.add(100 * Math.pow(2, stage)));
    double last = 100 * Math.pow(2, 7);
    double peak = last * Math.pow(2, 10 / 4.0);
    assertThat(forecast.rest(10)).isBetween(last, 10 * peak);
    assertThat(forecast.rest(0)).isZero();
  }

  @Test
  void searchThatNarrowsIsNeverExpectedToGrowAgain() {
    StageForecast forecast = new StageForecast();
    for (double work : new double[] {1e6, 2e5, 6e4, 3e4, 2e4, 1.8e4}) {
      forecast.add(work);
    }
    assertThat(forecast.rest(1000)).isLessThan(1e6);
  }
}
