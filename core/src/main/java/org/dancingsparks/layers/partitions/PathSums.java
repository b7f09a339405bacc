package org.dancingsparks.layers.partitions;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.BitSet;
import java.util.function.LongUnaryOperator;
import org.dancingsparks.layers.disk.NodeFile;

/**
 * The number of solutions that contain each option, in one pass over the nodes, from the root to
 * the end: a node passes the number of paths that lead to it on along its edges. The nodes of a
 * partition come from the last place of its file to the first, after those of all partitions
 * before. The sums also show whether nodes have as many paths as their edges lead to. Used once, by
 * one thread.
 */
final class PathSums {
  private final PartitionedDiagram diagram;
  private final int words;
  private final BigInteger[] sums;

  /** By partition, the edges that lead to it from earlier ones; null where there are none. */
  private final ArrivedPaths[] arrived;

  /** Solutions on paths of such edges, by the nodes that they are of. */
  private BigInteger sent = BigInteger.ZERO;

  /** The same, by the nodes that they lead to. */
  private BigInteger received = BigInteger.ZERO;

  PathSums(PartitionedDiagram diagram) {
    this.diagram = diagram;
    words = NodeFile.words(diagram.count());
    sums = new BigInteger[diagram.problem().options()];
    Arrays.fill(sums, BigInteger.ZERO);
    arrived = new ArrivedPaths[diagram.layout().partitions()];
  }

  /** Edges, each an option, a place and a number of paths. */
  private final class ArrivedPaths {
    private int[] options = new int[1 << 4];
    private long[] longs = new long[options.length * (1 + words)];
    private int size;

    void add(int option, long place, BigInteger paths) {
      if (size == options.length) {
        options = Arrays.copyOf(options, 2 * size);
        longs = Arrays.copyOf(longs, Math.multiplyExact(2, longs.length));
      }
      int at = (1 + words) * size;
      options[size++] = option;
      longs[at] = place;
      put(paths, longs, at + 1);
    }
  }

  /** Writes a number in words. */
  private void put(BigInteger number, long[] to, int at) {
    for (int word = 0; word < words; word++) {
      to[at + word] = number.shiftRight(NodeFile.WORD_BITS * word).longValue() & Long.MAX_VALUE;
    }
  }

  private BigInteger number(long[] from, int at) {
    return NodeFile.number(place -> from[(int) place], at, words);
  }

  BigInteger[] marginals() {
    if (diagram.count().signum() == 0) {
      return sums;
    }
    long root = diagram.pages(0).root();
    for (int option : diagram.prefixes().get(0).options()) {
      sums[option] = diagram.count();
    }
    if (root == NodeFile.END) {
      return sums;
    }
    sent = diagram.count();
    arrived(DiagramLayout.partition(root))
        .add(diagram.layout().leave(), DiagramLayout.place(root), BigInteger.ONE);
    for (int partition = 0; partition < arrived.length; partition++) {
      // Also where no edge leads to, so that all files are read.
      new Partition(partition).pass();
      arrived[partition] = null;
    }
    if (!sent.equals(received)) {
      throw diagram
          .pages(0)
          .damaged("nodes have %s paths, and their edges %s".formatted(sent, received));
    }
    return sums;
  }

  private ArrivedPaths arrived(int partition) {
    if (partition >= arrived.length) {
      throw diagram.pages(0).damaged("an edge leads to no partition");
    }
    if (arrived[partition] == null) {
      arrived[partition] = new ArrivedPaths();
    }
    return arrived[partition];
  }

  private void count(int option, BigInteger solutions) {
    if (option != diagram.layout().leave()) {
      sums[option] = sums[option].add(solutions);
    }
  }

  /** The nodes of a partition, in memory. */
  private final class Partition {
    private final int number;
    private final NodePages pages;
    private final NodeEdges edges = new NodeEdges(diagram.layout(), words);

    /** The longs of the file. */
    private final long[] file;

    private final LongUnaryOperator longs;

    /** By place of a node, the words of the number of paths that lead to it. */
    private final long[] before;

    /** The places of the nodes. */
    private final BitSet nodes = new BitSet();

    Partition(int number) {
      this.number = number;
      pages = diagram.pages(number);
      file = new long[Math.toIntExact(pages.longs())];
      longs = place -> file[(int) place];
      before = new long[file.length];
      for (int place = 0; place < file.length; place++) {
        file[place] = pages.get(place);
      }
      for (int place = 1; place < file.length; place = end(place)) {
        nodes.set(place);
      }
    }

    /** The place after a node. */
    private int end(int place) {
      NodeEdges edge = edges(place);
      boolean hasNext = true;
      while (hasNext) {
        hasNext = edge.next();
      }
      return Math.toIntExact(edge.end());
    }

    private NodeEdges edges(int place) {
      return edges.of(DiagramLayout.node(number, place), longs);
    }

    void pass() {
      for (int edge = 0; arrived[number] != null && edge < arrived[number].size; edge++) {
        arrive(edge);
      }
      for (int node = nodes.length() - 1; node > 0; node = nodes.previousSetBit(node - 1)) {
        pass(node);
      }
    }

    private void arrive(int edge) {
      int at = (1 + words) * edge;
      BigInteger paths = number(arrived[number].longs, at + 1);
      BigInteger solutions = lead(arrived[number].longs[at], paths);
      received = received.add(solutions);
      count(arrived[number].options[edge], solutions);
    }

    /** Adds paths that lead to a node; returns the number of their solutions. */
    private BigInteger lead(long to, BigInteger paths) {
      int node = (int) Math.min(file.length, to);
      if (!nodes.get(node)) {
        throw pages.damaged("an edge leads to no node");
      }
      put(number(before, node).add(paths), before, node);
      return paths.multiply(number(file, node));
    }

    /** Passes the paths that lead to a node on along its edges. */
    private void pass(int node) {
      BigInteger paths = number(before, node);
      BigInteger left = paths.multiply(number(file, node));
      boolean isLast = true;
      NodeEdges edge = edges(node);
      while (edge.next()) {
        int partition = DiagramLayout.partition(edge.target());
        if (edge.target() == NodeFile.END || partition == number) {
          BigInteger solutions = edge.target() == NodeFile.END ? paths : inner(node, edge, paths);
          count(edge.option(), solutions);
          left = left.subtract(solutions);
        } else {
          arrived(partition).add(edge.option(), DiagramLayout.place(edge.target()), paths);
          isLast = false;
        }
      }
      if (left.signum() < 0 || isLast && left.signum() != 0) {
        throw pages.damaged("a node has not as many paths as its edges lead to");
      }
      sent = sent.add(left);
    }

    private BigInteger inner(int node, NodeEdges edge, BigInteger paths) {
      long place = DiagramLayout.place(edge.target());
      if (place >= node) {
        throw pages.damaged("an edge leads back");
      }
      return lead(place, paths);
    }
  }
}
