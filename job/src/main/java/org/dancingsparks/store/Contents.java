package org.dancingsparks.store;

import java.util.Locale;

/** What a run keeps. */
public enum Contents {
  /** Every solution, in parts. */
  SOLUTIONS,
  /** Their number. */
  COUNT;

  String text() {
    return name().toLowerCase(Locale.ROOT);
  }
}
