package org.dancingsparks.cli.flag;

import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Lets a command replace files that exist. */
public final class OverwriteFlag {
  /** The name of the flag, which commands that write a directory declare themselves. */
  public static final String OVERWRITE = "--overwrite";

  @Spec(Spec.Target.MIXEE)
  private CommandSpec command;

  @Option(names = OVERWRITE, description = "Replace an existing file.")
  private boolean isGiven;

  /**
   * Refuses the flag where the user has named no file to replace.
   *
   * @param flag the flag that would name the file
   * @throws ParameterException if the flag was given
   */
  public void checkWithout(String flag) {
    if (isGiven) {
      throw new ParameterException(
          command.commandLine(), "%s replaces a file; name it with %s.".formatted(OVERWRITE, flag));
    }
  }
}
