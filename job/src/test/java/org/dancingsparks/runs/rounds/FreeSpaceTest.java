package org.dancingsparks.runs.rounds;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import org.apache.hadoop.conf.Configuration;
import org.dancingsparks.layers.rounds.RoundPlan;
import org.dancingsparks.message.InputException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FreeSpaceTest {
  private static final RoundPlan.Estimate NEED = new RoundPlan.Estimate(500, 50);

  @TempDir private Path directory;

  @Test
  void warnsWhereTheForecastIsUncertain() {
    assertThat(new FreeSpace("here", 601).check(NEED)).isEmpty();
    assertThat(new FreeSpace("here", 599).check(NEED))
        .hasValue(
            "the files of rounds may need 500 bytes, give or take 50 bytes; here has 599 bytes free");
    assertThat(new FreeSpace("here", 401).check(NEED)).isPresent();
  }

  @Test
  void refusesWhatCannotFit() {
    assertThatThrownBy(() -> new FreeSpace("here", 399).check(NEED))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("here has 399 bytes free; choose another directory");
  }

  @Test
  void findsTheSpaceOfADirectoryThatIsNotThere() {
    String absent = directory.resolve("not/there").toString();
    assertThat(FreeSpace.in(absent, new Configuration()).bytes()).isPositive();
  }
}
