package org.dancingsparks.links;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import org.dancingsparks.cover.OrderedProblem;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.cover.Problem;

/**
 * The top of the search tree of the engine {@code links}, with unbranched runs contracted: each of
 * its nodes stands for a run of search nodes with one branch each, and for the node that ends the
 * run.
 *
 * <p>Nodes are listed level by level, a parent before its children and those in the order of the
 * search. Immutable. Built in time proportional to the number of search nodes contained, times
 * their depth.
 *
 * @param nodes the root first
 */
public record SearchTree(List<Node> nodes) {
  /** The end of a run. */
  public enum End {
    /** The last node has several branches. */
    BRANCHES,
    /** The last node is a solution. */
    SOLUTION,
    /** The last node has an item that no option covers any more. */
    DEAD_END,
    /** The tree continues here, but was not followed farther. */
    CUT
  }

  /**
   * A run.
   *
   * @param parent place in the list of the node above it; -1 for the root
   * @param top level of the run's first node: the number of options chosen and of items left there
   * @param bottom level of its last node
   * @param end the type of its last node
   * @param degree number of branches of the last node
   * @param choice the option by which the search reached the first node, or a literal that
   *     {@linkplain Prefix#leaving leaves} an item; -1 for the root
   */
  public record Node(int parent, int top, int bottom, End end, int degree, int choice) {
    /** The choice in words; none for the root. */
    public String describe(Problem problem) {
      if (parent < 0) {
        return "";
      }
      return choice >= 0
          ? problem.describe(choice)
          : "no more " + problem.itemName(~choice - problem.options());
    }
  }

  /**
   * The tree below the givens.
   *
   * @param most nodes; beyond that the tree is cut
   */
  public static SearchTree of(OrderedProblem ordered, int most) {
    return new Maker(new BranchPath(ordered), ordered.problem(), most).from(ordered.givens());
  }

  /** Number of nodes with an end. */
  public long count(End end) {
    return nodes.stream().filter(node -> node.end() == end).count();
  }

  private static final class Maker {
    private record Open(int parent, int[] prefix, int choice) {}

    private final BranchPath path;
    private final Problem problem;
    private final int most;
    private final List<Node> nodes = new ArrayList<>();
    private final Queue<Open> open = new ArrayDeque<>();

    Maker(BranchPath path, Problem problem, int most) {
      this.path = path;
      this.problem = problem;
      this.most = most;
    }

    SearchTree from(Prefix prefix) {
      open.add(new Open(-1, prefix.literals(), -1));
      while (!open.isEmpty()) {
        add(open.remove());
      }
      return new SearchTree(List.copyOf(nodes));
    }

    private void add(Open run) {
      path.start(Prefix.ofLiterals(problem, run.prefix()));
      int top = path.level;
      // Each run in the queue is a node as well.
      boolean isCut = nodes.size() + open.size() + 1 > most;
      List<int[]> children = isCut ? List.of() : path.children();
      while (children.size() == 1) {
        path.start(Prefix.ofLiterals(problem, children.get(0)));
        children = path.children();
      }
      isCut |= !children.isEmpty() && nodes.size() + open.size() + children.size() + 1 > most;
      End end = isCut && !path.links.isSolved() ? End.CUT : end(children);
      nodes.add(new Node(run.parent(), top, path.level, end, children.size(), run.choice()));
      if (end == End.BRANCHES) {
        for (int[] child : children) {
          open.add(new Open(nodes.size() - 1, child, child[child.length - 1]));
        }
      }
    }

    private End end(List<int[]> children) {
      if (!children.isEmpty()) {
        return End.BRANCHES;
      }
      return path.links.isSolved() ? End.SOLUTION : End.DEAD_END;
    }
  }
}
