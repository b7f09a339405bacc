package org.dancingsparks.diagram;

import java.util.stream.IntStream;
import org.dancingsparks.values.DiagramGraph;

/**
 * The suffixes of all solutions that contain some options: the options that a diagram chooses after
 * the last of these.
 *
 * <p>A diagram chooses the options of a set in the same order in every solution: that of their
 * first items in its item order. So for every set of options with a given first one, the others are
 * among the suffixes after it. Solutions share suffixes, so there are far fewer suffixes than
 * solutions. The prefixes of the diagram are part of no suffix. Immutable.
 */
public final class Suffixes {
  /** The mark for several solutions, in place of the number of one. */
  static final long SEVERAL_SOLUTIONS = -1;

  private final SuffixPaths paths;

  /** Distinct nodes: first those that several paths lead to, then by {@link #numbers}. */
  private final int[] nodes;

  /** By index of a node: the number of its first solution, or {@link #SEVERAL_SOLUTIONS}. */
  private final long[] numbers;

  Suffixes(SuffixPaths paths, int[] nodes, long[] numbers) {
    this.paths = paths;
    this.nodes = nodes;
    this.numbers = numbers;
  }

  /** The suffixes after nothing, which are all solutions; a pass over the edges. */
  public static Suffixes of(Diagram diagram) {
    SuffixPaths paths = SuffixPaths.of(diagram);
    SuffixCollector ends = new SuffixCollector(diagram.roots.length);
    long before = 0;
    for (int root : diagram.roots) {
      if (root != DiagramGraph.NONE) {
        ends.add(root, paths.isNumbered() ? before : 0);
        before += paths.isNumbered() ? paths.count(root) : 0;
      }
    }
    return ends.suffixes(paths);
  }

  SuffixPaths paths() {
    return paths;
  }

  /** Number of nodes at which the suffixes begin. */
  int size() {
    return nodes.length;
  }

  int node(int index) {
    return nodes[index];
  }

  long number(int index) {
    return numbers[index];
  }

  /**
   * The number of suffixes.
   *
   * @param least minimum number of options; nodes without a suffix of this length are not counted
   * @return at most 2 to the 62nd
   */
  public long count(int least) {
    long sum = 0;
    for (int node : nodes) {
      sum += paths.longest(node) < least ? 0 : Math.min(SuffixPaths.PATH_BOUND, paths.count(node));
      if (sum >= SuffixPaths.PATH_BOUND) {
        return SuffixPaths.PATH_BOUND;
      }
    }
    return sum;
  }

  /** Number of options of the longest suffix. */
  public int longest() {
    return IntStream.of(nodes).map(paths::longest).max().orElse(0);
  }

  /** The number of the only solution, {@link #SEVERAL_SOLUTIONS} if there are more. */
  public long onlySolution() {
    return nodes.length == 1 && paths.count(nodes[0]) == 1 ? numbers[0] : SEVERAL_SOLUTIONS;
  }

  /** Indexes these suffixes by their next options; one pass over the edges below. */
  public SuffixIndex next() {
    return new SuffixIndex(this);
  }

  /** The nodes and edges that these suffixes run through; a few passes over them. */
  public SuffixGraph graph() {
    return new SuffixGraph(this);
  }

  /**
   * Visits the suffixes: first those that several solutions have, then by the numbers of solutions.
   *
   * @param least minimum number of options; nodes without a suffix of this length are left out
   */
  public void visit(int least, SuffixVisitor visitor) {
    int[] steps = paths.diagram().steps();
    int leave = paths.diagram().graph().leave();
    int longest = longest() + (leave < 0 ? 0 : paths.diagram().problem().primaryItems());
    int[] suffix = new int[longest];
    int[] edge = new int[longest];
    int[] sizes = new int[longest];
    int last = steps.length;
    for (int index = 0; index < nodes.length; index++) {
      if (paths.longest(nodes[index]) < least) {
        continue;
      }
      long number = numbers[index];
      int step = number < 0 || !paths.isNumbered() ? 0 : 1;
      int size = 0;
      int length = 0;
      int unchanged = 0;
      int at = paths.diagram().begin(nodes[index]);
      while (at < last) {
        while (at != 0) {
          int option = steps[at] & Integer.MAX_VALUE;
          edge[length] = at;
          sizes[length++] = size;
          if (option != leave) {
            suffix[size++] = option;
          }
          at = steps[at + 1];
        }
        visitor.visit(number, suffix, size, unchanged);
        number += step;
        length--;
        while (length >= 0 && steps[edge[length]] < 0) {
          length--;
        }
        size = length < 0 ? 0 : sizes[length];
        unchanged = size;
        at = length < 0 ? last : edge[length] + 2;
      }
    }
  }
}
