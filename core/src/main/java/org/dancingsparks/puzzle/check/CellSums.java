package org.dancingsparks.puzzle.check;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.Collection;
import org.dancingsparks.puzzle.Use;

/**
 * The possible sums over several pieces: of their cells, and of the differences between those of
 * two colours. Each piece adds one of its terms as often as its use says.
 *
 * <p>A set of differences is a number with a bit for each, that of 0 in the middle. Not thread
 * safe.
 */
final class CellSums {
  private final int cells;
  private final BigInteger all;

  /** By number of cells, the differences that this many cells can have. */
  private BigInteger[] sums;

  /**
   * Adds to both sums.
   *
   * @param cells 1 or more
   * @param difference at most as great as cells, positive or negative
   */
  record Term(int cells, int difference) {
    // By hand, as in a cell: each option has a term.

    @Override
    public boolean equals(Object other) {
      return other instanceof Term term && cells == term.cells && difference == term.difference;
    }

    @Override
    public int hashCode() {
      return 31 * cells + difference;
    }
  }

  /**
   * The sums of no pieces.
   *
   * @param cells the greatest sum of cells that will be asked for
   */
  CellSums(int cells) {
    this.cells = cells;
    all = BigInteger.ONE.shiftLeft(2 * cells + 1).subtract(BigInteger.ONE);
    sums = none();
    sums[0] = BigInteger.ONE.shiftLeft(cells);
  }

  /** The number of steps, each some nanoseconds, that adding this many terms takes. */
  static double work(int cells, long terms) {
    return (double) cells * terms * (1 + cells / 32);
  }

  private BigInteger[] none() {
    BigInteger[] none = new BigInteger[cells + 1];
    Arrays.fill(none, BigInteger.ZERO);
    return none;
  }

  /** Adds as many copies of a piece as must be used, and then as many more as can be. */
  void add(Use use, Collection<Term> terms) {
    for (int copy = 0; copy < Math.min(use.least(), cells + 1); copy++) {
      add(none(), sums, terms);
    }
    if (use.isUnlimited()) {
      // A piece used any number of times builds on sums that have it already.
      BigInteger[] longer = sums.clone();
      add(longer, longer, terms);
    } else {
      for (int copy = use.least(); copy < Math.min(use.most(), cells + 1); copy++) {
        add(sums.clone(), sums, terms);
      }
    }
  }

  private void add(BigInteger[] longer, BigInteger[] base, Collection<Term> terms) {
    for (int size = 1; size <= cells; size++) {
      for (Term term : terms) {
        if (term.cells <= size) {
          BigInteger moved = base[size - term.cells].shiftLeft(term.difference).and(all);
          longer[size] = longer[size].or(moved);
        }
      }
    }
    sums = longer;
  }

  /** Returns whether the pieces can cover all cells together. */
  boolean areReached() {
    return sums[cells].signum() != 0;
  }

  /** Returns whether they can cover all cells with this difference between the colours. */
  boolean areReached(int difference) {
    return sums[cells].testBit(cells + difference);
  }
}
