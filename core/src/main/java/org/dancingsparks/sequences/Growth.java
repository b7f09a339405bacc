package org.dancingsparks.sequences;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;

/**
 * The growth of the time that members of a table take, by which that of the next is forecast. Where
 * some take no time, since they have no solution for a simple reason, the longest so far stands for
 * them.
 */
public final class Growth {
  /** Shorter times tell nothing. */
  private static final double LEAST_SECONDS = 0.05;

  /** The most members that a rate is taken from. */
  private static final int MOST = 4;

  /** By member, the most seconds so far. */
  private final List<Double> longest = new ArrayList<>();

  /** Adds the time of a member, which follows those before. */
  public void add(double seconds) {
    longest.add(longest.isEmpty() ? seconds : Math.max(seconds, longest.get(longest.size() - 1)));
  }

  /** A forecast of the seconds of the next member, if two or more have taken some time. */
  public OptionalDouble next() {
    List<Double> told = longest.stream().filter(seconds -> seconds >= LEAST_SECONDS).toList();
    if (told.size() < 2) {
      return OptionalDouble.empty();
    }
    int steps = Math.min(MOST, told.size()) - 1;
    double last = told.get(told.size() - 1);
    double rate = Math.pow(last / told.get(told.size() - 1 - steps), 1.0 / steps);
    return OptionalDouble.of(last * rate);
  }
}
