package org.dancingsparks.tables;

import java.time.Duration;
import java.util.Optional;
import java.util.OptionalDouble;
import org.dancingsparks.message.TimeText;

/** The time for a table. No member is begun that would exceed it. */
public final class TableBudget {
  private static final double NANOS = 1e9;

  /** The share of the budget for counts of smaller members. */
  private static final double SHARE_OF_SMALLER = 0.1;

  private final Optional<Duration> most;
  private final long began = System.nanoTime();
  private final Growth growth = new Growth();
  private boolean isFirst = true;

  /** The moment when the member at work began, in nanoseconds, or 0. */
  private long begun;

  /**
   * A budget that begins now.
   *
   * @param most empty for any time
   */
  public TableBudget(Optional<Duration> most) {
    this.most = most;
  }

  /** The members of a table, by their numbers, and forecasts of the time of each. */
  public interface Members {
    /** Returns the name of a member's puzzle. */
    String name(int number);

    /** Returns the seconds that a member takes by a sample of its layers, if it has any. */
    OptionalDouble sampled(int number);

    /** Counts a member and returns the seconds that took; 0 if there is no such member. */
    double seconds(int number);
  }

  /** The end of a table whose next member would take too long. */
  public static final class SpentException extends RuntimeException {
    private static final long serialVersionUID = 1;

    private SpentException(String message) {
      super(message);
    }
  }

  /**
   * Ends a member, or takes note of one that was counted before.
   *
   * @param seconds of its count then
   */
  public void end(double seconds) {
    growth.add(begun == 0 ? seconds : (System.nanoTime() - begun) / NANOS);
    begun = 0;
    isFirst = false;
  }

  /**
   * Begins a member.
   *
   * @throws SpentException if it would not be finished, by a forecast
   */
  public void begin(int number, Members members) {
    most.ifPresent(time -> check(time, number, members));
    begun = System.nanoTime();
  }

  private void check(Duration time, int number, Members members) {
    String name = members.name(number);
    double left = time.toMillis() / 1e3 - (System.nanoTime() - began) / NANOS;
    OptionalDouble forecast = growth.next();
    String reason = "as the times before it grow";
    if (forecast.isEmpty()) {
      forecast = members.sampled(number);
      reason = "by a sample of its layers";
    }
    if (forecast.isEmpty() && left > 0 && isFirst) {
      forecast = bySmaller(number, members, left);
      reason = "as those of smaller members grow";
    }
    if (left <= 0 || forecast.orElse(0) > left) {
      throw new SpentException(
          "stops before %s, which would take %s; %s of the budget is left"
              .formatted(
                  name,
                  forecast.isPresent()
                      ? "%s, %s".formatted(TimeText.about(forecast.getAsDouble()), reason)
                      : "an unknown time",
                  left <= 0 ? "none" : TimeText.about(left)));
    }
  }

  /**
   * Returns a forecast from counts of the members before this one, beginning with member 1; empty
   * if too few of them take long enough to tell.
   */
  private static OptionalDouble bySmaller(int number, Members members, double seconds) {
    Growth growth = new Growth();
    int last = 0;
    double left = SHARE_OF_SMALLER * seconds;
    while (last + 1 < number && growth.next().orElse(0) < left) {
      last++;
      double taken = members.seconds(last);
      growth.add(taken);
      left -= taken;
    }
    return growth.after(number - last);
  }
}
