package org.dancingsparks.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import org.apache.spark.SparkException;
import org.dancingsparks.cli.session.Dance;
import org.dancingsparks.cli.session.StandardError;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import picocli.CommandLine;

class FailuresTest {
  private static final String MASTER = "spark.master";

  private final StringWriter err = new StringWriter();

  private int code(Exception failure) {
    CommandLine command =
        new CommandLine(new Dance(StandardError.nowhere())).setErr(new PrintWriter(err, true));
    return new Failures().handleExecutionException(failure, command, null);
  }

  private void assertMendable(String message, Throwable cause, String said) {
    assertThat(code(new IllegalStateException(new SparkException(message, cause)))).isEqualTo(3);
    assertThat(err.toString()).startsWith("dance: ").contains(said).hasLineCount(1);
  }

  @ParameterizedTest
  @CsvSource({
    "spark://host:7077, --executor-memory",
    "'local-cluster[2,1,1024]', --executor-memory",
    "'local[2]', Java heap space: this needs more memory; give it more, as in --driver-memory"
  })
  void tasksOutOfMemoryAreGivenMore(String master, String remedy) {
    String before = System.getProperty(MASTER, "local[2]");
    System.setProperty(MASTER, master);
    try {
      assertMendable(
          "Job aborted due to stage failure: Task 2 failed 4 times\nDriver stacktrace:",
          new OutOfMemoryError("Java heap space"),
          remedy);
    } finally {
      System.setProperty(MASTER, before);
    }
  }

  @Test
  void executorsThatEndedForWantOfMemoryAreGivenMore() {
    assertMendable(
        "Task 2 failed 4 times: ExecutorLostFailure (executor 3 exited caused by one of the"
            + " running tasks) Reason: Command exited with code 52\nDriver stacktrace:",
        null,
        "--executor-memory");
  }

  @Test
  void executorsLostAgainAndAgainAreNotOurFault() {
    assertMendable(
        "Task 2 failed 4 times: ExecutorLostFailure (executor 3 exited caused by one of the"
            + " running tasks) Reason: Command exited with code 137\nDriver stacktrace:",
        null,
        "code 137");
  }

  /** As from an executor out of memory, to which a task comes as it ends. */
  @Test
  void executorsThatEndAsATaskComesAreNotOurFault() {
    assertMendable(
        "Task 0 in stage 0.0 failed 2 times, most recent failure: Lost task 0.2 in stage 0.0 (TID 4)"
            + " (host executor 0): java.util.concurrent.RejectedExecutionException: Task"
            + " org.apache.spark.executor.Executor$TaskRunner@5a1b9a64 rejected from"
            + " java.util.concurrent.ThreadPoolExecutor@1[Shutting down]\n\tat ...",
        null,
        "--executor-memory");
  }

  @Test
  void runThatSparkWasToldToEndIsNotOurFault() {
    assertMendable(
        "[SPARK_JOB_CANCELLED] Job 0 cancelled because it was asked for. SQLSTATE: XXKDA",
        null,
        "Job 0 cancelled");
  }

  @Test
  void otherFailuresOfTasksAreOurs() {
    SparkException failure =
        new SparkException("Job aborted", new NullPointerException("cell is null"));

    assertThat(code(failure)).isEqualTo(1);
    assertThat(err.toString()).contains("please report it").contains("cell is null");
  }
}
