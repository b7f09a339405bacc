package org.dancingsparks.links;

import java.math.BigInteger;
import java.util.Arrays;

/**
 * The shape of a search tree of the engine {@code links} by level: its nodes, their updates, and
 * the ends of its paths. Immutable.
 *
 * @param profile nodes and updates
 * @param solutions by level, the nodes that are solutions
 * @param deadEnds by level, the nodes with an item that no option covers any more
 */
public record TreeProfile(Profile profile, long[] solutions, long[] deadEnds) {
  /** Copies the arrays. */
  public TreeProfile {
    solutions = solutions.clone();
    deadEnds = deadEnds.clone();
  }

  /** Number of levels of the tree. */
  public int levels() {
    return profile.levels();
  }

  public long solutions(int level) {
    return solutions[level];
  }

  public long deadEnds(int level) {
    return deadEnds[level];
  }

  /** Solutions of all levels. */
  public BigInteger allSolutions() {
    return Profile.sum(solutions);
  }

  /** Dead ends of all levels. */
  public BigInteger allDeadEnds() {
    return Profile.sum(deadEnds);
  }

  @Override
  public long[] solutions() {
    return solutions.clone();
  }

  @Override
  public long[] deadEnds() {
    return deadEnds.clone();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof TreeProfile tree
        && profile.equals(tree.profile)
        && Arrays.equals(solutions, tree.solutions)
        && Arrays.equals(deadEnds, tree.deadEnds);
  }

  @Override
  public int hashCode() {
    return profile.hashCode();
  }

  @Override
  public String toString() {
    return "%s, solutions %s, dead ends %s"
        .formatted(profile, Arrays.toString(solutions), Arrays.toString(deadEnds));
  }
}
