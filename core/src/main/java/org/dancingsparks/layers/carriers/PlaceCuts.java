package org.dancingsparks.layers.carriers;

import java.util.stream.IntStream;

/**
 * The positions at which to cut the window of a problem whose items are all primary. Options that
 * begin before a cut are left, the others right; a sweep from either end shows the positions that
 * the options on its side can cover.
 */
public final class PlaceCuts {
  /** The share of the options that begin before the first cut: both sweeps take about as long. */
  private static final double BEFORE_CUT = 0.53;

  /** The number of cuts within the reach of an option. */
  private static final int CUTS = 4;

  private final WindowProblem problem;
  private final WindowProblem mirrored;

  public PlaceCuts(WindowProblem problem) {
    this.problem = problem;
    mirrored = problem.mirrored();
  }

  /** The positions of cuts with a share of the reach between them, ascending; perhaps none. */
  public IntStream positions() {
    if (!problem.isAllPrimary() || problem.options() == 0) {
      return IntStream.empty();
    }
    int[] firsts = IntStream.range(0, problem.options()).map(problem::first).sorted().toArray();
    int first = Math.max(1, firsts[(int) (BEFORE_CUT * firsts.length)]);
    int step = Math.max(1, new Window(problem, Cut.none(problem)).bits / CUTS);
    return IntStream.iterate(first, at -> at < problem.size(), at -> at + step).filter(this::fits);
  }

  private boolean fits(int position) {
    Cut cut = Cut.at(position, problem);
    return new Window(problem, cut).fits && new Window(mirrored, cut.mirrored()).fits;
  }

  /** The sweep by left options. */
  public Sweep left(int position) {
    return new Sweep(problem, Cut.at(position, problem));
  }

  /** The sweep by right options, from the other end. */
  public Sweep right(int position) {
    return new Sweep(mirrored, Cut.at(position, problem).mirrored());
  }
}
