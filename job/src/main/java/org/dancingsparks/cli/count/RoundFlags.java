package org.dancingsparks.cli.count;

import java.nio.file.Path;
import java.util.Optional;
import org.dancingsparks.cli.session.ProgressLines;
import org.dancingsparks.runs.ResultType;
import org.dancingsparks.runs.rounds.RoundListener;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The flags for a count in rounds. */
public final class RoundFlags {
  /** The name of the flag that asks for rounds. */
  public static final String FLAG = "--rounds";

  @Spec(Spec.Target.MIXEE)
  private CommandSpec command;

  @Option(
      names = FLAG,
      description =
          "Count in layers, as rounds of Spark tasks with residuals in files, for "
              + "puzzles too large for one machine's memory. On a cluster --tmp must name a "
              + "shared directory, unless --out is given.")
  private boolean isForced;

  @Option(
      names = "--diagram",
      description =
          "With --rounds and --out: keep all residuals that have a solution, as a diagram in files."
              + " DIR then serves as the puzzle for enumerate, nth, sample, marginals, best and"
              + " histogram.")
  private boolean isDiagram;

  @Option(
      names = "--log",
      paramLabel = "FILE",
      description = "With --rounds: append a line of JSON for each round to FILE.")
  private Path log;

  /** Returns the result that rounds have. */
  public ResultType result() {
    return isDiagram ? ResultType.DIAGRAM : ResultType.COUNT;
  }

  /** Returns what reports each round: lines of progress and, if the user asks for it, a file. */
  RoundListener listener(ProgressLines lines) {
    return RoundLines.of(lines, log);
  }

  /** Checks that no flag is for the rounds of a count that has none. */
  void checkWithoutRounds() {
    refuseIf(isDiagram, "--diagram is for a count in rounds; add --rounds.");
    refuseIf(log != null, "--log is for the rounds of --rounds; leave it out.");
  }

  /** Returns whether the user asks for rounds. */
  public boolean isForced() {
    return isForced;
  }

  /** Checks that no flags contradict each other. */
  public void check(RequestedSearch asked, Stored stored) {
    refuseIf(
        isDiagram && stored == Stored.NOWHERE,
        "--diagram needs --out DIR, to keep the diagram in.");
    refuseIf(
        isDiagram && asked.target().hasGivens(),
        "--diagram keeps all solutions of its puzzle; set --given and --board where you use DIR.");
    if (!isForced) {
      if (stored == Stored.NOWHERE) {
        checkWithoutRounds();
      }
      return;
    }
    checkMethod(asked, command.commandLine(), FLAG);
    if (stored == Stored.IN_DIRECTORY) {
      checkStored(asked);
    } else {
      directory(asked);
    }
  }

  /** Checks that no temporary directory is named where the rounds are stored anyway. */
  public void checkStored(RequestedSearch asked) {
    refuseIf(
        asked.engine().temporary().isPresent(),
        "--tmp is for --rounds without --out; it cannot be used with --out or --resume.");
  }

  /**
   * Checks that no other method of counting is requested.
   *
   * @param flag that requests this one
   */
  public static void checkMethod(RequestedSearch asked, CommandLine command, String flag) {
    Split split = asked.split();
    boolean isBySymmetry = split.isUpToSymmetry() || split.piece().isPresent();
    boolean isCut = split.depth().isPresent() || split.bins().isPresent();
    refuseIf(
        asked.engine().wanted().isPresent(),
        command,
        flag + " is an engine of its own; leave out --engine.");
    refuseIf(
        isBySymmetry, command, flag + " counts all solutions, without symmetry; leave out one.");
    refuseIf(isCut, command, flag + " has a plan of its own; leave out --split-depth and --bins.");
  }

  /** The choice between storing a count and discarding it. */
  public enum Stored {
    IN_DIRECTORY,
    NOWHERE
  }

  private void refuseIf(boolean isWrong, String message) {
    refuseIf(isWrong, command.commandLine(), message);
  }

  private static void refuseIf(boolean isWrong, CommandLine command, String message) {
    if (isWrong) {
      throw new ParameterException(command, message);
    }
  }

  /** Returns the directory for the files of rounds. */
  public String directory(RequestedSearch asked) {
    Optional<String> named = asked.temporaryOfRounds();
    refuseIf(
        named.isEmpty() && !asked.session().isLocal(),
        "--rounds on a cluster needs --tmp DIR, a directory that all machines see.");
    return named.orElseGet(() -> System.getProperty("java.io.tmpdir"));
  }
}
