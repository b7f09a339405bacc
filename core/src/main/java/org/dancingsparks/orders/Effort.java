package org.dancingsparks.orders;

/** Counted work, up to a bound: the same on every machine. */
final class Effort {
  private long left;

  /** An effort of at most so many operations on words, about. */
  Effort(long most) {
    left = most;
  }

  /** Counts operations on words. */
  void spend(long operations) {
    left -= operations;
  }

  boolean isSpent() {
    return left <= 0;
  }

  /** Number of operations left; zero or less when it is spent. */
  long left() {
    return left;
  }
}
