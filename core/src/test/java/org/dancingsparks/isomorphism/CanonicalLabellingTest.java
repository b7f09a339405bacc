package org.dancingsparks.isomorphism;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.dancingsparks.testing.Seed;
import org.junit.jupiter.api.Test;

class CanonicalLabellingTest {
  private static ColouredGraph random(int vertices, Random random) {
    ColouredGraph graph = new ColouredGraph(vertices, 1 + random.nextInt(3));
    double density = random.nextDouble();
    int colours = 1 + random.nextInt(3);
    for (int one = 0; one < vertices; one++) {
      graph.colour(one, random.nextInt(colours) - 1);
      for (int other = 0; other < one; other++) {
        if (random.nextDouble() < density) {
          graph.join(random.nextInt(graph.relations()), one, other);
        }
      }
    }
    return graph;
  }

  @Test
  void randomGraphsKeepTheirFormUnderOtherNumbers() {
    Seed.times(
        8_000,
        (random, seed) -> {
          int vertices = random.nextInt(random.nextInt(4) == 0 ? 80 : 12);
          ColouredGraph graph = random(vertices, random);
          ColouredGraph shuffled = Graphs.shuffled(graph, random);
          assertEquals(Graphs.form(graph), Graphs.form(shuffled));
          if (vertices > 1) {
            int one = random.nextInt(vertices);
            shuffled.colour(one, shuffled.colour(one) + 3);
            assertNotEquals(Graphs.form(graph), Graphs.form(shuffled));
          }
        });
  }

  /** Graphs with as many edges at each vertex, mostly: two edges exchange their ends. */
  @Test
  void graphsHaveEqualFormsIfAndOnlyIfTheyAreIsomorphic() {
    AtomicInteger isomorphic = new AtomicInteger();
    AtomicInteger different = new AtomicInteger();
    Seed.times(
        8_000,
        (random, seed) -> {
          ColouredGraph graph = random(4 + random.nextInt(6), random);
          ColouredGraph other = switched(graph, random);
          boolean areIsomorphic = PlainIsomorphism.exists(graph, other);
          assertEquals(areIsomorphic, Graphs.form(graph).equals(Graphs.form(other)));
          (areIsomorphic ? isomorphic : different).incrementAndGet();
        });
    assertTrue(isomorphic.get() > 50, isomorphic + " were isomorphic");
    assertTrue(different.get() > 50, different + " were different");
  }

  /** The graph with other numbers, in which edges ab and cd of a relation became ac and bd. */
  private static ColouredGraph switched(ColouredGraph graph, Random random) {
    int[] ends = Arrays.copyOf(Graphs.permutation(graph.vertices(), random), 4);
    int relation = random.nextInt(graph.relations());
    boolean isPossible =
        Graphs.isJoined(graph, relation, ends[0], ends[1])
            && Graphs.isJoined(graph, relation, ends[2], ends[3]);
    ColouredGraph switched = new ColouredGraph(graph.vertices(), graph.relations());
    for (int one = 0; one < graph.vertices(); one++) {
      switched.colour(one, graph.colour(one));
      for (int other = 0; other < one; other++) {
        Set<Integer> pair = Set.of(one, other);
        boolean isRemoved =
            pair.equals(Set.of(ends[0], ends[1])) || pair.equals(Set.of(ends[2], ends[3]));
        for (int at = 0; at < graph.relations(); at++) {
          if (Graphs.isJoined(graph, at, one, other)
              && !(isPossible && isRemoved && at == relation)) {
            switched.join(at, one, other);
          }
        }
      }
    }
    if (isPossible) {
      switched.join(relation, ends[0], ends[2]);
      switched.join(relation, ends[1], ends[3]);
    }
    return Graphs.shuffled(switched, random);
  }

  @Test
  void theAutomorphismsFoundGenerateTheGroup() {
    AtomicInteger symmetric = new AtomicInteger();
    Seed.times(
        800,
        (random, seed) -> {
          ColouredGraph graph = copies(1 + random.nextInt(3), 1 + random.nextInt(3), random);
          int automorphisms = PlainIsomorphism.automorphisms(graph).size();
          assertEquals(automorphisms, generated(graph).size());
          symmetric.addAndGet(automorphisms > 6 ? 1 : 0);
        });
    assertTrue(symmetric.get() > 10, symmetric + " had some automorphisms");
  }

  /** Some graphs of up to three vertices, all alike or all but one, up to six in all. */
  private static ColouredGraph copies(int size, int relations, Random random) {
    int copies = 1 + random.nextInt(6 / size);
    ColouredGraph graph = new ColouredGraph(size * copies, relations);
    int different = random.nextInt(2 * copies);
    for (int one = 0; one < size; one++) {
      for (int other = 0; other < one; other++) {
        int relation = random.nextInt(relations + 1);
        for (int copy = 0; copy < copies; copy++) {
          if (relation < relations && copy != different) {
            graph.join(relation, copy * size + one, copy * size + other);
          }
        }
      }
    }
    boolean isComplement = random.nextBoolean();
    for (int one = 0; one < size * copies && isComplement; one++) {
      for (int other = 0; other < one; other++) {
        if (one / size != other / size) {
          graph.join(0, one, other);
        }
      }
    }
    return Graphs.shuffled(graph, random);
  }

  private static Set<List<Integer>> generated(ColouredGraph graph) {
    List<int[]> generators = Graphs.labelling(graph).automorphisms();
    List<Integer> identity = IntStream.range(0, graph.vertices()).boxed().toList();
    Set<List<Integer>> group = new HashSet<>(Set.of(identity));
    Deque<List<Integer>> waiting = new ArrayDeque<>(group);
    while (!waiting.isEmpty()) {
      List<Integer> next = waiting.remove();
      for (int[] images : generators) {
        assertTrue(Graphs.areEqual(graph, Graphs.renumbered(graph, images)));
        List<Integer> product = next.stream().map(vertex -> images[vertex]).toList();
        if (group.add(product)) {
          waiting.add(product);
        }
      }
    }
    return group;
  }

  @Test
  void aSearchBeyondItsNodesIsGivenUp() {
    ColouredGraph empty = new ColouredGraph(20, 1);
    assertFalse(new CanonicalLabelling(empty, 5).label());
    assertTrue(new CanonicalLabelling(empty, 1 << 10).label());
  }

  @Test
  void aSearchBeyondItsWorkIsGivenUp() {
    ColouredGraph graph = new ColouredGraph(20, 1);
    graph.join(0, 0, 1);
    Work work = new Work(Long.MAX_VALUE);
    assertTrue(new CanonicalLabelling(graph, 1 << 10, work).label());
    assertTrue(new CanonicalLabelling(graph, 1 << 10, new Work(work.done())).label());
    assertFalse(new CanonicalLabelling(graph, 1 << 10, new Work(work.done() - 1)).label());
  }
}
