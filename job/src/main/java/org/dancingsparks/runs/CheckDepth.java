package org.dancingsparks.runs;

/** The thoroughness of a check of a run's files. */
public enum CheckDepth {
  /** Their lengths are compared with the manifest. */
  LENGTHS,
  /** Their SHA-256 are compared as well, so all files are read. */
  CHECKSUMS
}
