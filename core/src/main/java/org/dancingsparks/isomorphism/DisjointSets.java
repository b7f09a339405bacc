package org.dancingsparks.isomorphism;

import java.util.stream.IntStream;

/** Numbers from 0 in disjoint sets, which can be united. */
final class DisjointSets {
  private final int[] parent;

  DisjointSets(int numbers) {
    this(numbers, IntStream.range(0, numbers).toArray());
  }

  /** Sets of some of the numbers; the others must not be asked for. */
  DisjointSets(int numbers, int... members) {
    parent = new int[numbers];
    for (int number : members) {
      parent[number] = number;
    }
  }

  void unite(int one, int other) {
    parent[root(one)] = root(other);
  }

  /** Unites each number with its image. */
  void uniteImages(int... images) {
    for (int number = 0; number < images.length; number++) {
      unite(number, images[number]);
    }
  }

  /** The number that stands for the set of another. */
  int root(int number) {
    int root = number;
    while (parent[root] != root) {
      parent[root] = parent[parent[root]];
      root = parent[root];
    }
    return root;
  }
}
