package org.dancingsparks.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

class RunTest {
  @Test
  void measuresATrialInAJvmOfItsOwn() throws Exception {
    Measurement measurement =
        Run.of(Sample.find("sudoku 2"), Contestant.LINKS).measure().orElseThrow();
    assertThat(measurement.solutions()).isEqualTo(BigInteger.valueOf(288));
    assertThat(measurement.wall()).isPositive();
  }

  @Test
  void failsIfTheCountIsWrong() {
    assertThatThrownBy(() -> shell("echo 4 1 1", 10).measure())
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("task by contestant has 4 solutions and not 3.");
  }

  @Test
  void failsWithTheOutputOfTheProcess() {
    assertThatThrownBy(() -> shell("echo no such thing >&2; exit 3", 10).measure())
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("ended with 3: no such thing");
  }

  @Test
  void givesUpAfterTheTimeLimit() throws Exception {
    assertThat(shell("sleep 60; echo 3 1 1", 1).measure()).isEmpty();
  }

  @Test
  void givesEachRoundAPathOfItsOwn() throws Exception {
    Run run = shell("mkdir \"$1\" && echo 3 1 1", 10);
    assertThat(run.measure()).isPresent();
    assertThat(run.measure()).isPresent();
  }

  private static Run shell(String script, int seconds) {
    List<String> words = List.of("bash", "-c", script, "bash", Run.OUT);
    return new Run("task", "contestant", BigInteger.valueOf(3), Duration.ofSeconds(seconds), words);
  }
}
