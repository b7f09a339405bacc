package org.dancingsparks.residuals;

import java.util.Arrays;
import java.util.BitSet;
import java.util.stream.IntStream;
import org.dancingsparks.cover.Prefix;

/** The residual that a prefix leaves where items have bounds: it may exclude options. Used once. */
final class PrefixResidual {
  private final BitSetProblem sets;
  private final Prefix prefix;
  private final BitSet chosen = new BitSet();
  private final BitSet excluded = new BitSet();

  PrefixResidual(BitSetProblem sets, Prefix prefix) {
    this.sets = sets;
    this.prefix = prefix;
    Arrays.stream(prefix.options()).forEach(chosen::set);
    Arrays.stream(prefix.excluded()).forEach(excluded::set);
  }

  /**
   * The residual, in normal form.
   *
   * @param left what the options of the prefix leave; changed
   * @return null if too few options are left for an item
   * @throws IllegalArgumentException if the prefix excludes an option of a place but not those
   *     before it
   */
  long[] of(long[] left) {
    return exclude(left) ? left : null;
  }

  /**
   * Passes the options that a prefix has decided on, and brings the residual into normal form.
   *
   * @return false if too few options are left for an item
   */
  private boolean exclude(long[] residual) {
    int next = 0;
    boolean isAlive = sets.normalise(residual, 0);
    for (int place = sets.place(residual, 0);
        isAlive && place < sets.primary() && next < decidedTo(place);
        place = sets.place(residual, 0)) {
      next = decidedTo(place);
      for (int number = sets.first()[place]; number < next; number++) {
        if (!excluded.get(sets.id(number))
            && !chosen.get(sets.id(number))
            && sets.fits(residual, 0, number)) {
          throw excludesOthers();
        }
      }
      isAlive = sets.normalise(residual, next);
    }
    for (int number = isAlive ? next : sets.options(); number < sets.options(); number++) {
      if (excluded.get(sets.id(number)) && sets.fits(residual, 0, number)) {
        throw excludesOthers();
      }
    }
    return isAlive;
  }

  private IllegalArgumentException excludesOthers() {
    return new IllegalArgumentException(
        "The prefix %s excludes options in another order than that of residuals."
            .formatted(prefix));
  }

  /**
   * The number after the last option of a place that a prefix excludes, or has chosen and that
   * could be chosen again; 0 if there is none.
   */
  private int decidedTo(int place) {
    int to = 0;
    for (int number = sets.first()[place];
        sets.isCounted(place) && number < sets.first()[place + 1];
        number++) {
      boolean isDecided = chosen.get(sets.id(number)) && isRepeatable(number);
      to = isDecided || excluded.get(sets.id(number)) ? number + 1 : to;
    }
    return to;
  }

  /** Returns whether all primary items of an option have bounds. */
  private boolean isRepeatable(int number) {
    return IntStream.range(0, sets.primary())
        .noneMatch(bit -> sets.has(number, bit) && !sets.isCounted(bit));
  }
}
