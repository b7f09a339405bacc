package org.dancingsparks.runs;

import java.util.List;
import java.util.stream.IntStream;

/**
 * The steps of a run, one after another: their bins are numbered through, and those of a step may
 * read the {@linkplain StepFile files} of steps before it.
 *
 * @param sizes by step, the number of its bins
 */
public record Steps(List<Integer> sizes) {
  public Steps {
    sizes = List.copyOf(sizes);
  }

  /** The only step of a run whose bins need no others. */
  public static Steps one(int bins) {
    return new Steps(List.of(bins));
  }

  /** The number of steps. */
  public int number() {
    return sizes.size();
  }

  /** The number of bins in all steps. */
  public int bins() {
    return sizes.stream().mapToInt(Integer::intValue).sum();
  }

  /** The first bin of a step. */
  public int first(int step) {
    return sizes.subList(0, step).stream().mapToInt(Integer::intValue).sum();
  }

  /** The step of a bin. */
  public int step(int bin) {
    int step = 0;
    for (int end = sizes.get(0); end <= bin; end += sizes.get(step)) {
      step++;
    }
    return step;
  }

  /** The numbers of all bins. */
  IntStream all() {
    return IntStream.range(0, bins());
  }

  /** The numbers of a step's bins. */
  IntStream bins(int step) {
    int first = first(step);
    return IntStream.range(first, first + sizes.get(step));
  }
}
