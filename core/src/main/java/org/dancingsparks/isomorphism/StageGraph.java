package org.dancingsparks.isomorphism;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.dancingsparks.isomorphism.Incidence.Option;

/**
 * The graph of all bits and options of a stage, with the orbits into which its automorphisms part
 * the bits.
 */
final class StageGraph {
  private static final int MAX_NODES = 1 << 14;

  private final ColouredGraph graph;
  private final Work work;

  /** By vertex that is a bit: the bit; the vertices of options follow. */
  private final int[] bits;

  private final BitSet frontier;

  /** By orbit: its vertices. */
  private final List<int[]> orbits = new ArrayList<>();

  /** By vertex of a bit: its orbit. */
  private final int[] orbitOf;

  /** By vertex of a bit: the vertices of the bits that share an option with it. */
  private final BitSet[] neighbours;

  private StageGraph(Incidence incidence, BitSet frontier, Work work) {
    this.frontier = frontier;
    this.work = work;
    graph = incidence.graph();
    bits = incidence.bits().stream().toArray();
    orbitOf = new int[bits.length];
    neighbours = new BitSet[bits.length];
    Arrays.setAll(neighbours, vertex -> new BitSet());
    for (Option option : incidence.options()) {
      int[] vertices = option.all().map(bit -> Arrays.binarySearch(bits, bit)).toArray();
      for (int vertex : vertices) {
        Arrays.stream(vertices).filter(other -> other != vertex).forEach(neighbours[vertex]::set);
      }
    }
  }

  /**
   * The graph of a stage.
   *
   * @param work bounds all that is done with it
   * @return empty if its automorphisms are too hard to find
   */
  static Optional<StageGraph> of(Incidence incidence, BitSet frontier, Work work) {
    return incidence
        .labelled(MAX_NODES, work)
        .map(labelling -> new StageGraph(incidence, frontier, work).withOrbits(labelling));
  }

  /** The work of all that is done with it. */
  Work work() {
    return work;
  }

  private StageGraph withOrbits(CanonicalLabelling labelling) {
    DisjointSets sets = new DisjointSets(graph.vertices());
    labelling.automorphisms().forEach(sets::uniteImages);
    Map<Integer, Integer> numbers = new HashMap<>();
    for (int vertex = 0; vertex < bits.length; vertex++) {
      orbitOf[vertex] = numbers.computeIfAbsent(sets.root(vertex), root -> numbers.size());
    }
    for (int orbit = 0; orbit < numbers.size(); orbit++) {
      int number = orbit;
      orbits.add(IntStream.range(0, bits.length).filter(at -> orbitOf[at] == number).toArray());
    }
    return this;
  }

  /** Number of vertices that are bits. */
  int bits() {
    return bits.length;
  }

  /** Words of a set of bits. */
  int words() {
    return bits.length == 0 ? 1 : (bits[bits.length - 1] >> 6) + 1;
  }

  /** Number of orbits of bits. */
  int orbits() {
    return orbits.size();
  }

  /** The vertices of an orbit. */
  int[] orbit(int number) {
    return orbits.get(number);
  }

  int orbitOf(int vertex) {
    return orbitOf[vertex];
  }

  /** Returns whether the bits of an orbit are on the frontier. */
  boolean isFrontier(int orbit) {
    return frontier.get(bits[orbits.get(orbit)[0]]);
  }

  int bit(int vertex) {
    return bits[vertex];
  }

  /** The vertices of the bits that share an option with a bit. */
  BitSet neighbours(int vertex) {
    return neighbours[vertex];
  }

  /**
   * Returns whether automorphisms map bits as wanted.
   *
   * @param wanted by automorphism and vertex of a bit, the image, or -1 for any; all with images of
   *     the same vertices
   */
  boolean hasAutomorphisms(List<int[]> wanted) {
    if (wanted.isEmpty()) {
      return true;
    }
    int[] first = wanted.get(0);
    Optional<CanonicalForm> form =
        marked(
            IntStream.range(0, first.length)
                .map(vertex -> first[vertex] < 0 ? -1 : vertex)
                .toArray());
    return form.isPresent()
        && wanted.stream().allMatch(images -> form.equals(marked(inverse(images))));
  }

  private static int[] inverse(int... images) {
    int[] inverse = new int[images.length];
    Arrays.fill(inverse, -1);
    for (int vertex = 0; vertex < images.length; vertex++) {
      if (images[vertex] >= 0) {
        inverse[images[vertex]] = vertex;
      }
    }
    return inverse;
  }

  /** The canonical form of the graph with some vertices apart from all others. */
  private Optional<CanonicalForm> marked(int... marks) {
    ColouredGraph marked = graph.copy();
    for (int vertex = 0; vertex < marks.length; vertex++) {
      if (marks[vertex] >= 0) {
        marked.colour(vertex, Integer.MAX_VALUE - marks[vertex]);
      }
    }
    CanonicalLabelling labelling = new CanonicalLabelling(marked, MAX_NODES, work);
    return labelling.label() ? Optional.of(labelling.form()) : Optional.empty();
  }
}
