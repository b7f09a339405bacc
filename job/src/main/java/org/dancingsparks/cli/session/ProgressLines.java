package org.dancingsparks.cli.session;

import java.io.PrintWriter;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import org.dancingsparks.message.Printable;
import org.dancingsparks.search.Progress;

/**
 * Reports the progress of a run on standard error. On a terminal it rewrites one line; elsewhere it
 * prints nothing for a few seconds, then a line at growing intervals. Thread safe.
 */
public final class ProgressLines implements Progress {
  private static final double NANOS = 1e9;
  private static final double FIRST_SECONDS = 3;
  private static final double MIN_SECONDS_BETWEEN = 2;

  /** Share of the time so far between two lines: the longer a run takes, the rarer its lines. */
  private static final double SHARE_BETWEEN = 0.1;

  /** Seconds until the first line on a terminal; shorter work needs none. */
  private static final double FIRST_SECONDS_OF_STATUS = 1;

  private static final double SECONDS_BETWEEN_STATUS = 0.2;

  /** The upper bound on the share shown for unfinished work, whatever the rounding. */
  private static final double NEARLY_ALL = 0.999;

  private final String name;
  private final StandardError err;
  private final PrintWriter out;
  private final LongSupplier clock;
  private final long began;
  private RateEstimate pace = new RateEstimate();
  private String whole = "search";
  private String things = "solutions";
  private double next;
  private double done;
  private long solutions;
  private boolean isCompleting;
  private boolean hasRemarks = true;
  private boolean hasChoices;

  /** Choices to be reported if the work takes long. */
  private final List<String> choices = new ArrayList<>();

  public ProgressLines(String name, StandardError err) {
    this(name, err, System::nanoTime);
  }

  /**
   * Lines by a clock.
   *
   * @param clock nanoseconds since any moment
   */
  public ProgressLines(String name, StandardError err, LongSupplier clock) {
    this.name = name;
    this.err = err;
    this.clock = clock;
    out = new PrintWriter(err, true, StandardCharsets.UTF_8);
    began = clock.getAsLong();
    next = err.isTerminal() ? FIRST_SECONDS_OF_STATUS : FIRST_SECONDS;
  }

  /**
   * Names the work in progress from now on.
   *
   * @param whole the work, in place of the search
   * @param things the results, in place of solutions
   */
  public synchronized ProgressLines of(String whole, String things) {
    this.whole = whole;
    this.things = things;
    done = 0;
    solutions = 0;
    isCompleting = false;
    pace = new RateEstimate();
    return this;
  }

  /** Leaves out the lines that are not about progress. */
  public synchronized ProgressLines withoutRemarks() {
    hasRemarks = false;
    return this;
  }

  /** Reports choices at once, however short the work is. */
  public synchronized ProgressLines withChoices() {
    hasChoices = true;
    return this;
  }

  /** Reports a choice, such as that of an engine, unless the work ends within seconds. */
  public synchronized void explain(String choice) {
    choices.add(choice);
    sayChoices();
  }

  private void sayChoices() {
    if (hasChoices || seconds() >= FIRST_SECONDS) {
      choices.forEach(this::say);
      choices.clear();
    }
  }

  /** Writes a line of its own now. */
  public synchronized void say(String line) {
    if (hasRemarks) {
      out.printf("%s: %s.%n", name, line);
    }
  }

  @Override
  public synchronized void update(double share, long found) {
    if (isCompleting) {
      return;
    }
    done = Math.max(done, share);
    solutions = Math.max(solutions, found);
    pace.add(seconds(), done, solutions);
    // Rounded down: only finished work shows 100%.
    double percent = Math.floor(1000 * Math.min(NEARLY_ALL, done)) / 10;
    tell(
        () ->
            String.format(
                Locale.ROOT, "%.1f %% of the %s, %,d %s", percent, whole, solutions, things),
        () -> List.of(pace.rate(), pace.left()));
  }

  @Override
  public synchronized void completing(int moved, int files) {
    isCompleting = true;
    tell(() -> String.format(Locale.ROOT, "%,d of %,d files in place", moved, files), List::of);
  }

  @Override
  public void leaves(String place, String why) {
    say(
        "temporary files stay in %s: %s; delete them yourself"
            .formatted(Printable.text(place), Printable.text(why)));
  }

  /** Records the share done of a short search that may be abandoned for another. */
  public synchronized void tried(double share) {
    tell(() -> String.format(Locale.ROOT, "%.1f %% of a short search", 100 * share), List::of);
  }

  /** Records how many random paths were followed. */
  public synchronized void paths(double share, long followed) {
    tell(
        () ->
            String.format(Locale.ROOT, "%.1f %% of the paths, %,d followed", 100 * share, followed),
        List::of);
  }

  /** Records how many starts were graded. */
  public synchronized void grades(int graded, int starts) {
    tell(() -> String.format(Locale.ROOT, "%,d of %,d starts graded", graded, starts), List::of);
  }

  /** Records that work of unknown length is going on. */
  public synchronized void atWork() {
    tell(() -> "at work", List::of);
  }

  /** Records how many residuals were visited; their total is unknown. */
  public synchronized void residuals(long visited) {
    String plural = visited == 1 ? "" : "s";
    tell(
        () ->
            String.format(Locale.ROOT, "%,d residual%s visited in the %s", visited, plural, whole),
        List::of);
  }

  /** Records how many of the written solutions were read. */
  public synchronized void read(long done, BigInteger all) {
    tell(() -> String.format(Locale.ROOT, "%,d of %,d solutions read", done, all), List::of);
  }

  /** Records how many tasks are done, of those known so far. */
  public synchronized void tasks(int ended, int known) {
    tell(() -> String.format(Locale.ROOT, "%,d of %,d tasks done", ended, known), List::of);
  }

  private double seconds() {
    return (clock.getAsLong() - began) / NANOS;
  }

  /** Reports a text if a line is due; most calls come sooner, and formatting takes longest. */
  private void tell(Supplier<String> text, Supplier<List<String>> more) {
    double seconds = seconds();
    if (seconds < next) {
      return;
    }
    sayChoices();
    String what = text.get();
    if (err.isTerminal()) {
      next = seconds + SECONDS_BETWEEN_STATUS;
      err.status(fitting(name + ": " + what, more.get()));
    } else {
      next = seconds + Math.max(MIN_SECONDS_BETWEEN, SHARE_BETWEEN * seconds);
      out.printf(Locale.ROOT, "%s: %s, %.0f s%n", name, what, seconds);
    }
  }

  /** Returns a text followed by the details that fit, last first. */
  private String fitting(String text, List<String> more) {
    List<String> phrases = new ArrayList<>(more);
    phrases.removeIf(String::isEmpty);
    phrases.add(0, text);
    while (phrases.size() > 1 && String.join(", ", phrases).length() > err.room()) {
      phrases.remove(1);
    }
    return String.join(", ", phrases);
  }
}
