package org.dancingsparks.cli.count;

import java.util.Optional;
import org.dancingsparks.cli.flag.Target;
import org.dancingsparks.search.Search;
import org.dancingsparks.search.Searches;
import org.dancingsparks.search.SymmetryUse;
import picocli.CommandLine.Option;

/** The flags for the symmetries of a puzzle. */
public final class Symmetry {
  @Option(
      names = "--split-symmetry",
      paramLabel = "PIECE",
      description =
          "Of placements of this piece that are images of each other, search one, and count its"
              + " solutions for all.")
  private String piece;

  @Option(
      names = "--up-to-symmetry",
      description =
          "Take solutions that are rotations or mirror images of each other as one, under the"
              + " symmetries that keep what is given.")
  private boolean isUpToSymmetry;

  /** Returns the piece to split by, if the user has named one. */
  Optional<String> piece() {
    return Optional.ofNullable(piece);
  }

  boolean isUpToSymmetry() {
    return isUpToSymmetry;
  }

  public Search search(Target target) {
    return searches(target).by(use(), piece());
  }

  /** Returns the searches for a target that the flags ask for. */
  Searches searches(Target target) {
    return Searches.of(target.puzzle()).orderedBy(target.order()).containing(target.givens());
  }

  /** Returns the use of symmetries; a piece to split by comes in addition. */
  SymmetryUse use() {
    return isUpToSymmetry ? SymmetryUse.CLASSES : SymmetryUse.NONE;
  }
}
