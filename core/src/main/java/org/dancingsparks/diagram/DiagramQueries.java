package org.dancingsparks.diagram;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.BitSet;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.values.Graph;
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

  /** The diagram of the solutions all of whose options are allowed, in the same order. */
  static Diagram restrict(Diagram diagram, BitSet allowed) {
    DiagramBuilder builder = new DiagramBuilder();
    int[] node = new int[diagram.nodes()];
    for (int old = 1; old < node.length; old++) {
      for (int edge = diagram.first[old]; edge < diagram.first[old + 1]; edge++) {
        int target = node[diagram.targets[edge]];
        if (allowed.get(diagram.options[edge]) && target != Graph.NONE) {
          builder.addEdge(diagram.options[edge], target);
        }
      }
      node[old] = builder.endNode();
    }
    int[] roots = new int[diagram.roots.length];
    for (int root = 0; root < roots.length; root++) {
      boolean isOpen = Arrays.stream(diagram.prefixes().get(root).options()).allMatch(allowed::get);
      int old = diagram.roots[root];
      roots[root] = isOpen && old != Graph.NONE ? node[old] : Graph.NONE;
    }
    Graph graph = builder.graph(diagram.prefixes(), roots);
    return new Diagram(diagram.problem(), diagram.order(), graph, diagram.visited());
  }

  /** By option, the sum of the weights of the solutions that contain it. */
  static BigInteger[] marginals(Diagram diagram, OptionWeights weights) {
    Numbers paths =
        weights == OptionWeights.EQUAL ? diagram.counts : Numbers.of(diagram.graph(), weights);
    return paths.marginals(diagram.problem().options());
  }
}
