package org.dancingsparks.cli.page;

import java.util.Optional;
import org.dancingsparks.cli.starts.PieceCounts;
import org.dancingsparks.message.ByteSize;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The flags for the content of a page, or of each page of an atlas. */
public final class PageFlags {
  private static final String NONE = "none";

  private static final String SIZE = "--max-size";

  @Spec(Spec.Target.MIXEE)
  private CommandSpec command;

  @Option(
      names = "--pieces",
      paramLabel = "K|none",
      description =
          "Count unique starts of this many placed pieces, or of a range, as in 2-5, and have some"
              + " of them to play; by default those that can be counted in a few minutes.")
  private String pieces;

  @Option(
      names = SIZE,
      paramLabel = "SIZE",
      description =
          "The maximum size of a page with its diagram, such as 500k or 25m; by "
              + "default 25m, in a site 1m. Larger pages omit the diagram and cannot answer moves; use "
              + "`dance serve`.")
  private String size = "25m";

  /** Returns the pieces as the user typed them; empty by default. */
  public String typedPieces() {
    return pieces == null ? "" : pieces;
  }

  /** Returns whether unique starts are wanted. */
  public boolean hasStarts() {
    return !NONE.equals(pieces);
  }

  /**
   * Returns the requested numbers of pieces, if any.
   *
   * @throws ParameterException if they are not understood
   */
  public Optional<PieceCounts> pieces() {
    if (pieces == null || !hasStarts()) {
      return Optional.empty();
    }
    try {
      return Optional.of(PieceCounts.of(pieces));
    } catch (IllegalArgumentException e) {
      throw new ParameterException(command.commandLine(), e.getMessage(), e);
    }
  }

  /** Sets the most bytes of a page with its diagram, unless they were typed. */
  void unlessTyped(String most) {
    if (!command.commandLine().getParseResult().hasMatchedOption(SIZE)) {
      size = most;
    }
  }

  /** Returns the most bytes of a page with its diagram, as the user typed them. */
  public String typedSize() {
    return size;
  }

  /**
   * Returns the most bytes of a page with its diagram.
   *
   * @throws ParameterException if they are not understood
   */
  public long size() {
    return ByteSize.parse(size)
        .orElseThrow(
            () ->
                new ParameterException(
                    command.commandLine(),
                    "--max-size cannot be \"%s\"; it is a number of bytes such as 500k or 25m."
                        .formatted(size)));
  }
}
