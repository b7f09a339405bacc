package org.dancingsparks.isomorphism;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** All graphs of a few vertices: each class of isomorphic ones, and only this, has one form. */
class SmallGraphsTest {
  private static final int MANY_NODES = 1 << 20;

  /** OEIS A000088. */
  @Test
  void graphsHaveAsManyFormsAsClasses() {
    int[] classes = {1, 1, 2, 4, 11, 34, 156};
    for (int vertices = 0; vertices < classes.length; vertices++) {
      assertEquals(classes[vertices], new AllGraphs(vertices, 1, 1).classes());
    }
  }

  @Test
  @Tag("slow")
  void graphsOfSevenVerticesHaveAsManyFormsAsClasses() {
    assertEquals(1044, new AllGraphs(7, 1, 1).classes());
  }

  /** Two colours of vertices: OEIS A000666. */
  @Test
  void graphsWithColouredVerticesHaveAsManyFormsAsClasses() {
    int[] classes = {1, 2, 6, 20, 90, 544};
    for (int vertices = 0; vertices < classes.length; vertices++) {
      assertEquals(classes[vertices], new AllGraphs(vertices, 2, 1).classes());
    }
    new AllGraphs(5, 3, 1).classes();
    new AllGraphs(4, 2, 2).classes();
  }

  /** Two relations, so four colours of pairs: OEIS A063843. */
  @Test
  @Tag("slow")
  void graphsWithColouredEdgesHaveAsManyFormsAsClasses() {
    int[] classes = {1, 1, 4, 20, 276, 10_688};
    for (int vertices = 0; vertices < classes.length; vertices++) {
      assertEquals(classes[vertices], new AllGraphs(vertices, 1, 2).classes());
    }
  }

  /** All graphs of some vertices, colours and relations: numbers whose digits are their parts. */
  private static final class AllGraphs {
    final int vertices;
    final int relations;

    /** By digit, its value: those of the vertices' colours, and then those of pairs. */
    final List<Integer> values = new ArrayList<>();

    final ColouredGraph graph;
    final CanonicalLabelling labelling;

    AllGraphs(int vertices, int colours, int relations) {
      this.vertices = vertices;
      this.relations = relations;
      graph = new ColouredGraph(vertices, relations);
      labelling = new CanonicalLabelling(graph, MANY_NODES);
      int value = 1;
      for (int digit = 0; digit < vertices * (vertices + 1) / 2; digit++) {
        values.add(value);
        value *= digit < vertices ? colours : 1 << relations;
      }
      values.add(value);
    }

    int digit(int number, int digit) {
      return number % values.get(digit + 1) / values.get(digit);
    }

    int pair(int one, int other) {
      int least = Math.min(one, other);
      int most = Math.max(one, other);
      return vertices + most * (most - 1) / 2 + least;
    }

    /** The classes by brute force; each must have a form of its own, which all its graphs have. */
    int classes() {
      List<int[]> permutations = Graphs.permutations(vertices);
      int[] classOf = new int[values.get(values.size() - 1)];
      List<CanonicalForm> forms = new ArrayList<>();
      Set<CanonicalForm> different = new HashSet<>();
      for (int number = 0; number < classOf.length; number++) {
        if (classOf[number] == 0) {
          forms.add(form(number));
          assertTrue(different.add(form(number)), "Classes share a form.");
          for (int[] images : permutations) {
            classOf[image(number, images)] = forms.size();
          }
        }
        assertEquals(forms.get(classOf[number] - 1), form(number));
      }
      return forms.size();
    }

    int image(int number, int... images) {
      int image = 0;
      for (int one = 0; one < vertices; one++) {
        image += digit(number, one) * values.get(images[one]);
        for (int other = 0; other < one; other++) {
          image += digit(number, pair(one, other)) * values.get(pair(images[one], images[other]));
        }
      }
      return image;
    }

    CanonicalForm form(int number) {
      graph.clear();
      for (int one = 0; one < vertices; one++) {
        graph.colour(one, 5 * digit(number, one));
        for (int other = 0; other < one; other++) {
          for (int relation = 0; relation < relations; relation++) {
            if ((digit(number, pair(one, other)) >> relation & 1) != 0) {
              graph.join(relation, one, other);
            }
          }
        }
      }
      assertTrue(labelling.label());
      return labelling.form();
    }
  }
}
