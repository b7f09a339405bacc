package org.dancingsparks.links;

import java.math.BigInteger;
import java.util.Arrays;

/**
 * The work of a search by level: nodes visited and updates made.
 *
 * <p>Level 0 is the root, before any option is chosen. An update is the unlinking of one item
 * header or one entry while covering; undoing is not counted (Knuth, "Dancing Links", 2000). The
 * updates of a level are those made by the nodes of that level. Immutable.
 */
public final class Profile {
  /** A profile without levels. */
  public static final Profile NONE = new Profile(new long[0], new long[0]);

  private final long[] nodes;
  private final long[] updates;

  Profile(long[] nodes, long[] updates) {
    this.nodes = nodes;
    this.updates = updates;
  }

  /**
   * A profile from its figures, level by level.
   *
   * @throws IllegalArgumentException if the arrays differ in length
   */
  public static Profile of(long[] nodes, long[] updates) {
    if (nodes.length != updates.length) {
      throw new IllegalArgumentException(
          "A profile has %d levels of nodes and %d of updates."
              .formatted(nodes.length, updates.length));
    }
    return new Profile(nodes.clone(), updates.clone());
  }

  /** Number of levels reached. */
  public int levels() {
    return nodes.length;
  }

  public long nodes(int level) {
    return nodes[level];
  }

  public long updates(int level) {
    return updates[level];
  }

  /** Nodes of all levels, where a {@code long} holds them; see {@link #allNodes}. */
  public long nodes() {
    return Arrays.stream(nodes).sum();
  }

  /** Updates of all levels, where a {@code long} holds them; see {@link #allUpdates}. */
  public long updates() {
    return Arrays.stream(updates).sum();
  }

  /** Nodes of all levels, of any size. */
  public BigInteger allNodes() {
    return sum(nodes);
  }

  /** Updates of all levels, of any size. */
  public BigInteger allUpdates() {
    return sum(updates);
  }

  static BigInteger sum(long... counts) {
    return Arrays.stream(counts)
        .mapToObj(BigInteger::valueOf)
        .reduce(BigInteger.ZERO, BigInteger::add);
  }

  /** The sum of two profiles, level by level. */
  public Profile plus(Profile other) {
    return new Profile(sum(nodes, other.nodes), sum(updates, other.updates));
  }

  private static long[] sum(long[] one, long[] other) {
    long[] sum = Arrays.copyOf(one, Math.max(one.length, other.length));
    for (int level = 0; level < other.length; level++) {
      sum[level] += other[level];
    }
    return sum;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Profile profile
        && Arrays.equals(nodes, profile.nodes)
        && Arrays.equals(updates, profile.updates);
  }

  @Override
  public int hashCode() {
    return 31 * Arrays.hashCode(nodes) + Arrays.hashCode(updates);
  }

  @Override
  public String toString() {
    return "nodes " + Arrays.toString(nodes) + ", updates " + Arrays.toString(updates);
  }
}
