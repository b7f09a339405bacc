package org.dancingsparks.runs;

import java.io.IOException;
import java.util.EnumMap;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.apache.hadoop.fs.Path;

/**
 * The requests to a {@link StoreFileSystem}: counts them, makes each take some time, and lets some
 * fail. Thread safe.
 */
public final class StoreRequests {
  /** The kinds of requests. */
  public enum Kind {
    STATUS,
    LIST,
    CREATE,
    CLOSE,
    SYNC,
    OPEN,
    RENAME,
    COPY,
    DELETE,
    MKDIRS,
    SET_TIMES,
    START_UPLOAD,
    PUT_PART,
    COMPLETE_UPLOAD,
    ABORT_UPLOAD
  }

  /** The end of a request. */
  public enum Outcome {
    DONE,
    /** It is not done, and throws. */
    FAILS,
    /** It is done, and then throws. */
    ANSWER_IS_LOST,
    /** It is not done, and neither is any later one, as if the program had been killed. */
    DIES
  }

  /** Decides how a request ends. */
  @FunctionalInterface
  public interface Rule {
    Outcome outcome(Kind kind, Path path, long ordinal);
  }

  /** A request to the store. */
  @FunctionalInterface
  interface Action<T> {
    T run() throws IOException;
  }

  private final long millis;
  private final Rule rule;
  private final Map<Kind, Long> counts = new EnumMap<>(Kind.class);
  private final AtomicBoolean isDead = new AtomicBoolean();
  private long number;

  /**
   * Requests.
   *
   * @param millis that each takes
   * @param rule by which they end
   */
  public StoreRequests(long millis, Rule rule) {
    this.millis = millis;
    this.rule = rule;
  }

  /** Requests that all succeed. */
  public static StoreRequests taking(long millis) {
    return new StoreRequests(millis, (kind, path, ordinal) -> Outcome.DONE);
  }

  /** Requests of which each may fail, or be the last of its program. */
  public static StoreRequests failing(long seed, double probability) {
    return new StoreRequests(
        0,
        (kind, path, ordinal) -> {
          Random random = new Random(seed * 31 + ordinal * 0x9E3779B97F4A7C15L);
          Outcome[] all = Outcome.values();
          return random.nextDouble() < probability
              ? all[1 + random.nextInt(all.length - 1)]
              : Outcome.DONE;
        });
  }

  /** Requests of a program that is killed at one of them. */
  public static StoreRequests dyingAt(long at) {
    return new StoreRequests(
        0, (kind, path, ordinal) -> ordinal == at ? Outcome.DIES : Outcome.DONE);
  }

  /**
   * Requests of which the first ones of a kind wait for one another, so that they only go on if
   * they are sent at the same time.
   *
   * @param number of those that wait, a multiple of the next one
   * @param together number of requests that must have been sent before one is done
   */
  static StoreRequests meeting(Kind kind, int number, int together) {
    AtomicInteger sent = new AtomicInteger();
    CyclicBarrier barrier = new CyclicBarrier(together);
    return new StoreRequests(
        0,
        (each, path, ordinal) -> {
          if (each == kind && sent.getAndIncrement() < number) {
            try {
              barrier.await(1, TimeUnit.MINUTES);
            } catch (InterruptedException | BrokenBarrierException | TimeoutException e) {
              return Outcome.DIES;
            }
          }
          return Outcome.DONE;
        });
  }

  /** The number of requests. */
  public synchronized long number() {
    return number;
  }

  /** The number of requests of a kind. */
  public synchronized long number(Kind kind) {
    return counts.getOrDefault(kind, 0L);
  }

  @Override
  public synchronized String toString() {
    return number + " requests: " + counts;
  }

  /** Does a request. */
  <T> T send(Kind kind, Path path, Action<T> action) throws IOException {
    pause();
    Outcome outcome = rule.outcome(kind, path, count(kind));
    if (outcome == Outcome.DIES) {
      isDead.set(true);
    }
    if (isDead.get() || outcome == Outcome.FAILS) {
      throw new IOException("the store fails at %s of %s".formatted(kind, path));
    }
    T result = action.run();
    if (outcome == Outcome.ANSWER_IS_LOST) {
      throw new IOException("the answer to %s of %s is lost".formatted(kind, path));
    }
    return result;
  }

  private synchronized long count(Kind kind) {
    counts.merge(kind, 1L, Long::sum);
    return number++;
  }

  private void pause() throws IOException {
    try {
      Thread.sleep(millis);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException("interrupted", e);
    }
  }
}
