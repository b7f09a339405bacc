package org.dancingsparks.tables;

import java.util.Locale;

/** The members to count a second time, in another way. */
public enum SecondCounts {
  /** Those whose number differs from the known one. */
  DIFFERING,
  /** Also members without a known number. */
  NEW,
  ALL;

  /** Returns whether members of a verdict are counted again. */
  public boolean includes(Verdict verdict) {
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
