package org.dancingsparks.diagram;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.values.BestSolutions;
import org.dancingsparks.values.CostHistogram;
import org.dancingsparks.values.DiagramGraph;
import org.dancingsparks.values.Numbers;
import org.dancingsparks.values.OptionCosts;
import org.dancingsparks.values.OptionWeights;
import org.dancingsparks.values.PathLengths;
import org.dancingsparks.values.SharedOptions;
import org.dancingsparks.values.Unranking;
import org.dancingsparks.values.WeightedSolutions;

/**
 * All solutions of a problem that begin with one of several prefixes, as a directed acyclic graph:
 * a node is a residual, an edge an option that is chosen, and each path from a root to the end is a
 * solution. It is a zero-suppressed decision diagram (Minato 1993; Knuth, TAOCP 7.1.4) whose nodes
 * branch on items.
 *
 * <p>Nodes are numbered in post-order: 0 is the end, and each edge leads to a smaller number. Every
 * node has a solution. The edges of a node are in ascending order of option ids. So the problem,
 * the item order and the prefixes fix the order of the solutions, and their numbers from 0: prefix
 * by prefix, and at each branching item by option id.
 *
 * <p>Immutable and thread safe. Memory is 8 bytes an edge and 12 a node, more where counts exceed a
 * {@code long}; 8 bytes an edge more after the first cursor, and another 8 an edge and 12 a node
 * after {@link #suffixes}.
 */
public final class Diagram implements CostedSolutions {
  private final Problem problem;
  private final ItemOrder order;
  private final DiagramGraph graph;

  /** By prefix: its node, or {@link DiagramGraph#NONE}. */
  final int[] roots;

  /** By node: its first edge; then the number of edges. */
  final int[] first;

  /** By edge: the id of its option. */
  final int[] options;

  /** By edge: the node that it leads to. */
  final int[] targets;

  /** By node: its paths to the end. */
  final Numbers counts;

  /** The edges as cursors walk them, made when first needed; see {@link #steps}. */
  private int[] steps;

  /** The suffixes by their first options, made when first needed; see {@link #suffixes}. */
  private SuffixIndex suffixes;

  private final long visited;

  /**
   * Adopts a graph.
   *
   * @param graph in post-order, with the edges of a node by option id, each node with a solution
   * @param visited number of residuals visited to build it
   */
  public Diagram(Problem problem, ItemOrder order, DiagramGraph graph, long visited) {
    this.problem = problem;
    this.order = order;
    this.graph = graph;
    this.visited = visited;
    roots = graph.roots();
    first = graph.first();
    options = graph.options();
    targets = graph.targets();
    counts = Numbers.of(graph);
  }

  @Override
  public Problem problem() {
    return problem;
  }

  @Override
  public ItemOrder order() {
    return order;
  }

  /** {@inheritDoc} There is a root for each. */
  @Override
  public List<Prefix> prefixes() {
    return graph.prefixes();
  }

  @Override
  public long visited() {
    return visited;
  }

  /** Number of nodes, the end included. */
  public int nodes() {
    return first.length - 1;
  }

  /** Number of edges. */
  public int edges() {
    return options.length;
  }

  @Override
  public BigInteger count() {
    return counts.total();
  }

  /** Number of solutions that begin with one of the prefixes. */
  public BigInteger count(int prefix) {
    return counts.ofPrefix(prefix);
  }

  /**
   * Number of solutions that contain some options: one pass over the edges, none is listed.
   *
   * @param givens made for this problem: its options do not conflict
   */
  public BigInteger count(Prefix givens) {
    return restrictedTo(givens).count();
  }

  /** The diagram of the solutions that contain some options, in the same order. */
  public Diagram restrictedTo(Prefix givens) {
    return DiagramQueries.containing(this, givens);
  }

  /**
   * The diagram of the solutions all of whose options are allowed, in the same order; one pass over
   * the edges.
   *
   * @param allowed option ids
   */
  public Diagram restrictedTo(BitSet allowed) {
    return DiagramQueries.restrict(this, allowed);
  }

  @Override
  public BigInteger[] marginals() {
    return marginals(OptionWeights.EQUAL);
  }

  /** By option id, the sum of the weights of the solutions that contain it. */
  public BigInteger[] marginals(OptionWeights weights) {
    return DiagramQueries.marginals(this, weights);
  }

  /**
   * By option id, the number of solutions that contain it and a given option; two passes over the
   * edges. All are zero for an option without a primary item.
   */
  public BigInteger[] marginals(int given) {
    if (!problem.hasPrimary(given)) {
      BigInteger[] none = new BigInteger[problem.options()];
      Arrays.fill(none, BigInteger.ZERO);
      return none;
    }
    if (!problem.hasItemOnce(given)) {
      return restrictedTo(Prefix.of(problem, given)).marginals();
    }
    BitSet allowed = DiagramQueries.goingWith(problem, Prefix.of(problem, given));
    return marginals(OptionWeights.allowing(allowed, problem.options()));
  }

  @Override
  public int[] solution(BigInteger number) {
    return unranking().find(number).solution();
  }

  /**
   * The number of a solution (ranking), the inverse of {@link #solution}.
   *
   * @param solution its option ids, in any order
   * @throws IllegalArgumentException if it is none
   */
  public BigInteger number(int... solution) {
    BitSet chosen = new BitSet();
    Arrays.stream(solution).forEach(chosen::set);
    Unranking path = unranking();
    if (!path.find(chosen)) {
      throw new IllegalArgumentException(
          "The options %s are not a solution.".formatted(Arrays.toString(solution)));
    }
    return path.number(counts);
  }

  /** The most of some options that a solution contains; one pass over the edges. */
  public SharedOptions sharing(BitSet some) {
    return SharedOptions.of(graph, some);
  }

  /** The solutions by their weights, to draw from; one pass over the edges. */
  public WeightedSolutions weighted(OptionWeights weights) {
    return new WeightedSolutions(graph, counts, weights);
  }

  /** {@inheritDoc} It takes one pass over the edges. */
  @Override
  public BestSolutions best(OptionCosts costs) {
    return new BestSolutions(graph, counts, costs);
  }

  @Override
  public Optional<SortedMap<Long, BigInteger>> histogram(OptionCosts costs, long memory) {
    return CostHistogram.of(graph, counts, costs, memory);
  }

  @Override
  public RangeCursor cursor(long from, long to) {
    return graph.leave() == DiagramGraph.NONE
        ? new DiagramCursor(this, from, to, mostOptions())
        : new LeavingCursor(this, from, to);
  }

  /**
   * The edges in the bitSets that cursors walk: a single memory access for each step. Each edge has
   * two ints: its option, with the sign bit set in a node's last edge, and the place of the first
   * edge of its target; the first node's edges are at 2, and 0 stands for the end.
   */
  synchronized int[] steps() {
    if (steps == null) {
      int[] made = new int[2 * options.length + 2];
      for (int node = 1; node < nodes(); node++) {
        for (int edge = first[node]; edge < first[node + 1]; edge++) {
          boolean isLast = edge + 1 == first[node + 1];
          made[2 * edge + 2] = options[edge] | (isLast ? Integer.MIN_VALUE : 0);
          made[2 * edge + 3] = begin(targets[edge]);
        }
      }
      steps = made;
    }
    return steps;
  }

  /** The suffixes of all solutions by option; made when first needed, and cached. */
  public synchronized SuffixIndex suffixes() {
    if (suffixes == null) {
      suffixes = Suffixes.of(this).next();
    }
    return suffixes;
  }

  DiagramGraph graph() {
    return graph;
  }

  /** Finds paths of solutions by their numbers. */
  Unranking unranking() {
    return new Unranking(graph, counts);
  }

  /** The place of a node's first edge among the steps. */
  int begin(int node) {
    return node == DiagramGraph.END ? 0 : 2 * first[node] + 2;
  }

  /** The greatest number of options of a solution, prefix included. */
  int mostOptions() {
    int[] length = PathLengths.of(graph);
    int longest =
        Arrays.stream(roots)
            .map(root -> root == DiagramGraph.NONE ? 0 : length[root])
            .max()
            .orElse(0);
    return longest + prefixes().stream().mapToInt(Prefix::size).max().orElse(0);
  }

  @Override
  public String toString() {
    return "Diagram of %d nodes, %d edges, %s solutions".formatted(nodes(), edges(), count());
  }
}
