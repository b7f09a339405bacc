package org.dancingsparks.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ResultsTest {
  @Test
  void showsMediansAndTheirRatiosToTheDiagram() {
    Results results = new Results();
    for (double wall : new double[] {9, 1, 2}) {
      results.add(
          run("diagram"), Optional.of(new Measurement(BigInteger.valueOf(1234), wall, wall + 1)));
      results.add(
          run("links"), Optional.of(new Measurement(BigInteger.valueOf(1234), 2 * wall, wall + 4)));
    }
    results.add(run("choco"), Optional.empty());
    assertThat(results.table())
        .isEqualTo(
            """
            | task | solutions | contestant | wall s | CPU s | wall / diagram | CPU / diagram |
            |------|----------:|------------|-------:|------:|---------------:|--------------:|
            | tray |     1,234 | diagram    |   2.00 |  3.00 |           1.00 |          1.00 |
            | tray |     1,234 | links      |   4.00 |  6.00 |           2.00 |          2.00 |
            | tray |     1,234 | choco      | over 7 |       |      over 3.50 |               |
            """);
  }

  @Test
  void showsOnlyTheFirstDigitsOfALargeNumber() {
    Results results = new Results();
    BigInteger latin = new BigInteger("5524751496156892842531225600");
    Run run = new Run("latin:9", "command", latin, Duration.ofSeconds(7), List.of());
    results.add(run, Optional.of(new Measurement(latin, 9, 16)));
    assertThat(results.table()).contains("| latin:9 | 5.52475E+27 | command ");
  }

  @Test
  void doesNotRetryARunThatWasGivenUp() {
    Results results = new Results();
    assertThat(results.isGivenUp(run("choco"))).isFalse();
    results.add(run("choco"), Optional.empty());
    assertThat(results.isGivenUp(run("choco"))).isTrue();
  }

  @Test
  void readsACountAndTheTimesThatBashPrints() {
    assertThat(Measurement.read("371020\n20,5 30,25 1,5\n"))
        .isEqualTo(new Measurement(BigInteger.valueOf(371_020), 20.5, 31.75));
    assertThatThrownBy(() -> Measurement.read("dance: no"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("dance: no");
  }

  private static Run run(String contestant) {
    return new Run("tray", contestant, BigInteger.valueOf(1234), Duration.ofSeconds(7), List.of());
  }
}
