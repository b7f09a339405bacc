package org.dancingsparks.isomorphism;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The canonical form of a graph: the same for isomorphic graphs, and for no others. A tree is
 * searched whose nodes are equitable partitions; a child has one vertex of a cell set apart. Each
 * leaf numbers the vertices. The form is the graph of the leaf whose path has the least trace, and
 * among these the least graph. Leaves with equal graphs give automorphisms, and of branches that
 * these map onto each other only one is searched (McKay and Piperno, "Practical graph isomorphism,
 * II", 2014).
 *
 * <p>Used for graphs of one size, one after another, by one thread.
 */
final class CanonicalLabelling {
  /** Maximum number of vertices for which all pairs of them are compared. */
  private static final int MAX_COMPARED = 128;

  private final ColouredGraph graph;
  private final int vertices;
  private final int maxNodes;
  private final Work work;
  private final EquitablePartition[] partitions;

  /** By depth: the vertex set apart. */
  private final int[] path;

  /** By depth: how the path compares with the best: negative where it is better. */
  private final int[] comparison;

  private final Leaf first;
  private final Leaf best;

  /** By vertex: its image under the last map between leaves. */
  private final int[] image;

  /** The vertices that have another image, as bits. */
  private final long[] moved;

  /** The images of the neighbours of a vertex. */
  private final long[] mapped;

  private final List<int[]> automorphisms = new ArrayList<>();
  private int nodes;

  /** A leaf of the tree. */
  private static final class Leaf {
    final int[] path;
    final long[] traces;
    final int[] order;
    long[] form;
    int depth;

    Leaf(int vertices) {
      path = new int[vertices + 1];
      traces = new long[vertices + 1];
      order = new int[vertices];
    }
  }

  CanonicalLabelling(ColouredGraph graph, int maxNodes) {
    this(graph, maxNodes, new Work(Long.MAX_VALUE));
  }

  /** A labelling that ends without a form once there is too much work. */
  CanonicalLabelling(ColouredGraph graph, int maxNodes, Work work) {
    this.graph = graph;
    this.maxNodes = maxNodes;
    this.work = work;
    vertices = graph.vertices();
    partitions = new EquitablePartition[vertices + 1];
    path = new int[vertices + 1];
    comparison = new int[vertices + 1];
    first = new Leaf(vertices);
    best = new Leaf(vertices);
    image = new int[vertices];
    moved = new long[graph.width()];
    mapped = new long[graph.width()];
  }

  /** Labels the graph; returns whether that took no more nodes, and no more work, than allowed. */
  boolean label() {
    automorphisms.clear();
    first.form = null;
    best.form = null;
    nodes = 0;
    Arrays.fill(comparison, 0);
    partition(0).begin();
    if (vertices <= MAX_COMPARED && !partition(0).isDiscrete()) {
      partition(0).splitByCommonNeighbours();
    }
    return search(0, true) >= 0 && !work.isTooMuch();
  }

  private EquitablePartition partition(int depth) {
    if (partitions[depth] == null) {
      partitions[depth] = new EquitablePartition(graph, work);
    }
    return partitions[depth];
  }

  /** Searches a subtree; returns the depth to resume at, -1 for none. */
  private int search(int depth, boolean isLikeFirst) {
    if (++nodes > maxNodes || work.isTooMuch()) {
      return -1;
    }
    EquitablePartition partition = partitions[depth];
    if (partition.isDiscrete()) {
      return leaf(depth, isLikeFirst);
    }
    int target = targetCell(partition);
    int number = partition.size[target];
    int[] candidates = Arrays.copyOfRange(partition.order, target, target + number);
    Orbits orbits = null;
    for (int candidate = 0; candidate < number; candidate++) {
      if (candidate > 0 && !automorphisms.isEmpty()) {
        if (orbits == null) {
          orbits = new Orbits(depth, candidates);
        }
        if (orbits.isKnown(candidate)) {
          continue;
        }
      }
      EquitablePartition child = partition(depth + 1);
      child.copy(partition);
      path[depth] = candidates[candidate];
      long trace = child.individualise(candidates[candidate]);
      boolean isStillLikeFirst = isLikeFirst && trace == first(depth, trace);
      compare(depth, trace);
      if (isStillLikeFirst || comparison[depth + 1] <= 0) {
        int next = search(depth + 1, isStillLikeFirst);
        if (next < depth) {
          return next;
        }
      }
    }
    return depth;
  }

  private long first(int depth, long trace) {
    if (first.form == null) {
      first.traces[depth] = trace;
    }
    return first.traces[depth];
  }

  private void compare(int depth, long trace) {
    int compared = comparison[depth];
    if (compared == 0 && best.form != null) {
      compared = Long.compare(trace, best.traces[depth]);
    }
    if (compared < 0 || best.form == null) {
      best.traces[depth] = trace;
    }
    comparison[depth + 1] = compared;
  }

  private static int targetCell(EquitablePartition partition) {
    int target = -1;
    int least = Integer.MAX_VALUE;
    for (int first = 0; first < partition.order.length; first += partition.size[first]) {
      int number = partition.size[first];
      if (number > 1 && number < least) {
        target = first;
        least = number;
      }
    }
    return target;
  }

  private int leaf(int depth, boolean isLikeFirst) {
    int[] order = partitions[depth].order;
    if (first.form == null) {
      long[] leaf = formOf(partitions[depth]);
      take(first, depth, order, leaf);
      take(best, depth, order, leaf);
      return depth;
    }
    if (isLikeFirst && isImage(first, order)) {
      return automorphism(first, depth);
    }
    int compared = comparison[depth];
    if (compared == 0 && isImage(best, order)) {
      return automorphism(best, depth);
    }
    long[] leaf = formOf(partitions[depth]);
    if (compared < 0 || compared == 0 && Arrays.compare(leaf, best.form) < 0) {
      take(best, depth, order, leaf);
      Arrays.fill(comparison, 0, depth + 1, 0);
    }
    return depth;
  }

  /** Returns whether the map from a leaf to an order is an automorphism; it becomes the image. */
  private boolean isImage(Leaf leaf, int... order) {
    Arrays.fill(moved, 0);
    for (int position = 0; position < vertices; position++) {
      int vertex = leaf.order[position];
      image[vertex] = order[position];
      if (vertex != order[position]) {
        moved[vertex >> 6] |= 1L << vertex;
      }
    }
    for (int vertex = 0; vertex < vertices; vertex++) {
      if (image[vertex] != vertex && !hasImage(vertex)) {
        return false;
      }
    }
    return true;
  }

  /** Returns whether the neighbours of a vertex are mapped onto those of its image. */
  private boolean hasImage(int vertex) {
    long[] rows = graph.rows();
    int width = graph.width();
    for (int relation = 0; relation < graph.relations(); relation++) {
      int from = graph.row(relation, vertex);
      int to = graph.row(relation, image[vertex]);
      for (int word = 0; word < width; word++) {
        mapped[word] = rows[from + word] & ~moved[word];
      }
      for (int word = 0; word < width; word++) {
        for (long rest = rows[from + word] & moved[word]; rest != 0; rest &= rest - 1) {
          int neighbour = image[(word << 6) + Long.numberOfTrailingZeros(rest)];
          mapped[neighbour >> 6] |= 1L << neighbour;
        }
      }
      if (!Arrays.equals(mapped, 0, width, rows, to, to + width)) {
        return false;
      }
    }
    return true;
  }

  private void take(Leaf leaf, int depth, int[] order, long[] itsForm) {
    leaf.depth = depth;
    leaf.form = itsForm;
    System.arraycopy(order, 0, leaf.order, 0, vertices);
    System.arraycopy(path, 0, leaf.path, 0, depth);
  }

  private int automorphism(Leaf leaf, int depth) {
    automorphisms.add(image.clone());
    int common = 0;
    while (common < depth && common < leaf.depth && path[common] == leaf.path[common]) {
      common++;
    }
    return common;
  }

  private long[] formOf(EquitablePartition discrete) {
    int[] order = discrete.order;
    int[] position = discrete.cell;
    int width = graph.width();
    long[] rows = graph.rows();
    long[] made = new long[rows.length];
    for (int relation = 0; relation < graph.relations(); relation++) {
      for (int at = 0; at < vertices; at++) {
        int from = graph.row(relation, order[at]);
        int to = graph.row(relation, at);
        for (int word = 0; word < width; word++) {
          for (long rest = rows[from + word]; rest != 0; rest &= rest - 1) {
            int image = position[(word << 6) + Long.numberOfTrailingZeros(rest)];
            made[to + (image >> 6)] |= 1L << image;
          }
        }
      }
    }
    return made;
  }

  /** The canonical form of the graph. */
  CanonicalForm form() {
    long[] words = Arrays.copyOf(best.form, best.form.length + (vertices + 1) / 2);
    for (int position = 0; position < vertices; position++) {
      long colour = graph.colour(best.order[position]) & 0xFFFFFFFFL;
      words[best.form.length + position / 2] |= colour << 32 * (position % 2);
    }
    return new CanonicalForm(words);
  }

  /** Number of words of a form. */
  int formWords() {
    return graph.rows().length + (vertices + 1) / 2;
  }

  /** Generators of the group of automorphisms: by vertex, its image. */
  List<int[]> automorphisms() {
    return automorphisms;
  }

  /** Orbits of the automorphisms that leave the path to a node where it is. */
  private final class Orbits {
    final int depth;
    final int[] candidates;
    final DisjointSets sets;
    int used;

    /** Orbits of the vertices of a cell, which these automorphisms map onto itself. */
    Orbits(int depth, int... candidates) {
      this.depth = depth;
      this.candidates = candidates;
      sets = new DisjointSets(vertices, candidates);
    }

    /** Returns whether a candidate is in the orbit of one before it. */
    boolean isKnown(int number) {
      while (used < automorphisms.size()) {
        int[] images = automorphisms.get(used++);
        if (isFixing(images)) {
          for (int candidate : candidates) {
            sets.unite(candidate, images[candidate]);
          }
        }
      }
      int wanted = sets.root(candidates[number]);
      for (int before = 0; before < number; before++) {
        if (sets.root(candidates[before]) == wanted) {
          return true;
        }
      }
      return false;
    }

    private boolean isFixing(int... images) {
      for (int at = 0; at < depth; at++) {
        if (images[path[at]] != path[at]) {
          return false;
        }
      }
      return true;
    }
  }
}
