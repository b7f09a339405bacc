package org.dancingsparks.web.jdk;

/** A lock where there is one thread. */
public final class ReentrantLock {
  public void lock() {
    // No other thread can have it.
  }

  public void unlock() {
    // Nor wait for it.
  }
}
