package org.dancingsparks.cli.tables;

import java.time.Duration;
import java.util.Optional;
import java.util.OptionalDouble;
import org.dancingsparks.cli.count.RequestedSearch;
import org.dancingsparks.cli.output.TimeText;
import org.dancingsparks.layers.rounds.LayerForecast;
import org.dancingsparks.search.Search;
import org.dancingsparks.spark.Cores;
import org.dancingsparks.tables.Growth;

/** The time for a table. No member is begun that would exceed it. */
public final class TableBudget {
  private static final double NANOS = 1e9;

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

  /** The end of a table whose next member would take too long. */
  static final class SpentException extends RuntimeException {
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
  void end(double seconds) {
    growth.add(begun == 0 ? seconds : (System.nanoTime() - begun) / NANOS);
    begun = 0;
    isFirst = false;
  }

  /**
   * Begins a member.
   *
   * @throws SpentException if it would not be finished, by a forecast
   */
  void begin(int number, MemberCount members) {
    most.ifPresent(time -> check(time, number, members));
    begun = System.nanoTime();
  }

  private void check(Duration time, int number, MemberCount members) {
    RequestedSearch asked = members.asked(number);
    double left = time.toMillis() / 1e3 - (System.nanoTime() - began) / NANOS;
    OptionalDouble forecast = growth.next();
    String reason = "as the times before it grow";
    if (forecast.isEmpty()) {
      forecast = ofLayers(asked);
      reason = "by a sample of its layers";
    }
    if (forecast.isEmpty() && left > 0 && isFirst) {
      forecast = SmallerMembers.forecast(number, members, left);
      reason = "as those of smaller members grow";
    }
    if (left <= 0 || forecast.orElse(0) > left) {
      throw new SpentException(
          "stops before %s, which would take %s; %s of the budget is left"
              .formatted(
                  asked.target().puzzle().name(),
                  forecast.isPresent()
                      ? "%s, %s".formatted(TimeText.about(forecast.getAsDouble()), reason)
                      : "an unknown time",
                  left <= 0 ? "none" : TimeText.about(left)));
    }
  }

  private static OptionalDouble ofLayers(RequestedSearch asked) {
    Search search = asked.search();
    return LayerForecast.of(search.ordered())
        .map(forecast -> OptionalDouble.of(forecast.cpuSeconds() / Cores.ofThisJvm()))
        .orElseGet(OptionalDouble::empty);
  }
}
