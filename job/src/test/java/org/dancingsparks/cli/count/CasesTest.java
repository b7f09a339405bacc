package org.dancingsparks.cli.count;

import static org.assertj.core.api.Assertions.assertThat;
import static org.dancingsparks.testing.Dancing.dance;

import java.io.IOException;
import java.util.stream.Stream;
import org.dancingsparks.testing.Campaign;
import org.dancingsparks.testing.CaseRow;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The files of {@code cases} as commands read them: in each build every fifth of those with few
 * options, in a campaign all.
 */
@Tag("slow")
class CasesTest {
  private static final int MAX_OPTIONS = 100;
  private static final int SLICE = 5;

  static Stream<CaseRow> rows() throws IOException {
    return CaseRow.all().stream()
        .filter(row -> Campaign.IS_WHOLE || row.options() <= MAX_OPTIONS && isInSlice(row));
  }

  /** By name, so that a further case moves no other. */
  private static boolean isInSlice(CaseRow row) {
    return Math.floorMod(row.file().hashCode(), SLICE) == 0;
  }

  static Stream<CaseRow> rowsWithCosts() throws IOException {
    return rows().filter(row -> row.least().isPresent());
  }

  @ParameterizedTest
  @MethodSource("rows")
  void countPrintsTheSolutions(CaseRow row) {
    assertThat(dance("count", row.path()).out()).isEqualTo(row.solutions() + "\n");
  }

  @ParameterizedTest
  @MethodSource("rowsWithCosts")
  void bestPrintsTheLeastCost(CaseRow row) {
    String line = dance("best", row.path(), "--limit", "1", "--lines").out();
    assertThat(line.strip().split(" ")[0]).isEqualTo(row.least().orElseThrow().toString());
  }
}
