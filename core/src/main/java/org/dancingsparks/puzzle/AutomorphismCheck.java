package org.dancingsparks.puzzle;

import java.util.Arrays;
import java.util.BitSet;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.dancingsparks.cover.Problem;

/**
 * Checks that permutations of options map solutions of a problem to solutions, without looking for
 * any: each item's options are mapped onto those of an item with the same bounds, and options that
 * agree on its colour onto such, whatever the colour. Takes time proportional to the entries, for
 * each permutation. Immutable.
 */
final class AutomorphismCheck {
  private final Problem problem;
  private final Map<Kind, Integer> kinds;

  /**
   * An item by its options.
   *
   * @param uncoloured options that give it no colour
   * @param coloured options that agree on its colour, for each colour
   */
  private record Kind(
      boolean isPrimary, int least, int most, BitSet uncoloured, Set<BitSet> coloured) {}

  AutomorphismCheck(Problem problem) {
    this.problem = problem;
    kinds = kinds(IntStream.range(0, problem.options()).toArray());
  }

  /** The items as they are once options are replaced by their images, and the number of each. */
  private Map<Kind, Integer> kinds(int... images) {
    Map<Integer, Map<Integer, BitSet>> byItem = new HashMap<>();
    for (int option = 0; option < problem.options(); option++) {
      for (int place = 0; place < problem.size(option); place++) {
        byItem
            .computeIfAbsent(problem.item(option, place), item -> new HashMap<>())
            .computeIfAbsent(problem.colour(option, place), colour -> new BitSet())
            .set(images[option]);
      }
    }
    Map<Kind, Integer> found = new HashMap<>();
    byItem.forEach((item, byColour) -> found.merge(kind(item, byColour), 1, Integer::sum));
    return found;
  }

  private Kind kind(int item, Map<Integer, BitSet> byColour) {
    BitSet uncoloured = byColour.getOrDefault(0, new BitSet());
    Collection<BitSet> coloured =
        byColour.entrySet().stream()
            .filter(entry -> entry.getKey() > 0)
            .map(Map.Entry::getValue)
            .toList();
    return new Kind(
        problem.isPrimary(item),
        problem.least(item),
        problem.most(item),
        uncoloured,
        new HashSet<>(coloured));
  }

  /** Returns whether the images of all options are those under an automorphism. */
  boolean isAutomorphism(int... images) {
    int[] sorted = images.clone();
    Arrays.sort(sorted);
    return Arrays.equals(sorted, IntStream.range(0, problem.options()).toArray())
        && kinds(images).equals(kinds);
  }
}
