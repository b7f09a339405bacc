package org.dancingsparks.isomorphism;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/**
 * Isomorphisms between small graphs: one vertex after another is mapped onto each vertex with as
 * many neighbours of each kind. Shares no code with the labelling.
 */
final class PlainIsomorphism {
  private static final int ROUNDS = 3;

  private final ColouredGraph one;
  private final ColouredGraph other;

  /** By vertex: a name for its surroundings, common to both graphs. */
  private final int[] kinds;

  private final int[] otherKinds;
  private final int[] images;
  private final boolean[] isImage;
  private final Predicate<int[]> visitor;

  private PlainIsomorphism(ColouredGraph one, ColouredGraph other, Predicate<int[]> visitor) {
    this.one = one;
    this.other = other;
    this.visitor = visitor;
    images = new int[one.vertices()];
    isImage = new boolean[one.vertices()];
    int[][] both = {colours(one), colours(other)};
    for (int round = 0; round < ROUNDS; round++) {
      Map<List<?>, Integer> names = new HashMap<>();
      both = new int[][] {refined(one, both[0], names), refined(other, both[1], names)};
    }
    kinds = both[0];
    otherKinds = both[1];
  }

  static boolean exists(ColouredGraph one, ColouredGraph other) {
    List<int[]> found = new ArrayList<>();
    visit(
        one,
        other,
        images -> {
          found.add(images);
          return false;
        });
    return !found.isEmpty();
  }

  static List<int[]> automorphisms(ColouredGraph graph) {
    List<int[]> found = new ArrayList<>();
    visit(graph, graph, found::add);
    return found;
  }

  /** Visits the images of the vertices, until one visit returns false. */
  private static void visit(ColouredGraph one, ColouredGraph other, Predicate<int[]> visitor) {
    if (one.vertices() == other.vertices() && one.relations() == other.relations()) {
      PlainIsomorphism search = new PlainIsomorphism(one, other, visitor);
      int[] kinds = search.kinds.clone();
      int[] otherKinds = search.otherKinds.clone();
      Arrays.sort(kinds);
      Arrays.sort(otherKinds);
      if (Arrays.equals(kinds, otherKinds)) {
        search.map(0);
      }
    }
  }

  private static int[] colours(ColouredGraph graph) {
    return IntStream.range(0, graph.vertices()).map(graph::colour).toArray();
  }

  private static int[] refined(ColouredGraph graph, int[] kinds, Map<List<?>, Integer> names) {
    return IntStream.range(0, graph.vertices())
        .map(vertex -> names.computeIfAbsent(kind(graph, kinds, vertex), key -> names.size()))
        .toArray();
  }

  private static List<Object> kind(ColouredGraph graph, int[] kinds, int vertex) {
    List<Object> kind = new ArrayList<>(List.of(kinds[vertex]));
    for (int relation = 0; relation < graph.relations(); relation++) {
      int number = relation;
      kind.add(
          IntStream.range(0, graph.vertices())
              .filter(near -> Graphs.isJoined(graph, number, vertex, near))
              .map(near -> kinds[near])
              .sorted()
              .boxed()
              .toList());
    }
    return kind;
  }

  private boolean map(int vertex) {
    if (vertex == images.length) {
      return visitor.test(images.clone());
    }
    for (int image = 0; image < images.length; image++) {
      if (!isImage[image] && kinds[vertex] == otherKinds[image] && agrees(vertex, image)) {
        images[vertex] = image;
        isImage[image] = true;
        boolean isWanted = map(vertex + 1);
        isImage[image] = false;
        if (!isWanted) {
          return false;
        }
      }
    }
    return true;
  }

  private boolean agrees(int vertex, int image) {
    for (int before = 0; before < vertex; before++) {
      for (int relation = 0; relation < one.relations(); relation++) {
        if (Graphs.isJoined(one, relation, vertex, before)
            != Graphs.isJoined(other, relation, image, images[before])) {
          return false;
        }
      }
    }
    return true;
  }
}
