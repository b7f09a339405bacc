package org.dancingsparks.cli.flag;

import java.util.Optional;
import org.dancingsparks.search.Plan;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The number of bins of a run. */
public final class Bins {
  @Spec(Spec.Target.MIXEE)
  private CommandSpec command;

  @Option(
      names = "--bins",
      paramLabel = "N",
      description =
          "The maximum number of tasks, and so of files; by default a few per core. "
              + "An equal number gives identical files on any machine.")
  private Integer bins;

  /**
   * Returns the number of bins, if the user has set it.
   *
   * @throws ParameterException if it is out of range
   */
  public Optional<Integer> number() {
    if (bins != null && (bins < 1 || bins > Plan.MAX_BINS)) {
      throw new ParameterException(
          command.commandLine(),
          "--bins cannot be %d; it is 1 to %d.".formatted(bins, Plan.MAX_BINS));
    }
    return Optional.ofNullable(bins);
  }
}
