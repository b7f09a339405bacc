package org.dancingsparks.diagram;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.BitSet;
import java.util.SplittableRandom;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.cover.Problem;

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
        if (allowed.get(diagram.options[edge]) && target != Diagram.NONE) {
          builder.addEdge(diagram.options[edge], target);
        }
      }
      node[old] = builder.endNode();
    }
    int[] roots = new int[diagram.roots.length];
    for (int root = 0; root < roots.length; root++) {
      boolean isOpen = Arrays.stream(diagram.prefixes().get(root).options()).allMatch(allowed::get);
      int old = diagram.roots[root];
      roots[root] = isOpen && old != Diagram.NONE ? node[old] : Diagram.NONE;
    }
    Graph graph = builder.graph(diagram.prefixes(), roots);
    return new Diagram(diagram.problem(), diagram.order(), graph, diagram.visited());
  }

  /**
   * By option, the number of solutions that contain it among those all of whose options are
   * allowed.
   */
  static BigInteger[] marginals(Diagram diagram, BitSet allowed) {
    if (diagram.counts.small == null) {
      Diagram left = restrict(diagram, allowed);
      return left.counts.small == null ? largeMarginals(left) : left.marginals();
    }
    return Arrays.stream(smallMarginals(diagram, allowed))
        .mapToObj(BigInteger::valueOf)
        .toArray(BigInteger[]::new);
  }

  /** Returns whether a root has a solution and all options of its prefix are allowed. */
  private static boolean isOpen(Diagram diagram, int root, BitSet allowed) {
    return diagram.roots[root] != Diagram.NONE
        && Arrays.stream(diagram.prefixes().get(root).options()).allMatch(allowed::get);
  }

  /**
   * Computes marginals in {@code long}s. No product exceeds the number of solutions, since each
   * factor counts at least one path.
   */
  private static long[] smallMarginals(Diagram diagram, BitSet allowed) {
    boolean[] isAllowed = new boolean[diagram.problem().options()];
    allowed.stream().forEach(option -> isAllowed[option] = true);
    boolean isWhole = allowed.cardinality() == isAllowed.length;
    long[] paths = isWhole ? diagram.counts.small : paths(diagram, isAllowed);
    long[] marginals = new long[isAllowed.length];
    long[] ways = new long[paths.length];
    for (int root = 0; root < diagram.roots.length; root++) {
      if (isOpen(diagram, root, allowed)) {
        ways[diagram.roots[root]]++;
        for (int option : diagram.prefixes().get(root).options()) {
          marginals[option] += paths[diagram.roots[root]];
        }
      }
    }
    for (int node = ways.length - 1; node > 0; node--) {
      if (ways[node] == 0 || paths[node] == 0) {
        continue;
      }
      for (int edge = diagram.first[node]; edge < diagram.first[node + 1]; edge++) {
        int target = diagram.targets[edge];
        if (isAllowed[diagram.options[edge]] && paths[target] > 0) {
          ways[target] += ways[node];
          marginals[diagram.options[edge]] += ways[node] * paths[target];
        }
      }
    }
    return marginals;
  }

  /** By node, the number of paths to the end by allowed options. */
  private static long[] paths(Diagram diagram, boolean... isAllowed) {
    long[] paths = new long[diagram.nodes()];
    paths[Diagram.END] = 1;
    for (int node = 1; node < paths.length; node++) {
      long sum = 0;
      for (int edge = diagram.first[node]; edge < diagram.first[node + 1]; edge++) {
        if (isAllowed[diagram.options[edge]]) {
          sum += paths[diagram.targets[edge]];
        }
      }
      paths[node] = sum;
    }
    return paths;
  }

  private static BigInteger[] largeMarginals(Diagram diagram) {
    BigInteger[] marginals = zeros(diagram.problem().options());
    BigInteger[] ways = zeros(diagram.nodes());
    for (int root : diagram.roots) {
      if (root != Diagram.NONE) {
        ways[root] = ways[root].add(BigInteger.ONE);
      }
    }
    for (int node = ways.length - 1; node > 0; node--) {
      for (int edge = diagram.first[node]; edge < diagram.first[node + 1]; edge++) {
        int target = diagram.targets[edge];
        int option = diagram.options[edge];
        ways[target] = ways[target].add(ways[node]);
        marginals[option] =
            marginals[option].add(ways[node].multiply(diagram.counts.large[target]));
      }
    }
    for (int root = 0; root < diagram.roots.length; root++) {
      for (int option : diagram.prefixes().get(root).options()) {
        marginals[option] = marginals[option].add(diagram.count(root));
      }
    }
    return marginals;
  }

  private static BigInteger[] zeros(int length) {
    BigInteger[] zeros = new BigInteger[length];
    Arrays.fill(zeros, BigInteger.ZERO);
    return zeros;
  }

  /** A random number from 0 to a bound, exclusive, each with the same probability. */
  static BigInteger below(BigInteger bound, SplittableRandom random) {
    if (bound.bitLength() < Long.SIZE) {
      return BigInteger.valueOf(random.nextLong(bound.longValue()));
    }
    BigInteger number = bound;
    while (number.compareTo(bound) >= 0) {
      number = BigInteger.ZERO;
      for (int bits = 0; bits < bound.bitLength(); bits += Integer.SIZE) {
        number =
            number.shiftLeft(Integer.SIZE).or(BigInteger.valueOf(random.nextInt() & 0xFFFFFFFFL));
      }
      number = number.mod(BigInteger.ONE.shiftLeft(bound.bitLength()));
    }
    return number;
  }
}
