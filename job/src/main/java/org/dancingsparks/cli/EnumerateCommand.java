package org.dancingsparks.cli;

import org.dancingsparks.cli.help.HelpCommand;
import org.dancingsparks.store.Contents;
import org.dancingsparks.store.Existing;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code dance enumerate}. */
@Command(
    name = "enumerate",
    description = "Writes all solutions to Parquet files, and prints how many there are.",
    footerHeading = HelpCommand.EXAMPLES,
    footer = {
      "  dance enumerate iq-fit --out solutions",
      "  dance enumerate --resume --out solutions"
    },
    mixinStandardHelpOptions = true,
    modelTransformer = OptionalPuzzle.class)
final class EnumerateCommand implements Runnable {
  @Spec private CommandSpec spec;
  @Mixin private Target target;
  @Mixin private EngineFlags engine;
  @Mixin private Split split;

  @Option(
      names = "--out",
      paramLabel = "DIR",
      required = true,
      description = "A new directory, on any Hadoop file system.")
  private String directory;

  @Option(names = NewFile.OVERWRITE, description = KeptFlags.OVERWRITING)
  private boolean isOverwriting;

  @Option(
      names = "--resume",
      description =
          "Go on with the run that was stopped there, by its own records; if there is none, begin"
              + " one. P is needed only for that.")
  private boolean isResuming;

  @Option(names = "--json", description = "Print JSON: count, plan, profile and times.")
  private boolean isJson;

  @Override
  public void run() {
    CommandLine command = spec.commandLine();
    if (isOverwriting && isResuming) {
      throw new ParameterException(command, "--overwrite and --resume exclude each other.");
    }
    Existing existing = isOverwriting ? Existing.OVERWRITE : Existing.REFUSE;
    new KeptRun(
            directory,
            isResuming ? Existing.RESUME : existing,
            Contents.SOLUTIONS,
            command,
            target,
            engine,
            split)
        .run(isJson);
  }
}
