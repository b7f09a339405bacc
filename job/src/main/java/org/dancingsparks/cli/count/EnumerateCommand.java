package org.dancingsparks.cli.count;

import org.dancingsparks.cli.flag.ExistingFlags;
import org.dancingsparks.cli.flag.OptionalPuzzle;
import org.dancingsparks.cli.flag.ResultForm;
import org.dancingsparks.cli.flag.TargetFlags;
import org.dancingsparks.cli.help.HelpCommand;
import org.dancingsparks.cli.output.RunOutput;
import org.dancingsparks.cli.session.Session;
import org.dancingsparks.runs.ResultType;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code dance enumerate}. */
@Command(
    name = "enumerate",
    description = "Writes all solutions to files (Parquet), and counts them.",
    footerHeading = HelpCommand.EXAMPLES,
    footer = {
      "  dance enumerate iq-fit --out solutions",
      "  dance enumerate --resume --out solutions"
    },
    mixinStandardHelpOptions = true,
    modelTransformer = OptionalPuzzle.class)
public final class EnumerateCommand implements Runnable {
  @Spec private CommandSpec spec;
  @Mixin private TargetFlags target;
  @Mixin private EngineFlags engine;
  @Mixin private Split split;

  @Option(names = "--out", paramLabel = "DIR", required = true, description = "A new directory.")
  private String directory;

  @Mixin private ExistingFlags place;

  @Option(names = "--json", description = "Print JSON: count, plan, profile and times.")
  private boolean isJson;

  @Override
  public void run() {
    Session session = Session.of(spec);
    new SolutionSetRun(
            RunOutput.of(session, directory, place),
            ResultType.SOLUTIONS,
            new RequestedSearch(session, target, engine, split))
        .run(isJson ? ResultForm.JSON : ResultForm.TEXT);
  }
}
