package org.dancingsparks.cli.flag;

import java.util.OptionalInt;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The number of cores that the user names. */
public final class CoreCount {
  /** The name of the flag. */
  public static final String FLAG = "--cores";

  /** The maximum for a plan: a cluster of a thousand large machines. */
  public static final int MAX_PLANNED = 100_000;

  @Spec(Spec.Target.MIXEE)
  private CommandSpec command;

  @Option(
      names = FLAG,
      paramLabel = "N",
      description =
          "Number of processor cores that the engine layers may use, or that tasks and rounds are"
              + " planned for; by default those of a local master, or those that Spark's settings"
              + " or executors say there are.")
  private Integer cores;

  /**
   * Returns the number, if the user names one.
   *
   * @throws ParameterException if it is less than 1 or more than a maximum
   */
  public OptionalInt number(int max) {
    if (cores == null) {
      return OptionalInt.empty();
    }
    if (cores < 1 || cores > max) {
      throw new ParameterException(
          command.commandLine(), "--cores cannot be %d; it is 1 to %d.".formatted(cores, max));
    }
    return OptionalInt.of(cores);
  }
}
