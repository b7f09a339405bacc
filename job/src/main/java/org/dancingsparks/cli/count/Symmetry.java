package org.dancingsparks.cli.count;

import java.util.Optional;
import org.dancingsparks.search.SymmetryUse;
import picocli.CommandLine.Option;

/** The flags for the symmetries of a puzzle. */
public final class Symmetry {
  @Option(
      names = "--split-symmetry",
      paramLabel = "PIECE",
      description =
          "Split by this piece: of its placements that are images of each other, "
              + "search only one and multiply its count.")
  private String piece;

  @Option(
      names = "--up-to-symmetry",
      description =
          "Count rotations and mirror images of a solution only once. With givens, "
              + "only symmetries that preserve them apply.")
  private boolean isUpToSymmetry;

  /** Returns the piece to split by, if the user has named one. */
  Optional<String> piece() {
    return Optional.ofNullable(piece);
  }

  boolean isUpToSymmetry() {
    return isUpToSymmetry;
  }

  /** Returns the use of symmetries; a piece to split by comes in addition. */
  SymmetryUse use() {
    return isUpToSymmetry ? SymmetryUse.CLASSES : SymmetryUse.NONE;
  }
}
