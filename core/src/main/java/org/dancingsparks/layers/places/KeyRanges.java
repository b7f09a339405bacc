package org.dancingsparks.layers.places;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.dancingsparks.layers.disk.Limits;

/**
 * Ranges in which residuals are parted by their <em>key</em>, the bits that no option of the range
 * changes; so residuals that become equal are in the same partition. A range continues as long as
 * there are enough such bits for the partitions, or there is one partition and few residuals are
 * possible. At its last place alone all bits are the key. Immutable.
 */
final class KeyRanges extends PlaceRanges {
  /** Bits of the key beyond those that number the partitions, to fill these evenly. */
  private static final int MORE_BITS = 4;

  private final int shares;
  private final double few;

  private final List<Range> ranges = new ArrayList<>();

  /**
   * A range of places.
   *
   * @param end the place after its last
   * @param key words of the bits by which residuals are parted
   */
  private record Range(int first, int end, int partitions, long[] key) {}

  /**
   * The ranges of a problem.
   *
   * @param shares partitions of a range that has many residuals
   * @param few the most residuals of a range with one partition, at least 1
   */
  KeyRanges(PlaceProblem problem, int shares, long few) {
    super(problem);
    this.shares = shares;
    this.few = few;
    int first = 0;
    do {
      ranges.add(range(first));
      first = ranges.get(ranges.size() - 1).end;
    } while (first < problem().places());
  }

  private Range range(int first) {
    int end = first;
    double residuals = most(first);
    while (end < problem().places() && residuals <= few) {
      residuals += most(++end);
    }
    Range parted = parted(first);
    return parted.end > end ? parted : new Range(first, end, 1, parted.key);
  }

  /** Maximum number of residuals that a place can have. */
  private double most(int place) {
    return Math.scalb(1.0, bits(place));
  }

  /** The longest range from a place on that has enough bits for its key. */
  private Range parted(int first) {
    int wanted = shares == 1 ? 0 : Long.SIZE - Long.numberOfLeadingZeros(shares) + MORE_BITS;
    long[] key = new long[problem().width()];
    Arrays.fill(key, -1);
    int end = Math.min(problem().places(), first + 1);
    boolean isLonger = true;
    while (isLonger && end < problem().places()) {
      long[] longer = unchanged(key, end - 1);
      isLonger = bits(first, longer) >= wanted;
      key = isLonger ? longer : key;
      end += isLonger ? 1 : 0;
    }
    return new Range(first, end, shares, key);
  }

  /** The bits of a key that are not changed from a place to the next. */
  private long[] unchanged(long[] key, int place) {
    long[] unchanged = key.clone();
    for (int word = 0; word < key.length; word++) {
      unchanged[word] &= ~problem().changed(place, word);
    }
    return unchanged;
  }

  /** The bits of a key that can be set in residuals of a place. */
  private int bits(int place, long[] key) {
    int bits = 0;
    for (int word = 0; word < key.length; word++) {
      bits += Long.bitCount(problem().used(place, word) & key[word]);
    }
    return bits;
  }

  @Override
  public int number() {
    return ranges.size();
  }

  @Override
  public int first(int range) {
    return ranges.get(range).first;
  }

  @Override
  public int end(int range) {
    return ranges.get(range).end;
  }

  @Override
  public int partitions(int range) {
    return ranges.get(range).partitions;
  }

  @Override
  public Partitioning partitioning(int range) {
    Range of = ranges.get(range);
    return (place, residual) -> {
      for (int word = 0; word < problem().width(); word++) {
        residual[word] &= of.key[word];
      }
      return hashed(residual, of.partitions);
    };
  }

  @Override
  public PartialSweep sweep(int range, Limits limits, PlaceListener listener) {
    return new PartialSweep(problem(), limits, listener);
  }
}
