package org.dancingsparks.diagram;

import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.IntStream;

/** Collects the nodes at which suffixes begin. */
final class SuffixCollector {
  private int[] nodes;
  private long[] numbers;
  private int size;

  SuffixCollector(int most) {
    nodes = new int[most];
    numbers = new long[most];
  }

  /**
   * Adds a path to a node.
   *
   * @param number of the first solution by this path, or {@link Suffixes#SEVERAL_SOLUTIONS}
   */
  void add(int node, long number) {
    nodes[size] = node;
    numbers[size++] = number;
  }

  /** The suffixes, each node once. */
  Suffixes suffixes(SuffixPaths paths) {
    long[] sorted = new long[size];
    for (int index = 0; index < size; index++) {
      sorted[index] = (long) nodes[index] << Integer.SIZE | index;
    }
    Arrays.sort(sorted);
    int[] ends = new int[size];
    long[] first = new long[size];
    int count = 0;
    for (long next : sorted) {
      int node = (int) (next >> Integer.SIZE);
      if (count > 0 && ends[count - 1] == node) {
        first[count - 1] = Suffixes.SEVERAL_SOLUTIONS;
      } else {
        ends[count] = node;
        first[count++] = numbers[(int) next];
      }
    }
    int[] order =
        IntStream.range(0, count)
            .boxed()
            .sorted(Comparator.comparingLong(index -> first[index]))
            .mapToInt(index -> index)
            .toArray();
    return new Suffixes(
        paths,
        Arrays.stream(order).map(index -> ends[index]).toArray(),
        Arrays.stream(order).mapToLong(index -> first[index]).toArray());
  }
}
