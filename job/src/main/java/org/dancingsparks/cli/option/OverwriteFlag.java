package org.dancingsparks.cli.option;

import org.dancingsparks.cli.output.NewFile;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Lets files be replaced: {@link NewFile} reads whether the flag was given. */
public final class OverwriteFlag {
  @Spec(Spec.Target.MIXEE)
  private CommandSpec command;

  @Option(names = NewFile.OVERWRITE, description = "Replace a file that is there already.")
  private boolean isGiven;

  /**
   * Checks that there is something to replace.
   *
   * @param hasFile whether the user has named a file
   * @param flag the flag that names it
   * @throws ParameterException if the flag was given without a file
   */
  public void check(boolean hasFile, String flag) {
    if (isGiven && !hasFile) {
      throw new ParameterException(
          command.commandLine(),
          "%s replaces a file; name it with %s.".formatted(NewFile.OVERWRITE, flag));
    }
  }
}
