package org.dancingsparks.cli.command;

import org.dancingsparks.cli.option.EngineFlags;
import org.dancingsparks.cli.option.Split;
import org.dancingsparks.cli.option.Target;
import org.dancingsparks.cli.output.ProgressLines;

/** The flags of a search: its puzzle, its engine, and its division into bins. */
record SearchFlags(Target target, EngineFlags engine, Split split) {
  /** A destination for the progress of the search. */
  ProgressLines progress() {
    return engine.progress(target);
  }
}
