package org.dancingsparks.layers.rounds;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import org.dancingsparks.cover.OrderedProblem;
import org.dancingsparks.format.NamedPuzzles;
import org.dancingsparks.layers.LayerCount;
import org.dancingsparks.puzzle.Puzzle;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LayerForecastTest {
  private static Optional<LayerForecast> forecast(Puzzle puzzle) {
    return LayerForecast.of(new OrderedProblem(puzzle.problem(), puzzle.defaultOrder()));
  }

  @ParameterizedTest
  @ValueSource(strings = {"kanoodle", "pentominoes:6x10", "pentominoes:4x15"})
  void comesNearToWhatACountVisits(String name) {
    Puzzle puzzle = NamedPuzzles.of(name);
    LayerCount count = LayerCount.of(new OrderedProblem(puzzle.problem(), puzzle.defaultOrder()));
    count.count();
    RoundPlan.Estimate estimate = forecast(puzzle).orElseThrow().residuals();
    double share = estimate.number() / count.residuals();
    assertTrue(share > 0.6 && share < 1.7, () -> name + ": " + share);
  }

  @Test
  void thereIsNoneWithoutCarriers() {
    assertEquals(Optional.empty(), forecast(NamedPuzzles.of("dominoes:16x16")));
  }

  @Test
  void bytesAreThoseOfTheTwoLargestLayersNextToEachOther() {
    LayerForecast forecast = forecast(NamedPuzzles.of("kanoodle")).orElseThrow();
    double most = 0;
    for (int layer = 1; layer < forecast.layers().size(); layer++) {
      most =
          Math.max(
              most,
              forecast.layers().get(layer - 1).number() + forecast.layers().get(layer).number());
    }
    assertEquals(8 * most, forecast.bytes().number());
  }
}
