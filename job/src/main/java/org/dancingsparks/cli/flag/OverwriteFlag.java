package org.dancingsparks.cli.flag;

import org.dancingsparks.cli.output.NewFile;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Lets files be replaced: {@link NewFile} reads whether the flag was given. */
public final class OverwriteFlag {
  @Spec(Spec.Target.MIXEE)
  private CommandSpec command;

  @Option(names = NewFile.OVERWRITE, description = "Replace an existing file.")
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
          command.commandLine(),
          "%s replaces a file; name it with %s.".formatted(NewFile.OVERWRITE, flag));
    }
  }
}
