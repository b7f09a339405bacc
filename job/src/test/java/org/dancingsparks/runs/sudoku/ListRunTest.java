package org.dancingsparks.runs.sudoku;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.apache.hadoop.conf.Configuration;
import org.apache.spark.SparkContext;
import org.dancingsparks.message.InputException;
import org.dancingsparks.runs.RunTarget;
import org.dancingsparks.runs.SaveMode;
import org.dancingsparks.runs.StoredRun;
import org.dancingsparks.runs.solutions.SetOnDisk;
import org.dancingsparks.search.Progress;
import org.dancingsparks.search.Search;
import org.dancingsparks.spark.BroadcastSearch;
import org.dancingsparks.spark.SparkJob;
import org.dancingsparks.spark.TaskJob;
import org.dancingsparks.spark.TaskRunner;
import org.dancingsparks.sudoku.SolverSettings;
import org.dancingsparks.sudoku.SudokuShape;
import org.dancingsparks.testing.SharedSpark;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
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

  private static TaskRunner bySpark() {
    return TaskRunner.of(SharedSpark.context());
  }

  private static TaskRunner inThreads() {
    return TaskRunner.ofThisJvm(2, Configuration::new, ListRunTest::bySpark);
  }

  private static Stream<TaskRunner> runners() {
    return Stream.of(bySpark(), inThreads());
  }

  private ListPlan plan(int bins) {
    return plan(inThreads(), bins);
  }

  private ListPlan plan(TaskRunner runner, int bins) {
    SudokuList list = SudokuList.open(file.toString(), runner.hadoop());
    return Survey.plan(runner, list, new SolverSettings(SudokuShape.order(2), 100), bins);
  }

  private ListSummary run(TaskRunner runner, ListPlan plan) {
    return run(runner, plan, SaveMode.REFUSE, "out");
  }

  private ListSummary run(TaskRunner runner, ListPlan plan, SaveMode existing, String directory) {
    RunTarget target =
        new RunTarget(temporary.resolve(directory).toString(), existing, runner.hadoop());
    ListRun run = new ListRun(plan, "1.2.3");
    return StoredRun.begin(target, run).run(runner, (done, found) -> {}).summary();
  }

  /** A runner whose driver fails after some results of a job. */
  private static TaskRunner failingAfter(int results, TaskRunner runner) {
    return new TaskRunner() {
      @Override
      public Configuration hadoop() {
        return runner.hadoop();
      }

      @Override
      public SparkContext spark() {
        return runner.spark();
      }

      @Override
      public BroadcastSearch broadcast(Search search) {
        return runner.broadcast(search);
      }

      @Override
      public TaskJob job(String title, String amount) {
        return new TaskJob() {
          @Override
          public <T, R> void run(
              List<T> elements, SparkJob.Work<T, R> work, Consumer<R> to, Progress progress) {
            int[] accepted = {0};
            Consumer<R> failing =
                result -> {
                  if (accepted[0]++ == results) {
                    throw new IllegalStateException("The driver fails.");
                  }
                  to.accept(result);
                };
            runner.job(title, amount).run(elements, work, failing, progress);
          }
        };
      }
    };
  }

  private void assertResumed(TaskRunner first, TaskRunner second) {
    ListPlan plan = plan(first, 3);
    assertThat(plan(second, 3)).isEqualTo(plan);
    ListSummary whole = run(second, plan, SaveMode.REFUSE, "whole");
    for (int results = 0; results < 3; results++) {
      String directory = "resumed" + results;
      TaskRunner failing = failingAfter(results, first);
      assertThatThrownBy(() -> run(failing, plan, SaveMode.REFUSE, directory))
          .hasStackTraceContaining("The driver fails.");
      assertThat(run(second, plan, SaveMode.RESUME, directory)).isEqualTo(whole);
      assertThat(SetOnDisk.hashes(temporary.resolve(directory)))
          .isEqualTo(SetOnDisk.hashes(temporary.resolve("whole")));
    }
  }

  @Test
  void runThatFailedInThreadsIsResumedBySpark() {
    assertResumed(inThreads(), bySpark());
  }

  @Test
  void runThatFailedOnSparkIsResumedInThreads() {
    assertResumed(bySpark(), inThreads());
  }

  /** Files of both kinds are begun at the same time, by tasks in several threads. */
  @Test
  void bytesDoNotDependOnOtherTasks() throws IOException {
    Files.writeString(file, LINES.repeat(9));
    ListPlan plan = plan(8);
    run(inThreads(), plan, SaveMode.REFUSE, "first");
    Map<String, String> first = SetOnDisk.hashes(temporary.resolve("first"));

    for (int time = 0; time < 40; time++) {
      run(inThreads(), plan, SaveMode.OVERWRITE, "out");
      assertThat(SetOnDisk.hashes(temporary.resolve("out"))).isEqualTo(first);
    }
  }

  @Test
  void planNumbersTheLinesOfEachRange() {
    ListPlan plan = plan(2);

    assertThat(plan.lines()).isEqualTo(4);
    assertThat(plan.ranges()).extracting(LineRange::lines).containsExactly(2L, 2L);
    assertThat(plan.ranges()).extracting(LineRange::firstLine).containsExactly(1L, 3L);
    assertThat(plan(99_999).ranges()).as("no more than there can be puzzles").hasSize(3);
  }

  @ParameterizedTest
  @MethodSource("runners")
  void countsHaveEachLine(TaskRunner runner) {
    ListSummary summary = run(runner, plan(runner, 2));
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

    assertThatThrownBy(() -> run(bySpark(), plan, SaveMode.REFUSE, "out"))
        .hasStackTraceContaining("changed while it was being read");
    assertThatThrownBy(() -> run(inThreads(), plan, SaveMode.RESUME, "out"))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("changed while it was being read");
    assertThat(temporary.resolve("out/_meta/run.json")).doesNotExist();
  }
}
