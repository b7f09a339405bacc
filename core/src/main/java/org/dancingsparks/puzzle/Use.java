package org.dancingsparks.puzzle;

import java.util.Locale;

/** The number of times that a solution uses a piece. */
public enum Use {
  /** Exactly once: the piece is a primary item. */
  ONCE,
  /** Once or not at all: the piece is a secondary item. */
  AT_MOST_ONCE,
  /** As often as fits: the piece is no item. */
  ANY_NUMBER;

  /** The name that puzzle files use. */
  public String text() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
