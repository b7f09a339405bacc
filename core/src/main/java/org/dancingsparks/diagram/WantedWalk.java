package org.dancingsparks.diagram;

import java.util.Arrays;
import java.util.BitSet;
import org.dancingsparks.cover.Prefix;

/**
 * Walks those solutions of a diagram that contain some options, and at least one of others: what
 * leads to none is never entered. A pass over the edges, and then a walk without dead ends. To be
 * used once, by one thread.
 */
final class WantedWalk {
  private final Diagram diagram;
  private final boolean[] isAllowed;
  private final boolean[] isWanted;

  /** By node: whether a path of allowed options leads from it to the end. */
  private final boolean[] isOpen;

  /** By node: whether one of these has a wanted option. */
  private final boolean[] leads;

  private final int[] solution;
  private final int[] edge;
  private final int[] last;
  private final long[] number;
  private final boolean[] isMet;

  /**
   * A walk.
   *
   * @param givens options that each solution has to contain
   * @param wanted option ids of which it has to contain one at least
   */
  WantedWalk(Diagram diagram, Prefix givens, BitSet wanted) {
    this.diagram = diagram;
    int options = diagram.problem().options();
    isAllowed = new boolean[options];
    Questions.goingWith(diagram.problem(), givens).stream()
        .forEach(option -> isAllowed[option] = true);
    isWanted = new boolean[options];
    wanted.stream().forEach(option -> isWanted[option] = true);
    isOpen = new boolean[diagram.nodes()];
    leads = new boolean[diagram.nodes()];
    lookAhead();
    int most = diagram.mostOptions() + 1;
    solution = new int[most];
    edge = new int[most];
    last = new int[most];
    number = new long[most];
    isMet = new boolean[most];
  }

  private void lookAhead() {
    isOpen[Diagram.END] = true;
    for (int node = 1; node < isOpen.length; node++) {
      for (int at = diagram.first[node]; at < diagram.first[node + 1]; at++) {
        int target = diagram.targets[at];
        int option = diagram.options[at];
        if (isAllowed[option] && isOpen[target]) {
          isOpen[node] = true;
          leads[node] |= leads[target] || isWanted[option];
        }
      }
    }
  }

  /** Shows them in order, as long as the visitor likes. */
  void run(SolutionVisitor visitor) {
    long before = 0;
    boolean goesOn = true;
    for (int root = 0; goesOn && root < diagram.roots.length; root++) {
      int node = diagram.roots[root];
      if (node != Diagram.NONE) {
        int[] prefix = diagram.prefixes().get(root).options();
        if (Arrays.stream(prefix).allMatch(option -> isAllowed[option]) && isOpen[node]) {
          System.arraycopy(prefix, 0, solution, 0, prefix.length);
          isMet[prefix.length] = Arrays.stream(prefix).anyMatch(option -> isWanted[option]);
          number[prefix.length] = before;
          goesOn = from(node, prefix.length, visitor);
        }
        before += paths(node);
      }
    }
  }

  private long paths(int node) {
    return diagram.counts.small == null ? 0 : diagram.counts.small[node];
  }

  private boolean from(int root, int base, SolutionVisitor visitor) {
    int[] options = diagram.options;
    int[] targets = diagram.targets;
    long[] paths = diagram.counts.small;
    if (root == Diagram.END) {
      return !isMet[base] || visitor.visit(paths == null ? -1 : number[base], solution, base, 0);
    }
    int depth = base;
    int unchanged = 0;
    edge[depth] = diagram.first[root];
    last[depth] = diagram.first[root + 1];
    while (depth >= base) {
      if (edge[depth] == last[depth]) {
        depth--;
        continue;
      }
      int at = edge[depth]++;
      int target = targets[at];
      int option = options[at];
      long before = number[depth];
      if (paths != null) {
        number[depth] = before + paths[target];
      }
      boolean isNowMet = isMet[depth] || isWanted[option];
      if (!isAllowed[option] || !isOpen[target] || !isNowMet && !leads[target]) {
        continue;
      }
      solution[depth] = option;
      unchanged = Math.min(unchanged, depth);
      if (target != Diagram.END) {
        depth++;
        number[depth] = before;
        isMet[depth] = isNowMet;
        edge[depth] = diagram.first[target];
        last[depth] = diagram.first[target + 1];
      } else {
        if (!visitor.visit(paths == null ? -1 : before, solution, depth + 1, unchanged)) {
          return false;
        }
        unchanged = depth;
      }
    }
    return true;
  }
}
