package org.dancingsparks.layers.carriers;

import java.util.Arrays;

/**
 * A problem whose items are a window and carriers; see {@link CarrierSearch}. A window item's place
 * in their order is its <em>position</em>.
 *
 * @param isPrimary by position
 * @param carriers number of carriers
 * @param needed the set of the primary carriers
 * @param ids by option: its id in the problem
 * @param carrier by option: its carrier
 * @param beginsWithCarriers whether a primary carrier comes before its option's first position in
 *     the item order
 * @param positions by option: its positions, ascending; at least one is primary
 */
public record WindowProblem(
    boolean[] isPrimary,
    int carriers,
    int needed,
    boolean beginsWithCarriers,
    int[] ids,
    int[] carrier,
    int[][] positions) {
  /** Number of positions. */
  public int size() {
    return isPrimary.length;
  }

  public int options() {
    return carrier.length;
  }

  /** By option id, its carrier. */
  public int[] carrierById() {
    int[] byId = new int[1 + Arrays.stream(ids).max().orElse(0)];
    for (int option = 0; option < options(); option++) {
      byId[ids[option]] = carrier[option];
    }
    return byId;
  }

  /** Returns whether all items, carriers too, are primary. */
  boolean isAllPrimary() {
    for (boolean primary : isPrimary) {
      if (!primary) {
        return false;
      }
    }
    return areCarriersPrimary();
  }

  public boolean areCarriersPrimary() {
    return needed == (1 << carriers) - 1;
  }

  /** This problem with its positions in the opposite order. */
  WindowProblem mirrored() {
    boolean[] primary = new boolean[size()];
    for (int at = 0; at < primary.length; at++) {
      primary[at] = isPrimary[primary.length - 1 - at];
    }
    int[][] mirrored = new int[options()][];
    Arrays.setAll(mirrored, option -> mirrored(positions[option], primary.length));
    return new WindowProblem(primary, carriers, needed, beginsWithCarriers, ids, carrier, mirrored);
  }

  /** Positions counted from the end, ascending. */
  static int[] mirrored(int[] positions, int size) {
    int[] mirrored = new int[positions.length];
    for (int at = 0; at < mirrored.length; at++) {
      mirrored[at] = size - 1 - positions[positions.length - 1 - at];
    }
    return mirrored;
  }

  /** The first primary position of an option. */
  public int first(int option) {
    int at = 0;
    while (!isPrimary[positions[option][at]]) {
      at++;
    }
    return positions[option][at];
  }

  /** The last position of an option. */
  int last(int option) {
    return positions[option][positions[option].length - 1];
  }
}
