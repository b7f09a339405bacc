package org.dancingsparks.plan;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.puzzle.Symmetries;

/**
 * What is searched for, complete: every task gets it.
 *
 * <p>Immutable; crosses the wire as {@link SearchBytes}.
 */
public final class Search {
  private final Problem problem;
  private final ItemOrder order;
  private final Prefix givens;
  private final SymmetryUse use;
  private final Symmetries symmetries;
  private final int[] pivot;

  /**
   * A search.
   *
   * @param givens options that every solution has to contain
   * @param symmetries automorphisms that keep the set of givens; the identity where they are not
   *     used
   * @param pivot options of which each solution contains exactly one, whose orbits the search is
   *     split by; empty if it is not
   * @throws IllegalArgumentException if classes are wanted and a symmetry moves the pivot
   */
  Search(
      Problem problem,
      ItemOrder order,
      Prefix givens,
      SymmetryUse use,
      Symmetries symmetries,
      int... pivot) {
    this.problem = problem;
    this.order = order;
    this.givens = givens;
    this.use = use;
    this.symmetries = symmetries;
    this.pivot = pivot.clone();
    if (use == SymmetryUse.CLASSES && !symmetries.keep(pivot)) {
      throw new IllegalArgumentException(
          "Classes can be split only by options that every symmetry keeps together.");
    }
  }

  /** A search for every solution that contains the givens. */
  public static Search all(Problem problem, ItemOrder order, Prefix givens) {
    int[] identity = new int[problem.options()];
    Arrays.setAll(identity, option -> option);
    Symmetries none = Symmetries.of(new int[][] {identity});
    return new Search(problem, order, givens, SymmetryUse.NONE, none);
  }

  public Problem problem() {
    return problem;
  }

  public ItemOrder order() {
    return order;
  }

  public Prefix givens() {
    return givens;
  }

  public SymmetryUse use() {
    return use;
  }

  public Symmetries symmetries() {
    return symmetries;
  }

  /** The options that the search is split by: a copy, empty if it is not. */
  public int[] pivot() {
    return pivot.clone();
  }

  /** The givens with one more option, unless it conflicts with them. */
  Optional<Prefix> startWith(int option) {
    int[] start = Arrays.copyOf(givens.options(), givens.size() + 1);
    start[givens.size()] = option;
    for (int given : givens.options()) {
      if (given == option) {
        return Optional.of(givens);
      }
      if (problem.conflict(given, option)) {
        return Optional.empty();
      }
    }
    return Optional.of(Prefix.of(problem, start));
  }

  /** The orbits of the pivot. */
  List<Symmetries.Orbit> orbits() {
    return symmetries.orbits(pivot);
  }
}
