package org.dancingsparks.starts;

import java.util.Arrays;

/**
 * Numbers of starts: sets of a fixed number of options that a solution contains.
 *
 * @param unique starts contained in exactly one solution
 * @param solvable starts contained in any solution
 * @param uniqueFixed the number of unique starts that a symmetry maps to themselves, summed over
 *     all symmetries but the identity
 * @param solvableFixed the number of solvable starts that a symmetry maps to themselves, summed
 *     likewise
 * @param uniqueBySet unique starts by set of slots; empty where there are too many sets, or they
 *     were not asked for
 * @param solvableBySet solvable starts by set of slots; empty where the former is
 */
public record StartCounts(
    long unique,
    long solvable,
    long uniqueFixed,
    long solvableFixed,
    long[] uniqueBySet,
    long[] solvableBySet) {
  /**
   * The number of unique starts up to symmetry (Burnside's lemma).
   *
   * @param symmetries their number, the identity included
   */
  public long uniqueClasses(int symmetries) {
    return Math.addExact(unique, uniqueFixed) / symmetries;
  }

  /** The number of solvable starts up to symmetry. */
  public long solvableClasses(int symmetries) {
    return Math.addExact(solvable, solvableFixed) / symmetries;
  }

  /** These counts without those by set. */
  public StartCounts withoutSets() {
    return new StartCounts(unique, solvable, uniqueFixed, solvableFixed, new long[0], new long[0]);
  }

  /**
   * Zero starts.
   *
   * @param sets number of sets of slots
   */
  public static StartCounts none(int sets) {
    return new StartCounts(0, 0, 0, 0, new long[sets], new long[sets]);
  }

  /**
   * The sum of two counts.
   *
   * @throws ArithmeticException if a {@code long} cannot hold it
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
