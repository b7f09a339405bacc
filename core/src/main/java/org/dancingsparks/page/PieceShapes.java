package org.dancingsparks.page;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.dancingsparks.lattice.Cell;
import org.dancingsparks.lattice.HandTurns;
import org.dancingsparks.lattice.Lattice;
import org.dancingsparks.lattice.Turn;
import org.dancingsparks.puzzle.BoardPuzzle;
import org.dancingsparks.puzzle.Mark;

/**
 * The shapes in which the pieces of a puzzle lie on its board: options of one piece that differ
 * only in position have the same shape. The cells of such options, in reading order, correspond.
 * Immutable.
 */
final class PieceShapes {
  /** The number that stands for no piece, and for no shape. */
  static final int NONE = -1;

  private final BoardPuzzle puzzle;
  private final Map<Shape, Integer> numbers = new LinkedHashMap<>();
  private final int[] ofOption;

  /**
   * A shape.
   *
   * @param piece the number of its mark
   * @param cells moved to the corner
   * @param sides the colours of a tile's sides, clockwise; else empty
   */
  private record Shape(int piece, List<Cell> cells, List<Mark> sides) {}

  /**
   * The shapes that a hand makes of another; see {@link HandTurns}.
   *
   * @param turn to the right, or a tile's turn by one side
   * @param flip turned over
   * @param tip tipped over backwards, in space
   */
  record Turned(int turn, int flip, int tip) {}

  PieceShapes(BoardPuzzle puzzle) {
    this.puzzle = puzzle;
    ofOption =
        IntStream.range(0, puzzle.problem().options())
            .map(
                option ->
                    piece(option) == NONE
                        ? NONE
                        : numbers.computeIfAbsent(shape(option), key -> numbers.size()))
            .toArray();
  }

  /** The number of an option's mark, or {@link #NONE} if it puts several on the board. */
  int piece(int option) {
    int piece = NONE;
    for (int index = 0; index < puzzle.cells(option).size(); index++) {
      int mark = puzzle.mark(option, index);
      if (piece != NONE && mark != piece) {
        return NONE;
      }
      piece = mark;
    }
    return piece;
  }

  /** The number of an option's shape, or {@link #NONE}. */
  int number(int option) {
    return ofOption[option];
  }

  /** By shape, the number of its piece. */
  int[] pieces() {
    return numbers.keySet().stream().mapToInt(Shape::piece).toArray();
  }

  /** By shape, those that a hand makes of it. */
  List<Turned> turned() {
    HandTurns hand = HandTurns.of(lattice());
    return numbers.keySet().stream()
        .map(
            shape ->
                puzzle.pieces().isEmpty()
                    ? new Turned(number(sidesTurned(shape)), number(shape), number(shape))
                    : new Turned(
                        find(shape, List.of(hand.turn())),
                        find(shape, hand.flips()),
                        find(shape, hand.tip().stream().toList())))
        .toList();
  }

  private int number(Shape shape) {
    return numbers.getOrDefault(shape, NONE);
  }

  /** The number of the first shape that there is, or {@link #NONE}. */
  private int find(Shape shape, List<Turn> turns) {
    return turns.stream()
        .map(turn -> lattice().atOrigin(lattice().turned(turn, shape.cells())))
        .map(cells -> number(new Shape(shape.piece(), cells, shape.sides())))
        .filter(number -> number != NONE)
        .findFirst()
        .orElse(NONE);
  }

  private Shape shape(int option) {
    List<Cell> cells = lattice().atOrigin(puzzle.laid(option));
    return new Shape(piece(option), cells, puzzle.sides(option));
  }

  private static Shape sidesTurned(Shape shape) {
    List<Mark> sides = new ArrayList<>(shape.sides());
    Collections.rotate(sides, 1);
    return new Shape(shape.piece(), shape.cells(), List.copyOf(sides));
  }

  private Lattice lattice() {
    return puzzle.board().lattice();
  }
}
