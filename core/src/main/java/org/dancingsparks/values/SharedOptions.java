package org.dancingsparks.values;

import java.util.Arrays;
import java.util.BitSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.dancingsparks.cover.Prefix;

/**
 * The greatest number of options of a set that a solution contains, and the subsets of this size:
 * maxima and sums, in one pass over the edges, and for the subsets in one pass down and one up
 * again. Immutable.
 */
public final class SharedOptions implements Values {
  private final DiagramGraph graph;
  private final BitSet options;
  private final int[] most;

  /**
   * The subsets with the most options.
   *
   * @param areAll whether there are no others
   */
  public record Subsets(List<BitSet> sets, boolean areAll) {
    /** Copies the list. */
    public Subsets {
      sets = List.copyOf(sets);
    }
  }

  private SharedOptions(DiagramGraph graph, BitSet options) {
    this.graph = graph;
    this.options = (BitSet) options.clone();
    most = new int[graph.nodes()];
  }

  /** Looks for options among those of the solutions. */
  public static SharedOptions of(DiagramGraph graph, BitSet options) {
    SharedOptions shared = new SharedOptions(graph, options);
    shared.gather(graph);
    return shared;
  }

  @Override
  public void add(int to, int edge, int from) {
    most[to] = Math.max(most[to], most[from] + shared(edge));
  }

  private int shared(int edge) {
    return options.get(graph.options()[edge]) ? 1 : 0;
  }

  /** Maximum number of options; 0 if there is no solution. */
  public int most() {
    return roots().map(this::ofPrefix).max().orElse(0);
  }

  /** The prefixes that begin a solution. */
  private IntStream roots() {
    return IntStream.range(0, graph.roots().length)
        .filter(prefix -> graph.roots()[prefix] != DiagramGraph.NONE);
  }

  private int ofPrefix(int prefix) {
    return most[graph.roots()[prefix]] + sharedBy(graph.prefixes().get(prefix)).cardinality();
  }

  private BitSet sharedBy(Prefix prefix) {
    BitSet shared = new BitSet();
    Arrays.stream(prefix.options()).forEach(shared::set);
    shared.and(options);
    return shared;
  }

  /**
   * The subsets with the most options that a solution contains, none if there is no solution.
   *
   * @param limit of the subsets, for each node; from 1
   */
  public Subsets subsets(int limit) {
    SetFamilies families = new SetFamilies(limit);
    int[] best = roots().filter(prefix -> ofPrefix(prefix) == most()).toArray();
    int[] family = families(families, reached(best));
    Set<BitSet> found = new LinkedHashSet<>();
    for (int prefix : best) {
      BitSet given = sharedBy(graph.prefixes().get(prefix));
      for (BitSet set : families.sets(family[graph.roots()[prefix]])) {
        BitSet whole = (BitSet) set.clone();
        whole.or(given);
        found.add(whole);
      }
    }
    List<BitSet> kept = found.stream().limit(limit).toList();
    return new Subsets(kept, families.areWhole() && kept.size() == found.size());
  }

  private boolean isBest(int node, int edge) {
    return most[graph.targets()[edge]] + shared(edge) == most[node];
  }

  /** The nodes on paths with the most options. */
  private BitSet reached(int... prefixes) {
    BitSet reached = new BitSet(graph.nodes());
    Arrays.stream(prefixes).forEach(prefix -> reached.set(graph.roots()[prefix]));
    for (int node = graph.nodes() - 1; node > 0; node--) {
      for (int edge = graph.first()[node]; edge < graph.first()[node + 1]; edge++) {
        if (reached.get(node) && isBest(node, edge)) {
          reached.set(graph.targets()[edge]);
        }
      }
    }
    return reached;
  }

  /** By node, the family of the subsets of its paths with the most options. */
  private int[] families(SetFamilies families, BitSet reached) {
    int[] family = new int[graph.nodes()];
    for (int node = reached.nextSetBit(1); node > 0; node = reached.nextSetBit(node + 1)) {
      family[node] = -1;
      for (int edge = graph.first()[node]; edge < graph.first()[node + 1]; edge++) {
        if (isBest(node, edge)) {
          int below = family[graph.targets()[edge]];
          int own = shared(edge) == 0 ? below : families.with(below, graph.options()[edge]);
          family[node] = family[node] < 0 ? own : families.union(family[node], own);
        }
      }
    }
    return family;
  }
}
