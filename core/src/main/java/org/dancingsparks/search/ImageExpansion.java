package org.dancingsparks.search;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import org.dancingsparks.puzzle.Symmetries;

/**
 * Expands a solution found to those that it stands for: its images, one for each placement in the
 * orbit of its pivot. Where classes are wanted, it keeps the solution only if that is the canonical
 * one of its class. Used by one thread at a time.
 */
final class ImageExpansion {
  private final SymmetrySplit split;

  /** By representative of the pivot's orbits. */
  private final Map<Integer, Orbit> orbits = new HashMap<>();

  private final Orbit whole;
  private Orbit orbit;
  private int next;
  private int[] found = {};

  /**
   * An orbit of the pivot.
   *
   * @param images automorphisms that give the images of a solution
   * @param comparing the group under which a solution of a class is canonical
   */
  private record Orbit(int[] images, Symmetries comparing) {}

  ImageExpansion(SymmetrySplit split) {
    this.split = split;
    whole = new Orbit(new int[] {0}, split.symmetries());
    orbit = whole;
    next = orbit.images().length;
    if (split.hasPivot()) {
      split.orbits().forEach(of -> orbits.put(of.representative(), orbit(of)));
    }
  }

  private Orbit orbit(Symmetries.Orbit of) {
    Symmetries symmetries = split.symmetries();
    if (split.use() == SymmetryUse.CLASSES) {
      return new Orbit(whole.images(), symmetries.stabiliser(of.representative()));
    }
    int[] images =
        of.members().stream()
            .mapToInt(member -> symmetries.mapping(of.representative(), member))
            .toArray();
    return new Orbit(images, symmetries);
  }

  /**
   * Chooses the orbit of the solutions that come next; nothing is pending then.
   *
   * @param prefix with exactly one option of the pivot, the representative of an orbit
   */
  void from(int... prefix) {
    orbit = split.hasPivot() ? orbitOf(prefix) : whole;
    next = orbit.images().length;
  }

  private Orbit orbitOf(int... prefix) {
    return Arrays.stream(prefix)
        .mapToObj(orbits::get)
        .filter(Objects::nonNull)
        .findFirst()
        .orElseThrow(() -> new IllegalStateException("A subproblem lacks its pivot."));
  }

  /** Takes a solution of the orbit; where it is not canonical in its class, it has no images. */
  void take(int... solution) {
    found = solution;
    next =
        split.use() == SymmetryUse.SPLIT || orbit.comparing().isCanonical(found)
            ? 0
            : orbit.images().length;
  }

  /** Number of images still to come. */
  int pending() {
    return orbit.images().length - next;
  }

  /** Drops the images still to come, and returns their number. */
  int dropPending() {
    int dropped = pending();
    next = orbit.images().length;
    return dropped;
  }

  /** The next image. */
  int[] next() {
    int image = orbit.images()[next++];
    return split.use() == SymmetryUse.SPLIT
        ? split.symmetries().image(image, found)
        : split.symmetries().canonical(found);
  }

  /** Number of images of each solution of the orbit, or 0 if that takes comparing. */
  int imagesOfEach() {
    boolean isCompared = split.use() == SymmetryUse.CLASSES && orbit.comparing().order() > 1;
    return isCompared ? 0 : orbit.images().length;
  }
}
