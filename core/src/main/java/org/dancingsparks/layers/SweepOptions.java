package org.dancingsparks.layers;

import java.util.Arrays;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/**
 * Options of a sweep as bit masks, grouped by carrier and then by first position, with the tests
 * for what they leave. All masks begin at the base of the option's first position. Immutable.
 */
public final class SweepOptions {
  /** By carrier times {@link #row} plus first position: its first option; then their number. */
  final int[] start;

  /** Number of groups of a carrier. */
  final int row;

  /** By option: its positions. */
  final long[] mask;

  /** By option: its first test; then the number of tests. */
  final int[] firstTest;

  /**
   * By test: an item with its walls, and its walls alone; an item is walled in if these are covered
   * and it is not.
   */
  final long[] closed;

  final long[] walls;

  /** By option: the positions of the zone that may no longer be holes beside it. */
  final long[] holes;

  /**
   * The options that meet a condition.
   *
   * @param isChosen tells an option that the sweep may choose
   */
  SweepOptions(WindowProblem problem, Window window, Walls walled, IntPredicate isChosen) {
    row = window.size + 1;
    int[] chosen =
        IntStream.range(0, problem.options())
            .filter(isChosen)
            .boxed()
            .sorted((one, other) -> Integer.compare(group(problem, one), group(problem, other)))
            .mapToInt(Integer::intValue)
            .toArray();
    start = new int[problem.carriers() * row + 1];
    for (int option : chosen) {
      start[group(problem, option) + 1]++;
    }
    for (int group = 0; group + 1 < start.length; group++) {
      start[group + 1] += start[group];
    }
    mask = new long[chosen.length];
    holes = new long[chosen.length];
    firstTest = new int[chosen.length + 1];
    long[][] tests = new long[chosen.length][];
    for (int at = 0; at < chosen.length; at++) {
      int[] positions = problem.positions()[chosen[at]];
      int base = window.base[problem.first(chosen[at])];
      mask[at] = Walls.bits(base, positions);
      tests[at] = walled.tests(positions, problem.first(chosen[at]), base);
      firstTest[at + 1] = firstTest[at] + tests[at].length / 2;
    }
    long[] all = Arrays.stream(tests).flatMapToLong(Arrays::stream).toArray();
    closed = new long[all.length / 2];
    walls = new long[all.length / 2];
    for (int test = 0; test < walls.length; test++) {
      closed[test] = all[2 * test];
      walls[test] = all[2 * test + 1];
    }
  }

  private int group(WindowProblem problem, int option) {
    return problem.carrier()[option] * row + problem.first(option);
  }

  /** Records the holes that options can make impossible. */
  void addHoles(HoleTest test, Window window) {
    for (int carrierGroup = 0; carrierGroup + 1 < start.length; carrierGroup++) {
      int base = window.base[carrierGroup % row];
      for (int option = start[carrierGroup]; option < start[carrierGroup + 1]; option++) {
        int shift = window.zone - base;
        holes[option] = shift < Long.SIZE ? test.affected(mask[option] >>> shift) : 0;
      }
    }
  }

  /** Returns whether there are none. */
  public boolean isEmpty() {
    return mask.length == 0;
  }
}
