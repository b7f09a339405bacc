package org.dancingsparks.puzzle;

/** A point of the plane; x to the right, y down. */
public record Point(double x, double y) {
  /** The point that is a share of the way from here to another. */
  public Point towards(Point other, double share) {
    return new Point(x + (other.x - x) * share, y + (other.y - y) * share);
  }

  /** The distance to another point. */
  public double distance(Point other) {
    return Math.hypot(other.x - x, other.y - y);
  }
}
