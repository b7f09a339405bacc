package org.dancingsparks.web.compiler;

import java.util.Arrays;

/** Static methods of {@link Arrays}. */
final class ArraysMethods {
  private ArraysMethods() {}

  static <T extends Comparable<? super T>> int compare(T[] one, T[] other) {
    for (int at = 0; at < Math.min(one.length, other.length); at++) {
      int compared = one[at].compareTo(other[at]);
      if (compared != 0) {
        return compared;
      }
    }
    return Integer.compare(one.length, other.length);
  }

  static int compare(int[] one, int[] other) {
    for (int at = 0; at < Math.min(one.length, other.length); at++) {
      if (one[at] != other[at]) {
        return Integer.compare(one[at], other[at]);
      }
    }
    return Integer.compare(one.length, other.length);
  }
}
