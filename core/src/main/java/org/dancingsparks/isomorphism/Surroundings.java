package org.dancingsparks.isomorphism;

import java.util.Arrays;
import java.util.BitSet;
import org.dancingsparks.residuals.BitSetProblem;

/** The bits that later options need and that are not on the frontier of a place. Immutable. */
final class Surroundings {
  private final BitSetProblem problem;
  private final long[] mask;

  /** By word: what the bits are where no later option has been chosen. */
  private final long[] initial;

  /** Those of items with bounds. */
  private final int[] bounded;

  /** By these: the options that they may still have. */
  private final int[] rooms;

  Surroundings(BitSetProblem problem, Stages stages, int place) {
    this.problem = problem;
    BitSet bits = (BitSet) stages.later(place).clone();
    bits.andNot(stages.frontier(place));
    mask = Arrays.copyOf(bits.toLongArray(), problem.width());
    long[] first = problem.initial();
    initial = first == null ? new long[problem.width()] : first;
    bounded = first == null ? new int[0] : bits.stream().filter(problem::isBounded).toArray();
    rooms = Arrays.stream(bounded).map(bit -> problem.room(initial, 0, bit)).toArray();
  }

  /** Returns whether a residual of the place has other bits, or less room for some items. */
  boolean areChanged(long[] residual) {
    for (int word = 0; word < mask.length; word++) {
      if (((residual[word] ^ initial[word]) & mask[word]) != 0) {
        return true;
      }
    }
    for (int at = 0; at < bounded.length; at++) {
      if (problem.room(residual, 0, bounded[at]) != rooms[at]) {
        return true;
      }
    }
    return false;
  }
}
