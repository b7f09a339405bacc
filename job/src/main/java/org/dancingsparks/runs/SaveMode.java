package org.dancingsparks.runs;

/** The treatment of an existing directory. */
public enum SaveMode {
  REFUSE,
  /** Replace the run there, finished or not. */
  OVERWRITE,
  /** Resume the run that is there, or begin one if there is none. */
  RESUME
}
