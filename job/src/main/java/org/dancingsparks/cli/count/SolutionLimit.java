package org.dancingsparks.cli.count;

import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The flag for the number of solutions to draw. */
public final class SolutionLimit {
  @Spec(Spec.Target.MIXEE)
  private CommandSpec command;

  private long number;

  @Option(
      names = "--limit",
      paramLabel = "N",
      defaultValue = "1",
      description = "Draw at most this many solutions; by default ${DEFAULT-VALUE}.")
  private void set(long limit) {
    if (limit < 1) {
      throw new ParameterException(
          command.commandLine(), "--limit cannot be %d; it is 1 or more.".formatted(limit));
    }
    number = limit;
  }

  /** Returns the number, 1 or more. */
  public long number() {
    return number;
  }
}
