package org.dancingsparks.cli.flag;

import java.util.Optional;
import picocli.CommandLine.Mixin;

/** The flags of a run whose number of files can be set as well. */
public final class RunFlags extends ExistingFlags {
  @Mixin private Bins bins;

  /** Returns the number of bins, if the user has set it. */
  public Optional<Integer> bins() {
    return bins.number();
  }
}
