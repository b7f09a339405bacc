package org.dancingsparks.cli.flag;

import java.util.Optional;
import org.dancingsparks.cli.help.PuzzleNames;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The name of a command's puzzle or, in some commands, of a solution set in its place. */
public final class PuzzleName {
  @Parameters(
      paramLabel = "P",
      completionCandidates = PuzzleNames.class,
      description =
          "The name of a puzzle (see `dance puzzles`), such as kanoodle or queens:8, or the path"
              + " of a .yaml (puzzle), .dlx (Knuth's format) or .xcd (saved by `dance diagram`) file.")
  private String name;

  @Spec(Spec.Target.MIXEE)
  private CommandSpec command;

  /** Returns the name, if the user has given one; not every command needs it. */
  public Optional<String> given() {
    return Optional.ofNullable(name);
  }

  /**
   * Returns the name.
   *
   * @throws ParameterException if there is none
   */
  public String needed() {
    return given()
        .orElseThrow(
            () ->
                new ParameterException(
                    command.commandLine(),
                    "`%s` needs P, the puzzle."
                        .formatted(command.commandLine().getCommandSpec().qualifiedName())));
  }
}
