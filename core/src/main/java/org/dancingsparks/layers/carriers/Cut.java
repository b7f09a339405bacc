package org.dancingsparks.layers.carriers;

import java.util.Arrays;
import java.util.Optional;

/**
 * A cut of a problem in the middle of its window: each option is left, or right, or neither. Where
 * an automorphism reverses the window, the right options are the images of the left ones, so that
 * the fillings of left options tell those of right ones.
 *
 * <p>An option is left if the median of its columns comes before the middle; in a tie, if its
 * positions, or their reflection, are before those of its mirror image. It is in the middle if it
 * is its own mirror image, or the reflection of that.
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
    return middle(problem, new Columns(1));
  }

  /**
   * The cut in the middle, with options on the same side as their reflections; empty if there is no
   * suitable automorphism.
   */
  static Optional<Cut> middle(WindowProblem problem, Columns columns) {
    return CarrierImages.find(
            problem, positions -> WindowProblem.mirrored(positions, problem.size()))
        .map(
            images ->
                new Cut(
                    Arrays.stream(problem.positions())
                        .map(positions -> side(positions, problem.size(), columns))
                        .toArray(Side[]::new),
                    images));
  }

  private static Side side(int[] positions, int size, Columns columns) {
    int last = positions.length - 1;
    int medians =
        columns.column(positions[last / 2]) + columns.column(positions[positions.length / 2]);
    int order = Integer.compare(medians, columns.column(size - 1));
    if (order == 0) {
      int[] mirrored = WindowProblem.mirrored(positions, size);
      order = Arrays.compare(columns.least(positions), columns.least(mirrored));
    }
    return order == 0 ? Side.MIDDLE : order < 0 ? Side.LEFT : Side.RIGHT;
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
    int image = 0;
    for (int rest = set; rest != 0; rest &= rest - 1) {
      image |= 1 << images[Integer.numberOfTrailingZeros(rest)];
    }
    return image;
  }
}
