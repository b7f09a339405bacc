package org.dancingsparks.diagram;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.cover.Problem;

/**
 * Builds a {@link Diagram} from a list of all its solutions, without a search: the same one as
 * {@link FrontierSearch} does, but only residuals that have a solution are ever held.
 *
 * <p>Two solutions that leave the same residual can exchange what completes it, so the paths of the
 * diagram are the solutions of the list if that is complete; if they are not, it is refused.
 * Solutions come in any order; one that begins as the one before costs only what differs. Memory is
 * about 44 bytes a residual, 8 more for each 64 items, and 44 bytes an edge, and tables of the
 * problem that are not counted: {@link TableMemory#fitsHeap} says whether these can be made. One
 * thread; to be used once.
 */
public final class ListedSolutions {
  private final Problem problem;
  private final ItemOrder order;
  private final Prefix givens;
  private final BitSetProblem layout;
  private final ListedPath path;

  /** The residuals of the nodes, from 1; the end has none. */
  private final InternTable residuals;

  /** Of each edge its node and, in the low half, its option's number. */
  private final InternTable choices = new InternTable(1);

  /** By edge. */
  private final IntList targets = new IntList();

  private final SolutionFingerprint tally;

  /** By level of the path its node, and the product so far. */
  private final int[] nodes;

  private final long[] products;

  private final long[] choice = new long[1];
  private long added;
  private long sum = SolutionFingerprint.NONE;
  private long budget = Long.MAX_VALUE;
  private boolean hasExceeded;

  /**
   * No solutions yet.
   *
   * @param order which fixes the order of the diagram's solutions
   * @param givens what each solution contains
   * @throws IllegalArgumentException if the order is not one of the problem's items
   */
  public ListedSolutions(Problem problem, ItemOrder order, Prefix givens) {
    this.problem = problem;
    this.order = order;
    this.givens = givens;
    layout = new BitSetProblem(problem, order, givens);
    path = new ListedPath(problem, layout, givens);
    residuals = new InternTable(layout.width);
    tally = new SolutionFingerprint(problem.options());
    nodes = new int[layout.primary + 1];
    products = new long[layout.primary + 1];
    nodes[0] = node(0);
    products[0] = SolutionFingerprint.ONE;
  }

  /** The most bytes to use. */
  public ListedSolutions within(long bytes) {
    budget = bytes;
    return this;
  }

  /**
   * Adds a solution.
   *
   * @param solution option ids in any order, the givens with them
   * @return false if that takes more memory than it may: then no more are taken
   * @throws IllegalArgumentException if it is no solution that contains the givens
   */
  public boolean add(int... solution) {
    hasExceeded |= exceeds(solution.length + 1);
    if (hasExceeded) {
      return false;
    }
    for (int at = path.become(solution); at < path.length; at++) {
      nodes[at + 1] = follow(at);
      products[at + 1] = tally.times(products[at], layout.ids[path.number(at)]);
    }
    sum = SolutionFingerprint.sum(sum, products[path.length]);
    added++;
    return true;
  }

  /** Number of solutions added. */
  public long size() {
    return added;
  }

  /** Whether so many more nodes and edges are too many. */
  private boolean exceeds(int more) {
    long bytes =
        residuals.bytesWith(more)
            + choices.bytesWith(more)
            + (long) ListedGraph.BYTES_OF_NODE * (residuals.size() + more)
            + (long) (Integer.BYTES + ListedGraph.BYTES_OF_EDGE) * (choices.size() + more);
    return bytes > budget || Math.max(residuals.size(), choices.size()) > InternTable.MOST - more;
  }

  /** The node at the end of the edge at a level of the path. */
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
    return path.isEnd(at) ? Diagram.END : 1 + residuals.find(path.residuals, at * layout.width);
  }

  /**
   * Builds the diagram.
   *
   * @return empty if that takes more memory than it may
   * @throws IllegalArgumentException if its paths are not the solutions added, each once: some are
   *     missing or doubled. Nobody can tell that one is missing which is not made of parts of
   *     others
   */
  public Optional<Diagram> diagram() {
    if (hasExceeded || exceeds(0)) {
      return Optional.empty();
    }
    Graph graph = graph();
    int root = graph.roots()[0];
    Diagram diagram = new Diagram(problem, order, List.of(givens), graph, residuals.size());
    check(
        diagram.count(),
        root == Diagram.NONE ? SolutionFingerprint.NONE : tally.ofPaths(graph, root));
    return Optional.of(diagram);
  }

  private Graph graph() {
    if (added == 0 && nodes[0] != Diagram.END) {
      return new Graph(new int[] {Diagram.NONE}, new int[2], new int[0], new int[0]);
    }
    return new ListedGraph(layout, residuals, choices, targets).from(nodes[0]);
  }

  private void check(BigInteger count, long ofPaths) {
    if (!count.equals(BigInteger.valueOf(added))) {
      throw new IllegalArgumentException(
          "The %,d solutions added make a diagram of %,d, so some are missing or doubled; add each once."
              .formatted(added, count));
    }
    if (ofPaths != sum) {
      throw new IllegalArgumentException(
          "Of the %,d solutions added some are doubled, and as many are missing; add each once."
              .formatted(added));
    }
  }
}
