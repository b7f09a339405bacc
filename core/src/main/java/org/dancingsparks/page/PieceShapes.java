package org.dancingsparks.page;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import org.dancingsparks.families.TilePuzzle;
import org.dancingsparks.lattice.Cell;
import org.dancingsparks.lattice.Lattice;
import org.dancingsparks.puzzle.BoardPuzzle;
import org.dancingsparks.puzzle.Mark;
import org.dancingsparks.puzzle.PiecePuzzle;

/**
 * The shapes in which the pieces of a puzzle lie on its board: options of one piece that differ in
 * their place only have the same shape. The cells of such options, in reading order, correspond.
 * Immutable.
 */
final class PieceShapes {
  /** Stands for no piece, and for no shape. */
  static final int NONE = -1;

  private static final Cell CORNER = new Cell(1, 1, 1);

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
   * The shape that a hand makes of another.
   *
   * @param turn after a quarter turn to the right, or a tile's turn by one side
   * @param flip after a flip from left to right
   * @param tip after tipping it over backwards, in space
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

  /** The number of an option's mark, if it leaves only that one. */
  int piece(int option) {
    int piece = NONE;
    for (int place = 0; place < puzzle.cells(option).size(); place++) {
      int mark = puzzle.mark(option, place);
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
    List<Turned> turned = new ArrayList<>();
    for (Shape shape : numbers.keySet()) {
      turned.add(
          new Turned(
              find(turn(shape)),
              find(moved(shape, cell -> new Cell(cell.row(), -cell.column(), cell.layer()))),
              find(moved(shape, cell -> new Cell(-cell.layer(), cell.column(), cell.row())))));
    }
    return turned;
  }

  private int find(Shape shape) {
    return numbers.getOrDefault(shape, NONE);
  }

  private Shape shape(int option) {
    List<Mark> sides = puzzle instanceof TilePuzzle tiles ? tiles.sides(option) : List.of();
    return new Shape(piece(option), lattice().atOrigin(puzzle.cells(option)), sides);
  }

  private Shape turn(Shape shape) {
    if (puzzle instanceof TilePuzzle) {
      List<Mark> sides = new ArrayList<>(shape.sides());
      Collections.rotate(sides, 1);
      return new Shape(shape.piece(), shape.cells(), List.copyOf(sides));
    }
    return moved(shape, cell -> new Cell(cell.column(), -cell.row(), cell.layer()));
  }

  private Lattice lattice() {
    return puzzle.board().lattice();
  }

  private Shape moved(Shape shape, UnaryOperator<Cell> move) {
    if (!(puzzle instanceof PiecePuzzle)) {
      return shape;
    }
    List<Cell> cells = shape.cells().stream().map(move).toList();
    return new Shape(shape.piece(), lattice().atOrigin(cells), shape.sides());
  }
}
