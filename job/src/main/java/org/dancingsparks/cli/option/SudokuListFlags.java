package org.dancingsparks.cli.option;

import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Where the puzzles of a list go, and how. */
public final class SudokuListFlags {
  @Option(
      names = "--out",
      paramLabel = "DIR",
      description =
          "Solve the list FILE over Spark, and write a row for each puzzle to this new directory, on"
              + " any Hadoop file system; malformed lines go to DIR/_rejected.")
  private String directory;

  @Option(
      names = "--strict",
      description =
          "Fail at the end if there were malformed lines; the rest is written all the same.")
  private boolean isStrict;

  @Mixin private KeptFlags kept;

  /** Where to, or null. */
  public String directory() {
    return directory;
  }

  public boolean isStrict() {
    return isStrict;
  }

  /** What to do with what is there, and how many files to write. */
  public KeptFlags kept() {
    return kept;
  }
}
