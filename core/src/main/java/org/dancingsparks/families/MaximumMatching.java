package org.dancingsparks.families;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Queue;
import org.dancingsparks.puzzle.Graph;

/**
 * A matching with the most edges, found by Edmonds' algorithm (1965): from each free vertex a
 * search along alternating paths, which contracts odd cycles (blossoms). About vertices x edges
 * steps. Not thread safe.
 */
final class MaximumMatching {
  private static final int NONE = -1;

  private final List<List<Integer>> near = new ArrayList<>();
  private final int size;
  private final int[] mate;
  private final int[] parent;
  private final int[] base;
  private final BitSet outer = new BitSet();
  private final Queue<Integer> queue = new ArrayDeque<>();

  /** Finds a maximum matching of a graph. */
  public MaximumMatching(Graph graph) {
    size = graph.vertices().size();
    mate = new int[size];
    parent = new int[size];
    base = new int[size];
    Arrays.fill(mate, NONE);
    for (int vertex = 0; vertex < size; vertex++) {
      near.add(new ArrayList<>());
    }
    for (Graph.Edge edge : graph.edges()) {
      near.get(edge.from()).add(edge.to());
      near.get(edge.to()).add(edge.from());
      if (mate[edge.from()] == NONE && mate[edge.to()] == NONE) {
        mate[edge.from()] = edge.to();
        mate[edge.to()] = edge.from();
      }
    }
    for (int vertex = 0; vertex < size; vertex++) {
      if (mate[vertex] == NONE) {
        augment(path(vertex));
      }
    }
  }

  /** The number of vertices that every maximum matching leaves free. */
  public int free() {
    return (int) Arrays.stream(mate).filter(other -> other == NONE).count();
  }

  /**
   * The vertices that some maximum matching leaves free: those at an even distance from a free one
   * along an alternating path (Gallai 1964, Edmonds 1965).
   */
  public BitSet freeInSome() {
    BitSet found = new BitSet();
    for (int vertex = 0; vertex < size; vertex++) {
      if (mate[vertex] == NONE) {
        path(vertex);
        found.or(outer);
      }
    }
    return found;
  }

  /** The end of an augmenting path from a free vertex, which {@link #parent} leads back. */
  private int path(int root) {
    Arrays.fill(parent, NONE);
    Arrays.setAll(base, vertex -> vertex);
    outer.clear();
    outer.set(root);
    queue.clear();
    queue.add(root);
    while (!queue.isEmpty()) {
      int from = queue.remove();
      for (int to : near.get(from)) {
        if (base[from] == base[to] || mate[from] == to) {
          continue;
        }
        if (to == root || mate[to] != NONE && parent[mate[to]] != NONE) {
          contract(from, to);
        } else if (parent[to] == NONE) {
          parent[to] = from;
          if (mate[to] == NONE) {
            return to;
          }
          outer.set(mate[to]);
          queue.add(mate[to]);
        }
      }
    }
    return NONE;
  }

  /** Contracts the blossom that an edge between outer vertices closes. */
  private void contract(int from, int to) {
    int top = commonBase(from, to);
    BitSet blossom = new BitSet();
    mark(blossom, from, top, to);
    mark(blossom, to, top, from);
    for (int vertex = 0; vertex < size; vertex++) {
      if (blossom.get(base[vertex])) {
        base[vertex] = top;
        if (!outer.get(vertex)) {
          outer.set(vertex);
          queue.add(vertex);
        }
      }
    }
  }

  private int commonBase(int from, int to) {
    BitSet seen = new BitSet();
    int vertex = base[from];
    seen.set(vertex);
    while (mate[vertex] != NONE) {
      vertex = base[parent[mate[vertex]]];
      seen.set(vertex);
    }
    vertex = base[to];
    while (!seen.get(vertex)) {
      vertex = base[parent[mate[vertex]]];
    }
    return vertex;
  }

  private void mark(BitSet blossom, int from, int top, int to) {
    int child = to;
    for (int vertex = from; base[vertex] != top; vertex = parent[mate[vertex]]) {
      blossom.set(base[vertex]);
      blossom.set(base[mate[vertex]]);
      parent[vertex] = child;
      child = mate[vertex];
    }
  }

  private void augment(int end) {
    int vertex = end;
    while (vertex != NONE) {
      int before = parent[vertex];
      int next = mate[before];
      mate[vertex] = before;
      mate[before] = vertex;
      vertex = next;
    }
  }
}
