package org.dancingsparks.lattice;

/**
 * A point of space with whole coordinates, or the way from one to another. Each lattice chooses its
 * axes so that its symmetries exchange and negate coordinates.
 */
record Vector(int x, int y, int z) {
  Vector plus(Vector other) {
    return new Vector(x + other.x, y + other.y, z + other.z);
  }

  Vector minus(Vector other) {
    return new Vector(x - other.x, y - other.y, z - other.z);
  }

  Vector times(int factor) {
    return new Vector(factor * x, factor * y, factor * z);
  }

  /** The cross product: zero for points on a line through the origin. */
  Vector cross(Vector other) {
    return new Vector(
        y * other.z - z * other.y, z * other.x - x * other.z, x * other.y - y * other.x);
  }

  int dot(Vector other) {
    return x * other.x + y * other.y + z * other.z;
  }

  boolean isZero() {
    return x == 0 && y == 0 && z == 0;
  }
}
