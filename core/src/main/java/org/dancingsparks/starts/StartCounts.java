package org.dancingsparks.starts;

import java.util.Arrays;

/**
 * How many starts there are: sets of so many options that solutions have in common.
 *
 * @param unique starts that exactly one solution has
 * @param solvable starts that any solution has
 * @param uniqueFixed over all symmetries but the identity, the unique starts that each maps to
 *     themselves, added up
 * @param solvableFixed the same of solvable ones
 * @param uniqueBySet by set of kinds; empty where these are too many, or were not asked for
 * @param solvableBySet the same of solvable ones
 */
public record StartCounts(
    long unique,
    long solvable,
    long uniqueFixed,
    long solvableFixed,
    long[] uniqueBySet,
    long[] solvableBySet) {
  /**
   * The unique starts up to symmetry (Burnside's lemma).
   *
   * @param symmetries their number, the identity included
   */
  public long uniqueClasses(int symmetries) {
    return Math.addExact(unique, uniqueFixed) / symmetries;
  }

  /** The same of solvable ones. */
  public long solvableClasses(int symmetries) {
    return Math.addExact(solvable, solvableFixed) / symmetries;
  }

  /** The same without those by set. */
  public StartCounts withoutSets() {
    return new StartCounts(unique, solvable, uniqueFixed, solvableFixed, new long[0], new long[0]);
  }

  /** No starts, of so many sets of kinds. */
  public static StartCounts none(int sets) {
    return new StartCounts(0, 0, 0, 0, new long[sets], new long[sets]);
  }

  /**
   * Both together.
   *
   * @throws ArithmeticException if there are more than a {@code long} counts
   */
  public StartCounts plus(StartCounts other) {
    return new StartCounts(
        Math.addExact(unique, other.unique),
        Math.addExact(solvable, other.solvable),
        Math.addExact(uniqueFixed, other.uniqueFixed),
        Math.addExact(solvableFixed, other.solvableFixed),
        sum(uniqueBySet, other.uniqueBySet),
        sum(solvableBySet, other.solvableBySet));
  }

  private static long[] sum(long[] one, long[] other) {
    long[] sum = one.clone();
    Arrays.setAll(sum, place -> Math.addExact(one[place], other[place]));
    return sum;
  }
}
