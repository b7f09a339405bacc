package org.dancingsparks.search;

import java.util.Locale;

/** An engine, which solves subproblems. */
public enum Engine {
  /** Dancing Links: nothing is remembered, memory is proportional to the problem. */
  LINKS,
  /** Each residual is solved once and remembered. */
  DIAGRAM;

  /** The name shown to users. */
  public String text() {
    return name().toLowerCase(Locale.ROOT);
  }
}
