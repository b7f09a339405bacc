package org.dancingsparks.layers.places;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The places of a problem in ranges, for sweeps that exchange residuals only between one range and
 * the next. Within a range, residuals are parted by their <em>key</em>, the bits that no option of
 * the range changes; so residuals that become equal are in the same partition. A range continues as
 * long as there are enough such bits for the partitions, or there is one partition and few
 * residuals are possible. At its last place alone all bits are the key. Immutable.
 */
public final class PlaceRanges {
  /** Bits of the key beyond those that number the partitions, to fill these evenly. */
  private static final int MORE_BITS = 4;

  /** The first bit of a hash that numbers partitions: lower ones are for the slots of tables. */
  private static final int PARTITION_SHIFT = 24;

  private final PlaceProblem problem;
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
  public PlaceRanges(PlaceProblem problem, int shares, long few) {
    this.problem = problem;
    this.shares = shares;
    this.few = few;
    int first = 0;
    do {
      ranges.add(range(first));
      first = ranges.get(ranges.size() - 1).end;
    } while (first < problem.places());
  }

  private Range range(int first) {
    int end = first;
    double residuals = most(first);
    while (end < problem.places() && residuals <= few) {
      residuals += most(++end);
    }
    Range parted = parted(first);
    return parted.end > end ? parted : new Range(first, end, 1, parted.key);
  }

  /** Maximum number of residuals that a place can have. */
  private double most(int place) {
    return Math.scalb(1.0, bits(place));
  }

  private int bits(int place) {
    int bits = 0;
    for (int word = 0; word < problem.width(); word++) {
      bits += Long.bitCount(problem.used(place, word));
    }
    return bits;
  }

  /** The longest range from a place on that has enough bits for its key. */
  private Range parted(int first) {
    int wanted = shares == 1 ? 0 : Long.SIZE - Long.numberOfLeadingZeros(shares) + MORE_BITS;
    long[] key = new long[problem.width()];
    Arrays.fill(key, -1);
    int end = Math.min(problem.places(), first + 1);
    boolean isLonger = true;
    while (isLonger && end < problem.places()) {
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
      unchanged[word] &= ~problem.changed(place, word);
    }
    return unchanged;
  }

  /** The bits of a key that can be set in residuals of a place. */
  private int bits(int place, long[] key) {
    int bits = 0;
    for (int word = 0; word < key.length; word++) {
      bits += Long.bitCount(problem.used(place, word) & key[word]);
    }
    return bits;
  }

  /** Number of ranges, at least one. */
  public int number() {
    return ranges.size();
  }

  /** The first place of a range. */
  public int first(int range) {
    return ranges.get(range).first;
  }

  /** The place after the last of a range. */
  public int end(int range) {
    return ranges.get(range).end;
  }

  /** Number of partitions of a range; one of the first. */
  public int partitions(int range) {
    return ranges.get(range).partitions;
  }

  /**
   * The number of the partition of a range that a residual belongs to, which may be of a later
   * place.
   *
   * @param residual its bits, which are changed
   */
  public int partition(int range, long[] residual) {
    Range of = ranges.get(range);
    for (int word = 0; word < problem.width(); word++) {
      residual[word] &= of.key[word];
    }
    long hash = PlaceTable.hash(residual, 0, problem.width()) >>> PARTITION_SHIFT;
    return (int) (hash % of.partitions);
  }

  /** The most bits that can be set in the residuals of a place. */
  public int mostBits() {
    int most = 0;
    for (int place = 0; place <= problem.places(); place++) {
      most = Math.max(most, bits(place));
    }
    return most;
  }
}
