package org.dancingsparks.layers.places;

import java.util.Arrays;
import org.dancingsparks.residuals.BitSetProblem;
import org.dancingsparks.residuals.Compatibility;

/** Expands residuals of a problem with bounds. One thread. */
final class BitExpansion extends PlaceExpansion {
  private final BitProblem problem;
  private final BitSetProblem bitSets;

  /** The residual being expanded, as the bit sets have it. */
  private final long[] residual;

  /** The residual left by a choice, as the bit sets have it. */
  private final long[] left;

  private final long[] selected;
  private Compatibility compatibility;

  /** The place of the compatibility. */
  private int open = -1;

  BitExpansion(BitProblem problem, Children children) {
    super(problem.width(), children);
    this.problem = problem;
    bitSets = problem.bitSets;
    residual = new long[bitSets.width()];
    left = new long[bitSets.width()];
    selected = new long[bitSets.mostOptions() / Long.SIZE + 1];
  }

  @Override
  void expand(long[] residuals, int at, int stage) {
    System.arraycopy(residuals, at, residual, 0, residual.length);
    if (residual.length == width) {
      residual[width - 1] &= Long.MAX_VALUE;
    }
    int place = bitSets.place(residual, 0);
    if (stage == 0 && problem.isDead()) {
      return;
    }
    if (place >= bitSets.primary() || bitSets.stage(residual, 0, place) != stage) {
      // The initial residual, whose first places are covered by givens.
      send(Children.NO_OPTION, residual);
      return;
    }
    if (place != open) {
      open = place;
      compatibility = new Compatibility(bitSets, place);
    }
    compatibility.select(residual, 0, selected);
    for (int word = 0; word < compatibility.words(); word++) {
      expand(bitSets.first()[place] + (word << 6), selected[word]);
    }
    if (bitSets.canLeave(residual, 0, place)
        && bitSets.choose(residual, 0, bitSets.options(), left)) {
      send(bitSets.options(), left);
    }
  }

  private void expand(int first, long chosen) {
    for (long rest = chosen; rest != 0; rest &= rest - 1) {
      int option = first + Long.numberOfTrailingZeros(rest);
      if (bitSets.choose(residual, 0, option, left)
          && !problem.lookAhead.isWalledIn(option, left, 0)) {
        send(option, left);
      }
    }
  }

  private void send(int option, long... words) {
    int place = problem.placeOf(words, open);
    Arrays.fill(child, 0, width, 0);
    System.arraycopy(words, 0, child, 0, words.length);
    child[width - 1] |= Long.MIN_VALUE;
    children.receive(place, option, child);
  }
}
