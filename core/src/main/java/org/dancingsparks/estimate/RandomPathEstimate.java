package org.dancingsparks.estimate;

import java.util.Arrays;
import org.dancingsparks.links.Links;

/** The estimate of the whole tree from one random path. */
final class RandomPathEstimate implements Links.PathListener {
  private final double most;
  private double[] atLevel = new double[16];
  private int levels;
  private double nodes;
  private double updates;
  private long work;
  private boolean isDead;

  /**
   * A path.
   *
   * @param most nodes of a level; a path that estimates more is not followed farther
   */
  RandomPathEstimate(double most) {
    this.most = most;
  }

  void begin() {
    atLevel[0] = 1;
    levels = 1;
    nodes = 1;
    updates = 0;
    isDead = false;
  }

  @Override
  public boolean node(int degree, long updatesOfNode, long updatesOfBranch) {
    double here = atLevel[levels - 1];
    updates += here * (updatesOfNode + (double) degree * updatesOfBranch);
    work += updatesOfNode + updatesOfBranch;
    isDead = degree == 0;
    if (isDead) {
      return false;
    }
    if (levels == atLevel.length) {
      atLevel = Arrays.copyOf(atLevel, 2 * levels);
    }
    atLevel[levels++] = here * degree;
    nodes += here * degree;
    return !isUnended();
  }

  /** Returns whether the path was given up. */
  boolean isUnended() {
    return atLevel[levels - 1] >= most;
  }

  double solutions() {
    return isDead || isUnended() ? 0 : atLevel[levels - 1];
  }

  double nodes() {
    return nodes;
  }

  double updates() {
    return updates;
  }

  int levels() {
    return levels;
  }

  double nodes(int level) {
    return atLevel[level];
  }

  /** Updates made by all paths so far. */
  long work() {
    return work;
  }
}
