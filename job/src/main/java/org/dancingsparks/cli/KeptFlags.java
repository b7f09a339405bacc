package org.dancingsparks.cli;

import java.util.Optional;
import picocli.CommandLine.Mixin;

/** The flags of a run that also lets its user say how many files it writes. */
final class KeptFlags extends ExistingFlags {
  @Mixin private Bins bins;

  /** The number of bins asked for, if one was. */
  Optional<Integer> bins() {
    return bins.number();
  }
}
