package org.dancingsparks.view;

import java.util.Comparator;
import java.util.List;

/**
 * A place on the plane that a board is drawn on, counted in cells from the top left corner; also
 * the corner at the top left of that place. Ordered as one reads.
 */
record Tile(int x, int y) implements Comparable<Tile> {
  private static final Comparator<Tile> READING =
      Comparator.comparingInt(Tile::y).thenComparingInt(Tile::x);

  Tile plus(int right, int down) {
    return new Tile(x + right, y + down);
  }

  /** The four places that share a side with it. */
  List<Tile> beside() {
    return List.of(plus(0, -1), plus(1, 0), plus(0, 1), plus(-1, 0));
  }

  @Override
  public int compareTo(Tile other) {
    return READING.compare(this, other);
  }
}
