package org.dancingsparks.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.Random;
import org.apache.spark.Success$;
import org.apache.spark.TaskEndReason;
import org.apache.spark.TaskKilled;
import org.apache.spark.executor.ExecutorMetrics;
import org.apache.spark.executor.TaskMetrics;
import org.apache.spark.scheduler.AccumulableInfo;
import org.apache.spark.scheduler.SparkListenerExecutorMetricsUpdate;
import org.apache.spark.scheduler.SparkListenerJobStart;
import org.apache.spark.scheduler.SparkListenerTaskEnd;
import org.apache.spark.scheduler.SparkListenerTaskStart;
import org.apache.spark.scheduler.StageInfo;
import org.apache.spark.scheduler.TaskInfo;
import org.apache.spark.scheduler.TaskLocality;
import org.dancingsparks.search.Progress;
import org.dancingsparks.testing.Seed;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import scala.Option;
import scala.Tuple4;
import scala.collection.immutable.Seq;
import scala.jdk.javaapi.CollectionConverters;

/**
 * The progress that the listener computes from the events of a job of two bins, each half of the
 * search.
 */
class ProgressListenerTest {
  private static final int STAGE = 7;
  private static final long PASSED = 100;
  private static final long FOUND = 101;

  private record Said(double done, long solutions) {}

  private final List<Said> said = new ArrayList<>();
  private final ProgressListener listener =
      new ProgressListener(
          (done, solutions) -> said.add(new Said(done, solutions)), "tag", PASSED, FOUND);

  @BeforeEach
  void startJob() {
    Properties properties = new Properties();
    properties.setProperty("spark.job.tags", "tag");
    listener.onJobStart(new SparkListenerJobStart(1, 0, seq(List.of(stage())), properties));
  }

  private static <T> Seq<T> seq(List<T> list) {
    return CollectionConverters.asScala(list).toSeq();
  }

  private static StageInfo stage() {
    return new StageInfo(
        STAGE,
        0,
        "",
        2,
        seq(List.of()),
        seq(List.of()),
        "",
        TaskMetrics.empty(),
        seq(List.of()),
        Option.empty(),
        0,
        false,
        0);
  }

  private static TaskInfo task(long id, int bin) {
    return new TaskInfo(id, bin, 0, bin, 0, "1", "here", TaskLocality.ANY(), false);
  }

  private TaskInfo start(long id, int bin) {
    TaskInfo task = task(id, bin);
    listener.onTaskStart(new SparkListenerTaskStart(STAGE, 0, task));
    return task;
  }

  private static List<AccumulableInfo> sums(double passed, long found) {
    return List.of(sum(PASSED, passed), sum(FOUND, found), sum(5, "of Spark's own"));
  }

  private static AccumulableInfo sum(long id, Object value) {
    return new AccumulableInfo(
        id, Option.empty(), Option.apply(value), Option.empty(), false, false, Option.empty());
  }

  private void beat(long task, double passed, long found) {
    listener.onExecutorMetricsUpdate(
        new SparkListenerExecutorMetricsUpdate(
            "1",
            seq(List.of(new Tuple4<>(task, STAGE, 0, seq(sums(passed, found))))),
            CollectionConverters.asScala(Map.of())));
  }

  private void end(TaskInfo task, double passed, long found) {
    end(task, Success$.MODULE$, sums(passed, found));
  }

  private void end(TaskInfo task, TaskEndReason reason, List<AccumulableInfo> sums) {
    task.setAccumulables(seq(sums));
    listener.onTaskEnd(
        new SparkListenerTaskEnd(
            STAGE, 0, "", reason, task, new ExecutorMetrics(), TaskMetrics.empty()));
  }

  private void lose(TaskInfo task) {
    end(task, new TaskKilled("lost", seq(List.of()), seq(List.of()), seq(List.of())), List.of());
  }

  private Said last() {
    return said.get(said.size() - 1);
  }

  @Test
  void addsUpWhatBinsSay() {
    TaskInfo first = start(1, 0);
    start(2, 1);
    beat(1, 0.25, 10);
    beat(2, 0.125, 3);
    assertThat(last()).isEqualTo(new Said(0.375, 13));
    end(first, 0.5, 20);
    assertThat(last()).isEqualTo(new Said(0.625, 23));
  }

  @Test
  void lostTaskIsNeitherForgottenNorCountedTwice() {
    TaskInfo lost = start(1, 0);
    beat(1, 0.25, 10);
    lose(lost);
    assertThat(last()).isEqualTo(new Said(0.25, 10));

    TaskInfo again = start(2, 0);
    beat(2, 0.125, 4);
    assertThat(last()).isEqualTo(new Said(0.25, 10));
    beat(2, 0.375, 12);
    assertThat(last()).isEqualTo(new Said(0.375, 12));
    end(again, 0.5, 20);
    assertThat(last()).isEqualTo(new Said(0.5, 20));
  }

  @Test
  void speculativeCopyAddsNothing() {
    TaskInfo slow = start(1, 0);
    TaskInfo copy = start(2, 0);
    beat(1, 0.25, 10);
    beat(2, 0.25, 10);
    assertThat(last()).isEqualTo(new Said(0.25, 10));
    end(copy, 0.5, 20);
    beat(1, 0.375, 12);
    lose(slow);
    assertThat(last()).isEqualTo(new Said(0.5, 20));
  }

  @Test
  void otherJobsAreNoneOfItsBusiness() {
    listener.onTaskStart(new SparkListenerTaskStart(STAGE + 1, 0, task(9, 0)));
    beat(9, 0.25, 10);
    assertThat(last()).isEqualTo(new Said(0, 0));
  }

  /**
   * Reported progress never falls and never exceeds the truth, even if events are lost, repeated or
   * late.
   */
  @Test
  void neverFallsAndNeverExceedsTheTruth() {
    Seed.times(
        20,
        (random, seed) -> {
          ProgressListenerTest job = new ProgressListenerTest();
          job.startJob();
          job.goOnAtRandom(random);
          for (int at = 1; at < job.said.size(); at++) {
            Said before = job.said.get(at - 1);
            assertThat(job.said.get(at).done()).isBetween(before.done(), 1.0);
            assertThat(job.said.get(at).solutions()).isBetween(before.solutions(), 2 * 1000L);
          }
          assertThat(job.last().done()).isCloseTo(1, within(1e-9));
          assertThat(job.last().solutions()).isEqualTo(2 * 1000);
        });
  }

  private void goOnAtRandom(Random random) {
    List<TaskInfo> running = new ArrayList<>();
    for (int step = 0; step < 500; step++) {
      if (running.isEmpty() || random.nextInt(4) == 0) {
        running.add(start(step, random.nextInt(2)));
      }
      int at = random.nextInt(running.size());
      double share = random.nextDouble();
      switch (random.nextInt(6)) {
        case 0 -> lose(running.remove(at));
        case 1 -> end(running.remove(at), 0.5, 1000);
        default -> beat(running.get(at).taskId(), share / 2, (long) (share * 1000));
      }
    }
    end(start(1_000, 0), 0.5, 1000);
    end(start(1_001, 1), 0.5, 1000);
  }

  @Test
  void restOfARunGoesOnWhereItWasStopped() {
    List<Said> whole = new ArrayList<>();
    Progress rest =
        ((Progress) (done, solutions) -> whole.add(new Said(done, solutions))).after(0.75, 30);
    rest.update(0, 0);
    rest.update(0.25, 10);
    rest.update(0.2500001, 10);

    assertThat(whole).containsExactly(new Said(0.75, 30), new Said(1, 40), new Said(1, 40));
  }
}
