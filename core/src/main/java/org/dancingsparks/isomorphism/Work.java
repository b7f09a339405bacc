package org.dancingsparks.isomorphism;

/** Work of labellings, counted in words of graphs that are read, with a bound. One thread. */
final class Work {
  private final long most;
  private long done;

  /** Work up to a bound. */
  Work(long most) {
    this.most = most;
  }

  void add(long words) {
    done += words;
  }

  long done() {
    return done;
  }

  /** Returns whether it is beyond its bound. */
  boolean isTooMuch() {
    return done > most;
  }
}
