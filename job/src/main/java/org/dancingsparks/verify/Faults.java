package org.dancingsparks.verify;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** The faults of a run, each with the name of its file. Not thread safe. */
public final class Faults {
  /** The maximum number of faults listed. */
  private static final int MAX_LISTED = 100;

  private final Set<String> faults = new LinkedHashSet<>();

  public void add(String file, String what) {
    if (faults.size() < MAX_LISTED) {
      faults.add("%s: %s".formatted(file, what));
    }
  }

  /** Adds the fault of a file if a condition is not met. */
  void check(boolean isRight, String file, String what) {
    if (!isRight) {
      add(file, what);
    }
  }

  public boolean areNone() {
    return faults.isEmpty();
  }

  public List<String> list() {
    return List.copyOf(faults);
  }
}
