package org.dancingsparks.proof;

/**
 * The order of keys: word by word, each as a signed number. Immutable.
 *
 * @param words of a key
 */
record KeyOrder(int words) {
  /** Compares the keys that begin at two indexes. */
  int compare(long[] keys, int at, long[] others, int otherAt) {
    for (int word = 0; word < words; word++) {
      int compared = Long.compare(keys[at + word], others[otherAt + word]);
      if (compared != 0) {
        return compared;
      }
    }
    return 0;
  }

  /** The indexes of the first keys that lie one after another, in ascending order of these. */
  int[] sorted(long[] keys, int number) {
    int[] order = new int[number];
    for (int index = 0; index < order.length; index++) {
      order[index] = index;
    }
    return new Merging(keys, order).sorted();
  }

  /** Merges runs of twice the length, until one is left: no boxing, and the worst case is good. */
  private final class Merging {
    private final long[] keys;
    private int[] from;
    private int[] to;

    Merging(long[] keys, int... from) {
      this.keys = keys;
      this.from = from;
      to = new int[from.length];
    }

    int[] sorted() {
      for (int length = 1; length < from.length; length *= 2) {
        for (int start = 0; start < from.length; start += 2 * length) {
          int middle = Math.min(from.length, start + length);
          merge(start, middle, Math.min(from.length, middle + length));
        }
        int[] other = from;
        from = to;
        to = other;
      }
      return from;
    }

    private void merge(int start, int middle, int end) {
      int left = start;
      int right = middle;
      for (int index = start; index < end; index++) {
        boolean isLeft = left < middle && (right == end || isLess(from[left], from[right]));
        to[index] = isLeft ? from[left++] : from[right++];
      }
    }

    private boolean isLess(int one, int other) {
      return compare(keys, one * words, keys, other * words) < 0;
    }
  }
}
