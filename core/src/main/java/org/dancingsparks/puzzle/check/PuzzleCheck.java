package org.dancingsparks.puzzle.check;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.stream.IntStream;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.cover.Residual;
import org.dancingsparks.lattice.Cell;
import org.dancingsparks.lattice.Colouring;
import org.dancingsparks.puzzle.Board;
import org.dancingsparks.puzzle.Piece;
import org.dancingsparks.puzzle.PiecePuzzle;
import org.dancingsparks.puzzle.check.Impossibility.Cause;

/**
 * A designer's check of a new puzzle: the cells of its pieces against those of the board, the
 * pieces that fit nowhere, and the pieces that are alike. Makes no search. Immutable.
 */
public final class PuzzleCheck {
  private final PiecePuzzle puzzle;
  private final List<Optional<Congruence>> congruences;
  private final int[] placements;
  private final CellBalance balance;

  /** Checks a puzzle; the cost is that of turning each piece in all ways. */
  public PuzzleCheck(PiecePuzzle puzzle) {
    this.puzzle = puzzle;
    congruences = Congruence.of(puzzle);
    placements = new int[puzzle.pieces().size()];
    puzzle.placements().forEach(placement -> placements[placement.piece()]++);
    Residual all = new Residual(puzzle.problem(), Prefix.EMPTY);
    balance = new CellBalance(puzzle, Prefix.EMPTY, all, colourings(puzzle.board()).get(0));
  }

  /** The colourings that can prove that there is no solution. */
  static List<Colouring> colourings(Board board) {
    return Colouring.of(board.lattice(), board.layers());
  }

  public PiecePuzzle puzzle() {
    return puzzle;
  }

  /** The number of orientations of a piece: the different shapes that its turns give. */
  public int orientations(int piece) {
    return puzzle.pieces().get(piece).orientations().size();
  }

  /** The number of components of a piece; 1 if its cells hang together. */
  public int components(int piece) {
    return components(puzzle.pieces().get(piece).cells());
  }

  public int placements(int piece) {
    return placements[piece];
  }

  /** The earlier piece that a piece is congruent to, if there is one; none for open cells. */
  public Optional<Congruence> congruence(int piece) {
    return puzzle.pieces().get(piece).isHole() ? Optional.empty() : congruences.get(piece);
  }

  /** The fewest cells of pieces and holes: those of required ones. */
  public long fewestCells() {
    return balance.areas().fewest();
  }

  /** Maximum number of cells of pieces and holes; empty if one can be used any number of times. */
  public OptionalLong mostCells() {
    return balance.areas().most();
  }

  /**
   * Remarks of a sentence each: on areas, boards and pieces in several parts, pieces that fit
   * nowhere, and pieces alike; but not those of {@link Impossibility}.
   */
  public List<String> remarks() {
    List<String> remarks = new ArrayList<>();
    Optional<Cause> said = Impossibility.of(puzzle, Prefix.EMPTY).map(Impossibility::cause);
    if (!said.equals(Optional.of(Cause.AREA))) {
      remarks.add(area());
    }
    addComponents("The board", components(puzzle.board().cells()), remarks);
    int named = said.equals(Optional.of(Cause.PIECE)) ? firstUnplaced() : -1;
    for (int piece = 0; piece < placements.length; piece++) {
      String name = name(piece);
      if (placements[piece] == 0 && piece != named) {
        remarks.add("%s fits nowhere.".formatted(name));
      }
      addComponents(name, components(piece), remarks);
      congruence(piece)
          .map(
              like ->
                  (like.isMirrorImage() ? "%s is the mirror image of %s." : "%s is the same as %s.")
                      .formatted(name, name(like.piece())))
          .ifPresent(remarks::add);
    }
    return remarks;
  }

  private static void addComponents(String name, int components, List<String> remarks) {
    if (components > 1) {
      remarks.add("%s is in %,d parts that do not touch.".formatted(name, components));
    }
  }

  /** The number of components of cells that hang together. */
  private int components(List<Cell> cells) {
    int components = 0;
    Set<Cell> left = new HashSet<>(cells);
    for (Cell cell : cells) {
      if (left.remove(cell)) {
        components++;
        Deque<Cell> reached = new ArrayDeque<>(List.of(cell));
        while (!reached.isEmpty()) {
          puzzle.board().lattice().neighbours(reached.pop()).stream()
              .filter(left::remove)
              .forEach(reached::push);
        }
      }
    }
    return components;
  }

  /** The piece that a proof of impossibility names. */
  private int firstUnplaced() {
    return IntStream.range(0, placements.length)
        .filter(piece -> placements[piece] == 0)
        .filter(piece -> puzzle.pieces().get(piece).use().least() > 0)
        .findFirst()
        .orElseThrow();
  }

  private String name(int piece) {
    return puzzle.pieces().get(piece).name();
  }

  private String area() {
    int board = puzzle.board().size();
    int free = puzzle.pieceRules().free().size();
    boolean hasHoles = puzzle.pieces().stream().anyMatch(Piece::isHole);
    String covered = hasHoles ? "The pieces and open cells have" : "The pieces cover";
    String room =
        free == 0 ? "%,d".formatted(board) : "%,d, %,d of them free".formatted(board, free);
    long fewest = fewestCells();
    OptionalLong most = mostCells();
    if (most.isEmpty()) {
      return "%s %,d cells or more, the board has %s.".formatted(covered, fewest, room);
    }
    if (most.getAsLong() > fewest) {
      return "%s %,d to %,d cells, the board has %s."
          .formatted(covered, fewest, most.getAsLong(), room);
    }
    if (fewest == board) {
      return "%s %,d cells, as many as the board has.".formatted(covered, fewest);
    }
    return "%s %,d cells, %sthe board has %s."
        .formatted(covered, fewest, free == 0 ? "but " : "", room);
  }
}
