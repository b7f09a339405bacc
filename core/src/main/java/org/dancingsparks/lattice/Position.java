package org.dancingsparks.lattice;

/**
 * A point of space as drawings have it, such as the centre of a cell.
 *
 * @param x to the right
 * @param y down, on the paper
 * @param z down, from layer to layer
 */
public record Position(double x, double y, double z) {
  public Position plus(Position other) {
    return new Position(x + other.x, y + other.y, z + other.z);
  }

  public Position minus(Position other) {
    return new Position(x - other.x, y - other.y, z - other.z);
  }
}
