package org.dancingsparks.cli.process;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.IntConsumer;

/**
 * Ends the program after Ctrl-C, SIGTERM or SIGHUP: within two seconds, with 130, 143 or 129, and
 * without a word but ours.
 *
 * <p>Either the command is done first, by {@link #finish}, or a signal interrupts it first: one of
 * the two is decided once. What is done has its own exit code and all of its result, whatever
 * signal comes later; what is interrupted prints nothing from then on, even if it gets to its end.
 */
public final class Shutdown {
  /** The exit code of what a signal ended is this and its number. */
  private static final int SIGNALS = 128;

  /**
   * On one machine Spark takes a quarter of this to stop; a cluster sees that its driver is gone.
   */
  public static final Duration TIME_TO_END = Duration.ofMillis(1_200);

  /** What has been decided. */
  private enum Phase {
    RUNNING,
    DONE,
    INTERRUPTED
  }

  private static final AtomicReference<Phase> PHASE = new AtomicReference<>(Phase.RUNNING);

  private static volatile boolean isGoingDown;
  private static volatile String lastWord = "";
  private static volatile Runnable first = () -> {};

  /** The exit code of the command, once all of its result is where it belongs. */
  private static volatile Integer ownCode;

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
  public static void watch(
      StandardError err, IntConsumer exit, IntConsumer halt, Duration timeToEnd) {
    Runtime.getRuntime().addShutdownHook(new Thread(() -> isGoingDown = true));
    Shutdown shutdown = new Shutdown(err, exit, halt, timeToEnd);
    for (String signal : List.of(Signals.INTERRUPT, Signals.TERMINATE, Signals.HANG_UP)) {
      Signals.handle(signal, number -> shutdown.end(SIGNALS + number));
    }
  }

  private void end(int code) {
    if (!isSignalled.compareAndSet(false, true)) {
      haltNow(code);
    }
    boolean isFirst = PHASE.compareAndSet(Phase.RUNNING, Phase.INTERRUPTED);
    // Before anything is said: whoever should read it may have stopped reading.
    Thread limit = new Thread(() -> haltLater(code), "limit of the shutdown");
    limit.setDaemon(true);
    limit.start();
    if (isFirst) {
      // What Spark and our own threads say of being stopped midway is of no use to anybody.
      err.lastWord(lastWord);
      exit.accept(code);
    }
    // Else the command is done, and about to exit by itself.
  }

  private void haltLater(int code) {
    try {
      Thread.sleep(timeToEnd.toMillis());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    haltNow(code);
  }

  private void haltNow(int code) {
    Integer own = ownCode;
    halt.accept(own == null ? code : own);
  }

  /** What to say if a signal comes from now on: what is kept and how to go on; may be empty. */
  public static void saying(String line) {
    lastWord = line;
  }

  /**
   * Has something stopped when the command is done, before the JVM goes down: a cluster then knows
   * that all is well.
   */
  public static void beforeEnd(Runnable stop) {
    first = stop;
  }

  /** Decides that the command is done; false if a signal has interrupted it before. */
  public static boolean finish() {
    PHASE.compareAndSet(Phase.RUNNING, Phase.DONE);
    return PHASE.get() == Phase.DONE;
  }

  /**
   * Takes the exit code of a command that is done and whose result is printed, and stops what has
   * to be stopped before the JVM goes down.
   */
  public static void prepare(int code) {
    ownCode = code;
    first.run();
  }

  /** Whether a signal has come before the command was done: nothing is to be printed any more. */
  public static boolean isInterrupted() {
    return PHASE.get() == Phase.INTERRUPTED;
  }

  /** Whether the JVM is going down before the command is done. */
  public static boolean hasBegun() {
    return isInterrupted() || isGoingDown;
  }
}
