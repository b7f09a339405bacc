package org.dancingsparks.isomorphism;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.dancingsparks.isomorphism.Incidence.Option;
import org.dancingsparks.residuals.BitSetProblem;

/**
 * A residual as the graph of the bits that it leaves and the options that fit, reduced by what can
 * be undone: a bit of one option only becomes part of that option's colour, and an option with two
 * other bits an edge between these.
 */
final class BitGraph implements ResidualGraph {
  private static final int ABSENT = -1;

  /** The lowest bit of the room of an item with bounds in the colour of its vertex. */
  private static final int ROOM_SHIFT = 16;

  private final BitSetProblem problem;

  /** By bit: the options that have it. */
  private final int[] uses;

  /** By vertex: its bit; the vertices of options follow. */
  private final int[] bits;

  /** By vertex of a bit: its label. */
  private final int[] labels;

  private final List<Edge> edges = new ArrayList<>();
  private final List<Vertex> vertices = new ArrayList<>();
  private int relations;

  /**
   * An option as an edge.
   *
   * @param alone the primary bits that no other option has
   */
  private record Edge(int option, int relation, int one, int other, int... alone) {}

  /**
   * An option as a vertex.
   *
   * @param bits by kind of bit, the vertices
   * @param alone the primary bits that no other option has
   */
  private record Vertex(int option, int colour, List<int[]> bits, int... alone) {}

  BitGraph(BitSetProblem problem, Incidence incidence) {
    this.problem = problem;
    uses = new int[incidence.bitLabels().length];
    incidence.options().stream().flatMapToInt(Option::all).forEach(bit -> uses[bit]++);
    bits = IntStream.range(0, uses.length).filter(this::isVertex).toArray();
    labels = Arrays.stream(bits).map(bit -> incidence.bitLabels()[bit]).toArray();
    Map<List<?>, Integer> colours = new HashMap<>();
    Map<List<Integer>, Long> pairs =
        incidence.options().stream()
            .filter(this::isPair)
            .collect(Collectors.groupingBy(this::ends, Collectors.counting()));
    Map<Boolean, List<Option>> byKind =
        incidence.options().stream()
            .map(option -> option.withLabel(colour(colours, incidence, option)))
            .collect(
                Collectors.partitioningBy(
                    option -> isPair(option) && pairs.get(ends(option)) == 1));
    addVertices(byKind.get(false));
    byKind.get(true).stream()
        .collect(Collectors.groupingBy(Option::label))
        .values()
        .forEach(this::addEdges);
  }

  private boolean isVertex(int bit) {
    return uses[bit] > 1 || uses[bit] == 1 && problem.isBounded(bit);
  }

  /** The colour of an option: its label, and those of the bits of each kind that it has alone. */
  private int colour(Map<List<?>, Integer> colours, Incidence incidence, Option option) {
    List<List<Integer>> alone =
        option.bits().stream()
            .map(
                bits ->
                    Arrays.stream(bits)
                        .filter(bit -> !isVertex(bit))
                        .map(bit -> incidence.bitLabels()[bit])
                        .sorted()
                        .boxed()
                        .toList())
            .toList();
    // Below those of bits, which are not below 0.
    return colours.computeIfAbsent(
        List.of(option.label(), alone), ignored -> ABSENT - 1 - colours.size());
  }

  /** Returns whether an option has two vertices, which it covers. */
  private boolean isPair(Option option) {
    return vertices(option.bits(Incidence.COVERS)).length == 2
        && option.all().filter(this::isVertex).count() == 2;
  }

  /** The vertices of an option. */
  private List<Integer> ends(Option option) {
    return Arrays.stream(vertices(option.bits(Incidence.COVERS))).boxed().toList();
  }

  /** The vertices of bits, of those that have one. */
  private int[] vertices(int... some) {
    return Arrays.stream(some)
        .filter(this::isVertex)
        .map(bit -> Arrays.binarySearch(bits, bit))
        .toArray();
  }

  private int[] alone(Option option) {
    return Arrays.stream(option.bits(Incidence.COVERS))
        .filter(bit -> !isVertex(bit) && bit < problem.primary())
        .toArray();
  }

  private void addVertices(List<Option> options) {
    relations = Incidence.relations(options);
    for (Option option : options) {
      List<int[]> ends = option.bits().stream().map(this::vertices).toList();
      vertices.add(new Vertex(option.number(), option.label(), ends, alone(option)));
    }
  }

  /** Adds edges of the same colour. */
  private void addEdges(List<Option> options) {
    int relation = relations++;
    for (Option option : options) {
      int[] ends = vertices(option.bits(Incidence.COVERS));
      edges.add(new Edge(option.number(), relation, ends[0], ends[1], alone(option)));
    }
  }

  @Override
  public int vertices() {
    return bits.length + vertices.size();
  }

  @Override
  public ColouredGraph blank() {
    return new ColouredGraph(vertices(), relations);
  }

  @Override
  public boolean draw(long[] residual, ColouredGraph on) {
    for (int vertex = 0; vertex < bits.length; vertex++) {
      on.colour(vertex, isSet(residual, bits[vertex]) ? colour(residual, vertex) : ABSENT);
    }
    boolean isOpen = true;
    for (Edge edge : edges) {
      if (problem.fits(residual, 0, edge.option)) {
        on.join(edge.relation, edge.one, edge.other);
      } else {
        isOpen &= !isAnySet(residual, edge.alone);
      }
    }
    for (int index = 0; index < vertices.size(); index++) {
      isOpen &= draw(residual, vertices.get(index), bits.length + index, on);
    }
    return isOpen;
  }

  private boolean draw(long[] residual, Vertex option, int vertex, ColouredGraph on) {
    if (!problem.fits(residual, 0, option.option)) {
      on.colour(vertex, ABSENT);
      return !isAnySet(residual, option.alone);
    }
    on.colour(vertex, option.colour);
    for (int kind = 0; kind < Incidence.KINDS; kind++) {
      for (int bit : option.bits.get(kind)) {
        if (isSet(residual, bits[bit])) {
          on.join(kind, vertex, bit);
        }
      }
    }
    return true;
  }

  private int colour(long[] residual, int vertex) {
    int room = problem.isBounded(bits[vertex]) ? problem.room(residual, 0, bits[vertex]) : 0;
    return labels[vertex] + (room << ROOM_SHIFT);
  }

  private static boolean isSet(long[] residual, int bit) {
    return (residual[bit >> 6] >>> bit & 1) != 0;
  }

  private static boolean isAnySet(long[] residual, int... some) {
    for (int bit : some) {
      if (isSet(residual, bit)) {
        return true;
      }
    }
    return false;
  }
}
