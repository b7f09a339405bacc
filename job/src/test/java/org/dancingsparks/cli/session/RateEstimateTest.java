package org.dancingsparks.cli.session;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class RateEstimateTest {
  private final RateEstimate pace = new RateEstimate();

  @Test
  void saysNothingOfTheFirstSeconds() {
    assertThat(pace.rate()).isEmpty();
    assertThat(pace.left()).isEmpty();
    pace.add(0, 0, 0);
    pace.add(3, 0.3, 300);
    assertThat(pace.rate()).isEmpty();
    assertThat(pace.left()).isEmpty();
  }

  @Test
  void evenRunTellsItsEnd() {
    for (int second = 0; second <= 30; second++) {
      pace.add(second, second / 330.0, 1_000L * second);
    }
    assertThat(pace.rate()).isEqualTo("1,000/s");
    assertThat(pace.left()).isEqualTo("5 min left");
  }

  @Test
  void rateIsThatOfLate() {
    for (int second = 0; second <= 100; second++) {
      pace.add(second, 0, 10L * second);
    }
    for (int second = 101; second <= 200; second++) {
      pace.add(second, 0, 1000 + 3_000L * (second - 100));
    }
    assertThat(pace.rate()).isEqualTo("3,000/s");
  }

  @Test
  void runThatHasSlowedDownMuchTellsNoEnd() {
    for (int second = 0; second <= 50; second++) {
      pace.add(second, 0.018 * second, 0);
    }
    assertThat(pace.left()).isNotEmpty();
    for (int second = 51; second <= 80; second++) {
      pace.add(second, 0.9 + 0.00001 * (second - 50), 0);
    }
    assertThat(pace.left()).isEmpty();
  }

  @Test
  void runThatStandsStillTellsNoEnd() {
    for (int second = 0; second <= 50; second++) {
      pace.add(second, 0.5, 7);
    }
    assertThat(pace.left()).isEmpty();
    assertThat(pace.rate()).isEqualTo("0/s");
  }

  @Test
  void whatWasDoneBeforeIsNoSpeed() {
    pace.add(0, 0.5, 1_000_000);
    pace.add(5, 0.55, 1_000_050);
    assertThat(pace.rate()).isEqualTo("10/s");
    assertThat(pace.left()).isEqualTo("45 s left");
  }

  @Test
  void manyUpdatesAtOnceAreOne() {
    pace.add(0, 0, 0);
    for (int update = 0; update < 100_000; update++) {
      pace.add(10 + update * 1e-7, 0.1, 100);
    }
    assertThat(pace.rate()).isEqualTo("10/s");
  }

  @Test
  void durationsAreRoundedAsGuessesAre() {
    assertThat(RateEstimate.duration(0)).isEqualTo("1 s");
    assertThat(RateEstimate.duration(119)).isEqualTo("119 s");
    assertThat(RateEstimate.duration(121)).isEqualTo("2 min");
    assertThat(RateEstimate.duration(3 * 3600)).isEqualTo("3 h");
    assertThat(RateEstimate.duration(12.3e6 * 86400)).isEqualTo("12,300,000 days");
  }
}
