package org.dancingsparks.lattice;

/**
 * A point of space with whole coordinates, or the way from one to another. Each lattice chooses its
 * axes so that its symmetries exchange and negate coordinates.
 */
record Point(int x, int y, int z) {
  Point plus(Point other) {
    return new Point(x + other.x, y + other.y, z + other.z);
  }

  Point minus(Point other) {
    return new Point(x - other.x, y - other.y, z - other.z);
  }

  Point times(int factor) {
    return new Point(factor * x, factor * y, factor * z);
  }

  /** The cross product: zero for points on a line through the origin. */
  Point cross(Point other) {
    return new Point(
        y * other.z - z * other.y, z * other.x - x * other.z, x * other.y - y * other.x);
  }

  int dot(Point other) {
    return x * other.x + y * other.y + z * other.z;
  }

  boolean isZero() {
    return x == 0 && y == 0 && z == 0;
  }
}
