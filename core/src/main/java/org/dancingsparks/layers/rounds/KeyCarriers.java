package org.dancingsparks.layers.rounds;

import java.util.Arrays;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import org.dancingsparks.layers.carriers.CarrierSets;

/**
 * The carriers by which residuals are partitioned: a <em>partition</em> has the residuals with the
 * same key carriers covered, and a block for each set of the other carriers. Where it would be too
 * large, there are several, each with the residuals of a hash that arrive; a residual that several
 * build has a part of its multiplicity in each. Immutable.
 */
final class KeyCarriers {
  private static final int SIZE_FROM = 40;
  private static final int SET_FROM = 8;
  private static final long FACTOR = 0x9E3779B97F4A7C15L;
  private static final int HASH_FROM = 33;

  /** The set of the key carriers. */
  final int keys;

  /** The set of the other carriers. */
  final int others;

  /** The sets of key carriers, and those of others, each without gaps; see {@link #spread}. */
  final CarrierSets keySets;

  final CarrierSets otherSets;

  /** By round and number of a partition: the set of key carriers covered. */
  private final int[][] covered;

  /** By round and rank of a set, the number of its first partition; then the number of all. */
  private final int[][] first;

  KeyCarriers(int carriers, int keys) {
    this(carriers, keys, covered -> 1);
  }

  /**
   * Partitions of which some are cut by hash.
   *
   * @param cuts by key carriers covered, the number of partitions with them; 1 for the empty set
   */
  KeyCarriers(int carriers, int keys, IntUnaryOperator cuts) {
    this.keys = keys;
    others = (1 << carriers) - 1 & ~keys;
    keySets = new CarrierSets(Integer.bitCount(keys));
    otherSets = new CarrierSets(Integer.bitCount(others));
    covered = new int[Integer.bitCount(keys) + 1][];
    first = new int[covered.length][];
    for (int round = 0; round < covered.length; round++) {
      int[] sets = Arrays.stream(keySets.ofSize(round)).map(set -> spread(set, keys)).toArray();
      first[round] = new int[sets.length + 1];
      for (int rank = 0; rank < sets.length; rank++) {
        first[round][rank + 1] = first[round][rank] + cuts.applyAsInt(sets[rank]);
      }
      covered[round] =
          Arrays.stream(sets)
              .flatMap(set -> IntStream.generate(() -> set).limit(cuts.applyAsInt(set)))
              .toArray();
    }
  }

  /** Number of rounds: one more than that of key carriers. */
  int rounds() {
    return covered.length;
  }

  /** Number of partitions of a round. */
  int partitions(int round) {
    return covered[round].length;
  }

  /** The key carriers that a partition covers. */
  int covered(int round, int partition) {
    return covered[round][partition];
  }

  /** The partitions of the next round that cover one key more. */
  int[] targets(int round, int partition) {
    int set = covered(round, partition);
    return IntStream.range(0, Integer.SIZE)
        .map(bit -> 1 << bit)
        .filter(bit -> (keys & ~set & bit) != 0)
        .map(key -> partition(set | key))
        .sorted()
        .toArray();
  }

  /** The number in its round of the partition that a set belongs to; the first of several. */
  int partition(int set) {
    return ofSet(set)[rank(set)];
  }

  /** Number of partitions that a set belongs to, by hash. */
  int cuts(int set) {
    return ofSet(set)[rank(set) + 1] - partition(set);
  }

  private int[] ofSet(int set) {
    return first[Integer.bitCount(set & keys)];
  }

  private int rank(int set) {
    return keySets.rank(gathered(set, keys));
  }

  /** The partition of a residual, by its key. */
  int partition(int set, long residual) {
    return partition(set) + (int) ((residual * FACTOR >>> HASH_FROM) % cuts(set));
  }

  /** The rank of a set's other carriers among the sets of their size. */
  int otherRank(int set) {
    return otherSets.rank(gathered(set, others));
  }

  /** A subblock of a block in the order of building: few other carriers first. */
  long block(int set, int subblock) {
    long other = gathered(set, others);
    return (long) Long.bitCount(other) << SIZE_FROM | other << SET_FROM | subblock;
  }

  /** The lowest bits of a number in the places of a mask's bits. */
  static int spread(int number, int mask) {
    int spread = 0;
    int rest = number;
    for (int left = mask; left != 0; left &= left - 1) {
      spread |= (rest & 1) != 0 ? left & -left : 0;
      rest >>>= 1;
    }
    return spread;
  }

  /** The bits in the places of a mask's bits, without gaps. */
  private static int gathered(int set, int mask) {
    int gathered = 0;
    int bit = 1;
    for (int left = mask; left != 0; left &= left - 1) {
      gathered |= (set & left & -left) != 0 ? bit : 0;
      bit <<= 1;
    }
    return gathered;
  }
}
