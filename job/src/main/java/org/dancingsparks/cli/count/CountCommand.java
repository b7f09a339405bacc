package org.dancingsparks.cli.count;

import org.dancingsparks.cli.count.RoundFlags.Stored;
import org.dancingsparks.cli.flag.ExistingFlags;
import org.dancingsparks.cli.flag.OptionalPuzzle;
import org.dancingsparks.cli.flag.OverwriteFlag;
import org.dancingsparks.cli.flag.ResultForm;
import org.dancingsparks.cli.flag.TargetFlags;
import org.dancingsparks.cli.help.HelpCommand;
import org.dancingsparks.cli.output.RunOutput;
import org.dancingsparks.cli.session.Session;
import org.dancingsparks.runs.CheckDepth;
import org.dancingsparks.runs.SaveMode;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code dance count}. */
@Command(
    name = "count",
    description = "Counts all solutions.",
    footerHeading = HelpCommand.EXAMPLES,
    footer = {
      "  dance count kanoodle --up-to-symmetry",
      "  dance count kanoodle --given 'Green=(1,1)(1,2)(2,2)(2,3)(2,4)'"
    },
    mixinStandardHelpOptions = true,
    modelTransformer = OptionalPuzzle.class)
public final class CountCommand implements Runnable {
  @Spec private CommandSpec spec;
  @Mixin private TargetFlags target;
  @Mixin private EngineFlags engine;
  @Mixin private Split split;
  @Mixin private LayerFlags layers;

  @Option(
      names = "--out",
      paramLabel = "DIR",
      description =
          "Store the count and its progress in a new directory, so"
              + " that --resume can continue it.")
  private String directory;

  @Option(names = OverwriteFlag.OVERWRITE, description = ExistingFlags.OVERWRITING)
  private boolean isOverwriting;

  @Option(
      names = "--resume",
      paramLabel = "DIR",
      description =
          "Continue an interrupted count in DIR, without P. If DIR holds no count, "
              + "name P to start one.")
  private String resumed;

  @Option(names = ExistingFlags.CHECK, description = ExistingFlags.CHECKING)
  private boolean isChecking;

  @Option(names = "--json", description = "Print JSON: count, plan, profile and times.")
  private boolean isJson;

  @Override
  public void run() {
    if (directory != null && resumed != null) {
      throw new ParameterException(
          spec.commandLine(), "--resume names the directory, so --out is not needed.");
    }
    if (isChecking && resumed == null) {
      throw new ParameterException(
          spec.commandLine(), "--check checks the files of a complete run; name it by --resume.");
    }
    boolean isStored = directory != null || resumed != null || isOverwriting;
    RequestedSearch asked = new RequestedSearch(Session.of(spec), target, engine, split);
    layers.check(asked, isStored ? Stored.IN_DIRECTORY : Stored.NOWHERE);
    if (directory != null) {
      store(asked, directory, isOverwriting ? SaveMode.OVERWRITE : SaveMode.REFUSE);
    } else if (isOverwriting) {
      throw new ParameterException(
          spec.commandLine(), "--overwrite replaces what --out names; name it.");
    } else if (resumed != null) {
      store(asked, resumed, SaveMode.RESUME);
    } else if (layers.rounds().isForced()) {
      new CountInRounds(asked, layers.rounds()).run(layers.rounds().directory(asked), form());
    } else {
      new CountRun(asked, layers, form()).run();
    }
  }

  private void store(RequestedSearch asked, String place, SaveMode existing) {
    CheckDepth check = isChecking ? CheckDepth.CHECKSUMS : CheckDepth.LENGTHS;
    new StoredCount(new RunOutput(asked.session(), place, existing, check), asked, layers.rounds())
        .run(form());
  }

  private ResultForm form() {
    return isJson ? ResultForm.JSON : ResultForm.TEXT;
  }
}
