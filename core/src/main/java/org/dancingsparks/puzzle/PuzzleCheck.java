package org.dancingsparks.puzzle;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.IntStream;

/**
 * What a designer looks at in a new puzzle: how many cells its pieces have beside those of the
 * board, which of them fit nowhere, and which are alike. Nothing is searched. Immutable.
 */
public final class PuzzleCheck {
  private final PiecePuzzle puzzle;
  private final List<Optional<Likeness>> likenesses;
  private final int[] placements;

  /** Looks at a puzzle; the cost is that of turning each piece in all ways. */
  public PuzzleCheck(PiecePuzzle puzzle) {
    this.puzzle = puzzle;
    likenesses = Likeness.of(puzzle);
    placements = new int[puzzle.pieces().size()];
    puzzle.placements().forEach(placement -> placements[placement.piece()]++);
  }

  public PiecePuzzle puzzle() {
    return puzzle;
  }

  /** How many shapes the turns of a piece make of it. */
  public int orientations(int piece) {
    return puzzle.pieces().get(piece).orientations().size();
  }

  public int placements(int piece) {
    return placements[piece];
  }

  /** The earlier piece that a piece is like, if there is one. */
  public Optional<Likeness> likeness(int piece) {
    return likenesses.get(piece);
  }

  /** The fewest cells that the pieces cover: those of the pieces that have to be used. */
  public long fewestCells() {
    return IntStream.range(0, placements.length)
        .filter(piece -> use(piece) == Use.ONCE)
        .mapToLong(piece -> sizes(piece).min().orElse(size(piece)))
        .sum();
  }

  /** The most cells that the pieces can cover; empty if one can be used any number of times. */
  public OptionalLong mostCells() {
    if (IntStream.range(0, placements.length).anyMatch(piece -> use(piece) == Use.ANY_NUMBER)) {
      return OptionalLong.empty();
    }
    return OptionalLong.of(
        IntStream.range(0, placements.length)
            .mapToLong(piece -> sizes(piece).max().orElse(size(piece)))
            .sum());
  }

  private Use use(int piece) {
    return puzzle.pieces().get(piece).use();
  }

  private int size(int piece) {
    return puzzle.pieces().get(piece).cells().size();
  }

  /** Of a piece's placements, the cells of the board; a layered piece has different ones. */
  private IntStream sizes(int piece) {
    return puzzle.placements().stream()
        .filter(placement -> placement.piece() == piece)
        .mapToInt(placement -> placement.cells().size());
  }

  /** What there is to say, each in a sentence: areas, pieces that fit nowhere, pieces alike. */
  public List<String> remarks() {
    List<String> remarks = new ArrayList<>();
    remarks.add(area());
    for (int piece = 0; piece < placements.length; piece++) {
      String name = name(piece);
      if (placements[piece] == 0) {
        remarks.add("%s fits nowhere.".formatted(name));
      }
      likeness(piece)
          .map(
              like ->
                  (like.isMirrorImage() ? "%s is the mirror image of %s." : "%s is the same as %s.")
                      .formatted(name, name(like.piece())))
          .ifPresent(remarks::add);
    }
    return remarks;
  }

  private String name(int piece) {
    return puzzle.pieces().get(piece).name();
  }

  private String area() {
    int board = puzzle.board().size();
    long fewest = fewestCells();
    OptionalLong most = mostCells();
    if (most.isEmpty()) {
      return "The pieces cover %d cells or more, the board has %d.".formatted(fewest, board);
    }
    if (most.getAsLong() > fewest) {
      return "The pieces cover %d to %d cells, the board has %d."
          .formatted(fewest, most.getAsLong(), board);
    }
    return fewest == board
        ? "The pieces cover %d cells, as many as the board has.".formatted(fewest)
        : "The pieces cover %d cells, but the board has %d.".formatted(fewest, board);
  }
}
