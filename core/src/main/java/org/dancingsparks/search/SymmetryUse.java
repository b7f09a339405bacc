package org.dancingsparks.search;

/** What a search does with the symmetries of its puzzle. */
public enum SymmetryUse {
  /** Nothing: every solution is searched for. */
  NONE,
  /**
   * One placement per orbit of a piece is searched; each solution stands for its images as well.
   */
  SPLIT,
  /** One solution per class of images is wanted: the canonical one. */
  CLASSES
}
