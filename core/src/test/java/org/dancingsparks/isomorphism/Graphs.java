package org.dancingsparks.isomorphism;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;

/** Graphs under other numbers, and their forms. */
final class Graphs {
  private static final int MANY_NODES = 1 << 20;

  private Graphs() {}

  static CanonicalForm form(ColouredGraph graph) {
    return labelling(graph).form();
  }

  /** A labelling that has ended. */
  static CanonicalLabelling labelling(ColouredGraph graph) {
    CanonicalLabelling labelling = new CanonicalLabelling(graph, MANY_NODES);
    assertTrue(labelling.label());
    return labelling;
  }

  static boolean isJoined(ColouredGraph graph, int relation, int one, int other) {
    return (graph.rows()[graph.row(relation, one) + (other >> 6)] >>> other & 1) != 0;
  }

  /** The graph with other numbers: vertex v becomes {@code numbers[v]}. */
  static ColouredGraph renumbered(ColouredGraph graph, int... numbers) {
    ColouredGraph renumbered = new ColouredGraph(graph.vertices(), graph.relations());
    for (int vertex = 0; vertex < graph.vertices(); vertex++) {
      renumbered.colour(numbers[vertex], graph.colour(vertex));
      for (int relation = 0; relation < graph.relations(); relation++) {
        for (int other = 0; other < vertex; other++) {
          if (isJoined(graph, relation, vertex, other)) {
            renumbered.join(relation, numbers[vertex], numbers[other]);
          }
        }
      }
    }
    return renumbered;
  }

  /** Draws the edges of a graph on another. */
  static void draw(ColouredGraph graph, ColouredGraph on) {
    System.arraycopy(graph.rows(), 0, on.rows(), 0, graph.rows().length);
  }

  /** The graph with numbers at random. */
  static ColouredGraph shuffled(ColouredGraph graph, Random random) {
    return renumbered(graph, permutation(graph.vertices(), random));
  }

  static boolean areEqual(ColouredGraph one, ColouredGraph other) {
    return Arrays.equals(one.rows(), other.rows())
        && IntStream.range(0, one.vertices()).allMatch(at -> one.colour(at) == other.colour(at));
  }

  static int[] permutation(int size, Random random) {
    List<Integer> numbers = new ArrayList<>(IntStream.range(0, size).boxed().toList());
    Collections.shuffle(numbers, random);
    return numbers.stream().mapToInt(Integer::intValue).toArray();
  }

  /** All permutations of some numbers from 0. */
  static List<int[]> permutations(int size) {
    List<int[]> permutations = new ArrayList<>();
    permute(new ArrayList<>(), size, permutations);
    return permutations;
  }

  private static void permute(List<Integer> begun, int size, List<int[]> to) {
    if (begun.size() == size) {
      to.add(begun.stream().mapToInt(Integer::intValue).toArray());
    }
    for (int next = 0; next < size; next++) {
      if (!begun.contains(next)) {
        begun.add(next);
        permute(begun, size, to);
        begun.remove(begun.size() - 1);
      }
    }
  }
}
