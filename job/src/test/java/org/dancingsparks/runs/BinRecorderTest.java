package org.dancingsparks.runs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Bins are recorded by another thread, all of them and in order, or the run ends. */
class BinRecorderTest {
  private static final int BINS = 5_000;

  private final List<Integer> stored = new ArrayList<>();

  private static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  @Test
  void recordsAllBinsInOrderInBatches() {
    AtomicInteger batches = new AtomicInteger();
    CountDownLatch many = new CountDownLatch(1);
    try (BinRecorder<Integer> recorder =
        new BinRecorder<>(
            batch -> {
              await(many);
              batches.incrementAndGet();
              stored.addAll(batch);
            })) {
      for (int bin = 0; bin < BINS; bin++) {
        recorder.record(bin);
        if (bin == 1000) {
          many.countDown();
        }
      }
      recorder.finish();
    }
    assertThat(stored).containsExactlyElementsOf(IntStream.range(0, BINS).boxed().toList());
    assertThat(batches).hasValueLessThan(BINS - 500);
  }

  @Test
  void failureIsThrownAtTheNextBinOrAtTheEnd() {
    StoreException failure = new StoreException("Cannot record a finished bin", "");
    CountDownLatch begun = new CountDownLatch(1);
    try (BinRecorder<Integer> recorder =
        new BinRecorder<>(
            batch -> {
              begun.countDown();
              throw failure;
            })) {
      recorder.record(0);
      await(begun);
      assertThatThrownBy(recorder::finish).isSameAs(failure);
      assertThatThrownBy(() -> recorder.record(1)).isSameAs(failure);
    }
  }

  @Test
  void failureFreesThoseWhoWaitForRoom() {
    StoreException failure = new StoreException("Cannot record a finished bin", "");
    CountDownLatch many = new CountDownLatch(1);
    try (BinRecorder<Integer> recorder =
        new BinRecorder<>(
            batch -> {
              await(many);
              throw failure;
            })) {
      assertThatThrownBy(
              () -> {
                for (int bin = 0; bin < BINS; bin++) {
                  recorder.record(bin);
                  if (bin == 1000) {
                    many.countDown();
                  }
                }
              })
          .isSameAs(failure);
    }
  }

  @Test
  void whatWasHandedOverIsRecordedEvenIfTheJobFails() {
    try (BinRecorder<Integer> recorder = new BinRecorder<>(stored::addAll)) {
      recorder.record(7);
    }
    assertThat(stored).containsExactly(7);
  }
}
