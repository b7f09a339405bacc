package org.dancingsparks.testing;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.Arrays;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * Feeds random inputs to a reader and asserts that it ends each time and allocates little.
 *
 * <p>A thousand inputs each, a hundred times as many in a {@link Campaign}, from a seed that is
 * printed and can be given as {@code -Dseed=}.
 */
public final class Fuzz {
  private static final int SLICE = 1_000;
  private static final int WHOLE = 100_000;

  /** Far longer than any input takes, so that a busy machine causes no failure. */
  private static final long MAX_SECONDS = 60;

  /**
   * The bytes that an input may allocate in all, most of it garbage at once: a board of 100 x 100
   * with three pieces takes 0.6 GB to be read, and 5.7 GB with its symmetries.
   */
  private static final long MAX_BYTES = 8L << 30;

  private Fuzz() {}

  /** The number of inputs that each reader gets. */
  public static int runs() {
    return Campaign.runs(SLICE, WHOLE);
  }

  /**
   * Makes inputs and checks how a reader handles them.
   *
   * @param reading throws an error if the reader misbehaves
   */
  public static <T> void inputs(Function<Random, T> making, Consumer<T> reading) {
    String name = Seed.caller();
    long[] begun = {System.nanoTime()};
    CompletableFuture<Void> end = new CompletableFuture<>();
    Thread reader =
        new Thread(
            () -> {
              try {
                Seed.times(
                    name,
                    runs(),
                    (random, seed) -> {
                      synchronized (begun) {
                        begun[0] = System.nanoTime();
                      }
                      once(making.apply(random), reading);
                    });
                end.complete(null);
              } catch (Throwable e) {
                end.completeExceptionally(e);
              }
            },
            name);
    reader.setDaemon(true);
    reader.start();
    await(reader, end, begun);
  }

  private static <T> void once(T input, Consumer<T> reading) {
    long before = allocated();
    reading.accept(input);
    long bytes = allocated() - before;
    if (bytes > MAX_BYTES) {
      throw new AssertionError("Reading it allocated " + bytes + " bytes.");
    }
  }

  /** Bytes that this thread has allocated. */
  private static long allocated() {
    return ((ThreadMXBean) ManagementFactory.getThreadMXBean()).getCurrentThreadAllocatedBytes();
  }

  private static void await(Thread reader, CompletableFuture<Void> end, long[] begun) {
    while (true) {
      try {
        end.get(1, TimeUnit.SECONDS);
        return;
      } catch (TimeoutException e) {
        checkTime(reader, begun);
      } catch (ExecutionException e) {
        throw new AssertionError(e.getCause().getMessage(), e.getCause());
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        throw new AssertionError("The test was interrupted.", e);
      }
    }
  }

  private static void checkTime(Thread reader, long[] begun) {
    synchronized (begun) {
      if (System.nanoTime() - begun[0] > TimeUnit.SECONDS.toNanos(MAX_SECONDS)) {
        throw new AssertionError(
            "One input took more than %d seconds; it is now at %s"
                .formatted(MAX_SECONDS, Arrays.toString(reader.getStackTrace())));
      }
    }
  }
}
