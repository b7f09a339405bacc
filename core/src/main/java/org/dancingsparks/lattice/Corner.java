package org.dancingsparks.lattice;

/**
 * A corner of cells in the plane. Each {@link Tiling} has units in which the coordinates of all
 * corners are whole numbers.
 *
 * @param x to the right, in halves of the distance between touching cells of a row
 * @param y down, in {@linkplain Tiling#unitDown units of the tiling}
 */
public record Corner(int x, int y) {
  public Corner plus(Corner other) {
    return new Corner(x + other.x, y + other.y);
  }

  public Corner minus(Corner other) {
    return new Corner(x - other.x, y - other.y);
  }
}
