package org.dancingsparks.layers.places;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.Optional;
import java.util.function.LongPredicate;
import org.dancingsparks.layers.arrays.ArrayCount;
import org.dancingsparks.layers.arrays.Frontier;
import org.dancingsparks.layers.arrays.FrontierPlace;
import org.dancingsparks.layers.disk.Limits;

/**
 * Arrays in place of the tables of a sweep, from a place on. A residual becomes the state that has
 * the bits of the places between as well, which are covered.
 */
final class PlaceArrays {
  /**
   * The fraction of the states that can be at a place from which on arrays pay: an entry of a table
   * costs some ten times as much as a state, and frontiers mostly fill up further.
   */
  private static final int REACHED = 32;

  private final Frontier frontier;
  private final int first;
  private final ArrayCount count;

  /**
   * Arrays without states.
   *
   * @param first the first place ahead
   * @param isTooMuch see {@link PlaceSweep}
   */
  PlaceArrays(Frontier frontier, int first, Limits limits, LongPredicate isTooMuch) {
    this.first = first;
    this.frontier = frontier;
    count = new ArrayCount(frontier, first, limits, isTooMuch);
  }

  /**
   * Returns whether arrays pay after a place.
   *
   * @param residuals those of the place, which half of the states cover
   */
  static boolean pay(Frontier frontier, long residuals) {
    return 2 * REACHED * residuals >= 1L << frontier.bits();
  }

  /** Adds the residuals of a place ahead. */
  void add(PlaceTable table, int place) {
    int covered = 0;
    for (FrontierPlace passed : frontier.places().subList(first, place)) {
      covered |= passed.own();
    }
    long[] entries = table.entries();
    for (int entry = 0; entry < table.size(); entry++) {
      int at = table.at(entry);
      int state = (int) (entries[at] & Long.MAX_VALUE) | covered;
      count.add(state, Arrays.copyOfRange(entries, at + 1, at + 1 + table.words()));
    }
  }

  /** The number of solutions; empty if the count was ended or the arrays outgrew the memory. */
  Optional<BigInteger> count() {
    return count.count();
  }

  /** Sends the states that are left to their places. */
  void send(Outbox outbox) {
    count.forEach(
        (state, multiplicity) -> {
          int words = outbox.widen(multiplicity.length);
          long[] entry = new long[1 + words];
          System.arraycopy(multiplicity, 0, entry, 1, multiplicity.length);
          send(state, entry, outbox);
        });
  }

  private void send(int state, long[] entry, Outbox outbox) {
    int place = count.place();
    int left = state;
    while (place < frontier.places().size() && (left & frontier.places().get(place).own()) != 0) {
      FrontierPlace passed = frontier.places().get(place++);
      left = (left ^ passed.own()) & passed.kept();
    }
    entry[0] = left | Long.MIN_VALUE;
    outbox.send(place, entry);
  }
}
