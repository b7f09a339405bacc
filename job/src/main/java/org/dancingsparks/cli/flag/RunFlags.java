package org.dancingsparks.cli.flag;

import java.util.Optional;
import picocli.CommandLine.Mixin;

/** The flags of a run that also lets its user say how many files it writes. */
public final class RunFlags extends ExistingFlags {
  @Mixin private Bins bins;

  /** Returns the number of bins, if the user has set it. */
  public Optional<Integer> bins() {
    return bins.number();
  }
}
