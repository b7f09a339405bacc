package org.dancingsparks.diagram;

import org.dancingsparks.residuals.BitSetProblem;
import org.dancingsparks.residuals.LookAhead;

/**
 * The kernel for problems with bounds. At the place of an item with bounds, the choices are the
 * options from the next one on, and to leave the place.
 */
final class CountedKernel extends WideKernel {
  CountedKernel(BitSetProblem bitSets, LookAhead lookAhead) {
    super(bitSets, lookAhead);
  }

  @Override
  void expand(int from, int to) {
    for (int index = from; index < to; index++) {
      int before = options.size();
      int at = index * width;
      compatibility.select(list, at, selected);
      for (int word = 0; word < compatibility.words(); word++) {
        expand(at, bitSets.first()[place] + (word << 6), selected[word]);
      }
      if (bitSets.canLeave(list, at, place)) {
        choose(at, bitSets.options());
      }
      degrees.add(options.size() - before);
    }
  }

  private void expand(int at, int first, long chosen) {
    for (long left = chosen; left != 0; left &= left - 1) {
      choose(at, first + Long.numberOfTrailingZeros(left));
    }
  }

  private void choose(int at, int option) {
    boolean isAlive = bitSets.choose(list, at, option, child);
    if (isAlive && (option == bitSets.options() || !lookAhead.isWalledIn(option, child, 0))) {
      choose(option);
      send();
    }
  }
}
