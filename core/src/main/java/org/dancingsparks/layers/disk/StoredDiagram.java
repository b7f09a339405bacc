package org.dancingsparks.layers.disk;

import java.math.BigInteger;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.cover.OrderedProblem;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.diagram.NumberedSolutions;
import org.dancingsparks.diagram.RangeCursor;

/**
 * A diagram in a temporary file: the same paths in the same order as those of a {@link
 * org.dancingsparks.diagram.Diagram}. Tasks of this JVM can walk it; the file is freed when nothing
 * refers to the diagram any more.
 */
public final class StoredDiagram implements NumberedSolutions {
  private final Basis basis;
  private final long visited;
  private final NodeFile nodes;
  private final long root;

  /**
   * The search that the solutions are those of.
   *
   * @param directory of temporary files
   */
  public record Basis(OrderedProblem problem, Path directory) {}

  /**
   * A diagram.
   *
   * @param visited number of residuals visited to build it
   * @param nodes closed
   * @param root from which the paths lead; {@link NodeFile#NONE} if there is no solution
   */
  public StoredDiagram(Basis basis, long visited, NodeFile nodes, long root) {
    this.basis = basis;
    this.visited = visited;
    this.nodes = nodes;
    this.root = root;
  }

  @Override
  public Problem problem() {
    return basis.problem.problem();
  }

  @Override
  public ItemOrder order() {
    return basis.problem.order();
  }

  @Override
  public List<Prefix> prefixes() {
    return List.of(basis.problem.givens());
  }

  @Override
  public long visited() {
    return visited;
  }

  /** Bytes of the file. */
  public long bytes() {
    return nodes.bytes();
  }

  @Override
  public BigInteger count() {
    return root == NodeFile.NONE ? BigInteger.ZERO : nodes.count(root);
  }

  @Override
  public int[] solution(BigInteger number) {
    if (number.signum() < 0 || number.compareTo(count()) >= 0) {
      throw new IndexOutOfBoundsException(
          "There is no solution %s; there are %s, numbered from 0.".formatted(number, count()));
    }
    long[] path = path(number);
    int[] solution =
        Arrays.copyOf(
            basis.problem.givens().options(), basis.problem.givens().size() + path.length);
    for (int step = 0; step < path.length; step++) {
      solution[basis.problem.givens().size() + step] = NodeFile.option(nodes.edge(path[step]));
    }
    return solution;
  }

  /** The places of the edges of a solution. */
  long[] path(BigInteger number) {
    long[] path = new long[basis.problem.problem().primaryItems()];
    int length = 0;
    BigInteger left = number;
    for (long node = root; node != NodeFile.END; ) {
      long place = nodes.firstEdge(node);
      node = NodeFile.target(nodes.edge(place));
      BigInteger part = nodes.count(node);
      while (left.compareTo(part) >= 0) {
        left = left.subtract(part);
        node = NodeFile.target(nodes.edge(++place));
        part = nodes.count(node);
      }
      path[length++] = place;
    }
    return Arrays.copyOf(path, length);
  }

  @Override
  public RangeCursor cursor(long from, long to) {
    return new StoredCursor(this, nodes, from, to);
  }

  /**
   * {@inheritDoc}
   *
   * @throws java.io.UncheckedIOException if the temporary file for the ways to each node fails
   */
  @Override
  public BigInteger[] marginals() {
    BigInteger[] sums = new BigInteger[basis.problem.problem().options()];
    Arrays.fill(sums, BigInteger.ZERO);
    for (int given : basis.problem.givens().options()) {
      sums[given] = count();
    }
    if (root != NodeFile.NONE) {
      new StoredMarginals(nodes, basis.directory, sums).addFrom(root);
    }
    return sums;
  }

  @Override
  public String toString() {
    return "Diagram of %,d bytes in a file, %s solutions".formatted(bytes(), count());
  }
}
