package org.dancingsparks.testing;

/**
 * The size of random checks: a slice of seconds in each build, and the whole campaign of minutes to
 * hours with the Maven profile {@code campaign}.
 */
public final class Campaign {
  /** True where campaigns run whole. */
  public static final boolean IS_WHOLE = Boolean.getBoolean("campaign");

  private Campaign() {}

  /**
   * The number of runs of a random check.
   *
   * @param slice in each build
   * @param whole in a campaign
   */
  public static int runs(int slice, int whole) {
    return IS_WHOLE ? whole : slice;
  }
}
