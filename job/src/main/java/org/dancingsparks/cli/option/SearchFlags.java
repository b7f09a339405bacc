package org.dancingsparks.cli.option;

import org.dancingsparks.cli.output.ProgressLines;

/** The flags of a search: its puzzle, its engine, and its division into bins. */
public record SearchFlags(Target target, EngineFlags engine, Split split) {
  /** A destination for the progress of the search. */
  public ProgressLines progress() {
    return engine.progress(target);
  }
}
