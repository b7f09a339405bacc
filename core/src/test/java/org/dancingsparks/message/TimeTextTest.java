package org.dancingsparks.message;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TimeTextTest {
  @ParameterizedTest
  @CsvSource({
    "0.99, less than a second",
    "1, about a second",
    "1.6, about 2 seconds",
    "119, about 119 seconds",
    "120, about 2 minutes",
    "7199, about 120 minutes",
    "7200, about 2 hours",
    "172800, about 2 days",
    "64000000, about 2 years",
  })
  void timesHaveAUnitThatSuitsThem(double seconds, String text) {
    assertThat(TimeText.about(seconds)).isEqualTo(text);
  }
}
