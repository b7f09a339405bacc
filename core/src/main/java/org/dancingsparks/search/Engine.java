package org.dancingsparks.search;

import java.util.Locale;

/** What solves subproblems. */
public enum Engine {
  /** Dancing Links: nothing is remembered, memory is proportional to the problem. */
  LINKS,
  /** Each residual is solved once and remembered. */
  DIAGRAM;

  /** The name by which users know it. */
  public String text() {
    return name().toLowerCase(Locale.ROOT);
  }
}
