package org.dancingsparks.cli.tables;

import java.util.Locale;
import org.dancingsparks.tables.Verdict;

/** The choice of members to count in a second way. */
public enum Twice {
  /** Those whose number differs from the known one. */
  DIFFERING,
  /** Also members without a known number. */
  NEW,
  ALL;

  boolean includes(Verdict verdict) {
    return switch (this) {
      case DIFFERING -> verdict == Verdict.DIFFERS;
      case NEW -> verdict != Verdict.AGREES;
      case ALL -> true;
    };
  }

  /** The name in lower case, as users type it. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
