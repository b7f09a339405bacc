package org.dancingsparks.layers.carriers;

import java.util.Arrays;

/**
 * The positions of a window in columns of the same height, as of a board; a reflection reverses the
 * positions of each.
 *
 * @param height 1 where there are no columns, so that each position is its own reflection
 */
record Columns(int height) {
  int column(int position) {
    return position / height;
  }

  /** The first position of a position's column. */
  int start(int position) {
    return position - position % height;
  }

  /** The reflection of positions, sorted. */
  int[] reflected(int... positions) {
    return Arrays.stream(positions)
        .map(at -> start(at) + height - 1 - at % height)
        .sorted()
        .toArray();
  }

  /** The lesser one of sorted positions and their reflection. */
  int[] least(int... positions) {
    int[] reflected = reflected(positions);
    return Arrays.compare(positions, reflected) <= 0 ? positions : reflected;
  }
}
