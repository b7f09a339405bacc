package org.dancingsparks.cli.count;

import static org.assertj.core.api.Assertions.assertThat;
import static org.dancingsparks.testing.Dancing.dance;

import org.dancingsparks.testing.Dancing;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Counts from the literature, each found by a command on Spark. */
@Tag("slow")
class KnownCountsTest {
  private static String counted(String command) {
    Dancing ran = dance((Object[]) command.split(" "));
    assertThat(ran.err()).doesNotContain("dance:");
    assertThat(ran.code()).isZero();
    return ran.out();
  }

  @ParameterizedTest
  @ValueSource(strings = {"pentominoes:8x8", "pentominoes:8x8 --split-symmetry X"})
  void pentominoesRoundTheMiddleAre520(String puzzle) {
    assertThat(counted("count " + puzzle)).isEqualTo("520\n");
  }

  @ParameterizedTest
  @ValueSource(strings = {"LightGreen", "Green", "Gray"})
  void kanoodleSplitBySymmetryHasAll371020Solutions(String piece) {
    assertThat(counted("count kanoodle --split-symmetry " + piece)).isEqualTo("371020\n");
  }

  @Test
  void kanoodleUpToSymmetryHas92755() {
    assertThat(counted("count kanoodle --up-to-symmetry")).isEqualTo("92755\n");
  }

  @Test
  void kanoodleByRangesAndByAMemoHas371020() {
    assertThat(counted("count kanoodle --engine diagram")).isEqualTo("371020\n");
    assertThat(dance("count", "kanoodle", "--engine", "diagram", "--memory", "8m").out())
        .isEqualTo("371020\n");
  }

  @Test
  void iqFitUpToSymmetryHas16967212() {
    assertThat(counted("count iq-fit --up-to-symmetry")).isEqualTo("16967212\n");
  }

  @Test
  void iqFitHas67868848() {
    assertThat(counted("count iq-fit")).isEqualTo("67868848\n");
  }
}
