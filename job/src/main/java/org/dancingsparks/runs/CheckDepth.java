package org.dancingsparks.runs;

/** The thoroughness of a check of a run's files. */
public enum CheckDepth {
  /** Their lengths are compared with the manifest. */
  LENGTHS,
  /** So are their SHA-256, for which all of them are read. */
  CHECKSUMS
}
