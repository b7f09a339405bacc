package org.dancingsparks.run;

/** What to do about a directory that is there already. */
public enum SaveMode {
  REFUSE,
  /** Replace what is there, finished or not. */
  OVERWRITE,
  /** Go on with the run that is there, or begin one if there is none. */
  RESUME
}
