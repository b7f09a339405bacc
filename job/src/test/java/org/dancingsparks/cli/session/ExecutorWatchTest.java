package org.dancingsparks.cli.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import org.apache.spark.SparkConf;
import org.apache.spark.scheduler.JobSucceeded$;
import org.apache.spark.scheduler.SparkListenerJobEnd;
import org.apache.spark.scheduler.SparkListenerJobStart;
import org.apache.spark.scheduler.StageInfo;
import org.dancingsparks.message.InputException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import scala.jdk.javaapi.CollectionConverters;

class ExecutorWatchTest {
  private static final Duration LIMIT = Duration.ofMinutes(10);

  private final List<Duration> said = new ArrayList<>();
  private final List<Integer> ended = new ArrayList<>();
  private long now = 5;
  private boolean hasExecutors;
  private ExecutorWatch watch = watch(LIMIT);

  private ExecutorWatch watch(Duration limit) {
    return new ExecutorWatch(
        () -> now,
        limit,
        new ExecutorWatch.Cluster() {
          @Override
          public boolean hasExecutors() {
            return hasExecutors;
          }

          @Override
          public void report(Duration waited) {
            said.add(waited);
          }

          @Override
          public void end(int job) {
            ended.add(job);
          }
        });
  }

  private void after(Duration time) {
    now += time.toNanos();
    watch.check();
  }

  private void startJob(int job) {
    watch.onJobStart(
        new SparkListenerJobStart(
            job, 0, CollectionConverters.asScala(List.<StageInfo>of()).toSeq(), new Properties()));
  }

  private void endJob(int job) {
    watch.onJobEnd(new SparkListenerJobEnd(job, 0, JobSucceeded$.MODULE$));
  }

  @Test
  void saysSoOnceAfterAMinuteAndEndsJobsAfterTheLimit() {
    startJob(3);
    startJob(4);
    after(Duration.ofSeconds(59));
    assertThat(said).isEmpty();
    after(Duration.ofSeconds(2));
    after(Duration.ofSeconds(60));
    assertThat(said).containsExactly(Duration.ofSeconds(61));
    after(LIMIT.minusSeconds(122));
    assertThat(ended).isEmpty();
    after(Duration.ofSeconds(1));
    after(Duration.ofSeconds(1));
    assertThat(ended).containsExactlyInAnyOrder(3, 4);
  }

  @Test
  void waitsAnewWhenTheLastExecutorIsLost() {
    startJob(1);
    after(Duration.ofSeconds(50));
    hasExecutors = true;
    after(Duration.ofHours(1));
    assertThat(said).isEmpty();
    hasExecutors = false;
    after(Duration.ofSeconds(59));
    assertThat(said).isEmpty();
    after(Duration.ofSeconds(1));
    assertThat(said).hasSize(1);
    assertThat(ended).isEmpty();
  }

  @Test
  void needsNoExecutorsWithoutJobs() {
    after(Duration.ofHours(1));
    startJob(1);
    after(Duration.ofSeconds(1));
    endJob(1);
    after(Duration.ofHours(1));
    startJob(2);
    after(Duration.ofSeconds(1));

    assertThat(said).isEmpty();
    assertThat(ended).isEmpty();
  }

  @Test
  void waitsForEverWithoutALimit() {
    watch = watch(Duration.ZERO);
    startJob(1);
    after(Duration.ofDays(100));

    assertThat(said).hasSize(1);
    assertThat(ended).isEmpty();
  }

  private static SparkConf conf(String master) {
    return new SparkConf(false).set("spark.master", master);
  }

  @ParameterizedTest
  @ValueSource(strings = {"yarn", "k8s://https://host:443", "local-cluster[2,1,1024]"})
  void waitsForEverInAQueueUnlessToldOtherwise(String master) {
    assertThat(LostExecutors.limit(conf(master))).isZero();
    assertThat(LostExecutors.limit(conf(master).set(LostExecutors.LIMIT, "2h"))).hasHours(2);
  }

  @Test
  void limitIsATimeAsSparkWritesIt() {
    SparkConf conf = conf("spark://host:7077");
    assertThat(LostExecutors.limit(conf)).isEqualTo(LIMIT);
    assertThat(LostExecutors.limit(conf.set(LostExecutors.LIMIT, "90s"))).hasSeconds(90);
    assertThat(LostExecutors.limit(conf.set(LostExecutors.LIMIT, "0"))).isZero();
  }

  @ParameterizedTest
  @ValueSource(strings = {"soon", "-1s", "-10m", "9999999999999999999d"})
  void whatIsNoTimeIsRefused(String wrong) {
    SparkConf conf = conf("spark://host:7077").set(LostExecutors.LIMIT, wrong);
    assertThatThrownBy(() -> LostExecutors.limit(conf))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("cannot be \"%s\"".formatted(wrong));
  }
}
