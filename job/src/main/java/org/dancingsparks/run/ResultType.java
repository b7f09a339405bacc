package org.dancingsparks.run;

import java.util.Locale;

/** What a run keeps. */
public enum ResultType {
  /** Every solution, in parts. */
  SOLUTIONS,
  /** Their number. */
  COUNT,
  /** The sudokus of a list, each with a solution. */
  SUDOKUS,
  /** Starting positions that have one solution. */
  STARTS;

  /** How records name it. */
  public String text() {
    return name().toLowerCase(Locale.ROOT);
  }
}
