package org.dancingsparks.verify;

import java.util.Arrays;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.runs.DamagedException;

/** Covers the items of a problem without colours and bounds as bits. */
final class MaskCover implements CoverCheck {
  private final int width;

  /** The items of each option, as {@link #width} words. */
  private final long[] masks;

  private final long[] primary;
  private final long[] covered;

  MaskCover(Problem problem) {
    width = width(problem);
    covered = new long[width];
    primary = new long[width];
    masks = new long[problem.options() * width];
    for (int item = 0; item < problem.primaryItems(); item++) {
      primary[item >> 6] |= 1L << item;
    }
    for (int option = 0; option < problem.options(); option++) {
      for (int index = 0; index < problem.size(option); index++) {
        int item = problem.item(option, index);
        masks[option * width + (item >> 6)] |= 1L << item;
      }
    }
  }

  private static int width(Problem problem) {
    return Math.max(1, (problem.items() + Long.SIZE - 1) / Long.SIZE);
  }

  /** The number of words that the options of a problem take. */
  static long words(Problem problem) {
    return (long) problem.options() * width(problem);
  }

  @Override
  public void begin() {
    Arrays.fill(covered, 0);
  }

  @Override
  public void add(int option) {
    for (int word = 0; word < width; word++) {
      long mask = masks[option * width + word];
      if ((covered[word] & mask) != 0) {
        throw new DamagedException("option %d covers an item again".formatted(option));
      }
      covered[word] |= mask;
    }
  }

  @Override
  public void end() {
    for (int word = 0; word < width; word++) {
      if ((covered[word] & primary[word]) != primary[word]) {
        throw new DamagedException("an item is not covered");
      }
    }
  }
}
