package org.dancingsparks.cli.sudoku;

import org.dancingsparks.cli.flag.RunFlags;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The flags for a list of sudokus: its directory and the mode of its run. */
public final class SudokuListFlags {
  @Option(
      names = "--out",
      paramLabel = "DIR",
      description =
          "Solve the list FILE, and write a row for each puzzle to this new directory;"
              + " malformed lines go to DIR/_meta/rejected.")
  private String directory;

  @Option(
      names = "--strict",
      description = "Exit with an error if there are malformed lines, after writing all others.")
  private boolean isStrict;

  @Mixin private RunFlags run;

  /** Returns the directory, or null. */
  public String directory() {
    return directory;
  }

  public boolean isStrict() {
    return isStrict;
  }

  /** Returns the flags for an existing directory and the number of files. */
  public RunFlags run() {
    return run;
  }
}
