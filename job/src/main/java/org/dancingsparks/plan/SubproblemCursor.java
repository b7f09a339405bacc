package org.dancingsparks.plan;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import org.dancingsparks.cover.Links;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.cover.Profile;
import org.dancingsparks.puzzle.Symmetries;

/**
 * Walks the solutions that one subproblem of a search after another stands for.
 *
 * <p>Without symmetry these are the solutions found. Split by symmetry, each solution found comes
 * with an image for each further placement in the orbit of its pivot. Where classes are wanted,
 * only the canonical representative of each class comes, whatever the pivot. One cursor per thread.
 */
public final class SubproblemCursor {
  private final Search search;
  private final Links links;
  private final Map<Integer, Symmetries.Orbit> orbits = new HashMap<>();

  /** Automorphisms that give the images still to come of the solution at the links cursor. */
  private int[] images = {0};

  private int nextImage;
  private int[] found = {};
  private int[] solution = {};

  /** What a solution is compared under where classes are wanted. */
  private Symmetries comparing;

  /** A cursor that has to be started before it is pulled. */
  public SubproblemCursor(Search search) {
    this.search = search;
    links = new Links(search.problem(), search.order());
    search.orbits().forEach(orbit -> orbits.put(orbit.representative(), orbit));
    comparing = search.symmetries();
  }

  /** Where to look, every few thousand nodes, whether to give up. */
  public SubproblemCursor cancelledBy(BooleanSupplier cancelled) {
    links.cancelledBy(cancelled);
    return this;
  }

  /** Moves before the first solution of a subproblem of the search. */
  public void start(Subproblem subproblem) {
    int[] prefix = subproblem.prefix();
    links.from(Prefix.of(search.problem(), prefix));
    images = new int[] {0};
    nextImage = images.length;
    if (search.use() != SymmetryUse.NONE && search.pivot().length > 0) {
      startOrbit(prefix);
    }
  }

  /** The prefix names exactly one option of the pivot: the representative of an orbit. */
  private void startOrbit(int[] prefix) {
    Symmetries.Orbit orbit =
        Arrays.stream(prefix)
            .mapToObj(orbits::get)
            .filter(known -> known != null)
            .findFirst()
            .orElseThrow(() -> new IllegalStateException("A subproblem lacks its pivot."));
    if (search.use() == SymmetryUse.CLASSES) {
      comparing = search.symmetries().stabiliser(orbit.representative());
    } else {
      List<Integer> mappings = new ArrayList<>();
      for (int member : orbit.members()) {
        mappings.add(search.symmetries().mapping(orbit.representative(), member));
      }
      images = mappings.stream().mapToInt(Integer::intValue).toArray();
      nextImage = images.length;
    }
  }

  /**
   * Moves to the next solution.
   *
   * @return false if the subproblem has no more
   * @throws java.util.concurrent.CancellationException if the search was cancelled
   */
  public boolean next() {
    if (nextImage < images.length) {
      solution = search.symmetries().image(images[nextImage++], found);
      return true;
    }
    while (links.next()) {
      found = links.solution();
      if (search.use() != SymmetryUse.CLASSES) {
        solution = search.symmetries().image(images[0], found);
        nextImage = 1;
        return true;
      }
      if (comparing.isCanonical(found)) {
        solution = search.symmetries().canonical(found);
        return true;
      }
    }
    return false;
  }

  /**
   * The option ids of the solution at the cursor; in the order of choice, or where classes are
   * wanted ascending.
   */
  public int[] solution() {
    return solution.clone();
  }

  /**
   * Number of solutions from here to the end of the subproblem, without making their images.
   *
   * @throws ArithmeticException if it is more than a {@code long} holds
   */
  public long count() {
    if (search.use() == SymmetryUse.CLASSES && comparing.order() > 1) {
      long solutions = 0;
      while (next()) {
        solutions++;
      }
      return solutions;
    }
    int pending = images.length - nextImage;
    nextImage = images.length;
    return Math.addExact(pending, Math.multiplyExact(images.length, links.count()));
  }

  /** How much of the subproblem lies behind, 0 to 1, if all branches of a node weighed the same. */
  public double passed() {
    return links.passed();
  }

  /** What was done since the cursor was made. */
  public Profile profile() {
    return links.profile();
  }
}
