package org.dancingsparks.isomorphism;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/**
 * Isomorphisms between small graphs: one vertex after another is mapped onto each vertex whose
 * neighbours are of the same kinds. Shares no code with the labelling.
 */
final class PlainIsomorphism {
  private static final int MAPPED = -1;

  private final ColouredGraph one;
  private final ColouredGraph other;
  private final Predicate<int[]> visitor;

  private PlainIsomorphism(ColouredGraph one, ColouredGraph other, Predicate<int[]> visitor) {
    this.one = one;
    this.other = other;
    this.visitor = visitor;
  }

  static boolean exists(ColouredGraph one, ColouredGraph other) {
    List<int[]> found = new ArrayList<>();
    visit(one, other, images -> !found.add(images));
    return !found.isEmpty();
  }

  static List<int[]> automorphisms(ColouredGraph graph) {
    return automorphisms(graph, Integer.MAX_VALUE);
  }

  /** The first automorphisms that are found, up to a number. */
  static List<int[]> automorphisms(ColouredGraph graph, int most) {
    List<int[]> found = new ArrayList<>();
    visit(graph, graph, images -> found.add(images) && found.size() < most);
    return found;
  }

  /** Visits the images of the vertices, until one visit returns false. */
  private static void visit(ColouredGraph one, ColouredGraph other, Predicate<int[]> visitor) {
    if (one.vertices() == other.vertices() && one.relations() == other.relations()) {
      new PlainIsomorphism(one, other, visitor).search(colours(one), colours(other));
    }
  }

  private static int[] colours(ColouredGraph graph) {
    return IntStream.range(0, graph.vertices()).map(graph::colour).toArray();
  }

  /** Maps vertices onto those of the same kind; returns whether to search any further. */
  private boolean search(int[] begun, int[] otherBegun) {
    int[] kinds = begun;
    int[] otherKinds = otherBegun;
    int before;
    do {
      before = number(kinds);
      Map<List<?>, Integer> names = new HashMap<>();
      kinds = refined(one, kinds, names);
      otherKinds = refined(other, otherKinds, names);
    } while (number(kinds) > before);
    int[] images = images(kinds, otherKinds);
    if (images.length < kinds.length) {
      return true;
    }
    int vertex = vertexOfMany(kinds);
    if (vertex < 0) {
      return !isIsomorphism(images) || visitor.test(images);
    }
    for (int image = 0; image < images.length; image++) {
      if (kinds[vertex] == otherKinds[image]
          && !search(mapped(kinds, vertex), mapped(otherKinds, image))) {
        return false;
      }
    }
    return true;
  }

  private static int number(int... kinds) {
    return (int) Arrays.stream(kinds).distinct().count();
  }

  private static int[] mapped(int[] kinds, int vertex) {
    int[] mapped = kinds.clone();
    mapped[vertex] = MAPPED;
    return mapped;
  }

  /** By vertex, another one of the same kind; fewer if a kind has not as many of both graphs. */
  private static int[] images(int[] kinds, int... otherKinds) {
    int[] images = new int[kinds.length];
    boolean[] isImage = new boolean[kinds.length];
    for (int vertex = 0; vertex < kinds.length; vertex++) {
      int image = 0;
      while (image < images.length && (isImage[image] || otherKinds[image] != kinds[vertex])) {
        image++;
      }
      if (image == images.length) {
        return new int[0];
      }
      isImage[image] = true;
      images[vertex] = image;
    }
    return images;
  }

  private static int vertexOfMany(int... kinds) {
    return IntStream.range(0, kinds.length)
        .filter(vertex -> Arrays.stream(kinds).filter(kind -> kind == kinds[vertex]).count() > 1)
        .findFirst()
        .orElse(-1);
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

  private boolean isIsomorphism(int... images) {
    return IntStream.range(0, images.length)
            .allMatch(vertex -> one.colour(vertex) == other.colour(images[vertex]))
        && Graphs.areEqual(Graphs.renumbered(one, images), other);
  }
}
