package org.dancingsparks.families;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.dancingsparks.cover.ProblemBuilder;
import org.dancingsparks.lattice.Cell;
import org.dancingsparks.puzzle.Graph;
import org.dancingsparks.puzzle.Graph.Edge;
import org.dancingsparks.puzzle.GridPuzzle;
import org.dancingsparks.puzzle.GridPuzzle.Filling;
import org.dancingsparks.puzzle.GridPuzzle.Layout;
import org.dancingsparks.puzzle.Mark;
import org.dancingsparks.puzzle.Palette;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.puzzle.Words;

/**
 * {@code colourings:GRAPH,K}: the ways to give each vertex of a graph one of K colours so that
 * adjacent vertices have different ones; their number is the chromatic polynomial at K. A vertex is
 * a primary item, an edge in one of the colours a secondary one.
 */
final class Colourings implements Family {
  private static final Pattern FORM = Pattern.compile("(.+),(0*[1-9]\\d*)");
  private static final Pattern NUMBER = Pattern.compile("(\\d+)");
  private static final String RULES = "Vertices that an edge joins have different colours.";
  private static final int MAX_ENTRIES = 1 << 22;

  private record Choice(int vertex, int colour, String text) {}

  @Override
  public String name() {
    return "colourings";
  }

  @Override
  public String parameters() {
    return "GRAPH,K";
  }

  @Override
  public String title() {
    return "Colourings of a graph with K colours, as in colourings:petersen,3";
  }

  @Override
  public Puzzle puzzle(String parameters, UnaryOperator<String> files) {
    Parameters reader = new Parameters(this, "petersen,3 or colourings:grid-3x4,3");
    Matcher form = FORM.matcher(parameters);
    if (!form.matches()) {
      throw reader.unknown(parameters);
    }
    int colours = reader.numbers(form.group(2), NUMBER)[0];
    reader.check("colours", colours, GridPuzzle.MAX_VALUES);
    Graph graph = new Graphs(reader, files).graph(form.group(1));
    reader.check("entries", 2L * colours * graph.edges().size(), MAX_ENTRIES);
    return grid(graph, colours);
  }

  private GridPuzzle grid(Graph graph, int colours) {
    ProblemBuilder<String, Choice> builder = new ProblemBuilder<>(Choice::text);
    graph.vertices().forEach(vertex -> builder.primary("v" + vertex));
    for (Edge edge : graph.edges()) {
      for (int colour = 1; colour <= colours; colour++) {
        builder.secondary(item(graph, edge, colour));
      }
    }
    List<List<Edge>> incident = new ArrayList<>();
    graph.vertices().forEach(vertex -> incident.add(new ArrayList<>()));
    for (Edge edge : graph.edges()) {
      incident.get(edge.from()).add(edge);
      incident.get(edge.to()).add(edge);
    }
    List<Filling> fillings = new ArrayList<>();
    for (int vertex = 0; vertex < graph.vertices().size(); vertex++) {
      Cell cell = graph.board().cell(vertex);
      for (int colour = 1; colour <= colours; colour++) {
        String text = graph.vertices().get(vertex) + "=" + colour;
        Choice choice = new Choice(vertex, colour, text);
        List<String> items = new ArrayList<>(List.of("v" + graph.vertices().get(vertex)));
        for (Edge edge : incident.get(vertex)) {
          items.add(item(graph, edge, colour));
        }
        builder.option(choice, items);
        fillings.add(new Filling(colour - 1, List.of(cell)));
      }
    }
    String name = "%s:%s,%d".formatted(name(), graph.name(), colours);
    String title = "Colourings with %d colours of %s".formatted(colours, graph.name());
    return new GridPuzzle(
        new Words(name, title, RULES),
        builder.build(),
        graph.board(),
        marks(colours),
        fillings,
        graph.isOnBoard() ? Layout.PLAIN : Layout.on(graph));
  }

  private static String item(Graph graph, Edge edge, int colour) {
    return "%s-%s=%d"
        .formatted(graph.vertices().get(edge.from()), graph.vertices().get(edge.to()), colour);
  }

  private static List<Mark> marks(int colours) {
    List<Mark> marks = new ArrayList<>();
    for (Mark mark : GridPuzzle.values(colours)) {
      marks.add(new Mark(mark.name(), mark.symbol(), Optional.of(Palette.at(marks.size()))));
    }
    return marks;
  }
}
