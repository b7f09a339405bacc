package org.dancingsparks.search;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.message.InputException;
import org.dancingsparks.message.Suggestions;
import org.dancingsparks.puzzle.Piece;
import org.dancingsparks.puzzle.PiecePuzzle;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.puzzle.Symmetries;
import org.dancingsparks.puzzle.Use;

/** Makes searches that use the symmetries of a puzzle. */
public final class Searches {
  private Searches() {}

  /**
   * A search as it is asked for.
   *
   * @param piece to split by, if one was named
   * @param use {@link SymmetryUse#CLASSES} for one solution per class; anything else for all
   * @throws InputException if it cannot be split so, or the symmetries are too many to list
   */
  public static Search of(
      Puzzle puzzle, ItemOrder order, Prefix givens, Optional<String> piece, SymmetryUse use) {
    if (use == SymmetryUse.CLASSES) {
      return piece
          .map(name -> classesBy(puzzle, order, givens, name))
          .orElseGet(() -> classes(puzzle, order, givens));
    }
    return piece
        .map(name -> splitBy(puzzle, order, givens, name))
        .orElseGet(() -> Search.all(puzzle.problem(), order, givens));
  }

  /**
   * A search for all solutions by one placement per orbit of a piece.
   *
   * @throws InputException if the piece is not one that each solution uses once
   */
  public static Search splitBy(Puzzle puzzle, ItemOrder order, Prefix givens, String pieceName) {
    Symmetries symmetries = symmetries(puzzle, givens);
    int[] pivot = optionsOf(puzzle, pieceName);
    return new Search(puzzle.problem(), order, givens, SymmetryUse.SPLIT, symmetries, pivot);
  }

  /**
   * A search for one solution per class, split by a piece.
   *
   * @throws InputException if the piece is not one that each solution uses once, or a symmetry
   *     exchanges it for another
   */
  public static Search classesBy(Puzzle puzzle, ItemOrder order, Prefix givens, String pieceName) {
    Symmetries symmetries = symmetries(puzzle, givens);
    int[] pivot = optionsOf(puzzle, pieceName);
    if (!symmetries.keep(pivot)) {
      throw new InputException(
          "A symmetry of %s exchanges the piece %s for another, so classes cannot be split by it;"
                  .formatted(puzzle.name(), pieceName)
              + " name another piece, or none.");
    }
    return new Search(puzzle.problem(), order, givens, SymmetryUse.CLASSES, symmetries, pivot);
  }

  /**
   * A search for one solution per class, split by the piece that serves best, if any does.
   *
   * @throws InputException if the symmetries are too many to list
   */
  public static Search classes(Puzzle puzzle, ItemOrder order, Prefix givens) {
    Symmetries symmetries = symmetries(puzzle, givens);
    int[] pivot = bestPivot(puzzle, symmetries).orElse(new int[0]);
    return new Search(puzzle.problem(), order, givens, SymmetryUse.CLASSES, symmetries, pivot);
  }

  private static Symmetries symmetries(Puzzle puzzle, Prefix givens) {
    try {
      return Symmetries.of(puzzle).stabiliser(givens.options());
    } catch (IllegalArgumentException e) {
      throw new InputException(e.getMessage());
    }
  }

  private static int[] optionsOf(Puzzle puzzle, String name) {
    if (!(puzzle instanceof PiecePuzzle pieces)) {
      throw new InputException(
          "%s has no pieces, so it cannot be split by one.".formatted(puzzle.name()));
    }
    List<String> known = usedOnce(pieces).mapToObj(p -> pieces.pieces().get(p).name()).toList();
    if (known.isEmpty()) {
      throw new InputException(
          "No piece of %s is used in each solution once, so it cannot be split by one."
              .formatted(puzzle.name()));
    }
    if (!known.contains(name)) {
      throw new InputException(
          "%s cannot be split by %s.%s Pieces that each solution uses once are %s."
              .formatted(
                  puzzle.name(), name, Suggestions.of(name, known), String.join(", ", known)));
    }
    return pieces.optionsOf(pieces.piece(name).orElseThrow());
  }

  private static IntStream usedOnce(PiecePuzzle puzzle) {
    return IntStream.range(0, puzzle.pieces().size())
        .filter(piece -> puzzle.pieces().get(piece).use() == Use.ONCE);
  }

  /**
   * The placements of a piece that no symmetry exchanges: best one whose orbits all have the
   * group's full size, so that no solution needs comparing; then one with few orbits, the first of
   * several.
   */
  private static Optional<int[]> bestPivot(Puzzle puzzle, Symmetries symmetries) {
    if (!(puzzle instanceof PiecePuzzle pieces)) {
      return Optional.empty();
    }
    record Candidate(int[] options, boolean needsComparing, int orbits) {}
    return usedOnce(pieces)
        .mapToObj(pieces::optionsOf)
        .filter(options -> options.length > 0 && symmetries.keep(options))
        .map(
            options -> {
              List<Symmetries.Orbit> orbits = symmetries.orbits(options);
              boolean needs =
                  orbits.stream().anyMatch(orbit -> orbit.members().size() < symmetries.order());
              return new Candidate(options, needs, orbits.size());
            })
        .min(Comparator.comparing(Candidate::needsComparing).thenComparingInt(Candidate::orbits))
        .map(Candidate::options);
  }

  /** The piece whose placements a search is split by, if it is. */
  public static Optional<String> pivotPiece(Puzzle puzzle, Search search) {
    return puzzle instanceof PiecePuzzle pieces && search.pivot().length > 0
        ? Optional.of(pieces.placements().get(search.pivot()[0]).piece())
            .map(piece -> pieces.pieces().get(piece))
            .map(Piece::name)
        : Optional.empty();
  }
}
