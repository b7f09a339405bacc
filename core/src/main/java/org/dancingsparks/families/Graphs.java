package org.dancingsparks.families;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.dancingsparks.message.InputException;
import org.dancingsparks.message.Redacted;
import org.dancingsparks.message.Suggestions;
import org.dancingsparks.puzzle.Graph;
import org.dancingsparks.puzzle.Graph.Edge;
import org.dancingsparks.puzzle.Point;

/**
 * Graphs by name: {@code path-N}, {@code cycle-N}, {@code complete-N}, {@code wheel-N} (a hub and N
 * vertices round it), {@code hypercube-N}, {@code triangular-N}, those of {@link BoardGraphs}, such
 * as {@code grid-RxC} and {@code knight-RxC}, {@code queens-N} (the queen's on N x N squares) and
 * {@code petersen}; or from a file that has an edge a line, as the names of its two vertices.
 */
record Graphs(Parameters reader, UnaryOperator<String> files) {
  private static final List<String> FORMS =
      List.of(
          "path-N",
          "cycle-N",
          "complete-N",
          "wheel-N",
          "hypercube-N",
          "triangular-N",
          "queens-N",
          "petersen");

  private static final List<String> BOARD_FORMS =
      BoardGraphs.names().stream().map(move -> move + "-ROWSxCOLUMNS").toList();

  private static final int MAX_VERTICES = 4096;
  private static final int MAX_EDGES = 1 << 18;
  private static final int MIN_CYCLE = 3;
  private static final Pattern NUMBERED =
      Pattern.compile("(path|cycle|complete|wheel|queens|hypercube|triangular)-(\\d+)");
  private static final Pattern ON_BOARD =
      Pattern.compile("(%s)-(\\d+x\\d+)".formatted(String.join("|", BoardGraphs.names())));
  private static final int MAX_DIMENSIONS = 12;
  private static final Pattern SIZE = Pattern.compile("(\\d+)x(\\d+)");
  private static final Pattern VERTEX = Pattern.compile("[\\p{L}\\p{N}_]+");
  private static final Pattern FILE = Pattern.compile("[./]");
  private static final Pattern NUMBER = Pattern.compile("(\\d+)");

  /** The graph of a name, or of the file of this name. */
  Graph graph(String name) {
    Matcher numbered = NUMBERED.matcher(name);
    Matcher onBoard = ON_BOARD.matcher(name);
    if (numbered.matches()) {
      return graph(numbered.group(1), reader.numbers(numbered.group(2), NUMBER)[0]);
    }
    if (onBoard.matches()) {
      int[] sides = reader.numbers(onBoard.group(2), SIZE);
      return onBoard(
          "%s-%dx%d".formatted(onBoard.group(1), sides[0], sides[1]), onBoard.group(1), sides);
    }
    if (name.equals("petersen")) {
      return petersen();
    }
    checkFile(name);
    return read(name, files.apply(name));
  }

  private Graph onBoard(String name, String move, int... sides) {
    reader.check("vertices", (long) sides[0] * sides[1], MAX_VERTICES);
    if (move.equals("torus")) {
      checkCycle(name, Math.min(sides[0], sides[1]));
    }
    Graph graph = BoardGraphs.graph(name, move, sides[0], sides[1]);
    reader.check("edges", graph.edges().size(), MAX_EDGES);
    return graph;
  }

  private static void checkFile(String name) {
    if (!FILE.matcher(name).find()) {
      List<String> forms = Stream.concat(FORMS.stream(), BOARD_FORMS.stream()).toList();
      throw new IllegalArgumentException(
          "There is no graph %s.%s The graphs are %s; write the name of a file with its extension or folder."
              .formatted(name, Suggestions.of(name, forms), String.join(", ", forms)));
    }
  }

  private Graph graph(String kind, int size) {
    String name = kind + "-" + size;
    long vertices =
        switch (kind) {
          case "queens" -> (long) size * size;
          case "triangular" -> size * (size + 1L) / 2;
          case "hypercube" -> 0;
          default -> size;
        };
    reader.check("vertices", vertices, MAX_VERTICES);
    return switch (kind) {
      case "path" -> Graph.path(size);
      case "cycle" -> {
        checkCycle(name, size);
        yield Graph.onCircle(name, Graph.numbered(size), cycle(size));
      }
      case "complete" -> {
        reader.check("edges", size * (size - 1L) / 2, MAX_EDGES);
        yield Graph.onCircle(name, Graph.numbered(size), complete(size));
      }
      case "wheel" -> {
        checkCycle(name, size);
        yield wheel(name, size);
      }
      case "hypercube" -> {
        reader.check("dimensions", size, MAX_DIMENSIONS);
        yield BoardGraphs.hypercube(name, size);
      }
      case "triangular" -> BoardGraphs.triangular(name, size);
      default -> onBoard(name, "queen", size, size);
    };
  }

  private static void checkCycle(String name, int size) {
    if (size < MIN_CYCLE) {
      throw new IllegalArgumentException(
          "There is no graph %s: its cycle has at least %d vertices.".formatted(name, MIN_CYCLE));
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
    reader.check("vertices", vertices.size(), MAX_VERTICES);
    reader.check("edges", edges.size(), MAX_EDGES);
    return Graph.onCircle(
        Redacted.fileName(file), List.copyOf(vertices.keySet()), List.copyOf(edges));
  }
}
