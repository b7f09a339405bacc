package org.dancingsparks.cli.page;

import java.util.Optional;
import org.dancingsparks.cli.flag.OverwriteFlag;
import org.dancingsparks.cli.puzzles.ShelfNames;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The flags for an atlas of pages: its puzzles, and what becomes of an earlier one. */
public final class AtlasFlags {
  @Spec(Spec.Target.MIXEE)
  private CommandSpec command;

  @Option(
      names = "--shelf",
      paramLabel = "SHELF",
      completionCandidates = ShelfNames.class,
      description = "Of an atlas: write the pages of one shelf of `dance puzzles` only.")
  private String shelf;

  @Option(
      names = "--resume",
      description = "Of an atlas: keep the pages already in --out, and make the missing ones.")
  private boolean isResuming;

  /**
   * Checks that flags do not contradict each other.
   *
   * @param isAtlas whether an atlas is wanted
   * @throws ParameterException if flags for an atlas are given without one, or contradict it
   */
  void check(boolean isAtlas) {
    if (!isAtlas && (isResuming || shelf != null)) {
      throw new ParameterException(
          command.commandLine(),
          "%s goes with --all, for the pages of many puzzles."
              .formatted(isResuming ? "--resume" : "--shelf"));
    }
    if (isResuming && isOverwriting()) {
      throw new ParameterException(
          command.commandLine(), "--overwrite and --resume cannot be used together.");
    }
  }

  /** Returns the only shelf that is wanted, if there is one. */
  Optional<String> shelf() {
    return Optional.ofNullable(shelf);
  }

  boolean isResuming() {
    return isResuming;
  }

  boolean isOverwriting() {
    return command
        .commandLine()
        .getParseResult()
        .matchedOptionValue(OverwriteFlag.OVERWRITE, false);
  }
}
