package org.dancingsparks.cli.flag;

import org.dancingsparks.runs.SaveMode;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/**
 * The flags that let a run replace or resume an earlier one in its directory. Without them it
 * refuses to start.
 */
public class ExistingFlags {
  /** The description of {@code --overwrite} where it replaces a directory. */
  public static final String OVERWRITING = "Replace an earlier run there, finished or not.";

  public static final String CHECK = "--check";

  /** The description of {@code --check}. */
  public static final String CHECKING =
      "With --resume: if the run is complete, compare the SHA-256 of all its files, not only their"
          + " lengths.";

  @Spec(Spec.Target.MIXEE)
  private CommandSpec command;

  @Option(names = OverwriteFlag.OVERWRITE, description = OVERWRITING)
  private boolean isOverwriting;

  @Option(
      names = "--resume",
      description = "Resume the run that was stopped there; if there is none, start one.")
  private boolean isResuming;

  @Option(names = CHECK, description = CHECKING)
  private boolean isChecking;

  public final SaveMode existing() {
    if (isOverwriting && isResuming) {
      throw new ParameterException(
          command.commandLine(), "--overwrite and --resume cannot be used together.");
    }
    if (isChecking && !isResuming) {
      throw new ParameterException(
          command.commandLine(), "--check goes with --resume; `dance verify` proves a set.");
    }
    SaveMode otherwise = isOverwriting ? SaveMode.OVERWRITE : SaveMode.REFUSE;
    return isResuming ? SaveMode.RESUME : otherwise;
  }

  /** Returns whether one of these flags is given. */
  public final boolean isAsked() {
    return isOverwriting || isResuming || isChecking;
  }

  /** Returns whether all files of a complete run are read. */
  public final boolean isChecking() {
    return isChecking;
  }
}
