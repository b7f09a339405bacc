package org.dancingsparks.layers.carriers;

import java.util.Arrays;

/**
 * The positions of a window in columns of the same height, as of a board; a reflection reverses the
 * positions of each.
 */
record Columns(int height) {
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
}
