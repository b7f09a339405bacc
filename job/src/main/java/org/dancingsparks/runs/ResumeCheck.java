package org.dancingsparks.runs;

/** Checks that a run to be resumed is the one that was started, component by component. */
public final class ResumeCheck {
  private ResumeCheck() {}

  /**
   * Compares two records of the same type, whose components have a {@link Label}.
   *
   * @param recorded of the run that was started
   * @param wanted of the run that is to resume it
   * @throws StoreException if a component differs
   */
  public static void check(String directory, Record recorded, Record wanted) {
    check(directory, recorded, wanted, "");
  }

  /** Compares two records, except for one component. */
  static void check(String directory, Record recorded, Record wanted, String ignored) {
    HeaderDifference.of(recorded, wanted, ignored)
        .ifPresent(
            difference -> {
              throw new StoreException(
                  "Cannot resume %s: %s".formatted(directory, difference),
                  "resume it with the values it was started with, or replace it with {overwrite}");
            });
  }
}
