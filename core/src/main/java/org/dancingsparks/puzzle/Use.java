package org.dancingsparks.puzzle;

import java.util.Optional;

/**
 * The number of times that a solution uses a piece, or the pieces of a group together. Copies of a
 * piece are not told apart. Ordered from few to many, with required uses first.
 *
 * @param least 0 or more
 * @param most at least 1, and at least as many; {@link Integer#MAX_VALUE} if there is no limit
 */
public record Use(int least, int most) implements Comparable<Use> {
  /** Exactly once. */
  public static final Use ONCE = new Use(1, 1);

  /** Once or not at all. */
  public static final Use AT_MOST_ONCE = new Use(0, 1);

  /** Any number of times. */
  public static final Use ANY_NUMBER = new Use(0, Integer.MAX_VALUE);

  /**
   * Checks the limits.
   *
   * @throws IllegalArgumentException if they contradict each other
   */
  public Use {
    if (least < 0 || most < Math.max(1, least)) {
      throw new IllegalArgumentException(
          "A piece cannot be used %d to %d times.".formatted(least, most));
    }
  }

  /** Exactly this many times, 1 or more. */
  public static Use times(int times) {
    return new Use(times, times);
  }

  // By hand, as in Cell.

  @Override
  public boolean equals(Object other) {
    return other instanceof Use use && least == use.least && most == use.most;
  }

  @Override
  public int hashCode() {
    return 31 * least + most;
  }

  @Override
  public int compareTo(Use other) {
    return most == other.most
        ? Integer.compare(other.least, least)
        : Integer.compare(most, other.most);
  }

  /** Returns whether there can be several copies. */
  public boolean isRepeated() {
    return most > 1;
  }

  /** Returns whether there is no limit. */
  public boolean isUnlimited() {
    return most == Integer.MAX_VALUE;
  }

  /** The use left after this many times; empty if nothing. */
  public Optional<Use> after(int uses) {
    return uses >= most
        ? Optional.empty()
        : Optional.of(new Use(Math.max(0, least - uses), isUnlimited() ? most : most - uses));
  }

  /** The text that puzzle files use: {@code once}, {@code 3}, {@code 0-2} or {@code 2-}. */
  public String text() {
    if (equals(ONCE)) {
      return "once";
    }
    if (equals(AT_MOST_ONCE)) {
      return "at-most-once";
    }
    if (equals(ANY_NUMBER)) {
      return "any-number";
    }
    if (isUnlimited()) {
      return least + "-";
    }
    return least == most ? String.valueOf(least) : least + "-" + most;
  }
}
