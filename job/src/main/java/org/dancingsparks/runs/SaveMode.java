package org.dancingsparks.runs;

/** The treatment of a directory that is there already. */
public enum SaveMode {
  REFUSE,
  /** Replace what is there, finished or not. */
  OVERWRITE,
  /** Resume the run that is there, or begin one if there is none. */
  RESUME
}
