package org.dancingsparks.diagram;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.BitSet;
import java.util.SplittableRandom;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.cover.Problem;

/** What is asked of a whole diagram: passes over its edges, upwards or downwards. */
final class Questions {
  private Questions() {}

  /** The options that are given, or conflict with nothing that is. */
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

  /** The diagram of those solutions all of whose options are allowed, in the same order. */
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
    return builder.diagram(
        diagram.problem(), diagram.order(), diagram.prefixes(), roots, diagram.visited());
  }

  static BigInteger[] marginals(Diagram diagram) {
    BigInteger[] marginals =
        diagram.counts.small == null
            ? largeMarginals(diagram)
            : Arrays.stream(smallMarginals(diagram))
                .mapToObj(BigInteger::valueOf)
                .toArray(BigInteger[]::new);
    for (int root = 0; root < diagram.roots.length; root++) {
      for (int option : diagram.prefixes().get(root).options()) {
        marginals[option] = marginals[option].add(diagram.count(root));
      }
    }
    return marginals;
  }

  /** No product exceeds the number of solutions, since each node leads to one at least. */
  private static long[] smallMarginals(Diagram diagram) {
    long[] marginals = new long[diagram.problem().options()];
    long[] ways = new long[diagram.nodes()];
    for (int root : diagram.roots) {
      if (root != Diagram.NONE) {
        ways[root]++;
      }
    }
    for (int node = ways.length - 1; node > 0; node--) {
      for (int edge = diagram.first[node]; edge < diagram.first[node + 1]; edge++) {
        int target = diagram.targets[edge];
        ways[target] += ways[node];
        marginals[diagram.options[edge]] += ways[node] * diagram.counts.small[target];
      }
    }
    return marginals;
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
    return marginals;
  }

  private static BigInteger[] zeros(int length) {
    BigInteger[] zeros = new BigInteger[length];
    Arrays.fill(zeros, BigInteger.ZERO);
    return zeros;
  }

  /** A number from 0 to a bound, exclusive, each with the same probability. */
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
