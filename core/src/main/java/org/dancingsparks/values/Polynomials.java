package org.dancingsparks.values;

import java.util.Arrays;

/**
 * The polynomial of each node: the coefficient at an exponent is the number of paths to the end
 * with this cost, exact or modulo a prime. A polynomial has its terms in ascending order, exponent
 * and coefficient in turn, and is dropped after its last use.
 */
final class Polynomials implements Values {
  /** Maximum number of coefficients of a polynomial; arrays of twice as many can be made. */
  private static final int MAX_NUMBERS = 1 << 28;

  private final long[] costs;
  private final int[] options;

  /** The modulus of the coefficients; 0 if they are exact. */
  private final long modulus;

  /** The polynomial of each node; null before it is known and after its last use. */
  private final long[][] terms;

  /** By node: the remaining uses of its polynomial. */
  private final int[] uses;

  /** Maximum number of bytes of all polynomials. */
  private final long most;

  private long bytes;
  private boolean isTooLarge;

  /** The node whose polynomial is summed up. */
  private int current;

  private long[] sum = new long[2];
  private int length;
  private long[] next = new long[2];

  /**
   * Polynomials to be gathered.
   *
   * @param modulus at most 2^62; 0 for exact coefficients, none of which exceeds a {@code long}
   * @param most the most bytes that they may take
   */
  Polynomials(DiagramGraph graph, OptionCosts costs, long modulus, long most) {
    this.costs = costs.costs();
    this.modulus = modulus;
    this.most = most;
    options = graph.options();
    terms = new long[graph.nodes()][];
    terms[DiagramGraph.END] = new long[] {0, 1};
    bytes = size(terms[DiagramGraph.END]);
    uses = new int[graph.nodes()];
    Arrays.stream(graph.targets()).forEach(target -> uses[target]++);
    Arrays.stream(graph.roots())
        .filter(root -> root != DiagramGraph.NONE)
        .forEach(root -> uses[root]++);
  }

  @Override
  public void add(int to, int edge, int from) {
    if (to != current) {
      store();
      current = to;
    }
    if (!isTooLarge) {
      addTerms(terms[from], costs[options[edge]]);
    }
    if (--uses[from] == 0) {
      bytes -= size(terms[from]);
      terms[from] = null;
    }
  }

  /** Stores the polynomial that has been summed up; also to be called after the last one. */
  void store() {
    if (length > 0) {
      terms[current] = Arrays.copyOf(sum, length);
      bytes += size(terms[current]);
      isTooLarge |= bytes > most;
    }
    length = 0;
  }

  private static long size(long... terms) {
    return terms == null ? 0 : 16 + 8L * terms.length;
  }

  /** Adds a polynomial times a power. */
  private void addTerms(long[] other, long shift) {
    if (length + other.length > MAX_NUMBERS) {
      isTooLarge = true;
      return;
    }
    if (next.length < length + other.length) {
      next = new long[2 * (length + other.length)];
    }
    int at = 0;
    int made = 0;
    for (int index = 0; index < other.length; index += 2) {
      long exponent = other[index] + shift;
      while (at < length && sum[at] < exponent) {
        next[made++] = sum[at++];
        next[made++] = sum[at++];
      }
      boolean isIn = at < length && sum[at] == exponent;
      next[made++] = exponent;
      next[made++] = isIn ? sum(sum[at + 1], other[index + 1]) : other[index + 1];
      at += isIn ? 2 : 0;
    }
    System.arraycopy(sum, at, next, made, length - at);
    made += length - at;
    long[] old = sum;
    sum = next;
    next = old;
    length = made;
  }

  private long sum(long one, long other) {
    long plain = one + other;
    return modulus > 0 && plain >= modulus ? plain - modulus : plain;
  }

  /** Returns whether the polynomials take more than they may; then they are not complete. */
  boolean areTooLarge() {
    return isTooLarge;
  }

  /** The terms of a root: exponent and coefficient in turn. */
  long[] at(int root) {
    return terms[root];
  }
}
