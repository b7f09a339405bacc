package org.dancingsparks.diagram;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.BitSet;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.values.DiagramGraph;
import org.dancingsparks.values.Numbers;
import org.dancingsparks.values.OptionWeights;

/** Queries of a whole diagram, as passes over its edges, upwards or downwards. */
final class DiagramQueries {
  private DiagramQueries() {}

  /** The options that are given, or conflict with none of the givens. */
  static BitSet goingWith(Problem problem, Prefix givens) {
    BitSet allowed = new BitSet(problem.options());
    for (int option = 0; option < problem.options(); option++) {
      allowed.set(option, goesWith(problem, option, givens));
    }
    return allowed;
  }

  private static boolean goesWith(Problem problem, int option, Prefix givens) {
    for (int given : givens.options()) {
      if (given != option && problem.conflict(given, option)) {
        return false;
      }
    }
    return true;
  }

  /**
   * The diagram of the solutions that contain some options, in the same order. Where an option has
   * an item that is covered once, leaving out what conflicts with it is enough.
   */
  static Diagram containing(Diagram diagram, Prefix givens) {
    Problem problem = diagram.problem();
    Diagram left = restrict(diagram, goingWith(problem, givens));
    for (int given : givens.options()) {
      left = problem.hasItemOnce(given) ? left : containing(left, given);
    }
    return left;
  }

  /** The diagram of the solutions that contain an option: nodes are before it, or behind it. */
  private static Diagram containing(Diagram diagram, int option) {
    DiagramBuilder builder = new DiagramBuilder(diagram.graph().leave());
    int[] behind = new int[diagram.nodes()];
    int[] before = new int[diagram.nodes()];
    before[DiagramGraph.END] = DiagramGraph.NONE;
    for (int old = 1; old < behind.length; old++) {
      for (int edge = diagram.first[old]; edge < diagram.first[old + 1]; edge++) {
        builder.addEdge(diagram.options[edge], behind[diagram.targets[edge]]);
      }
      behind[old] = builder.endNode();
      for (int edge = diagram.first[old]; edge < diagram.first[old + 1]; edge++) {
        int[] target = diagram.options[edge] == option ? behind : before;
        if (target[diagram.targets[edge]] != DiagramGraph.NONE) {
          builder.addEdge(diagram.options[edge], target[diagram.targets[edge]]);
        }
      }
      before[old] = builder.endNode();
    }
    int[] roots = new int[diagram.roots.length];
    for (int root = 0; root < roots.length; root++) {
      boolean contains =
          Arrays.stream(diagram.prefixes().get(root).options()).anyMatch(id -> id == option);
      int old = diagram.roots[root];
      roots[root] =
          old == DiagramGraph.NONE ? DiagramGraph.NONE : (contains ? behind : before)[old];
    }
    DiagramGraph graph = builder.graph(diagram.prefixes(), roots);
    return new Diagram(diagram.problem(), diagram.order(), graph, diagram.visited());
  }

  /** The diagram of the solutions all of whose options are allowed, in the same order. */
  static Diagram restrict(Diagram diagram, BitSet allowed) {
    DiagramBuilder builder = new DiagramBuilder(diagram.graph().leave());
    int[] node = new int[diagram.nodes()];
    for (int old = 1; old < node.length; old++) {
      for (int edge = diagram.first[old]; edge < diagram.first[old + 1]; edge++) {
        int target = node[diagram.targets[edge]];
        boolean isAllowed = !diagram.graph().isOption(edge) || allowed.get(diagram.options[edge]);
        if (isAllowed && target != DiagramGraph.NONE) {
          builder.addEdge(diagram.options[edge], target);
        }
      }
      node[old] = builder.endNode();
    }
    int[] roots = new int[diagram.roots.length];
    for (int root = 0; root < roots.length; root++) {
      boolean isOpen = Arrays.stream(diagram.prefixes().get(root).options()).allMatch(allowed::get);
      int old = diagram.roots[root];
      roots[root] = isOpen && old != DiagramGraph.NONE ? node[old] : DiagramGraph.NONE;
    }
    DiagramGraph graph = builder.graph(diagram.prefixes(), roots);
    return new Diagram(diagram.problem(), diagram.order(), graph, diagram.visited());
  }

  /** By option, the sum of the weights of the solutions that contain it. */
  static BigInteger[] marginals(Diagram diagram, OptionWeights weights) {
    Numbers paths =
        weights == OptionWeights.EQUAL ? diagram.counts : Numbers.of(diagram.graph(), weights);
    int options = diagram.problem().options();
    // The last is of leaving an item.
    return Arrays.copyOf(paths.marginals(options + 1), options);
  }
}
