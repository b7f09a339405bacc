package org.dancingsparks.cli.option;

import org.dancingsparks.cli.cluster.SparkStart;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The flags for a count in rounds. */
public final class RoundFlags {
  @Spec(Spec.Target.MIXEE)
  private CommandSpec command;

  @Option(
      names = "--rounds",
      description =
          "Count in layers, in rounds of Spark tasks that keep residuals in files: for puzzles"
              + " with pieces that are too large for the memory of one machine.")
  private boolean isForced;

  @Option(
      names = "--tmp",
      paramLabel = "DIR",
      description =
          "Directory for the files of rounds, on any Hadoop file system; all machines have to see"
              + " it. On a local master it is the system's temporary directory by default.")
  private String directory;

  /** Returns whether the user asks for rounds. */
  public boolean isForced() {
    return isForced;
  }

  /** Checks that no flags contradict each other. */
  public void check(SearchFlags flags, Stored stored) {
    if (!isForced) {
      refuseIf(directory != null, "--tmp is the directory for files of --rounds; add that.");
      return;
    }
    Split split = flags.split();
    boolean isBySymmetry = split.isUpToSymmetry() || split.piece().isPresent();
    boolean isCut = split.depth().isPresent() || split.bins().isPresent();
    refuseIf(stored == Stored.IN_DIRECTORY, "--rounds cannot be stored or resumed; leave out one.");
    refuseIf(
        flags.engine().wanted().isPresent(),
        "--rounds are an engine of their own; leave out --engine.");
    refuseIf(isBySymmetry, "--rounds count all solutions, without symmetry; leave out one.");
    refuseIf(isCut, "--rounds have a plan of their own; leave out --split-depth and --bins.");
    directory();
  }

  /** The fate of a count. */
  public enum Stored {
    IN_DIRECTORY,
    NOWHERE
  }

  private void refuseIf(boolean isWrong, String message) {
    if (isWrong) {
      throw new ParameterException(command.commandLine(), message);
    }
  }

  /** Returns the directory for the files of rounds. */
  public String directory() {
    boolean isLocal = SparkStart.conf().get("spark.master").startsWith("local");
    refuseIf(
        directory == null && !isLocal,
        "--rounds on a cluster need --tmp DIR, a directory that all machines see.");
    return directory == null ? System.getProperty("java.io.tmpdir") : directory;
  }
}
