package org.dancingsparks.diagram;

/** Visits the suffixes of solutions one after another; see {@link Suffixes}. */
@FunctionalInterface
public interface SuffixVisitor {
  /**
   * Visits a suffix.
   *
   * @param number of the one solution that has it, -1 if there are several; 0 where a {@code long}
   *     cannot number the solutions
   * @param suffix its option ids, at the beginning of the array; valid until the next call, and not
   *     to be changed
   * @param size number of its options
   * @param unchanged number of leading options shared with the suffix visited before
   */
  void visit(long number, int[] suffix, int size, int unchanged);
}
