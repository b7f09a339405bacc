package org.dancingsparks.layers.disk;

import java.io.Closeable;
import java.math.BigInteger;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntToLongFunction;
import java.util.function.LongUnaryOperator;

/**
 * The nodes of a diagram in a temporary file, layer by layer from the end: each edge leads to a
 * node of an earlier layer. A node is the place where its longs begin: the number of its paths to
 * the end, in words of 63 bits with the lowest first, and its edges by option id. So a walk reads
 * one part of the file for each node.
 *
 * <p>An edge is a long: the sign is set in the last one of a node; then the option id, and the node
 * that it leads to. Nodes are added by several threads.
 */
public final class NodeFile implements Closeable {
  /** The node at which all items are covered. */
  public static final long END = 0;

  /** The node of a residual without a solution. */
  public static final long NONE = -1;

  /** Maximum number of options of a problem, so that their ids fit an edge. */
  public static final int MAX_OPTIONS = 1 << 23;

  /** Bits of the node that an edge leads to. */
  public static final int NODE_BITS = 40;

  /** Bits of a word of a number. */
  public static final int WORD_BITS = Long.SIZE - 1;

  private final LongFile file;

  /** Words of a number of paths. */
  final int words;

  /** By layer that has ended, its first node. */
  private final List<Long> layers = new ArrayList<>(List.of(END));

  /**
   * A file that holds only the end.
   *
   * @param mostPaths the most paths from a node to the end
   */
  public NodeFile(Path directory, BigInteger mostPaths) {
    words = words(mostPaths);
    file = new LongFile(directory);
    // As long as the shortest of the others, those with one edge.
    long[] end = new long[words + 1];
    end[0] = 1;
    file.write(file.reserve(end.length), end);
    endLayer();
  }

  /** The words that a number needs. */
  public static int words(BigInteger number) {
    return Math.max(1, (number.bitLength() + WORD_BITS - 1) / WORD_BITS);
  }

  /** An edge to be added. */
  public static long edge(int option, long target) {
    return (long) option << NODE_BITS | target;
  }

  /** The same edge, as the last one of its node. */
  public static long last(long edge) {
    return edge | Long.MIN_VALUE;
  }

  /** The id of the option of an edge. */
  public static int option(long edge) {
    return (int) ((edge & Long.MAX_VALUE) >>> NODE_BITS);
  }

  /** The node that an edge leads to. */
  public static long target(long edge) {
    return edge & (1L << NODE_BITS) - 1;
  }

  /** Returns whether an edge is the last one of its node. */
  public static boolean isLast(long edge) {
    return edge < 0;
  }

  /**
   * Adds nodes to a layer.
   *
   * @param degrees by node, the number of its edges, at least one
   * @param edges of all nodes, node by node and by option id; they lead to layers that have ended
   * @return the nodes
   */
  public long[] add(int[] degrees, long... edges) {
    long[] longs = new long[Math.addExact(edges.length, Math.multiplyExact(words, degrees.length))];
    long first = file.reserve(longs.length);
    long[] nodes = new long[degrees.length];
    int at = 0;
    int edge = 0;
    for (int node = 0; node < nodes.length; node++) {
      int count = at;
      nodes[node] = first + at;
      at += words;
      for (int end = edge + degrees[node]; edge < end; edge++) {
        longs[at++] = edges[edge];
        addCount(longs, count, target(edges[edge]));
      }
      longs[at - 1] = last(longs[at - 1]);
    }
    file.write(first, longs);
    return nodes;
  }

  private void addCount(long[] longs, int count, long target) {
    add(longs, count, words, word -> file.get(target + word));
  }

  /**
   * Adds a number of paths to that of a node.
   *
   * @param at the first of its words
   * @param other by number of a word, that of the other number
   */
  public static void add(long[] longs, int at, int words, IntToLongFunction other) {
    long carry = 0;
    for (int word = 0; word < words; word++) {
      // The sum of two words of 63 bits leaves room for the carry in a long without a sign.
      long sum = longs[at + word] + other.applyAsLong(word) + carry;
      longs[at + word] = sum & Long.MAX_VALUE;
      carry = sum >>> WORD_BITS;
    }
    if (carry != 0) {
      throw new IllegalStateException("A node has more paths than the whole diagram.");
    }
  }

  /** Ends a layer: edges can lead to its nodes. */
  public void endLayer() {
    file.map();
    layers.add(file.size());
  }

  /** Number of layers, the end included. */
  int layers() {
    return layers.size() - 1;
  }

  /** The first node of a layer; of the number of layers, the place after the last node. */
  long firstOf(int layer) {
    return layers.get(layer);
  }

  /** Bytes on the disk. */
  public long bytes() {
    return Long.BYTES * file.size();
  }

  /** The place of a node's first edge. */
  long firstEdge(long node) {
    return node + words;
  }

  /** The edge at a place; the next edge of the same node is at the next place. */
  long edge(long place) {
    return file.get(place);
  }

  /** Number of paths from a node to the end. */
  BigInteger count(long node) {
    return number(file, node, words);
  }

  /** The number in some words of a file, from a place on. */
  static BigInteger number(LongFile file, long place, int words) {
    return number(file::get, place, words);
  }

  /** The number in some words, from a place on. */
  public static BigInteger number(LongUnaryOperator longs, long place, int words) {
    BigInteger number = BigInteger.ZERO;
    for (int word = words - 1; word >= 0; word--) {
      BigInteger digit = BigInteger.valueOf(longs.applyAsLong(place + word));
      number = number.shiftLeft(WORD_BITS).or(digit);
    }
    return number;
  }

  /** Ends the file: its nodes can still be read. */
  @Override
  public void close() {
    file.close();
  }
}
