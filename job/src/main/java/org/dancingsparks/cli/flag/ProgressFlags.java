package org.dancingsparks.cli.flag;

import picocli.CommandLine.Option;

/** The flags for a command's reports on standard error, which its session honours. */
public final class ProgressFlags {
  public static final String QUIET = "--quiet";

  public static final String VERBOSE = "--verbose";

  @Option(names = QUIET, description = "Do not report progress or choices; still report errors.")
  private boolean isQuiet;

  @Option(
      names = VERBOSE,
      description =
          "Report the choice of engine, and the reason, at once; by default only runs "
              + "longer than a few seconds do.")
  private boolean isVerbose;

  public boolean isQuiet() {
    return isQuiet;
  }
}
