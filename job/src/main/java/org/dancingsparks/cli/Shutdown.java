package org.dancingsparks.cli;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.IntConsumer;

/**
 * Ends the program after Ctrl-C or SIGTERM: within two seconds, with 130 or 143, and without a word
 * but ours.
 */
final class Shutdown {
  /** The exit code of what a signal ended is this and its number. */
  private static final int SIGNALS = 128;

  /**
   * On one machine Spark takes a quarter of this to stop; a cluster sees that its driver is gone.
   */
  static final Duration TIME_TO_END = Duration.ofMillis(1_200);

  private static volatile boolean hasBegun;
  private static volatile String lastWord = "";
  private static volatile Runnable first = () -> {};

  private final StandardError err;
  private final IntConsumer exit;
  private final IntConsumer halt;
  private final Duration timeToEnd;
  private final AtomicBoolean isSignalled = new AtomicBoolean();

  private Shutdown(StandardError err, IntConsumer exit, IntConsumer halt, Duration timeToEnd) {
    this.err = err;
    this.exit = exit;
    this.halt = halt;
    this.timeToEnd = timeToEnd;
  }

  /**
   * Waits for a signal.
   *
   * @param exit ends the JVM in good order
   * @param halt ends it at once
   * @param timeToEnd how long good order may take
   */
  static void watch(StandardError err, IntConsumer exit, IntConsumer halt, Duration timeToEnd) {
    Runtime.getRuntime().addShutdownHook(new Thread(() -> hasBegun = true));
    Shutdown shutdown = new Shutdown(err, exit, halt, timeToEnd);
    for (String signal : List.of(Signals.INTERRUPT, Signals.TERMINATE)) {
      Signals.handle(signal, number -> shutdown.end(SIGNALS + number));
    }
  }

  private void end(int code) {
    if (!isSignalled.compareAndSet(false, true)) {
      halt.accept(code);
    }
    hasBegun = true;
    // Before anything is said: whoever should read it may have stopped reading.
    Thread limit = new Thread(() -> haltLater(code), "limit of the shutdown");
    limit.setDaemon(true);
    limit.start();
    // What Spark and our own threads say of being stopped midway is of no use to anybody.
    err.lastWord(lastWord);
    exit.accept(code);
  }

  private void haltLater(int code) {
    try {
      Thread.sleep(timeToEnd.toMillis());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    halt.accept(code);
  }

  /** What to say if a signal comes from now on: what is kept and how to go on; may be empty. */
  static void saying(String line) {
    lastWord = line;
  }

  /**
   * Has something stopped when the command is done, before the JVM goes down: a cluster then knows
   * that all is well.
   */
  static void beforeEnd(Runnable stop) {
    first = stop;
  }

  /** Stops what has to be stopped before the JVM goes down. */
  static void prepare() {
    first.run();
  }

  /** Whether the JVM is going down, as after Ctrl-C. */
  static boolean hasBegun() {
    return hasBegun;
  }
}
