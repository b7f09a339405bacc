package org.dancingsparks.diagram;

/** Numbers of suffixes after single options. Immutable. */
public final class SuffixCounts {
  private final long[] counts;
  private final int[] longest;

  SuffixCounts(long[] counts, int[] longest) {
    this.counts = counts;
    this.longest = longest;
  }

  /** Number of suffixes of the minimum length after an option; at most 2 to the 62nd. */
  public long count(int option) {
    return counts[option];
  }

  /** Number of options of the longest suffix after an option; 0 if there is none. */
  public int longest(int option) {
    return longest[option];
  }
}
