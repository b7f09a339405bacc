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
  /** The most vertices of a graph that is worth a comparison of all pairs of vertices. */
  private static final int SMALL = 128;

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
  }

  /** Labels the graph; returns whether that took no more nodes, and no more work, than allowed. */
  boolean label() {
    automorphisms.clear();
    first.form = null;
    best.form = null;
    nodes = 0;
    Arrays.fill(comparison, 0);
    partition(0).begin();
    if (vertices <= SMALL && !partition(0).isDiscrete()) {
      partition(0).splitByCommonNeighbours();
    }
    return search(0, true) >= 0;
  }

  private EquitablePartition partition(int depth) {
    if (partitions[depth] == null) {
      partitions[depth] = new EquitablePartition(graph, work);
    }
    return partitions[depth];
  }

  /** Searches a subtree; returns the depth at which to go on, -1 for none. */
  private int search(int depth, boolean isLikeFirst) {
    if (++nodes > maxNodes || work.isTooMuch()) {
      return -1;
    }
    EquitablePartition partition = partitions[depth];
    if (partition.isDiscrete()) {
      return leaf(depth, isLikeFirst);
    }
    int target = target(partition);
    int number = partition.size[target];
    int[] candidates = Arrays.copyOfRange(partition.order, target, target + number);
    Orbits orbits = null;
    for (int candidate = 0; candidate < number; candidate++) {
      if (candidate > 0 && !automorphisms.isEmpty()) {
        if (orbits == null) {
          orbits = new Orbits(depth);
        }
        if (orbits.isKnown(candidates, candidate)) {
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

  private static int target(EquitablePartition partition) {
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
    long[] leaf = formOf(partitions[depth]);
    if (first.form == null) {
      take(first, depth, order, leaf);
      take(best, depth, order, leaf);
      return depth;
    }
    if (isLikeFirst && Arrays.equals(leaf, first.form)) {
      return automorphism(first, depth, order);
    }
    int compared = comparison[depth];
    if (compared == 0) {
      compared = Arrays.compare(leaf, best.form);
      if (compared == 0) {
        return automorphism(best, depth, order);
      }
    }
    if (compared < 0) {
      take(best, depth, order, leaf);
      Arrays.fill(comparison, 0, depth + 1, 0);
    }
    return depth;
  }

  private void take(Leaf leaf, int depth, int[] order, long[] itsForm) {
    leaf.depth = depth;
    leaf.form = itsForm;
    System.arraycopy(order, 0, leaf.order, 0, vertices);
    System.arraycopy(path, 0, leaf.path, 0, depth);
  }

  private int automorphism(Leaf leaf, int depth, int[] order) {
    int[] images = new int[vertices];
    for (int position = 0; position < vertices; position++) {
      images[leaf.order[position]] = order[position];
    }
    automorphisms.add(images);
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
    final DisjointSets sets = new DisjointSets(vertices);
    int used;

    Orbits(int depth) {
      this.depth = depth;
    }

    boolean isKnown(int[] candidates, int number) {
      while (used < automorphisms.size()) {
        int[] images = automorphisms.get(used++);
        if (isFixing(images)) {
          sets.uniteImages(images);
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
