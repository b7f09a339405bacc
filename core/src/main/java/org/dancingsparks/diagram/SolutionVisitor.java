package org.dancingsparks.diagram;

/** Is shown solutions one after another. */
@FunctionalInterface
public interface SolutionVisitor {
  /**
   * Takes a solution.
   *
   * @param number of it among all solutions, from 0; -1 where they are too many to be numbered by a
   *     {@code long}
   * @param solution its option ids in any order, at the beginning; to be read before the next, and
   *     not to be changed
   * @param size number of its options
   * @param unchanged so many options at the beginning are those of the solution shown before
   * @return whether there is to be a next
   */
  boolean visit(long number, int[] solution, int size, int unchanged);
}
