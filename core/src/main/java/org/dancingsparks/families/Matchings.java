package org.dancingsparks.families;

import java.util.BitSet;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import org.dancingsparks.cover.ProblemBuilder;
import org.dancingsparks.puzzle.Graph;
import org.dancingsparks.puzzle.Graph.Edge;
import org.dancingsparks.puzzle.PlainPuzzle;
import org.dancingsparks.puzzle.Puzzle;

/**
 * {@code matchings:GRAPH}: the matchings of a graph, sets of edges that share no vertex; their
 * number is its Hosoya index. {@code maximum-matchings:GRAPH}: those with the most edges, which are
 * the perfect ones if there are any (OEIS A289202 for knights).
 *
 * <p>A vertex is an item; an option is an edge, or a vertex that is left free. For maximum
 * matchings, a vertex may be left free only if some maximum matching leaves it free. If there are
 * such vertices, one more item demands that as many are free as in every maximum matching. Items
 * are in the order of the board along its narrow side.
 */
final class Matchings implements Family {
  private static final String FREE = "left-free";

  private final boolean areMaximum;

  private Matchings(boolean areMaximum) {
    this.areMaximum = areMaximum;
  }

  /** The family of matchings of any number of edges. */
  static Matchings any() {
    return new Matchings(false);
  }

  /** The family of matchings with the most edges. */
  static Matchings maximum() {
    return new Matchings(true);
  }

  @Override
  public String name() {
    return areMaximum ? "maximum-matchings" : "matchings";
  }

  @Override
  public String parameters() {
    return "GRAPH";
  }

  @Override
  public String title() {
    return areMaximum
        ? "Matchings of a graph that have the most edges: perfect ones if there are any"
        : "Matchings of a graph: sets of edges of which no two share a vertex";
  }

  @Override
  public Puzzle puzzle(String parameters, UnaryOperator<String> files) {
    Parameters reader = new Parameters(this, "knight-6x6");
    if (parameters.isEmpty()) {
      throw reader.unknown(parameters);
    }
    Graph graph = new Graphs(reader, files).graph(parameters);
    List<Integer> order =
        graph.isOnBoard()
            ? graph.board().alongNarrowSide()
            : IntStream.range(0, graph.vertices().size()).boxed().toList();
    ProblemBuilder<String, String> builder = new ProblemBuilder<>(option -> option);
    order.forEach(vertex -> builder.primary(graph.vertices().get(vertex)));
    for (Edge edge : graph.edges()) {
      String one = graph.vertices().get(edge.from());
      String other = graph.vertices().get(edge.to());
      builder.option(one + "-" + other, List.of(one, other));
    }
    if (areMaximum) {
      addFree(builder, graph);
    } else {
      graph.vertices().forEach(vertex -> builder.option(vertex + " free", List.of(vertex)));
    }
    return PlainPuzzle.swept(name() + ":" + graph.name(), builder.build());
  }

  private static void addFree(ProblemBuilder<String, String> builder, Graph graph) {
    MaximumMatching matching = new MaximumMatching(graph);
    if (matching.free() == 0) {
      return;
    }
    builder.between(FREE, matching.free(), matching.free());
    BitSet free = matching.freeInSome();
    free.stream()
        .mapToObj(graph.vertices()::get)
        .forEach(vertex -> builder.option(vertex + " free", List.of(vertex, FREE)));
  }
}
