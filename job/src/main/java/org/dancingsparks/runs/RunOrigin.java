package org.dancingsparks.runs;

import java.util.Objects;

/**
 * The origin of a run, with which each header begins.
 *
 * @param format version of the layout on disk
 * @param program version of the program
 * @param contents type of the results, as {@link ResultType#text} has it
 */
public record RunOrigin(
    @Label("the format") int format,
    @Label("the program version") String program,
    @Label("the type of results") String contents)
    implements SealedJson.Flat {
  public RunOrigin {
    Objects.requireNonNull(program);
    Objects.requireNonNull(contents);
  }
}
