package org.dancingsparks.cli.option;

import java.util.Optional;
import picocli.CommandLine.Mixin;

/** The flags of a run that also lets its user say how many files it writes. */
public final class KeptFlags extends ExistingFlags {
  @Mixin private Bins bins;

  /** The number of bins asked for, if one was. */
  public Optional<Integer> bins() {
    return bins.number();
  }
}
