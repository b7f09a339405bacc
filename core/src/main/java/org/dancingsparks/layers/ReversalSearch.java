package org.dancingsparks.layers;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Finds the automorphism that reverses the order of the window, if there is one: with each option
 * it has one of another carrier, the image of the first, whose positions are the mirrored ones. A
 * half-turn of a board does so.
 */
final class ReversalSearch {
  private ReversalSearch() {}

  /**
   * Finds the images of the carriers. As each option has one carrier, and carriers with the same
   * options can be exchanged, each can be the image of its own image.
   *
   * @return by carrier its image; empty if not each has one, or an item is secondary
   */
  static Optional<int[]> find(WindowProblem problem) {
    if (!problem.isAllPrimary()) {
      return Optional.empty();
    }
    // Carriers with the same options are images of each other in turn.
    Map<List<List<Integer>>, List<Integer>> carriers = new HashMap<>();
    for (int carrier = 0; carrier < problem.carriers(); carrier++) {
      carriers
          .computeIfAbsent(options(problem, carrier, Direction.FORWARD), key -> new ArrayList<>())
          .add(carrier);
    }
    int[] images = new int[problem.carriers()];
    for (int carrier = 0; carrier < images.length; carrier++) {
      List<Integer> free =
          carriers.getOrDefault(options(problem, carrier, Direction.REVERSED), List.of());
      if (free.isEmpty()) {
        return Optional.empty();
      }
      boolean isOwnImage = free.remove((Integer) carrier);
      images[carrier] = isOwnImage ? carrier : free.remove(0);
    }
    return Optional.of(images);
  }

  private enum Direction {
    FORWARD,
    REVERSED
  }

  /** The positions of a carrier's options, as a sorted list. */
  private static List<List<Integer>> options(
      WindowProblem problem, int carrier, Direction direction) {
    return IntStream.range(0, problem.options())
        .filter(option -> problem.carrier()[option] == carrier)
        .mapToObj(option -> problem.positions()[option])
        .map(at -> direction == Direction.FORWARD ? at : mirrored(at, problem.size()))
        .sorted(Arrays::compare)
        .map(at -> Arrays.stream(at).boxed().toList())
        .toList();
  }

  /** Positions counted from the end, ascending. */
  static int[] mirrored(int[] positions, int size) {
    int[] mirrored = new int[positions.length];
    for (int at = 0; at < mirrored.length; at++) {
      mirrored[at] = size - 1 - positions[positions.length - 1 - at];
    }
    return mirrored;
  }
}
