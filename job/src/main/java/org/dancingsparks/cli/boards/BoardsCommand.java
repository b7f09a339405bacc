package org.dancingsparks.cli.boards;

import org.dancingsparks.cli.flag.Memory;
import org.dancingsparks.cli.flag.ProgressFlags;
import org.dancingsparks.cli.flag.ResultForm;
import org.dancingsparks.cli.flag.RunFlags;
import org.dancingsparks.cli.flag.TargetFlags;
import org.dancingsparks.cli.help.HelpCommand;
import org.dancingsparks.cli.output.RunOutput;
import org.dancingsparks.cli.puzzles.Target;
import org.dancingsparks.cli.session.Session;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code dance boards}. */
@Command(
    name = "boards",
    description = {
      "Counts the solutions of each date of a calendar or throw of dice.",
      "These are the boards of a puzzle with holes. Writes a row for each to"
          + " Parquet files, and prints a summary."
    },
    footerHeading = HelpCommand.EXAMPLES,
    footer = {
      "  dance boards a-puzzle-a-day --out dates",
      "  dance boards genius-square --given open=A1,F2 --out throws"
    },
    mixinStandardHelpOptions = true)
public final class BoardsCommand implements Runnable {
  @Spec private CommandSpec spec;
  @Mixin private TargetFlags named;

  @Option(names = "--out", paramLabel = "DIR", required = true, description = "A new directory.")
  private String directory;

  @Mixin private RunFlags run;
  @Mixin private Memory memory;
  @Mixin private ProgressFlags progress;

  @Option(names = "--json", description = "Print the summary as JSON.")
  private boolean isJson;

  @Override
  public void run() {
    Session session = Session.of(spec);
    Target target = new Target(session, named);
    long bytes = memory.bytes();
    RunOutput output = RunOutput.of(session, directory, run);
    new BoardSetRun(target, output, session.progress(target.puzzle().name()))
        .run(bytes, run.bins(), isJson ? ResultForm.JSON : ResultForm.TEXT);
  }
}
