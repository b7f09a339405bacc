package org.dancingsparks.cli.output;

/** The form in which a command prints its result. */
public enum ResultForm {
  /** For people: the number asked for, or lines. */
  TEXT,
  /** For programs, with all that is known about the run. */
  JSON
}
