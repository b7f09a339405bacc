package org.dancingsparks.layers.carriers;

/**
 * The sets of a number of carriers, ranked by the combinatorial number system (TAOCP 7.2.1.3).
 * Immutable.
 */
public final class CarrierSets {
  private final int carriers;

  /** Binomial coefficients: by number of elements, then by number chosen. */
  private final int[][] choose;

  public CarrierSets(int carriers) {
    this.carriers = carriers;
    choose = new int[carriers + 1][carriers + 2];
    for (int of = 0; of <= carriers; of++) {
      choose[of][0] = 1;
      for (int some = 1; some <= of; some++) {
        choose[of][some] = choose[of - 1][some - 1] + choose[of - 1][some];
      }
    }
  }

  /** Number of carriers. */
  public int carriers() {
    return carriers;
  }

  /** The set of all carriers. */
  public int all() {
    return (1 << carriers) - 1;
  }

  /** Number of sets of a size. */
  public int number(int size) {
    return choose[carriers][size];
  }

  /** The sets of a size, in order of rank. */
  public int[] ofSize(int size) {
    int[] ofSize = new int[number(size)];
    int set = (1 << size) - 1;
    for (int rank = 0; rank < ofSize.length; rank++) {
      ofSize[rank] = set;
      set = next(set);
    }
    return ofSize;
  }

  /** The rank of a set among those of its size. */
  public int rank(int set) {
    int rank = 0;
    int some = 1;
    for (int rest = set; rest != 0; rest &= rest - 1) {
      rank += choose[Integer.numberOfTrailingZeros(rest)][some++];
    }
    return rank;
  }

  /** The set after another of the same size, in order of rank. */
  private static int next(int set) {
    int lowest = set & -set;
    int sum = set + lowest;
    return lowest == 0 ? 0 : sum | (set ^ sum) / lowest >>> 2;
  }
}
