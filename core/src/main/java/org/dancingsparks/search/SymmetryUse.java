package org.dancingsparks.search;

import java.util.Locale;

/** The use that a search makes of the symmetries of its puzzle. */
public enum SymmetryUse {
  /** None: every solution is searched for. */
  NONE,
  /**
   * One placement per orbit of a piece is searched; each solution stands for its images as well.
   */
  SPLIT,
  /** One solution of each class of images is found: the canonical one. */
  CLASSES;

  /** The name that records and JSON use. */
  public String text() {
    return name().toLowerCase(Locale.ROOT);
  }
}
