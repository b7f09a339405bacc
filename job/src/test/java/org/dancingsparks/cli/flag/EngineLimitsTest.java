package org.dancingsparks.cli.flag;

import static org.assertj.core.api.Assertions.assertThat;
import static org.dancingsparks.testing.Dancing.dance;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class EngineLimitsTest {
  /** No file can be made in the directory, which is there. */
  private static final String USELESS_FLAGS = " --memory 300k --tmp /proc";

  @ParameterizedTest
  @ValueSource(
      strings = {
        "count pentominoes:6x10 --engine layers",
        "count dominoes:16x16 --engine layers",
      })
  void layersSpillToTheDirectoryThatIsNamed(String words) {
    assertThat(dance((Object[]) (words + USELESS_FLAGS).split(" ")).assertMendable().err())
        .contains("a file in /proc failed", "name a directory with enough space with --tmp");
  }
}
