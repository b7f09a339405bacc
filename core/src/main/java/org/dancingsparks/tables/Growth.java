package org.dancingsparks.tables;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;

/**
 * The growth of the time taken by members of a table, for a forecast of the time of a later one.
 * Only members that took longer than all before them count: others have no solution for a simple
 * reason, or the first one waited for the program to start.
 */
public final class Growth {
  /** The least time that counts; shorter ones say nothing. */
  private static final double MIN_SECONDS = 0.05;

  /** Maximum number of members that a rate is taken from. */
  private static final int MAX_MEMBERS = 4;

  /** The seconds of members that took longer than all before them. */
  private final List<Double> longest = new ArrayList<>();

  /** Adds the time of a member, which follows those before. */
  public void add(double seconds) {
    if (seconds >= MIN_SECONDS
        && (longest.isEmpty() || seconds > longest.get(longest.size() - 1))) {
      longest.add(seconds);
    }
  }

  /** A forecast of the seconds of the next member, if two or more tell. */
  public OptionalDouble next() {
    return after(1);
  }

  /**
   * A forecast of the seconds of a later member, if two or more tell.
   *
   * @param members from the last to that one
   */
  public OptionalDouble after(int members) {
    int size = longest.size();
    if (size < 2) {
      return OptionalDouble.empty();
    }
    int steps = Math.min(MAX_MEMBERS, size) - 1;
    double last = longest.get(size - 1);
    double rate = Math.pow(last / longest.get(size - 1 - steps), 1.0 / steps);
    return OptionalDouble.of(last * Math.pow(rate, members));
  }
}
