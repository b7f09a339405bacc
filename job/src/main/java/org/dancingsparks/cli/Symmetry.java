package org.dancingsparks.cli;

import java.util.Optional;
import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.plan.Search;
import org.dancingsparks.plan.Searches;
import org.dancingsparks.puzzle.Puzzle;
import picocli.CommandLine.Option;

/** What a search does with the symmetries of its puzzle. */
final class Symmetry {
  @Option(
      names = "--split-symmetry",
      paramLabel = "PIECE",
      description = "Search one placement of the piece per orbit, and stand in for the others.")
  private String piece;

  @Option(
      names = "--up-to-symmetry",
      description =
          "One solution per class of images under the puzzle's symmetries (those that keep what is"
              + " given).")
  private boolean isUpToSymmetry;

  /** The piece to split by that was asked for, if one was. */
  Optional<String> piece() {
    return Optional.ofNullable(piece);
  }

  boolean isUpToSymmetry() {
    return isUpToSymmetry;
  }

  Search search(Target target) {
    Puzzle puzzle = target.puzzle();
    Prefix givens = target.givens();
    ItemOrder order = target.order();
    if (isUpToSymmetry) {
      return piece == null
          ? Searches.classes(puzzle, order, givens)
          : Searches.classesBy(puzzle, order, givens, piece);
    }
    return piece == null
        ? Search.all(puzzle.problem(), order, givens)
        : Searches.splitBy(puzzle, order, givens, piece);
  }
}
