package org.dancingsparks.search;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.cover.OrderedProblem;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.message.InputException;
import org.dancingsparks.message.Suggestions;
import org.dancingsparks.puzzle.Piece;
import org.dancingsparks.puzzle.PiecePuzzle;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.puzzle.Quotients;
import org.dancingsparks.puzzle.Symmetries;
import org.dancingsparks.puzzle.Use;

/**
 * The searches of a puzzle: for all solutions, with or without the help of its symmetries, or for
 * one solution of each class of images.
 *
 * <pre>{@code
 * Search search = Searches.of(puzzle).containing(givens).splitBy("X");
 * }</pre>
 *
 * <p>Immutable: the methods that set something return a copy.
 */
public final class Searches {
  /**
   * Minimum number of placements per orbit at which a search by orbits has less to do. A diagram
   * loses some sharing in such a search: with two in an orbit, that of IQ Fit without mirror images
   * has three times the residuals; with four in an orbit, all puzzles measured have fewer.
   */
  private static final int MIN_REDUCTION = 3;

  private final Puzzle puzzle;
  private final ItemOrder order;
  private final Prefix givens;

  private Searches(Puzzle puzzle, ItemOrder order, Prefix givens) {
    this.puzzle = puzzle;
    this.order = order;
    this.givens = givens;
  }

  /** Searches in the puzzle's default item order, with nothing given. */
  public static Searches of(Puzzle puzzle) {
    return new Searches(puzzle, puzzle.defaultOrder(), Prefix.EMPTY);
  }

  /** Searches in an item order. */
  public Searches orderedBy(ItemOrder items) {
    return new Searches(puzzle, items, givens);
  }

  /** Searches for solutions that contain some options. */
  public Searches containing(Prefix options) {
    return new Searches(puzzle, order, options);
  }

  /** A search for all solutions. */
  public Search all() {
    return Search.all(ordered());
  }

  /**
   * A count of the solutions up to symmetry.
   *
   * @throws InputException if the symmetries are too many to list
   */
  public ClassCount upToSymmetry() {
    Symmetries symmetries = symmetries();
    Quotients quotients = new Quotients(ordered());
    return new ClassCount(puzzle, allByOrbits(symmetries), symmetries, quotients);
  }

  /**
   * A search for all solutions by the orbits of a piece, or of the options of another item, that
   * leaves the least of a tree; without symmetries if none leaves less, or they are too many to
   * list.
   */
  Search byOrbits() {
    try {
      Symmetries symmetries = symmetries();
      return TreePivot.of(pivots(symmetries).toList(), symmetries)
          .map(pivot -> search(pivot.split()))
          .orElseGet(this::all);
    } catch (InputException e) {
      return all();
    }
  }

  /**
   * A search for all solutions by the orbits of the piece that leaves the least of a tree, so that
   * the name of the piece says how it is split; without symmetries if none leaves less, or they are
   * too many to list.
   */
  Search byOrbitsOfPiece() {
    Search byOrbits = puzzle.ofPieces().isPresent() ? byOrbits() : all();
    return pivotPiece(puzzle, byOrbits).map(this::splitBy).orElse(byOrbits);
  }

  /** The searches by the orbits of each pivot whose options symmetries exchange. */
  List<Search> byEachPivot() {
    Symmetries symmetries = symmetries();
    return TreePivot.candidates(pivots(symmetries).toList(), symmetries).stream()
        .map(pivot -> search(pivot.split()))
        .toList();
  }

  /** The searches by the orbits of each piece, as {@link #byOrbitsOfPiece} would split them. */
  List<Search> byEachPiece() {
    return byEachPivot().stream()
        .map(search -> splitBy(pivotPiece(puzzle, search).orElseThrow()))
        .toList();
  }

  /** A search for all solutions by the orbits of the most suitable piece, if they are worth it. */
  private Search allByOrbits(Symmetries symmetries) {
    return bestPivot(symmetries)
        .filter(pivot -> pivot.length >= MIN_REDUCTION * symmetries.orbits(pivot).size())
        .map(pivot -> search(new SymmetrySplit(SymmetryUse.SPLIT, symmetries, pivot)))
        .orElseGet(this::all);
  }

  /**
   * A search for all solutions, or for one of each class.
   *
   * @param use {@link SymmetryUse#CLASSES} for one solution of each class; anything else for all
   * @param piece to split by, if one is named
   * @throws InputException if it cannot be split by the piece, or the symmetries are too many to
   *     list
   */
  public Search by(SymmetryUse use, Optional<String> piece) {
    return use == SymmetryUse.CLASSES
        ? piece.map(this::classesBy).orElseGet(this::classes)
        : piece.map(this::splitBy).orElseGet(this::all);
  }

  /**
   * A search for all solutions by one placement per orbit of a piece.
   *
   * @throws InputException if not each solution uses the piece exactly once
   */
  public Search splitBy(String piece) {
    Symmetries symmetries = symmetries();
    return search(new SymmetrySplit(SymmetryUse.SPLIT, symmetries, placements(piece)));
  }

  /**
   * A search for one solution of each class, split by a piece.
   *
   * @throws InputException if not each solution uses the piece exactly once, or a symmetry
   *     exchanges it for another
   */
  public Search classesBy(String piece) {
    Symmetries symmetries = symmetries();
    int[] pivot = placements(piece);
    if (!symmetries.keep(pivot)) {
      throw new InputException(
          "A symmetry of %s exchanges the piece %s for another, so classes cannot be split by it"
              .formatted(puzzle.name(), piece),
          "name another piece, or none");
    }
    return search(new SymmetrySplit(SymmetryUse.CLASSES, symmetries, pivot));
  }

  /**
   * A search for one solution of each class, split by the most suitable piece, if there is one.
   *
   * @throws InputException if the symmetries are too many to list
   */
  public Search classes() {
    Symmetries symmetries = symmetries();
    int[] pivot = bestPivot(symmetries).orElse(new int[0]);
    return search(new SymmetrySplit(SymmetryUse.CLASSES, symmetries, pivot));
  }

  private Search search(SymmetrySplit split) {
    return new Search(ordered(), split);
  }

  private Symmetries symmetries() {
    try {
      return Symmetries.of(puzzle).stabiliser(givens.options());
    } catch (IllegalArgumentException e) {
      throw new InputException(
          "%s has more symmetries than can be listed".formatted(puzzle.name()),
          "search without symmetry, or define identical pieces as one piece used several times");
    }
  }

  /** The option ids of a piece that each solution uses exactly once. */
  private int[] placements(String piece) {
    PiecePuzzle pieces =
        puzzle
            .ofPieces()
            .orElseThrow(
                () ->
                    new InputException(
                        "%s has no pieces, so its search cannot be split by a piece"
                            .formatted(puzzle.name()),
                        "leave the piece out"));
    List<String> names = usedOnce(pieces).mapToObj(pieces.pieces()::get).map(Piece::name).toList();
    if (names.isEmpty()) {
      throw new InputException(
          "No piece of %s is used exactly once in each solution, so its search cannot be split by a piece"
              .formatted(puzzle.name()),
          "leave the piece out");
    }
    if (!names.contains(piece)) {
      throw new InputException(
          "%s cannot be split by %s.%s The piece must be used exactly once in each solution"
              .formatted(puzzle.name(), piece, Suggestions.of(piece, names)),
          "name one of %s",
          String.join(", ", names));
    }
    return pieces.optionsOf(usedOnce(pieces).toArray()[names.indexOf(piece)]);
  }

  /** The numbers of the pieces that each solution uses exactly once. */
  private static IntStream usedOnce(PiecePuzzle puzzle) {
    return IntStream.range(0, puzzle.pieces().size())
        .filter(piece -> puzzle.pieces().get(piece).use().equals(Use.ONCE));
  }

  /**
   * The placements of a piece, or the options of another item, that no symmetry exchanges for
   * another: preferably one all of whose orbits have the full size of the group, so that no
   * solution needs comparing; then one with the fewest orbits, the first among equals.
   */
  private Optional<int[]> bestPivot(Symmetries symmetries) {
    record Candidate(int[] options, boolean needsComparing, int orbits) {}
    return pivots(symmetries)
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

  /** Sets of options; each solution has exactly one of each set. */
  private Stream<int[]> pivots(Symmetries symmetries) {
    return puzzle
        .ofPieces()
        .map(pieces -> usedOnce(pieces).mapToObj(pieces::optionsOf))
        .orElseGet(() -> itemPivots(symmetries));
  }

  private Stream<int[]> itemPivots(Symmetries symmetries) {
    Problem problem = puzzle.problem();
    return symmetries.order() == 1
        ? Stream.empty()
        : IntStream.range(0, problem.primaryItems())
            .filter(problem::isOnce)
            .mapToObj(item -> optionsOf(problem, item));
  }

  /** The ids of the options that cover an item. */
  static int[] optionsOf(Problem problem, int item) {
    return IntStream.range(0, problem.options())
        .filter(
            option ->
                IntStream.range(0, problem.size(option))
                    .anyMatch(place -> problem.item(option, place) == item))
        .toArray();
  }

  /** The piece by whose placements a search is split, if it is. */
  public static Optional<String> pivotPiece(Puzzle puzzle, Search search) {
    return IntStream.of(search.pivot())
        .boxed()
        .findFirst()
        .flatMap(puzzle::pieceOf)
        .map(Piece::name);
  }

  private OrderedProblem ordered() {
    return new OrderedProblem(puzzle.problem(), order, givens);
  }
}
