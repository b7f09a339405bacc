package org.dancingsparks.cli.tables;

import java.util.Locale;
import org.dancingsparks.tables.Verdict;

/** The members to count a second time, in another way. */
public enum SecondCounts {
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
