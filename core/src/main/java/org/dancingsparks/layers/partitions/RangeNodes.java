package org.dancingsparks.layers.partitions;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.diagram.Diagram;
import org.dancingsparks.layers.disk.NodeFile;
import org.dancingsparks.values.DiagramGraph;

/**
 * Reads the nodes of a range of solutions. The range is the solutions of some nodes, each with the
 * options on a path to it. From these nodes on, all nodes after one number of options are read
 * before those after the next one, in the order of the files. One thread. A node that different
 * numbers of options lead to is read, and in the memory, once for each.
 */
final class RangeNodes {
  /** Bytes of an edge, and of a node, of a diagram in memory, with what a cursor makes of it. */
  private static final int EDGE_BYTES = 24;

  private static final int NODE_BYTES = 20;

  /** Maximum number of edges of a range, which a graph in memory numbers. */
  private static final long MAX_EDGES = 1 << 30;

  /** Maximum number of files that pages are kept of. */
  private static final int MAX_OPEN = 128;

  /** The part of the memory for these pages is one in so many. */
  private static final int PAGE_SHARE = 4;

  private final PartitionedDiagram diagram;
  private final Prefix givens;
  private final DiagramLayout layout;
  private final int words;

  /** Number of files that pages are kept of. */
  private final long open;

  /** By partition, the files read last. */
  private final Map<Integer, NodePages> pages =
      new LinkedHashMap<>(16, 0.75f, true) {
        private static final long serialVersionUID = 1;

        @Override
        protected boolean removeEldestEntry(Map.Entry<Integer, NodePages> eldest) {
          return size() > open;
        }
      };

  /** The nodes that the range is made of, and their paths. */
  private final List<Long> roots = new ArrayList<>();

  private final List<int[]> paths = new ArrayList<>();

  private long bytes;

  RangeNodes(PartitionedDiagram diagram, Prefix givens) {
    this.diagram = diagram;
    this.givens = givens;
    layout = diagram.layout();
    words = NodeFile.words(diagram.count());
    long fitting = diagram.files().memory() / PAGE_SHARE / NodePages.MAX_BYTES;
    open = Math.min(MAX_OPEN, Math.max(1, fitting));
  }

  /** The bytes of the last range, about. */
  long bytes() {
    return bytes;
  }

  /**
   * The diagram of a range.
   *
   * @param to the number after its last solution
   * @param most bytes, about
   * @return empty if it needs more
   */
  Optional<Diagram> read(BigInteger from, BigInteger to, long most) {
    roots.clear();
    paths.clear();
    bytes = 0;
    long root = diagram.count().signum() == 0 ? NodeFile.NONE : page(0).root();
    if (from.signum() == 0 && to.equals(diagram.count())) {
      addRoot(root, new int[0]);
    } else {
      divide(root, new int[0], from, to);
    }
    long limit = Math.min(most, MAX_EDGES * EDGE_BYTES);
    List<Level> levels = new ArrayList<>();
    Level level = new Level(targetsAt(0));
    for (int depth = 1; !level.isEmpty() || depth <= longestPath(); depth++) {
      if (!level.read(limit - bytes)) {
        return Optional.empty();
      }
      levels.add(level);
      bytes += level.bytes();
      level = new Level(level.with(targetsAt(depth)));
    }
    Diagram read = new Diagram(diagram.problem(), diagram.order(), graph(levels), 0);
    if (!read.count().equals(to.subtract(from))) {
      throw page(0)
          .damaged("the nodes of %s solutions have %s".formatted(to.subtract(from), read.count()));
    }
    return Optional.of(read);
  }

  private void addRoot(long node, int... path) {
    roots.add(node);
    paths.add(path);
  }

  private int longestPath() {
    return paths.stream().mapToInt(path -> path.length).max().orElse(0);
  }

  /** The nodes of the range whose paths have a length, but for the end. */
  private long[] targetsAt(int length) {
    long[] nodes = new long[roots.size()];
    int number = 0;
    for (int at = 0; at < nodes.length; at++) {
      if (paths.get(at).length == length && roots.get(at) > NodeFile.END) {
        nodes[number++] = roots.get(at);
      }
    }
    return Arrays.copyOf(nodes, number);
  }

  private NodePages page(int partition) {
    return pages.computeIfAbsent(partition, diagram::pages);
  }

  private NodePages pageOf(long node) {
    return page(DiagramLayout.partition(node));
  }

  private NodeEdges edgesOf(long node) {
    return new NodeEdges(layout, words).of(node, pageOf(node)::get);
  }

  private BigInteger count(long node) {
    return NodeFile.number(pageOf(node)::get, DiagramLayout.place(node), words);
  }

  /** Divides some of a node's solutions into those of whole nodes. */
  private void divide(long node, int[] path, BigInteger from, BigInteger to) {
    Level edges = new Level(node);
    edges.read(Long.MAX_VALUE);
    Map<Long, BigInteger> counts = counts(edges.with());
    BigInteger before = BigInteger.ZERO;
    for (int edge = 0; edge < edges.edges(); edge++) {
      long target = edges.targets[edge];
      BigInteger solutions = counts.getOrDefault(target, BigInteger.ONE);
      BigInteger first = from.subtract(before).max(BigInteger.ZERO);
      BigInteger end = to.subtract(before).min(solutions);
      if (first.compareTo(end) < 0) {
        int[] longer = Arrays.copyOf(path, path.length + 1);
        longer[path.length] = edges.options[edge];
        if (first.signum() == 0 && end.equals(solutions)) {
          addRoot(target, longer);
        } else {
          divide(target, longer, first, end);
        }
      }
      before = before.add(solutions);
    }
    if (!before.equals(count(node))) {
      throw pageOf(node)
          .damaged("a node has %s paths, and its edges %s".formatted(count(node), before));
    }
  }

  /** The solutions of some nodes, which are read in the order of the files. */
  private Map<Long, BigInteger> counts(long... nodes) {
    Arrays.sort(nodes);
    Map<Long, BigInteger> counts = new HashMap<>();
    for (long node : nodes) {
      counts.computeIfAbsent(node, this::count);
    }
    return counts;
  }

  /** The nodes after a number of options, and their edges. */
  private final class Level {
    private final long[] nodes;
    private final int[] firstEdge;
    private int[] options = new int[1 << 4];
    private long[] targets = new long[1 << 4];

    Level(long... wanted) {
      nodes = distinct(wanted);
      firstEdge = new int[nodes.length + 1];
    }

    private static long[] distinct(long... values) {
      Arrays.sort(values);
      int number = 0;
      for (int at = 0; at < values.length; at++) {
        if (at == 0 || values[at] != values[at - 1]) {
          values[number++] = values[at];
        }
      }
      return Arrays.copyOf(values, number);
    }

    boolean isEmpty() {
      return nodes.length == 0;
    }

    long bytes() {
      return bytes(edges());
    }

    private long bytes(int edges) {
      return (long) EDGE_BYTES * edges + (long) NODE_BYTES * nodes.length;
    }

    int edges() {
      return firstEdge[nodes.length];
    }

    /** Reads the edges; false if nodes and edges need more bytes than these. */
    boolean read(long most) {
      int edges = 0;
      for (int at = 0; at < nodes.length; at++) {
        NodeEdges edge = edgesOf(nodes[at]);
        while (edge.next()) {
          if (edges == options.length) {
            options = Arrays.copyOf(options, 2 * edges);
            targets = Arrays.copyOf(targets, 2 * edges);
          }
          options[edges] = edge.option();
          targets[edges++] = edge.target();
        }
        firstEdge[at + 1] = edges;
        if (bytes(edges) > most) {
          return false;
        }
      }
      return true;
    }

    /** The nodes of the next level: the targets, and more. */
    long[] with(long... more) {
      long[] all = new long[edges() + more.length];
      System.arraycopy(more, 0, all, 0, more.length);
      int number = more.length;
      for (int edge = 0; edge < edges(); edge++) {
        if (targets[edge] != NodeFile.END) {
          all[number++] = targets[edge];
        }
      }
      return Arrays.copyOf(all, number);
    }

    /** The index of a node among those of the level. */
    int indexOf(long node) {
      return Arrays.binarySearch(nodes, node);
    }
  }

  /** The graph of the levels, the last of which is numbered first. */
  private DiagramGraph graph(List<Level> levels) {
    int nodes = levels.stream().mapToInt(level -> level.nodes.length).sum();
    int edges = levels.stream().mapToInt(Level::edges).sum();
    int[] first = new int[nodes + 2];
    int[] options = new int[edges];
    int[] targets = new int[edges];
    // By level, the number of its first node.
    int[] base = new int[levels.size() + 1];
    int number = 1;
    int edge = 0;
    for (int at = levels.size() - 1; at >= 0; at--) {
      Level level = levels.get(at);
      base[at] = number;
      System.arraycopy(level.options, 0, options, edge, level.edges());
      for (int of = 0; of < level.edges(); of++) {
        targets[edge + of] = number(level.targets[of], levels, at + 1, base);
      }
      for (int node = 0; node < level.nodes.length; node++) {
        first[number++] = edge + level.firstEdge[node];
      }
      edge += level.edges();
    }
    first[number] = edge;
    int[] numbers = new int[roots.size()];
    List<Prefix> prefixes = new ArrayList<>();
    for (int at = 0; at < numbers.length; at++) {
      numbers[at] =
          roots.get(at) == NodeFile.NONE
              ? DiagramGraph.NONE
              : number(roots.get(at), levels, paths.get(at).length, base);
      prefixes.add(prefix(paths.get(at)));
    }
    return new DiagramGraph(prefixes, numbers, first, options, targets, layout.leave());
  }

  private static int number(long node, List<Level> levels, int level, int... base) {
    return node == NodeFile.END ? DiagramGraph.END : base[level] + levels.get(level).indexOf(node);
  }

  private Prefix prefix(int... path) {
    IntStream chosen = Arrays.stream(path).filter(option -> option != layout.leave());
    return Prefix.of(
        diagram.problem(), IntStream.concat(Arrays.stream(givens.options()), chosen).toArray());
  }
}
