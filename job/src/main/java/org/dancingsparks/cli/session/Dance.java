package org.dancingsparks.cli.session;

import org.dancingsparks.cli.help.HelpCommand;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** The root command; all others are its subcommands. */
@Command(
    name = Dance.NAME,
    description = {
      "Counts, lists and explores all solutions of exact cover problems: puzzles of",
      "pieces, sudokus, calendars, queens, and any problem of your own."
    },
    customSynopsis = "dance COMMAND ...",
    commandListHeading = "",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    footerHeading = HelpCommand.EXAMPLES,
    footer = {
      "  dance solve kanoodle",
      "  dance count kanoodle",
      "  dance new mine.yaml --like hexagons",
      "  dance help count"
    },
    exitCodeListHeading =
        "%nFiles and directories can be on any Hadoop file system (hdfs://HOST/PATH) unless"
            + "%na flag's help says that they are on this machine.%n%nExit codes:%n",
    exitCodeList = {
      ExitCode.DONE + ":done, even if the puzzle has no solution",
      ExitCode.BUG + ":a bug in the program, with a stack trace",
      ExitCode.USAGE + ":a command line that cannot be understood",
      ExitCode.USER_ERROR
          + ":an error that you can put right, such as a missing file or a damaged run; the"
          + " message says how",
      "129:interrupted by SIGHUP",
      "130:interrupted by Ctrl-C",
      "143:interrupted by SIGTERM",
    })
public final class Dance implements Runnable {
  /** The name of the program. */
  public static final String NAME = "dance";

  private final StandardError err;

  @Spec private CommandSpec spec;

  public Dance(StandardError err) {
    this.err = err;
  }

  /** Returns the stream that shows progress. */
  StandardError standardError() {
    return err;
  }

  @Override
  public void run() {
    spec.commandLine().usage(spec.commandLine().getOut());
  }
}
