package org.dancingsparks.layers.carriers;

import java.util.Arrays;
import java.util.Optional;

/**
 * Finds the automorphism that reverses the order of the window, if there is one. It maps each
 * option to one of the image of its carrier, at the mirrored positions, as a half-turn of a board
 * does.
 */
final class ReversalSearch {
  private ReversalSearch() {}

  /**
   * Finds the images of the carriers. As each option has one carrier, and carriers with the same
   * options can be exchanged, each can be the image of its own image.
   *
   * @return by carrier its image; empty if not each has one, or a carrier is secondary
   */
  static Optional<int[]> find(WindowProblem problem) {
    if (!problem.areCarriersPrimary()
        || !Arrays.equals(problem.isPrimary(), problem.mirrored().isPrimary())) {
      return Optional.empty();
    }
    int[] images = new int[problem.carriers()];
    Arrays.fill(images, -1);
    int[][][] options = new int[images.length][][];
    Arrays.setAll(options, carrier -> options(problem, carrier));
    for (int carrier = 0; carrier < images.length; carrier++) {
      if (images[carrier] < 0) {
        int image = image(carrier, options, images, problem.size());
        if (image < 0) {
          return Optional.empty();
        }
        images[carrier] = image;
        images[image] = carrier;
      }
    }
    return Optional.of(images);
  }

  /** The first carrier from this one on that is not an image yet and has its mirrored options. */
  private static int image(int carrier, int[][][] options, int[] images, int size) {
    int[][] mirrored = new int[options[carrier].length][];
    Arrays.setAll(mirrored, option -> mirrored(options[carrier][option], size));
    Arrays.sort(mirrored, Arrays::compare);
    int image = carrier;
    while (image < images.length
        && (images[image] >= 0 || !Arrays.deepEquals(mirrored, options[image]))) {
      image++;
    }
    return image < images.length ? image : -1;
  }

  /** The positions of a carrier's options, sorted. */
  private static int[][] options(WindowProblem problem, int carrier) {
    int[][] options = new int[problem.options()][];
    int number = 0;
    for (int option = 0; option < options.length; option++) {
      if (problem.carrier()[option] == carrier) {
        options[number++] = problem.positions()[option];
      }
    }
    int[][] sorted = Arrays.copyOf(options, number);
    Arrays.sort(sorted, Arrays::compare);
    return sorted;
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
