package org.dancingsparks.view.tree;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.dancingsparks.links.SearchTree;

/**
 * The levels of a search tree where a run begins or ends, and their heights in a drawing. Distances
 * are in proportion to the number of levels between; in a deep tree, long ones are cut short.
 * Immutable.
 *
 * @param levels ascending, without repeats
 * @param downs the distance of each from the first, in steps of one level
 */
record TreeLevels(int[] levels, int[] downs) {
  private static final int DEEP = 30;
  private static final int CUT_TO = 3;

  static TreeLevels of(SearchTree tree) {
    int[] levels =
        tree.nodes().stream()
            .flatMapToInt(node -> IntStream.of(node.top(), node.bottom()))
            .sorted()
            .distinct()
            .toArray();
    int longest = levels[levels.length - 1] - levels[0] > DEEP ? CUT_TO : DEEP;
    int[] downs = new int[levels.length];
    for (int at = 1; at < levels.length; at++) {
      downs[at] = downs[at - 1] + Math.min(longest, levels[at] - levels[at - 1]);
    }
    return new TreeLevels(levels, downs);
  }

  int down(int level) {
    return downs[place(level)];
  }

  /** The number of drawn levels from the first of a run to its last. */
  int steps(SearchTree.Node run) {
    return place(run.bottom()) - place(run.top());
  }

  private int place(int level) {
    return Arrays.binarySearch(levels, level);
  }

  /** Returns whether the stretch above a level, given by its place, is shortened. */
  boolean isCutAbove(int place) {
    return place > 0 && levels[place] - levels[place - 1] > downs[place] - downs[place - 1];
  }

  int depth() {
    return downs[downs.length - 1];
  }
}
