package org.dancingsparks.diagram;

import java.util.stream.IntStream;

/**
 * The tails of all solutions that have some options: what a diagram chooses after the last of
 * these.
 *
 * <p>A diagram chooses the options of a set in the same order wherever it is part of a solution:
 * that of their first items in its item order. So whatever set of options has a certain first one,
 * the others are to be found in the tails after it; and different solutions share their tails,
 * which are far fewer than solutions. The prefixes of the diagram belong to none. Immutable.
 */
public final class Suffixes {
  /** In place of the number of a solution where there are several. */
  static final long SEVERAL = -1;

  private final SuffixPaths paths;

  /** Different nodes: those first that several ways lead to, then by {@link #numbers}. */
  private final int[] nodes;

  /** By place of a node the number of its first solution, or {@link #SEVERAL}. */
  private final long[] numbers;

  Suffixes(SuffixPaths paths, int[] nodes, long[] numbers) {
    this.paths = paths;
    this.nodes = nodes;
    this.numbers = numbers;
  }

  /** The tails after nothing, which are all solutions; a pass over the edges. */
  public static Suffixes of(Diagram diagram) {
    SuffixPaths paths = SuffixPaths.of(diagram);
    SuffixCollector ends = new SuffixCollector(diagram.roots.length);
    long before = 0;
    for (int root : diagram.roots) {
      if (root != Diagram.NONE) {
        ends.add(root, paths.isNumbered() ? before : 0);
        before += paths.isNumbered() ? paths.count(root) : 0;
      }
    }
    return ends.tails(paths);
  }

  SuffixPaths paths() {
    return paths;
  }

  /** Number of nodes that they begin at. */
  int size() {
    return nodes.length;
  }

  int node(int place) {
    return nodes[place];
  }

  long number(int place) {
    return numbers[place];
  }

  /**
   * The number of tails.
   *
   * @param least options that they have; of nodes that have none such, none is counted
   * @return at most 2 to the 62nd
   */
  public long count(int least) {
    long sum = 0;
    for (int node : nodes) {
      sum += paths.longest(node) < least ? 0 : Math.min(SuffixPaths.MANY, paths.count(node));
      if (sum >= SuffixPaths.MANY) {
        return SuffixPaths.MANY;
      }
    }
    return sum;
  }

  /** Options of the longest tail. */
  public int longest() {
    return IntStream.of(nodes).map(paths::longest).max().orElse(0);
  }

  /** The number of the one solution, {@link #SEVERAL} if there are more. */
  public long onlySolution() {
    return nodes.length == 1 && paths.count(nodes[0]) == 1 ? numbers[0] : SEVERAL;
  }

  /** The tails once more by their next options; a pass over the edges below. */
  public SuffixIndex next() {
    return new SuffixIndex(this);
  }

  /**
   * Shows the tails: those first that several solutions have, then by the numbers of solutions.
   *
   * @param least options that they have; nodes that have none such are left out
   */
  public void visit(int least, SuffixVisitor visitor) {
    int[] steps = paths.diagram().steps();
    int longest = longest();
    int[] tail = new int[longest];
    int[] edge = new int[longest];
    int last = steps.length;
    for (int place = 0; place < nodes.length; place++) {
      if (paths.longest(nodes[place]) < least) {
        continue;
      }
      long number = numbers[place];
      int step = number < 0 || !paths.isNumbered() ? 0 : 1;
      int size = 0;
      int unchanged = 0;
      int at = paths.diagram().begin(nodes[place]);
      while (at < last) {
        while (at != 0) {
          edge[size] = at;
          tail[size++] = steps[at] & Integer.MAX_VALUE;
          at = steps[at + 1];
        }
        visitor.visit(number, tail, size, unchanged);
        number += step;
        size--;
        while (size >= 0 && steps[edge[size]] < 0) {
          size--;
        }
        unchanged = Math.max(0, size);
        at = size < 0 ? last : edge[size] + 2;
      }
    }
  }
}
