package org.dancingsparks.cli.flag;

/** The form in which a command prints its result. */
public enum ResultForm {
  /** For people: a number, or lines. */
  TEXT,
  /** For programs, with all known facts about the run. */
  JSON
}
