package org.dancingsparks.isomorphism;

import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.IntStream;
import org.dancingsparks.cover.Problem;

/**
 * An upper bound on the number of automorphisms of a problem, in time that is almost linear: items
 * and options are coloured by those that they meet, until no colour splits any more; then an item
 * of a colour is set apart, and again. The product of the numbers of items of these colours is the
 * bound. Names of colours of items are not told apart, nor equal options.
 */
public final class SymmetryBound {
  /** Automorphisms up to which residuals are not worth merging. */
  private static final int FEW_AUTOMORPHISMS = 1_000;

  /** Maximum number of entries of options that are read: less than a second. */
  private static final long MAX_WORK = 1 << 25;

  private final Problem problem;
  private final long[] colours;
  private int cells;

  /** Entries of options read. */
  private long work;

  private SymmetryBound(Problem problem) {
    this.problem = problem;
    colours = new long[problem.items()];
    for (int item = 0; item < colours.length; item++) {
      boolean isPrimary = problem.isPrimary(item);
      colours[item] = isPrimary ? mix(3L * problem.least(item) + 7L * problem.most(item)) : 1;
    }
  }

  /**
   * Returns whether a problem can have so many automorphisms that many residuals may be isomorphic.
   */
  public static boolean isLarge(Problem problem) {
    return isAbove(problem, FEW_AUTOMORPHISMS);
  }

  /**
   * Returns whether the bound of a problem is above a number.
   *
   * @return false also if that takes too much work, as with long chains of items
   */
  static boolean isAbove(Problem problem, long number) {
    SymmetryBound bound = new SymmetryBound(problem);
    bound.refine();
    double product = 1;
    for (int item = bound.next(); item >= 0 && product <= number; item = bound.next()) {
      product *= bound.cell(item);
      bound.colours[item] = mix(bound.colours[item] + 1);
      bound.refine();
    }
    return product > number && !bound.isTooMuch();
  }

  private static long mix(long number) {
    long mixed = (number ^ number >>> 32) * 0x9E3779B97F4A7C15L;
    return (mixed ^ mixed >>> 29) * 0xBF58476D1CE4E5B9L;
  }

  private boolean isTooMuch() {
    return work > MAX_WORK;
  }

  /** Splits colours until there are no more of them than before, or that is too much work. */
  private void refine() {
    int before;
    do {
      before = cells;
      work += problem.entries();
      long[] met = new long[colours.length];
      for (int option = 0; option < problem.options(); option++) {
        long sum = 0;
        for (int entry = 0; entry < problem.size(option); entry++) {
          sum += entry(option, entry);
        }
        for (int entry = 0; entry < problem.size(option); entry++) {
          met[problem.item(option, entry)] += mix(mix(sum) ^ entry(option, entry));
        }
      }
      for (int item = 0; item < colours.length; item++) {
        colours[item] = mix(colours[item] + mix(met[item]));
      }
      cells = (int) Arrays.stream(colours).distinct().count();
    } while (cells > before && !isTooMuch());
  }

  private long entry(int option, int entry) {
    int colour = problem.colour(option, entry) == 0 ? 0 : 1;
    return mix(colours[problem.item(option, entry)] + colour);
  }

  /** An item of the smallest cell of several; -1 if there is none. */
  private int next() {
    Map<Long, Integer> sizes = new HashMap<>();
    Arrays.stream(colours).forEach(colour -> sizes.merge(colour, 1, Integer::sum));
    return IntStream.range(0, colours.length)
        .filter(item -> sizes.get(colours[item]) > 1)
        .boxed()
        .min(Comparator.comparing(item -> sizes.get(colours[item])))
        .orElse(-1);
  }

  /** The number of items of the colour of one. */
  private long cell(int item) {
    return Arrays.stream(colours).filter(colour -> colour == colours[item]).count();
  }
}
