package org.dancingsparks.puzzle;

import java.nio.IntBuffer;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.dancingsparks.cover.Problem;

/**
 * Checks that permutations of options map solutions of a problem to solutions, without a search for
 * solutions. Each item's options must be mapped onto those of an item with the same bounds, and
 * options that agree on its colour onto options that agree on one, whatever the colour. Each
 * permutation takes time proportional to the entries. Immutable.
 */
final class AutomorphismCheck {
  private final Problem problem;
  private final Set<Kind> kinds;

  /**
   * An item by its options.
   *
   * @param uncoloured options that give it no colour, ascending
   * @param coloured options that agree on its colour, for each colour
   */
  private record Kind(
      boolean isPrimary, int least, int most, IntBuffer uncoloured, Set<IntBuffer> coloured) {}

  AutomorphismCheck(Problem problem) {
    this.problem = problem;
    kinds = kinds(IntStream.range(0, problem.options()).toArray());
  }

  /** The items as they are once options are replaced by their images; equal ones count once. */
  private Set<Kind> kinds(int... images) {
    Map<Integer, Map<Integer, IntStream.Builder>> byItem = new HashMap<>();
    for (int option = 0; option < problem.options(); option++) {
      for (int index = 0; index < problem.size(option); index++) {
        byItem
            .computeIfAbsent(problem.item(option, index), item -> new HashMap<>())
            .computeIfAbsent(problem.colour(option, index), colour -> IntStream.builder())
            .add(images[option]);
      }
    }
    Set<Kind> found = new HashSet<>();
    byItem.forEach((item, byColour) -> found.add(kind(item, byColour)));
    return found;
  }

  private Kind kind(int item, Map<Integer, IntStream.Builder> byColour) {
    Map<Integer, IntBuffer> sorted = new HashMap<>();
    byColour.forEach(
        (colour, options) ->
            sorted.put(colour, IntBuffer.wrap(options.build().sorted().toArray())));
    IntBuffer uncoloured = sorted.remove(0);
    return new Kind(
        problem.isPrimary(item),
        problem.least(item),
        problem.most(item),
        uncoloured == null ? IntBuffer.allocate(0) : uncoloured,
        new HashSet<>(sorted.values()));
  }

  /** Returns whether the images of all options are those under an automorphism. */
  boolean isAutomorphism(int... images) {
    int[] sorted = images.clone();
    Arrays.sort(sorted);
    return Arrays.equals(sorted, IntStream.range(0, problem.options()).toArray())
        && kinds(images).equals(kinds);
  }
}
