package org.dancingsparks.layers.carriers;

import java.util.Arrays;
import java.util.Optional;

/**
 * A cut of a problem in the middle of its window: each option is left, or right, or its own mirror
 * image. Where an automorphism reverses the window, the right options are the images of the left
 * ones, so that the fillings of left options tell those of right ones.
 *
 * <p>An option is left if the median of its positions comes before the middle; in a tie, if its
 * positions are before those of its mirror image.
 *
 * @param side by option
 * @param images by carrier, its image by the automorphism, whose own image it is; null if all
 *     options are left
 */
public record Cut(Side[] side, int[] images) {
  /** The side of an option. */
  enum Side {
    LEFT,
    MIDDLE,
    RIGHT;

    Side opposite() {
      return values()[RIGHT.ordinal() - ordinal()];
    }
  }

  /** The absence of a cut: all options are left. */
  public static Cut none(WindowProblem problem) {
    Side[] sides = new Side[problem.options()];
    Arrays.fill(sides, Side.LEFT);
    return new Cut(sides, null);
  }

  /** A cut at a position: the options that begin before it are left. */
  static Cut at(int position, WindowProblem problem) {
    Side[] sides = new Side[problem.options()];
    Arrays.setAll(sides, option -> problem.first(option) < position ? Side.LEFT : Side.RIGHT);
    return new Cut(sides, null);
  }

  /** The cut with left and right exchanged, of a problem in the opposite order of positions. */
  Cut mirrored() {
    Side[] sides = new Side[side.length];
    Arrays.setAll(sides, option -> side[option].opposite());
    return new Cut(sides, images);
  }

  /** The cut in the middle; empty if there is no suitable automorphism. */
  public static Optional<Cut> middle(WindowProblem problem) {
    return CarrierImages.find(
            problem, positions -> WindowProblem.mirrored(positions, problem.size()))
        .map(
            images ->
                new Cut(
                    Arrays.stream(problem.positions())
                        .map(positions -> side(positions, problem.size()))
                        .toArray(Side[]::new),
                    images));
  }

  private static Side side(int[] positions, int size) {
    int last = positions.length - 1;
    int medians = positions[last / 2] + positions[positions.length / 2];
    int order = Integer.compare(medians, size - 1);
    if (order == 0) {
      order = Arrays.compare(positions, WindowProblem.mirrored(positions, size));
    }
    return order == 0 ? Side.MIDDLE : order < 0 ? Side.LEFT : Side.RIGHT;
  }

  /** Returns whether this cut in the middle has each option on the side of its reflection. */
  boolean isKept(WindowProblem problem, Columns columns) {
    for (int option = 0; option < side.length; option++) {
      int[] reflected = columns.reflected(problem.positions()[option]);
      if (side[option] != side(reflected, problem.size())) {
        return false;
      }
    }
    return true;
  }

  public boolean isInMiddle() {
    return images != null;
  }

  boolean isLeft(int option) {
    return side[option] == Side.LEFT;
  }

  public boolean isRight(int option) {
    return side[option] == Side.RIGHT;
  }

  /** The set of the images of carriers. */
  public int image(int set) {
    return CarrierImages.ofSet(set, images);
  }
}
