package org.dancingsparks.permanent;

import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;

/** Checks every few thousand steps whether to give up. Not thread safe. */
final class CancellationCheck {
  /** Steps between two checks, less one: a mask. */
  private static final int POLL = (1 << 12) - 1;

  private final BooleanSupplier cancelled;
  private int steps;

  CancellationCheck(BooleanSupplier cancelled) {
    this.cancelled = cancelled;
  }

  /** Counts a step. */
  void step() {
    if ((++steps & POLL) == 0 && cancelled.getAsBoolean()) {
      throw new CancellationException("The permanent was cancelled.");
    }
  }
}
