package org.dancingsparks.starts;

/** Numbers of starts found so far, in all and by set of slots. One thread. */
final class StartTotals {
  private final SlotSets sets;
  private final long[] uniqueBySet;
  private final long[] solvableBySet;
  private long unique;
  private long solvable;

  /** No starts yet. */
  StartTotals(SlotSets sets) {
    this.sets = sets;
    uniqueBySet = new long[sets.listed()];
    solvableBySet = new long[sets.listed()];
  }

  /** Number of options of a start. */
  int size() {
    return sets.size();
  }

  long unique() {
    return unique;
  }

  /** Returns whether sets of slots matter. */
  boolean areBySet() {
    return sets.areListed();
  }

  /**
   * Adds starts of a set of slots.
   *
   * @param set ascending; may be anything if sets do not matter
   */
  void add(int[] set, long moreUnique, long moreSolvable) {
    unique += moreUnique;
    solvable += moreSolvable;
    if (areBySet()) {
      int number = sets.number(set);
      uniqueBySet[number] += moreUnique;
      solvableBySet[number] += moreSolvable;
    }
  }

  /** These numbers, with those of starts that a symmetry keeps. */
  StartCounts with(FixedStarts fixed) {
    return new StartCounts(
        unique,
        solvable,
        fixed.unique(),
        fixed.solvable(),
        uniqueBySet.clone(),
        solvableBySet.clone());
  }
}
