package org.dancingsparks.cli.session;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.IntConsumer;

/**
 * Ends the program within two seconds of Ctrl-C, SIGTERM or SIGHUP, with code 130, 143 or 129 and
 * only our own message.
 *
 * <p>Either the command finishes first, by {@link #finish}, or a signal interrupts it; this is
 * decided once. A finished command keeps its exit code and its complete result, whatever signal
 * follows. An interrupted one prints nothing more, even if it reaches its end.
 */
public final class Shutdown {
  /**
   * The time for an orderly end. On one machine Spark takes a quarter of it to stop; a cluster
   * notices by itself when its driver disappears.
   */
  public static final Duration TIME_TO_END = Duration.ofMillis(1_200);

  /** The decision between finished and interrupted. */
  private enum Phase {
    RUNNING,
    DONE,
    INTERRUPTED
  }

  private static final AtomicReference<Phase> PHASE = new AtomicReference<>(Phase.RUNNING);

  private static volatile boolean isGoingDown;
  private static volatile String lastWord = "";
  private static volatile Runnable first = () -> {};

  /** The exit code of the command, once its result is complete. */
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
   * @param exit ends the JVM in order
   * @param halt ends it at once
   * @param timeToEnd the time for an orderly end
   */
  public static void watch(
      StandardError err, IntConsumer exit, IntConsumer halt, Duration timeToEnd) {
    Runtime.getRuntime().addShutdownHook(new Thread(() -> isGoingDown = true));
    Shutdown shutdown = new Shutdown(err, exit, halt, timeToEnd);
    for (String signal : List.of(Signals.INTERRUPT, Signals.TERMINATE, Signals.HANG_UP)) {
      Signals.handle(signal, number -> shutdown.end(ExitCode.SIGNALS + number));
    }
  }

  private void end(int code) {
    if (!isSignalled.compareAndSet(false, true)) {
      haltNow(code);
    }
    boolean isFirst = PHASE.compareAndSet(Phase.RUNNING, Phase.INTERRUPTED);
    // Started before any message, since writing one may block if its reader has stopped.
    Thread limit = new Thread(() -> haltLater(code), "limit of the shutdown");
    limit.setDaemon(true);
    limit.start();
    if (isFirst) {
      // Complaints from Spark and our own threads about being stopped are of no use to anybody.
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

  /**
   * Sets the message for an interrupt from now on: what has been written and how to resume; may be
   * empty.
   */
  public static void saying(String line) {
    lastWord = line;
  }

  /**
   * Registers an action that runs when the command is done, before the JVM ends: a cluster then
   * knows that all is well.
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
   * Sets the exit code of a command whose result is printed, and runs the actions that come before
   * the JVM's end.
   */
  public static void prepare(int code) {
    ownCode = code;
    first.run();
  }

  /**
   * Returns whether an exit with 0 counts as a failure: where YARN runs this driver, a command that
   * succeeds has to return.
   */
  public static boolean isExitAFailure() {
    return "yarn".equals(System.getProperty("spark.master"))
        && "cluster".equals(System.getProperty("spark.submit.deployMode"));
  }

  /**
   * Returns whether a signal came before the command was done; nothing more may then be printed.
   */
  public static boolean isInterrupted() {
    return PHASE.get() == Phase.INTERRUPTED;
  }

  /** Returns whether the JVM is ending before the command is done. */
  public static boolean hasBegun() {
    return isInterrupted() || isGoingDown;
  }
}
