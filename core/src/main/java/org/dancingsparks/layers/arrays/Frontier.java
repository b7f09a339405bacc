package org.dancingsparks.layers.arrays;

import java.util.Arrays;
import java.util.List;

/**
 * A problem as the places of a frontier, whose states have few bits.
 *
 * @param bits number of bits of a state, at most {@link #MAX_BITS}
 */
public record Frontier(int bits, List<FrontierPlace> places) {
  /** Maximum number of bits of a state. */
  public static final int MAX_BITS = 24;

  /** Returns whether each bit stands for a place that is covered, and for nothing else. */
  boolean isOfPlacesOnly() {
    return places.stream()
        .allMatch(
            place ->
                ((1 << bits) - 1 & ~place.kept()) == 0
                    && Arrays.equals(place.needs(), place.sets()));
  }
}
