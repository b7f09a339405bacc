package org.dancingsparks.cli;

import org.dancingsparks.store.Existing;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** What to do with what a run has left in its directory. */
class ExistingFlags {
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

  @Option(
      names = "--check",
      description =
          "With --resume: if the run is complete, compare the SHA-256 of all its files, not only"
              + " their lengths.")
  private boolean isChecking;

  final Existing existing() {
    if (isOverwriting && isResuming) {
      throw new ParameterException(
          command.commandLine(), "--overwrite and --resume exclude each other.");
    }
    if (isChecking && !isResuming) {
      throw new ParameterException(
          command.commandLine(), "--check goes with --resume; `dance verify` proves a set.");
    }
    Existing otherwise = isOverwriting ? Existing.OVERWRITE : Existing.REFUSE;
    return isResuming ? Existing.RESUME : otherwise;
  }

  /** Whether what is there matters. */
  final boolean isAsked() {
    return isOverwriting || isResuming || isChecking;
  }

  /** Whether the files of a run that is complete are to be read. */
  final boolean isChecking() {
    return isChecking;
  }
}
