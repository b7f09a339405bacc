package org.dancingsparks.diagram;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import org.dancingsparks.cover.OrderedProblem;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.residuals.BitSetProblem;
import org.dancingsparks.values.DiagramGraph;

/**
 * Builds a {@link Diagram} from a list of all its solutions, without a search. The result is that
 * of {@link FrontierSearch}, with more nodes where items have bounds; but only residuals that have
 * a solution are ever held.
 *
 * <p>Two solutions that leave the same residual can exchange their completions. So the paths of the
 * diagram are the solutions of the list if that is complete; otherwise the list is refused.
 * Solutions come in any order; a solution that begins like the one before costs only the
 * difference. Memory is about 44 bytes a residual, 8 more for each 64 items, and 44 bytes an edge;
 * the tables of the problem are not counted: {@link ResidualMemory#fitsHeap} tells whether they
 * fit. One thread; used once.
 */
public final class ListedSolutions {
  private final OrderedProblem problem;
  private final Prefix givens;
  private final BitSetProblem bitSets;
  private final ListedPath path;

  /** The residuals of the nodes, from 1; the end has none. */
  private final InternTable residuals;

  /** By edge: its node and, in the low half, its option's number. */
  private final InternTable choices = new InternTable(1);

  /** By edge: its target. */
  private final IntList targets = new IntList();

  private final SolutionFingerprint fingerprint;

  /** By level of the path: its node. */
  private final int[] nodes;

  /** By level of the path: the product of the fingerprint so far. */
  private final long[] products;

  private final long[] choice = new long[1];
  private long added;
  private long sum = SolutionFingerprint.NONE;
  private long budget = Long.MAX_VALUE;
  private boolean hasExceeded;

  /** An empty list. */
  public ListedSolutions(OrderedProblem problem) {
    this.problem = problem;
    givens = problem.givens();
    bitSets = new BitSetProblem(problem);
    path = new ListedPath(problem.problem(), bitSets, givens);
    residuals = new InternTable(bitSets.width());
    fingerprint = new SolutionFingerprint(problem.problem().options());
    nodes = new int[bitSets.mostChoices() + 1];
    products = new long[bitSets.mostChoices() + 1];
    nodes[0] = node(0);
    products[0] = SolutionFingerprint.ONE;
  }

  /** Bounds the memory, in bytes. */
  public ListedSolutions within(long bytes) {
    budget = bytes;
    return this;
  }

  /**
   * Adds a solution.
   *
   * @param solution option ids in any order, the givens included
   * @return false if it exceeds the memory; no more are accepted then
   * @throws IllegalArgumentException if it is not a solution that contains the givens
   */
  public boolean add(int... solution) {
    hasExceeded |= exceeds(solution.length + 1);
    if (hasExceeded) {
      return false;
    }
    for (int at = path.become(solution); at < path.length; at++) {
      nodes[at + 1] = follow(at);
      products[at + 1] = fingerprint.times(products[at], bitSets.id(path.number(at)));
    }
    sum = SolutionFingerprint.sum(sum, products[path.length]);
    added++;
    return true;
  }

  /** Number of solutions added. */
  public long size() {
    return added;
  }

  /** Returns whether this many nodes and edges more would exceed the memory. */
  private boolean exceeds(int more) {
    long bytes =
        residuals.bytesWith(more)
            + choices.bytesWith(more)
            + (long) ListedGraph.BYTES_OF_NODE * (residuals.size() + more)
            + (long) (Integer.BYTES + ListedGraph.BYTES_OF_EDGE) * (choices.size() + more);
    return bytes > budget
        || Math.max(residuals.size(), choices.size()) > InternTable.MAX_KEYS - more;
  }

  /** The target of the edge at a level of the path, which is made if it is new. */
  private int follow(int at) {
    choice[0] = (long) nodes[at] << Integer.SIZE | path.number(at);
    int edges = choices.size();
    int edge = choices.find(choice, 0);
    if (edge == edges) {
      targets.add(node(at + 1));
    }
    return targets.at(edge);
  }

  private int node(int at) {
    return path.isEnd(at)
        ? DiagramGraph.END
        : 1 + residuals.find(path.residuals, at * bitSets.width());
  }

  /**
   * Builds the diagram.
   *
   * @return empty if it exceeds the memory
   * @throws IllegalArgumentException if its paths are not the solutions added, each once: some are
   *     missing or duplicates. A missing solution is noticed only if it is made of parts of others
   */
  public Optional<Diagram> diagram() {
    if (hasExceeded || exceeds(0)) {
      return Optional.empty();
    }
    DiagramGraph graph = graph();
    int root = graph.roots()[0];
    Diagram diagram = new Diagram(problem.problem(), problem.order(), graph, residuals.size());
    check(
        diagram.count(),
        root == DiagramGraph.NONE ? SolutionFingerprint.NONE : fingerprint.ofPaths(graph, root));
    return Optional.of(diagram);
  }

  private DiagramGraph graph() {
    if (added == 0 && (path.isDead() || nodes[0] != DiagramGraph.END)) {
      return new DiagramBuilder(bitSets.leave()).graph(List.of(givens), DiagramGraph.NONE);
    }
    return new ListedGraph(bitSets, residuals, choices, targets).from(givens, nodes[0]);
  }

  private void check(BigInteger count, long ofPaths) {
    if (!count.equals(BigInteger.valueOf(added))) {
      throw new IllegalArgumentException(
          "The %,d solutions added make a diagram of %,d, so some are missing or duplicates"
              .formatted(added, count));
    }
    if (ofPaths != sum) {
      throw new IllegalArgumentException(
          "Of the %,d solutions added some are duplicates, and as many are missing"
              .formatted(added));
    }
  }
}
