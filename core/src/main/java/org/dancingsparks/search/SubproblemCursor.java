package org.dancingsparks.search;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.function.BooleanSupplier;
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
  private final Walk walk;
  private final boolean hasPivot;

  /** What is done for the orbit of each representative. */
  private final Map<Integer, Orbit> orbits = new HashMap<>();

  private final Orbit whole;
  private Orbit orbit;
  private int nextImage;
  private int[] found = {};
  private int[] solution = {};
  private int unchanged;

  /**
   * An orbit of the pivot.
   *
   * @param images automorphisms that give the images that a solution stands for
   * @param comparing what a solution is compared under where classes are wanted
   */
  private record Orbit(int[] images, Symmetries comparing) {}

  /** A cursor that has to be started before it is pulled. */
  public SubproblemCursor(Search search) {
    this.search = search;
    walk = search.diagram().<Walk>map(RangeWalk::new).orElseGet(() -> new PrefixWalk(search));
    hasPivot = search.use() != SymmetryUse.NONE && search.pivot().length > 0;
    whole = new Orbit(new int[] {0}, search.symmetries());
    orbit = whole;
    if (hasPivot) {
      search.orbits().forEach(known -> orbits.put(known.representative(), orbit(known)));
    }
  }

  private Orbit orbit(Symmetries.Orbit known) {
    if (search.use() == SymmetryUse.CLASSES) {
      return new Orbit(whole.images(), search.symmetries().stabiliser(known.representative()));
    }
    int[] images =
        known.members().stream()
            .mapToInt(member -> search.symmetries().mapping(known.representative(), member))
            .toArray();
    return new Orbit(images, search.symmetries());
  }

  /** Where to look, every few thousand nodes, whether to give up. */
  public SubproblemCursor cancelledBy(BooleanSupplier cancelled) {
    walk.cancelledBy(cancelled);
    return this;
  }

  /** Moves before the first solution of a subproblem of the search. */
  public void start(Subproblem subproblem) {
    walk.start(subproblem);
    nextImage = Integer.MAX_VALUE;
    unchanged = 0;
    if (hasPivot && search.diagram().isEmpty()) {
      orbit = orbitOfStart();
    }
  }

  /** A start names exactly one option of the pivot: the representative of an orbit. */
  private Orbit orbitOfStart() {
    return Arrays.stream(walk.start())
        .mapToObj(orbits::get)
        .filter(known -> known != null)
        .findFirst()
        .orElseThrow(() -> new IllegalStateException("A subproblem lacks its pivot."));
  }

  /**
   * Moves to the next solution.
   *
   * @return false if the subproblem has no more
   * @throws java.util.concurrent.CancellationException if the search was cancelled
   */
  public boolean next() {
    if (nextImage < orbit.images().length) {
      solution = search.symmetries().image(orbit.images()[nextImage++], found);
      return true;
    }
    while (walk.next()) {
      found = walk.solution();
      if (search.use() == SymmetryUse.NONE) {
        solution = found;
        unchanged = walk.unchanged();
        return true;
      }
      orbit = hasPivot ? orbitOfStart() : whole;
      if (search.use() == SymmetryUse.SPLIT) {
        solution = search.symmetries().image(orbit.images()[0], found);
        nextImage = 1;
        return true;
      }
      if (orbit.comparing().isCanonical(found)) {
        solution = search.symmetries().canonical(found);
        return true;
      }
    }
    return false;
  }

  /**
   * The option ids of the solution at the cursor; in the order of choice, or where classes are
   * wanted ascending. To be read before the cursor moves on, and not to be changed.
   */
  public int[] solution() {
    return solution;
  }

  /** How many places at the beginning have the same options as in the solution before; or fewer. */
  public int unchanged() {
    return unchanged;
  }

  /**
   * Number of solutions from here to the end of the subproblem, without making images where that
   * can be.
   */
  public BigInteger count() {
    boolean isCompared = search.use() == SymmetryUse.CLASSES && orbit.comparing().order() > 1;
    if (search.use() == SymmetryUse.NONE || (search.diagram().isEmpty() && !isCompared)) {
      int pending = Math.max(0, orbit.images().length - nextImage);
      nextImage = Integer.MAX_VALUE;
      return walk.count()
          .multiply(BigInteger.valueOf(orbit.images().length))
          .add(BigInteger.valueOf(pending));
    }
    long solutions = 0;
    while (next()) {
      solutions++;
    }
    return BigInteger.valueOf(solutions);
  }

  /** How much of the subproblem lies behind, 0 to 1, if all branches of a node weighed the same. */
  public double passed() {
    return walk.passed();
  }

  /** Updates made since the cursor was made. */
  long updates() {
    return walk.updates();
  }

  /** What was done since the cursor was made. */
  public Profile profile() {
    return walk.profile();
  }
}
