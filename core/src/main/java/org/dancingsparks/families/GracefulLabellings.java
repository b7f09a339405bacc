package org.dancingsparks.families;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.dancingsparks.cover.ProblemBuilder;
import org.dancingsparks.puzzle.Graph;
import org.dancingsparks.puzzle.Graph.Edge;
import org.dancingsparks.puzzle.GridPuzzle;
import org.dancingsparks.puzzle.GridPuzzle.Filling;
import org.dancingsparks.puzzle.GridPuzzle.Layout;
import org.dancingsparks.puzzle.Mark;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.puzzle.Words;

/**
 * {@code graceful:N}: the graceful labellings of the path of N vertices (OEIS A006967), {@code
 * graceful:GRAPH} those of a graph. With M edges, the vertices have different labels from 0 to M,
 * so that the differences along the edges are 1 to M, each once (Rosa 1967). An edge and a
 * difference are primary items; an option gives an edge a difference and colours its vertices with
 * labels, and the labels with vertices, so that they are different.
 */
final class GracefulLabellings implements Family {
  private static final Pattern NUMBER = Pattern.compile("(\\d+)");
  private static final int MAX_OPTIONS = 1 << 20;

  private record Labelled(Edge edge, int from, int to, String text) {}

  @Override
  public String name() {
    return "graceful";
  }

  @Override
  public String parameters() {
    return "N";
  }

  @Override
  public String title() {
    return "Graceful labellings of the path of N vertices, or of a graph";
  }

  @Override
  public Puzzle puzzle(String parameters, UnaryOperator<String> files) {
    Parameters reader = new Parameters(this, "8 or graceful:petersen");
    if (parameters.isEmpty()) {
      throw reader.unknown(parameters);
    }
    boolean isPath = NUMBER.matcher(parameters).matches();
    int vertices = isPath ? reader.numbers(parameters, NUMBER)[0] : 0;
    reader.check("vertices", vertices, GridPuzzle.MAX_VALUES);
    Graph graph = isPath ? Graph.path(vertices) : new Graphs(reader, files).graph(parameters);
    int edges = graph.edges().size();
    reader.check("edges", edges, GridPuzzle.MAX_VALUES - 1);
    reader.check("options", (long) edges * edges * (edges + 1), MAX_OPTIONS);
    String name = name() + ":" + (isPath ? "" + vertices : graph.name());
    String title = "Graceful labellings of " + graph.name();
    String rules =
        "The labels are different numbers from 0 to %d, and the differences along the edges are 1 to %1$d."
            .formatted(edges);
    return grid(new Words(name, title, rules), graph);
  }

  private static GridPuzzle grid(Words words, Graph graph) {
    int most = graph.edges().size();
    ProblemBuilder<String, Labelled> builder = new ProblemBuilder<>(Labelled::text);
    for (int difference = most; difference > 0; difference--) {
      builder.primary("d" + difference);
    }
    graph.edges().forEach(edge -> builder.primary(text(graph, edge)));
    graph.vertices().forEach(vertex -> builder.secondary("v" + vertex));
    IntStream.rangeClosed(0, most).forEach(label -> builder.secondary("=" + label));
    List<Filling> fillings = new ArrayList<>();
    for (int difference = most; difference > 0; difference--) {
      for (Edge edge : graph.edges()) {
        for (int less = 0; less + difference <= most; less++) {
          for (int up : new int[] {difference, -difference}) {
            int from = up > 0 ? less : less + difference;
            fillings.add(add(builder, graph, edge, new int[] {from, from + up}));
          }
        }
      }
    }
    return new GridPuzzle(
        words, builder.build(), graph.board(), labels(most), fillings, Layout.on(graph));
  }

  /** Adds the option that gives labels to the ends of an edge. */
  private static Filling add(
      ProblemBuilder<String, Labelled> builder, Graph graph, Edge edge, int... labels) {
    String one = graph.vertices().get(edge.from());
    String other = graph.vertices().get(edge.to());
    String text = "%s=%d %s=%d".formatted(one, labels[0], other, labels[1]);
    Labelled option = new Labelled(edge, labels[0], labels[1], text);
    int difference = Math.abs(labels[0] - labels[1]);
    builder.option(option, List.of("d" + difference, text(graph, edge)));
    builder.entry(option, "v" + one, "" + labels[0]).entry(option, "v" + other, "" + labels[1]);
    builder.entry(option, "=" + labels[0], one).entry(option, "=" + labels[1], other);
    return Filling.of(
        new TreeMap<>(
            Map.of(
                graph.board().cell(edge.from()),
                labels[0],
                graph.board().cell(edge.to()),
                labels[1])));
  }

  private static String text(Graph graph, Edge edge) {
    return graph.vertices().get(edge.from()) + "-" + graph.vertices().get(edge.to());
  }

  /** The labels from 0, as 0 to 9, A to Z and a to z. */
  private static List<Mark> labels(int most) {
    List<Mark> labels = new ArrayList<>(List.of(new Mark("0", '0', Optional.empty())));
    labels.addAll(most == 0 ? List.of() : GridPuzzle.values(most));
    return labels;
  }
}
