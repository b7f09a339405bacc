package org.dancingsparks.diagram;

/** Is shown the tails of solutions one after another; see {@link Suffixes}. */
@FunctionalInterface
public interface SuffixVisitor {
  /**
   * Takes a tail.
   *
   * @param number of the one solution that has it, -1 if there are several; 0 where solutions are
   *     too many to be numbered by a {@code long}
   * @param tail its option ids, at the beginning; to be read before the next, and not to be changed
   * @param size number of its options
   * @param unchanged so many options at the beginning are those of the tail shown before
   */
  void visit(long number, int[] tail, int size, int unchanged);
}
