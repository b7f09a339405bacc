package org.dancingsparks.layers.places;

import java.util.concurrent.atomic.AtomicLong;

/** The memory that the tables of a sweep take, its bound, and what went to files. Thread safe. */
final class MemoryUse {
  private final long most;
  private final AtomicLong bytes = new AtomicLong();
  private final AtomicLong spilled = new AtomicLong();

  MemoryUse(long most) {
    this.most = most;
  }

  /** Records that this many longs were allocated, or given back where it is negative. */
  void take(int longs) {
    bytes.addAndGet((long) Long.BYTES * longs);
  }

  /** Records that this many longs went to a file. */
  void spill(long longs) {
    spilled.addAndGet(Long.BYTES * longs);
  }

  /** The bytes that went to files. */
  long spilled() {
    return spilled.get();
  }

  /** Returns whether more is taken than the bound. */
  boolean isExceeded() {
    return bytes.get() > most;
  }

  /** Returns whether enough is free that nothing need be spilled soon. */
  boolean isRelieved() {
    return bytes.get() <= most - most / 4;
  }
}
