package org.dancingsparks.spark;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Iterator;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.apache.spark.SparkConf;
import org.junit.jupiter.api.Test;

class ExecutorWaitTest {
  private static final Cores UNKNOWN = new Cores(32, 4, Cores.Origin.ASSUMED);

  private long now;

  /** The cores and the elapsed seconds of a wait for executors of two cores, by the second. */
  private String wait(SparkConf conf, Cores asked, int... cores) {
    Cores found = waitFor(conf, asked, cores);
    return "%s after %d s".formatted(found.text(), TimeUnit.NANOSECONDS.toSeconds(now));
  }

  private Cores waitFor(SparkConf conf, Cores asked, int... cores) {
    now = 0;
    Iterator<Integer> each = IntStream.of(cores).iterator();
    int[] last = {0};
    return new ExecutorWait(conf, asked, new Seconds())
        .cores(
            () -> {
              last[0] = each.hasNext() ? each.next() : last[0];
              return last[0] == 0 ? new Cores(1, 1, Cores.Origin.ASSUMED) : Cores.known(last[0], 2);
            });
  }

  private final class Seconds implements ExecutorWait.Time {
    @Override
    public long nanos() {
      return now;
    }

    @Override
    public boolean pause() {
      now += TimeUnit.SECONDS.toNanos(1);
      return true;
    }
  }

  private static SparkConf conf() {
    return new SparkConf(false);
  }

  @Test
  void enoughOfTheCoresThatAreAskedForStandForAll() {
    assertThat(wait(conf(), Cores.known(10, 2), 0, 2, 4, 6, 8, 10)).isEqualTo("10 cores after 4 s");
    SparkConf all = conf().set("spark.scheduler.minRegisteredResourcesRatio", "1.0");
    assertThat(wait(all, Cores.known(10, 2), 0, 2, 4, 6, 8, 10)).isEqualTo("10 cores after 5 s");
    SparkConf none = conf().set("spark.scheduler.minRegisteredResourcesRatio", "0");
    assertThat(wait(none, Cores.known(10, 2), 0)).isEqualTo("10 cores after 0 s");
  }

  /** Where settings do not say it. */
  @Test
  void executorsThatCameSayHowManyCoresTheyHave() {
    Cores asked = Cores.known(4, Cores.ALL);
    assertThat(waitFor(conf(), asked, 0, 2, 4)).isEqualTo(Cores.known(4, 2));
  }

  @Test
  void fewerThanAreAskedForCountOnceTheTimeIsOver() {
    assertThat(wait(conf(), Cores.known(100, 2), 0, 2, 4)).isEqualTo("4 cores after 30 s");
    SparkConf patient = conf().set("spark.scheduler.maxRegisteredResourcesWaitingTime", "2min");
    assertThat(wait(patient, Cores.known(100, 2), 2)).isEqualTo("2 cores after 120 s");
    assertThat(wait(conf(), Cores.known(100, 2), 0)).isEqualTo("100 cores after 30 s");
  }

  @Test
  void coresOfWhichNothingIsAskedAreThoseThatCame() {
    assertThat(wait(conf(), UNKNOWN, 0, 0, 2, 4, 6)).isEqualTo("6 cores after 6 s");
    assertThat(wait(conf(), UNKNOWN, 0))
        .isEqualTo("32 cores (assumed, since the cores are unknown) after 30 s");
  }
}
