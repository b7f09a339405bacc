package org.dancingsparks.cli;

import java.util.Optional;
import org.dancingsparks.store.Existing;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** What to do with what a run has left in its directory, and how many files to write there. */
final class KeptFlags {
  private static final int MOST_BINS = 99_999;

  @Spec(Spec.Target.MIXEE)
  private CommandSpec command;

  @Option(
      names = "--overwrite",
      description = "Replace what a run has left there already, finished or not.")
  private boolean isOverwriting;

  @Option(
      names = "--resume",
      description = "Go on with the run that was stopped there; if there is none, begin one.")
  private boolean isResuming;

  @Option(
      names = "--bins",
      paramLabel = "N",
      description =
          "The most tasks, and files; by default from the number of cores. The same number gives the"
              + " same files anywhere.")
  private Integer bins;

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
    if (bins != null && (bins < 1 || bins > MOST_BINS)) {
      throw new ParameterException(
          command.commandLine(), "--bins cannot be %d; it is 1 to %d.".formatted(bins, MOST_BINS));
    }
    return Optional.ofNullable(bins);
  }
}
