package org.dancingsparks.layers.carriers;

import java.util.Arrays;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * Finds an automorphism that moves the positions of a window in a certain way, as a half-turn of a
 * board does, or a reflection. It maps each option to one of the image of its carrier, at the
 * positions that those of the option move to.
 */
final class CarrierImages {
  private CarrierImages() {}

  /**
   * Finds the images of the carriers. As each option has one carrier, and carriers with the same
   * options can be exchanged, each can be the image of its own image.
   *
   * @param move from sorted positions to where they move to, sorted; its own inverse
   * @return by carrier its image; empty if not each has one, or a carrier is secondary
   */
  static Optional<int[]> find(WindowProblem problem, UnaryOperator<int[]> move) {
    if (!problem.areCarriersPrimary() || !keepsPrimary(problem, move)) {
      return Optional.empty();
    }
    int[] images = new int[problem.carriers()];
    Arrays.fill(images, -1);
    int[][][] options = new int[images.length][][];
    Arrays.setAll(options, carrier -> options(problem, carrier));
    for (int carrier = 0; carrier < images.length; carrier++) {
      if (images[carrier] < 0) {
        int image = image(carrier, options, images, move);
        if (image < 0) {
          return Optional.empty();
        }
        images[carrier] = image;
        images[image] = carrier;
      }
    }
    return Optional.of(images);
  }

  /**
   * The set of the images of carriers.
   *
   * @param images by carrier
   */
  static int ofSet(int set, int... images) {
    int image = 0;
    for (int rest = set; rest != 0; rest &= rest - 1) {
      image |= 1 << images[Integer.numberOfTrailingZeros(rest)];
    }
    return image;
  }

  /** Returns whether primary positions move to primary ones, and secondary to secondary ones. */
  private static boolean keepsPrimary(WindowProblem problem, UnaryOperator<int[]> move) {
    boolean[] primary = problem.isPrimary();
    for (int at = 0; at < primary.length; at++) {
      if (primary[at] != primary[move.apply(new int[] {at})[0]]) {
        return false;
      }
    }
    return true;
  }

  /** The first carrier from this one on that is not an image yet and has its moved options. */
  private static int image(
      int carrier, int[][][] options, int[] images, UnaryOperator<int[]> move) {
    int[][] moved = Arrays.stream(options[carrier]).map(move).toArray(int[][]::new);
    Arrays.sort(moved, Arrays::compare);
    int image = carrier;
    while (image < images.length
        && (images[image] >= 0 || !Arrays.deepEquals(moved, options[image]))) {
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
}
