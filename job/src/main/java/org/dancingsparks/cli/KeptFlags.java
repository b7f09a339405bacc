package org.dancingsparks.cli;

import java.util.Optional;
import org.dancingsparks.store.Existing;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** What to do with what a run has left in its directory, and how many files to write there. */
final class KeptFlags {
  /** What is said of {@code --overwrite} where it replaces a directory. */
  static final String OVERWRITING = "Replace what a run has left there already, finished or not.";

  @Spec(Spec.Target.MIXEE)
  private CommandSpec command;

  @Option(names = NewFile.OVERWRITE, description = OVERWRITING)
  private boolean isOverwriting;

  @Option(
      names = "--resume",
      description = "Go on with the run that was stopped there; if there is none, begin one.")
  private boolean isResuming;

  @Mixin private Bins bins;

  Existing existing() {
    if (isOverwriting && isResuming) {
      throw new ParameterException(
          command.commandLine(), "--overwrite and --resume exclude each other.");
    }
    Existing otherwise = isOverwriting ? Existing.OVERWRITE : Existing.REFUSE;
    return isResuming ? Existing.RESUME : otherwise;
  }

  /** Whether what is there matters. */
  boolean isAsked() {
    return isOverwriting || isResuming;
  }

  /** The number of bins asked for, if one was. */
  Optional<Integer> bins() {
    return bins.number();
  }
}
