package org.dancingsparks.families;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.IntBinaryOperator;
import org.dancingsparks.lattice.Cell;
import org.dancingsparks.puzzle.Board;
import org.dancingsparks.puzzle.Graph;
import org.dancingsparks.puzzle.Graph.Edge;
import org.dancingsparks.puzzle.Point;

/**
 * Graphs on the cells of a board, joined by the moves of a piece: {@code grid} (a step along a row
 * or column), the pieces of chess, and the leapers {@code camel} (1, 3), {@code zebra} (2, 3),
 * {@code giraffe} (1, 4) and {@code antelope} (3, 4); {@code torus}, a grid whose opposite sides
 * are joined.
 */
final class BoardGraphs {
  private static final double ROW = Math.sqrt(3) / 2;

  /**
   * By name, the rule that joins two cells some rows and columns apart: 1 if they are joined, else
   * 0.
   */
  private static final Map<String, IntBinaryOperator> MOVES = new TreeMap<>();

  static {
    MOVES.put("grid", (rows, columns) -> is(rows + columns == 1));
    MOVES.put("torus", MOVES.get("grid"));
    MOVES.put("king", (rows, columns) -> is(Math.max(rows, columns) == 1));
    MOVES.put("rook", (rows, columns) -> is(rows == 0 || columns == 0));
    MOVES.put("bishop", (rows, columns) -> is(rows == columns));
    MOVES.put("queen", (rows, columns) -> is(rows == 0 || columns == 0 || rows == columns));
    MOVES.put("knight", leaper(1, 2));
    MOVES.put("camel", leaper(1, 3));
    MOVES.put("zebra", leaper(2, 3));
    MOVES.put("giraffe", leaper(1, 4));
    MOVES.put("antelope", leaper(3, 4));
  }

  private BoardGraphs() {}

  private static int is(boolean isTrue) {
    return isTrue ? 1 : 0;
  }

  private static IntBinaryOperator leaper(int few, int many) {
    return (rows, columns) -> is(Math.min(rows, columns) == few && Math.max(rows, columns) == many);
  }

  /** The names of moves. */
  static List<String> names() {
    return List.copyOf(MOVES.keySet());
  }

  /** The graph of a move on a board of this many rows and columns. */
  static Graph graph(String name, String move, int rows, int columns) {
    Board board = Board.box(rows, columns, 1);
    boolean isTorus = move.equals("torus");
    List<Edge> edges = new ArrayList<>();
    for (int from = 0; from < board.size(); from++) {
      for (int to = from + 1; to < board.size(); to++) {
        int down = Math.abs(board.cell(from).row() - board.cell(to).row());
        int right = Math.abs(board.cell(from).column() - board.cell(to).column());
        int joined =
            MOVES
                .get(move)
                .applyAsInt(
                    isTorus ? Math.min(down, rows - down) : down,
                    isTorus ? Math.min(right, columns - right) : right);
        if (joined == 1) {
          edges.add(new Edge(from, to));
        }
      }
    }
    return Graph.onBoard(name, board, edges);
  }

  /** The triangular grid with this many vertices on each side. */
  static Graph triangular(String name, int side) {
    List<Cell> cells = new ArrayList<>();
    for (int row = 1; row <= side; row++) {
      for (int column = 1; column <= row; column++) {
        cells.add(Cell.of(row, column));
      }
    }
    Board board = new Board(cells);
    List<Edge> edges = new ArrayList<>();
    for (Cell cell : cells) {
      int from = board.number(cell).orElseThrow();
      for (Cell next :
          List.of(
              Cell.of(cell.row(), cell.column() + 1),
              Cell.of(cell.row() + 1, cell.column()),
              Cell.of(cell.row() + 1, cell.column() + 1))) {
        board.number(next).ifPresent(to -> edges.add(new Edge(from, to)));
      }
    }
    List<Point> places =
        cells.stream()
            .map(cell -> new Point(cell.column() - cell.row() / 2.0, cell.row() * ROW))
            .toList();
    return new Graph(name, cells.stream().map(Cell::text).toList(), edges, board, places);
  }

  /** The graph of the cube of this many dimensions; vertices are words of 0 and 1. */
  static Graph hypercube(String name, int dimensions) {
    List<String> vertices = new ArrayList<>();
    List<Edge> edges = new ArrayList<>();
    for (int vertex = 0; vertex < 1 << dimensions; vertex++) {
      StringBuilder word = new StringBuilder();
      for (int bit = 1 << dimensions - 1; bit > 0; bit >>= 1) {
        word.append((vertex & bit) == 0 ? '0' : '1');
        if ((vertex & bit) == 0) {
          edges.add(new Edge(vertex, vertex | bit));
        }
      }
      vertices.add(word.toString());
    }
    return Graph.onCircle(name, vertices, edges);
  }
}
