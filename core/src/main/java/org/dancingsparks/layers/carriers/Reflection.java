package org.dancingsparks.layers.carriers;

import java.util.Optional;
import java.util.stream.IntStream;

/**
 * An automorphism that keeps the order of the columns of a board and reverses the cells of each, as
 * turning a board over its long axis does. A column is a run of positions, all of one length. A
 * residual has as many solutions as its image, so that a count needs only one of the two.
 *
 * <p>The image of a residual is a residual too, unless a position of the column that comes next is
 * left open as a hole already. Immutable.
 */
final class Reflection {
  private final Columns columns;
  private final int[] images;
  private final Window window;

  /** By place in a column: the positions at that place, from the beginning of a column on. */
  private final long[] rows;

  private Reflection(Columns columns, int[] images, Window window) {
    this.columns = columns;
    this.images = images;
    this.window = window;
    rows = new long[columns.height()];
    for (int bit = 0; bit < Long.SIZE; bit++) {
      rows[bit % rows.length] |= 1L << bit;
    }
  }

  /** The columns whose reflection is an automorphism of a problem; empty if there are none. */
  static Optional<Columns> columns(WindowProblem problem) {
    return IntStream.range(2, problem.size())
        .filter(height -> problem.size() % height == 0)
        .mapToObj(Columns::new)
        .filter(columns -> images(problem, columns).isPresent())
        .findFirst();
  }

  private static Optional<int[]> images(WindowProblem problem, Columns columns) {
    return CarrierImages.find(problem, columns::reflected);
  }

  /**
   * The reflection of the columns of a problem.
   *
   * @return empty if it is no automorphism, some items are secondary, or the images of residuals
   *     may not fit a long
   */
  static Optional<Reflection> of(WindowProblem problem, Columns columns, Window window) {
    int bits = Math.max(window.bits, window.zoneBits()) + 2 * columns.height();
    return problem.isAllPrimary() && bits <= Long.SIZE
        ? images(problem, columns).map(images -> new Reflection(columns, images, window))
        : Optional.empty();
  }

  /** The image of a carrier. */
  int ofCarrier(int carrier) {
    return images[carrier];
  }

  /** The set of the images of carriers. */
  int ofSet(int set) {
    return CarrierImages.ofSet(set, images);
  }

  /** The key of the image of a residual; -1 if the image has no key. */
  long ofKey(long key) {
    int place = (int) (key >>> window.bits);
    int base = window.base[place];
    int start = columns.start(base);
    long covered = beforeAndFrom(key & (1L << window.bits) - 1, base - start);
    int column = columns.start(place);
    long image = reversed(covered);
    int at = place;
    if (place != window.end) {
      long passed = (1L << place - column) - 1;
      at = column + Long.numberOfTrailingZeros(~(image >>> column - start));
      if ((covered >>> column - start & passed) != passed || at > window.lastFirst) {
        return -1;
      }
    }
    long moved = image >>> window.base[at] - start;
    return moved >>> window.bits == 0 ? (long) at << window.bits | moved : -1;
  }

  /** The lesser one of each residual of a block and its image, if it has one. */
  Block least(Block block) {
    return block.withKeys(
        key -> {
          long image = ofKey(key);
          return image < 0 ? key : Math.min(key, image);
        });
  }

  /** The images of the residuals of a block that have one. */
  Block images(Block block) {
    return block.selected(key -> ofKey(key) >= 0).withKeys(this::ofKey);
  }

  /** The residuals of a block that have no image. */
  Block withoutImages(Block block) {
    return block.selected(key -> ofKey(key) < 0);
  }

  /** The image of the positions that a complete residual covers from the zone on. */
  long ofFilling(long filling) {
    int before = window.zone - columns.start(window.zone);
    return reversed(beforeAndFrom(filling, before)) >>> before & (1L << window.zoneBits()) - 1;
  }

  /** The bits from the beginning of a column on: some covered positions, and bits from there. */
  private static long beforeAndFrom(long bits, int before) {
    return bits << before | (1L << before) - 1;
  }

  /** The bits of whole columns with each column reversed. */
  private long reversed(long bits) {
    long reversed = 0;
    for (int row = 0; row < rows.length; row++) {
      int up = rows.length - 1 - 2 * row;
      long moved = bits & rows[row];
      reversed |= up < 0 ? moved >>> -up : moved << up;
    }
    return reversed;
  }
}
