package org.dancingsparks.cli;

import java.util.Optional;
import picocli.CommandLine.Mixin;

/** What to do with what a run has left in its directory, and how many files to write there. */
final class KeptFlags extends ExistingFlags {
  @Mixin private Bins bins;

  /** The number of bins asked for, if one was. */
  Optional<Integer> bins() {
    return bins.number();
  }
}
