package org.dancingsparks.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CountDownLatch;
import java.util.stream.IntStream;
import org.dancingsparks.cover.Watch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Each element is worked on once, and a failure anywhere ends all threads. */
@Timeout(300)
class ParallelTasksTest {
  private static final Progress SILENT = (done, found) -> {};

  private final List<Integer> elements = IntStream.range(0, 100).boxed().toList();

  /** Waits until the work is to end, as long work does that asks its watch. */
  private static void awaitEnd(Watch watch) {
    while (!watch.isCancelled()) {
      Thread.onSpinWait();
    }
    watch.check();
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 7, 200})
  void eachElementHasOneResult(int cores) {
    List<Integer> results = new ArrayList<>();
    new ParallelTasks(cores, SILENT)
        .<Integer, Integer>run(elements, (element, watch) -> 2 * element, results::add);

    assertThat(results)
        .containsExactlyInAnyOrderElementsOf(elements.stream().map(each -> 2 * each).toList());
  }

  @Test
  void noElementsNeedNoThread() {
    new ParallelTasks(2, SILENT)
        .run(
            List.of(),
            (element, watch) -> {
              throw new AssertionError("There is no element.");
            },
            result -> {});
  }

  @Test
  void progressAddsUp() {
    List<Double> shares = new ArrayList<>();
    List<Long> found = new ArrayList<>();
    Progress progress =
        (done, solutions) -> {
          shares.add(done);
          found.add(solutions);
        };
    new ParallelTasks(3, progress)
        .run(
            elements,
            (element, watch) -> {
              watch.done(1.0 / elements.size(), 2);
              return element;
            },
            result -> {});

    assertThat(shares).hasSize(100).isSorted();
    assertThat(found).hasSize(100).isSorted().endsWith(200L);
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1})
  void failureOfAnyThreadEndsTheOthers(int failing) throws Exception {
    CountDownLatch bothWork = new CountDownLatch(2);
    assertThatThrownBy(
            () ->
                new ParallelTasks(2, SILENT)
                    .run(
                        elements,
                        (element, watch) -> {
                          bothWork.countDown();
                          if (element == failing) {
                            await(bothWork);
                            throw new IllegalStateException("element " + element);
                          }
                          awaitEnd(watch);
                          return element;
                        },
                        result -> {}))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("element " + failing);
    assertThat(bothWork.getCount()).isZero();
  }

  private static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  @Test
  void refusedResultEndsTheWork() {
    assertThatThrownBy(
            () ->
                new ParallelTasks(2, SILENT)
                    .<Integer, Integer>run(
                        elements,
                        (element, watch) -> {
                          if (element > 0) {
                            awaitEnd(watch);
                          }
                          return element;
                        },
                        result -> {
                          throw new OutOfMemoryError("result " + result);
                        }))
        .isInstanceOf(OutOfMemoryError.class)
        .hasMessage("result 0");
  }

  @Test
  void interruptEndsTheWork() {
    Thread.currentThread().interrupt();
    try {
      assertThatThrownBy(
              () ->
                  new ParallelTasks(2, SILENT)
                      .run(
                          elements,
                          (element, watch) -> {
                            awaitEnd(watch);
                            return element;
                          },
                          result -> {}))
          .isInstanceOf(CancellationException.class);
    } finally {
      assertThat(Thread.interrupted()).isTrue();
    }
  }
}
