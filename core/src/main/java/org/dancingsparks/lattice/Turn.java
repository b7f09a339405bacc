package org.dancingsparks.lattice;

import java.util.ArrayList;
import java.util.List;

/**
 * A symmetry of the cube: each new coordinate of a point is an old one, kept or negated. What it
 * does to cells depends on their {@link Lattice}.
 *
 * @param xFrom the old coordinate (1 x, 2 y, 3 z) that becomes the new x, negative if negated; the
 *     other two likewise
 */
public record Turn(int xFrom, int yFrom, int zFrom) {
  static final Turn IDENTITY = new Turn(1, 2, 3);

  /** All 48 symmetries of the cube, the identity first. */
  static List<Turn> all() {
    List<Turn> turns = new ArrayList<>();
    int[][] permutations = {{1, 2, 3}, {2, 1, 3}, {1, 3, 2}, {3, 2, 1}, {2, 3, 1}, {3, 1, 2}};
    for (int[] p : permutations) {
      for (int signs = 0; signs < 8; signs++) {
        turns.add(
            new Turn(
                (signs & 1) == 0 ? p[0] : -p[0],
                (signs & 2) == 0 ? p[1] : -p[1],
                (signs & 4) == 0 ? p[2] : -p[2]));
      }
    }
    return turns;
  }

  Vector apply(Vector point) {
    return new Vector(pick(point, xFrom), pick(point, yFrom), pick(point, zFrom));
  }

  /** The symmetry that has the effect of this one, then of another. */
  Turn then(Turn other) {
    return new Turn(from(other.xFrom), from(other.yFrom), from(other.zFrom));
  }

  /** The old coordinate that another symmetry's becomes. */
  private int from(int other) {
    int own =
        switch (Math.abs(other)) {
          case 1 -> xFrom;
          case 2 -> yFrom;
          default -> zFrom;
        };
    return other < 0 ? -own : own;
  }

  private static int pick(Vector point, int from) {
    int value =
        switch (Math.abs(from)) {
          case 1 -> point.x();
          case 2 -> point.y();
          default -> point.z();
        };
    return from < 0 ? -value : value;
  }

  /** Returns whether the axes are exchanged evenly: not at all, or all three in a cycle. */
  boolean isEven() {
    int inversions = 0;
    inversions += Math.abs(xFrom) > Math.abs(yFrom) ? 1 : 0;
    inversions += Math.abs(xFrom) > Math.abs(zFrom) ? 1 : 0;
    inversions += Math.abs(yFrom) > Math.abs(zFrom) ? 1 : 0;
    return inversions % 2 == 0;
  }

  /** The number of coordinates that are negated. */
  int negations() {
    return (xFrom < 0 ? 1 : 0) + (yFrom < 0 ? 1 : 0) + (zFrom < 0 ? 1 : 0);
  }

  /** Returns whether it is a rotation of space: whether its determinant is 1. */
  boolean isRotation() {
    return isEven() == (negations() % 2 == 0);
  }
}
