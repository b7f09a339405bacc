package org.dancingsparks.layers.carriers;

import java.util.function.IntPredicate;

/**
 * Options of a sweep as bit masks, grouped by first position and then by carrier, with the tests
 * for what they leave. All masks begin at the base of the option's first position. Immutable.
 */
public final class SweepOptions {
  /** By {@link #group}: its first option; then their number. */
  public final int[] start;

  /** Number of groups of a first position, which is that of the carriers. */
  private final int carriers;

  /** By option: its carrier. */
  final int[] carrier;

  /** By option: its id in the problem. */
  public final int[] ids;

  /** By option: its positions. */
  public final long[] mask;

  /** By option: its first test; then the number of tests. */
  final int[] firstTest;

  /** By test: an item with its walls. The item is walled in if these are covered and it is not. */
  final long[] closed;

  /** By test: the walls alone. */
  final long[] walls;

  /** By option: the positions of the zone that may no longer be holes beside it. */
  final long[] holes;

  /** The options that fit beside what is covered. */
  final FittingOptions fitting;

  /**
   * The options that meet a condition.
   *
   * @param isChosen accepts an option that the sweep may choose
   */
  SweepOptions(WindowProblem problem, Window window, WindowWalls walled, IntPredicate isChosen) {
    carriers = problem.carriers();
    start = new int[carriers * (window.size + 1) + 1];
    for (int option = 0; option < problem.options(); option++) {
      start[group(problem, option) + 1] += isChosen.test(option) ? 1 : 0;
    }
    for (int group = 0; group + 1 < start.length; group++) {
      start[group + 1] += start[group];
    }
    int[] next = start.clone();
    int[] chosen = new int[start[start.length - 1]];
    for (int option = 0; option < problem.options(); option++) {
      if (isChosen.test(option)) {
        chosen[next[group(problem, option)]++] = option;
      }
    }
    ids = new int[chosen.length];
    carrier = new int[chosen.length];
    mask = new long[chosen.length];
    holes = new long[chosen.length];
    firstTest = new int[chosen.length + 1];
    long[][] tests = new long[chosen.length][];
    for (int at = 0; at < chosen.length; at++) {
      int[] positions = problem.positions()[chosen[at]];
      ids[at] = problem.ids()[chosen[at]];
      carrier[at] = problem.carrier()[chosen[at]];
      int base = window.base[problem.first(chosen[at])];
      mask[at] = WindowWalls.bits(base, positions);
      tests[at] = walled.tests(positions, problem.first(chosen[at]), base);
      firstTest[at + 1] = firstTest[at] + tests[at].length / 2;
    }
    closed = new long[firstTest[chosen.length]];
    walls = new long[closed.length];
    for (int at = 0; at < chosen.length; at++) {
      for (int test = 0; test < tests[at].length / 2; test++) {
        closed[firstTest[at] + test] = tests[at][2 * test];
        walls[firstTest[at] + test] = tests[at][2 * test + 1];
      }
    }
    fitting = new FittingOptions(this, window.size);
  }

  private int group(WindowProblem problem, int option) {
    return group(problem.carrier()[option], problem.first(option));
  }

  /** The group of the options of a carrier that have a first position. */
  public int group(int ofCarrier, int first) {
    return first * carriers + ofCarrier;
  }

  /** Records the holes that options can make impossible. */
  void addHoles(HoleCheck test, Window window) {
    for (int group = 0; group + 1 < start.length; group++) {
      int base = window.base[group / carriers];
      for (int option = start[group]; option < start[group + 1]; option++) {
        int shift = window.zone - base;
        holes[option] = shift < Long.SIZE ? test.affected(mask[option] >>> shift) : 0;
      }
    }
  }

  /** Returns whether there are no options. */
  public boolean isEmpty() {
    return mask.length == 0;
  }
}
