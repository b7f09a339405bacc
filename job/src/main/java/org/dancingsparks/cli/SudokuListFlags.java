package org.dancingsparks.cli;

import java.util.Optional;
import org.dancingsparks.store.Existing;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Where the puzzles of a list go, and how. */
final class SudokuListFlags {
  private static final int MOST_BINS = 99_999;

  @Spec(Spec.Target.MIXEE)
  private CommandSpec command;

  @Option(
      names = "--out",
      paramLabel = "DIR",
      description =
          "Solve the list FILE over Spark, and write a row for each puzzle to this new directory, on"
              + " any Hadoop file system; malformed lines go to DIR/_rejected.")
  private String directory;

  @Option(
      names = "--strict",
      description =
          "Fail at the end if there were malformed lines; the rest is written all the same.")
  private boolean isStrict;

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

  /** Where to, or null. */
  String directory() {
    return directory;
  }

  boolean isStrict() {
    return isStrict;
  }

  Existing existing() {
    if (isOverwriting && isResuming) {
      throw new ParameterException(
          command.commandLine(), "--overwrite and --resume exclude each other.");
    }
    Existing otherwise = isOverwriting ? Existing.OVERWRITE : Existing.REFUSE;
    return isResuming ? Existing.RESUME : otherwise;
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
