package org.dancingsparks.layers.arrays;

import java.util.Arrays;

/**
 * A place of a frontier, with its options. A state is a set of bits. If it has the place's own bit,
 * the place is covered and passed without an option; else one of the options must be chosen.
 *
 * @param own the bit that is set if an earlier option covers the place; 0 if none does
 * @param kept all bits but those that no later place looks at
 * @param needs by option, the bits that must be clear for it
 * @param sets by option, the bits that it sets
 */
public record FrontierPlace(int own, int kept, int[] needs, int[] sets) {
  /** The bits in which a state and those that follow it can differ, among some. */
  int changed(int bits) {
    return bits & (own | ~kept | Arrays.stream(sets).reduce(0, (some, more) -> some | more));
  }

  /**
   * By how many bits a multiplicity can outgrow the largest of the place before: a state follows
   * from one state for each option, or for being covered, but for bits that are lost.
   *
   * @param bits those that states can have
   */
  int growth(int bits) {
    int lost = Integer.bitCount(bits & ~kept);
    int overwritten = 0;
    for (int option = 0; option < sets.length; option++) {
      overwritten = Math.max(overwritten, Integer.bitCount(sets[option] & ~needs[option]));
    }
    return lost + overwritten + Integer.SIZE - Integer.numberOfLeadingZeros(sets.length + 1);
  }
}
