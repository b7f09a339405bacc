package org.dancingsparks.cli.count;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.dancingsparks.cli.search.PlannedLayers;
import org.dancingsparks.layers.rounds.LayerForecast;
import org.dancingsparks.layers.rounds.RoundPlan.Estimate;
import org.junit.jupiter.api.Test;

class CountForecastTest {
  private static final long GIGABYTE = 1L << 30;

  /** Layers of which the two largest take 16,000 million residuals. */
  private static CountForecast forecast(double residuals, int cores) {
    List<Estimate> layers =
        List.of(
            new Estimate(1, 0),
            new Estimate(4e9, 1e8),
            new Estimate(12e9, 1e8),
            new Estimate(0, 0));
    return new CountForecast(new LayerForecast(layers, new Estimate(residuals, 1e9)), cores);
  }

  private static CountForecast.Room room(long memory, long free) {
    return new CountForecast.Room(memory * GIGABYTE, "/tmp", free * GIGABYTE);
  }

  @Test
  void warnsOfDays() {
    assertThat(forecast(1e12, 2).warnings(room(1, 1000)))
        .containsExactly("the count may take about 2 days on 2 cores");
    assertThat(forecast(1e12, 8).warnings(room(1, 1000))).isEmpty();
  }

  @Test
  void planWarnsAsACountWouldBeforeItBuildsADiagram() {
    assertThat(PlannedLayers.announcement(forecast(1e12, 2), room(1, 1)))
        .hasSize(3)
        .satisfies(lines -> assertThat(lines.get(0)).contains("by layers with 1,000,000,000,000"))
        .endsWith(forecast(1e12, 2).warnings(room(1, 1)).toArray(String[]::new));
  }

  @Test
  void warnsOfAFullDiskWhereMemoryAndDiskMayNotDo() {
    assertThat(forecast(16e9, 2).warnings(room(20, 100))).isEmpty();
    assertThat(forecast(16e9, 2).warnings(room(20, 99)))
        .containsExactly(
            "layers may need 122,070 MB, give or take 1,525 MB; there is 20,480 MB of memory,"
                + " and 101,376 MB is free in /tmp");
  }
}
