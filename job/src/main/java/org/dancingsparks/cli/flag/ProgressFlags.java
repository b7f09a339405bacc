package org.dancingsparks.cli.flag;

import org.dancingsparks.cli.session.Session;
import picocli.CommandLine.Option;

/** The flags for a command's reports on standard error; {@link Session} reads them. */
public final class ProgressFlags {
  @Option(
      names = Session.QUIET,
      description = "Do not report progress or choices; still report errors.")
  private boolean isQuiet;

  @Option(
      names = Session.VERBOSE,
      description =
          "Report the choice of engine, and the reason, at once; by default only runs "
              + "longer than a few seconds do.")
  private boolean isVerbose;

  public boolean isQuiet() {
    return isQuiet;
  }
}
