package org.dancingsparks.runs;

/**
 * The first part of a manifest: the properties of a run fixed before it begins. A record of plain
 * values, without times or names of machines, so that equal runs have equal headers. Components
 * have a {@link Label} by which messages name them.
 */
public interface RunHeader {
  /** The version of the layout on disk. */
  int format();

  /** The version of the program. */
  String program();

  /** The type of the results, as {@link ResultType#text} has it. */
  String contents();
}
