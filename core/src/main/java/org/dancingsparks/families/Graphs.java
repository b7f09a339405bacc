package org.dancingsparks.families;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.dancingsparks.families.graphs.Graph;
import org.dancingsparks.families.graphs.Graph.Edge;
import org.dancingsparks.families.texts.TextLines;
import org.dancingsparks.lattice.Cell;
import org.dancingsparks.lattice.Tiling;
import org.dancingsparks.message.InputException;
import org.dancingsparks.message.Redacted;
import org.dancingsparks.message.Suggestions;
import org.dancingsparks.puzzle.Board;
import org.dancingsparks.puzzle.Point;

/**
 * Graphs by name: {@code path-N}, {@code cycle-N}, {@code complete-N}, {@code wheel-N} (a hub and N
 * vertices round it), {@code grid-RxC}, {@code queens-N} (squares of a chessboard, joined if a
 * queen moves from one to the other) and {@code petersen}; or from a file that has an edge a line,
 * as the names of its two vertices.
 */
record Graphs(Parameters reader, UnaryOperator<String> files) {
  private static final List<String> FORMS =
      List.of(
          "path-N",
          "cycle-N",
          "complete-N",
          "wheel-N",
          "grid-ROWSxCOLUMNS",
          "queens-N",
          "petersen");

  private static final int MOST_VERTICES = 4096;
  private static final int MOST_EDGES = 1 << 18;
  private static final int LEAST_CYCLE = 3;
  private static final Pattern NUMBERED =
      Pattern.compile("(path|cycle|complete|wheel|queens)-(\\d+)");
  private static final Pattern GRID = Pattern.compile("grid-(\\d+x\\d+)");
  private static final Pattern SIZE = Pattern.compile("(\\d+)x(\\d+)");
  private static final Pattern VERTEX = Pattern.compile("[\\p{L}\\p{N}_]+");
  private static final Pattern FILE = Pattern.compile("[./]");
  private static final Pattern NUMBER = Pattern.compile("(\\d+)");

  /** The graph of a name, or of the file of this name. */
  Graph graph(String name) {
    Matcher numbered = NUMBERED.matcher(name);
    Matcher grid = GRID.matcher(name);
    if (numbered.matches()) {
      int size = reader.numbers(numbered.group(2), NUMBER)[0];
      boolean isBoard = numbered.group(1).equals("queens");
      reader.check("vertices", isBoard ? (long) size * size : size, MOST_VERTICES);
      return graph(numbered.group(1), size);
    }
    if (grid.matches()) {
      int[] sides = reader.numbers(grid.group(1), SIZE);
      reader.check("vertices", (long) sides[0] * sides[1], MOST_VERTICES);
      String normal = "grid-%dx%d".formatted(sides[0], sides[1]);
      Board board = Board.box(sides[0], sides[1], 1);
      return Graph.onBoard(normal, board, edges(board, (one, other) -> beside(one, other)));
    }
    if (name.equals("petersen")) {
      return petersen();
    }
    checkFile(name);
    return read(name, files.apply(name));
  }

  private static void checkFile(String name) {
    if (!FILE.matcher(name).find()) {
      throw new IllegalArgumentException(
          "There is no graph %s.%s There are %s; write the name of a file with its ending or folder."
              .formatted(name, Suggestions.of(name, FORMS), String.join(", ", FORMS)));
    }
  }

  private Graph graph(String kind, int size) {
    String name = kind + "-" + size;
    return switch (kind) {
      case "path" -> Graph.path(size);
      case "cycle" -> {
        checkCycle(name, size);
        yield Graph.onCircle(name, Graph.numbered(size), cycle(size));
      }
      case "complete" -> {
        reader.check("edges", size * (size - 1L) / 2, MOST_EDGES);
        yield Graph.onCircle(name, Graph.numbered(size), complete(size));
      }
      case "wheel" -> {
        checkCycle(name, size);
        yield wheel(name, size);
      }
      default -> {
        Board board = Board.box(size, size, 1);
        reader.check("edges", queenMoves(size), MOST_EDGES);
        yield Graph.onBoard(name, board, edges(board, (one, other) -> isQueenMove(one, other)));
      }
    };
  }

  private static void checkCycle(String name, int size) {
    if (size < LEAST_CYCLE) {
      throw new IllegalArgumentException(
          "There is no graph %s: its cycle has at least %d vertices.".formatted(name, LEAST_CYCLE));
    }
  }

  private static List<Edge> cycle(int size) {
    List<Edge> edges = new ArrayList<>();
    for (int vertex = 0; vertex < size; vertex++) {
      int next = (vertex + 1) % size;
      edges.add(new Edge(Math.min(vertex, next), Math.max(vertex, next)));
    }
    return edges;
  }

  private static List<Edge> complete(int size) {
    List<Edge> edges = new ArrayList<>();
    for (int from = 0; from < size; from++) {
      for (int to = from + 1; to < size; to++) {
        edges.add(new Edge(from, to));
      }
    }
    return edges;
  }

  private static Graph wheel(String name, int size) {
    List<Edge> edges = new ArrayList<>(cycle(size));
    List<Point> places = new ArrayList<>(Graph.circle(size, 1));
    for (int vertex = 0; vertex < size; vertex++) {
      edges.add(new Edge(vertex, size));
    }
    places.add(new Point(0, 0));
    return new Graph(name, Graph.numbered(size + 1), edges, Graph.row(size + 1), places);
  }

  private static Graph petersen() {
    List<Edge> edges = new ArrayList<>();
    int ring = 5;
    for (int vertex = 0; vertex < ring; vertex++) {
      edges.add(new Edge(vertex, (vertex + 1) % ring));
      edges.add(new Edge(vertex, vertex + ring));
      edges.add(new Edge(vertex + ring, (vertex + 2) % ring + ring));
    }
    List<Point> places = new ArrayList<>(Graph.ring(ring, 2));
    places.addAll(Graph.ring(ring, 1));
    return new Graph("petersen", Graph.numbered(2 * ring), edges, Graph.row(2 * ring), places);
  }

  private static List<Edge> edges(Board board, BiPredicate<Cell, Cell> areJoined) {
    List<Edge> edges = new ArrayList<>();
    for (int from = 0; from < board.size(); from++) {
      for (int to = from + 1; to < board.size(); to++) {
        if (areJoined.test(board.cell(from), board.cell(to))) {
          edges.add(new Edge(from, to));
        }
      }
    }
    return edges;
  }

  private static boolean beside(Cell one, Cell other) {
    return Tiling.SQUARES.beside(one).contains(other);
  }

  private static boolean isQueenMove(Cell one, Cell other) {
    int down = one.row() - other.row();
    int right = one.column() - other.column();
    return down == 0 || right == 0 || Math.abs(down) == Math.abs(right);
  }

  /** Half of the moves of a queen: those along rows, columns and diagonals. */
  private static long queenMoves(long size) {
    return size * (size - 1) * (5 * size - 1) / 3;
  }

  private Graph read(String file, String text) {
    TextLines lines = TextLines.of(file, text);
    Map<String, Integer> vertices = new LinkedHashMap<>();
    Set<Edge> edges = new LinkedHashSet<>();
    for (TextLines.Line line : lines.lines()) {
      if (line.words().size() != 2) {
        throw lines.error(line, "An edge is the names of two vertices.");
      }
      if (!VERTEX.matcher(String.join("", line.words())).matches()) {
        throw lines.error(line, "A vertex is named by letters, digits and underscores.");
      }
      int one = vertices.computeIfAbsent(line.words().get(0), name -> vertices.size());
      int other = vertices.computeIfAbsent(line.words().get(1), name -> vertices.size());
      if (one == other) {
        throw lines.error(line, "An edge joins two different vertices.");
      }
      if (!edges.add(new Edge(Math.min(one, other), Math.max(one, other)))) {
        throw lines.error(line, "The edge is there already; once is enough.");
      }
    }
    if (edges.isEmpty()) {
      throw new InputException(file + " has no edges", "write the names of two vertices a line");
    }
    reader.check("vertices", vertices.size(), MOST_VERTICES);
    reader.check("edges", edges.size(), MOST_EDGES);
    return Graph.onCircle(
        Redacted.fileName(file), List.copyOf(vertices.keySet()), List.copyOf(edges));
  }
}
