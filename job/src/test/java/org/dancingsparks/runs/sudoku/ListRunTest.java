package org.dancingsparks.runs.sudoku;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.apache.spark.SparkContext;
import org.dancingsparks.runs.RunTarget;
import org.dancingsparks.runs.SaveMode;
import org.dancingsparks.runs.StoredRun;
import org.dancingsparks.sudoku.SolverSettings;
import org.dancingsparks.sudoku.SudokuShape;
import org.dancingsparks.testing.SharedSpark;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Runs solve the lines that were counted; a list that changes in between is refused. */
class ListRunTest {
  private static final String LINES = "1234341221434321\n1...............\n\nx\n";

  @TempDir private Path temporary;
  private Path file;

  @BeforeEach
  void makeList() throws IOException {
    file = Files.writeString(temporary.resolve("list.txt"), LINES);
  }

  private ListPlan plan(int bins) {
    SparkContext spark = SharedSpark.context();
    SudokuList list = SudokuList.open(file.toString(), spark.hadoopConfiguration());
    return Survey.plan(spark, list, new SolverSettings(SudokuShape.order(2), 100), bins);
  }

  private ListSummary run(ListPlan plan) {
    SparkContext spark = SharedSpark.context();
    RunTarget target =
        new RunTarget(
            temporary.resolve("out").toString(), SaveMode.REFUSE, spark.hadoopConfiguration());
    ListRun run = new ListRun(plan, "1.2.3");
    return StoredRun.begin(target, run).run(spark, (done, found) -> {}).summary();
  }

  @Test
  void planNumbersTheLinesOfEachRange() {
    ListPlan plan = plan(2);

    assertThat(plan.lines()).isEqualTo(4);
    assertThat(plan.ranges()).extracting(LineRange::lines).containsExactly(2L, 2L);
    assertThat(plan.ranges()).extracting(LineRange::firstLine).containsExactly(1L, 3L);
    assertThat(plan(99_999).ranges()).as("no more than there can be puzzles").hasSize(3);
  }

  @Test
  void countsHaveEachLine() {
    ListSummary summary = run(plan(2));
    LineCounts counts = summary.totals();

    assertThat(counts.lines()).isEqualTo(4);
    assertThat(counts.unique()).isEqualTo(1);
    assertThat(counts.several()).isEqualTo(1);
    assertThat(counts.rejected()).isEqualTo(1);
    assertThat(counts.skipped()).isEqualTo(1);
    assertThat(counts.puzzles()).isEqualTo(2);
    assertThat(summary.firstRejected().line()).isEqualTo(4);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "1234341221434321\n2...............\n\nx\n",
        "1234341221434321\n1...............\n\nx",
        "1234341221434321\n",
        "",
      })
  void listThatChangesMeanwhileIsRefused(String changed) throws IOException {
    ListPlan plan = plan(2);
    Files.writeString(file, changed);

    assertThatThrownBy(() -> run(plan)).hasStackTraceContaining("changed while it was being read");
    assertThat(temporary.resolve("out/_run.json")).doesNotExist();
  }
}
