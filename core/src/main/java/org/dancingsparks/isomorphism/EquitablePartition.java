package org.dancingsparks.isomorphism;

import java.util.Arrays;

/**
 * An ordered partition of a graph's vertices into cells, and its equitable refinement: vertices of
 * a cell have the same number of neighbours in each cell. A cell is named by the position of its
 * first vertex.
 */
final class EquitablePartition {
  private final ColouredGraph graph;
  private final Work work;
  private final int vertices;
  private final int width;

  /** By position: a vertex; those of a cell stand together. */
  final int[] order;

  /** By vertex: its cell. */
  final int[] cell;

  /** By cell: the number of its vertices. */
  final int[] size;

  private int cells;

  /** The cells by which others are still to be split, as bits. */
  private final long[] waiting;

  private final long[] splitter;

  /** The neighbours of the splitter. */
  private final long[] met;

  /** The cells that they are in, as bits. */
  private final long[] marked;

  private final long[] keys;
  private long trace;

  EquitablePartition(ColouredGraph graph, Work work) {
    this.graph = graph;
    this.work = work;
    vertices = graph.vertices();
    width = graph.width();
    order = new int[vertices];
    cell = new int[vertices];
    size = new int[vertices];
    waiting = new long[width];
    splitter = new long[width];
    met = new long[width];
    marked = new long[width];
    keys = new long[vertices];
  }

  void copy(EquitablePartition other) {
    System.arraycopy(other.order, 0, order, 0, vertices);
    System.arraycopy(other.cell, 0, cell, 0, vertices);
    System.arraycopy(other.size, 0, size, 0, vertices);
    cells = other.cells;
  }

  boolean isDiscrete() {
    return cells == vertices;
  }

  /** Parts the vertices by their colours, and refines. */
  void begin() {
    trace = 0;
    cells = 0;
    for (int position = 0; position < vertices; position++) {
      order[position] = position;
      cell[position] = 0;
      keys[position] = graph.colour(position);
    }
    if (vertices == 0) {
      return;
    }
    size[0] = vertices;
    cells = 1;
    waiting[0] = 1;
    if (!isUniform(0, vertices)) {
      split(0, vertices);
    }
    refine();
  }

  /**
   * Splits cells by a vertex invariant, the neighbours that their vertices have in common with
   * others, and refines.
   */
  void splitByCommonNeighbours() {
    trace = 0;
    long[] sums = new long[vertices];
    for (int vertex = 1; vertex < vertices; vertex++) {
      for (int other = 0; other < vertex; other++) {
        long pair = pair(vertex, other);
        sums[vertex] += mixed(pair + cell[other]);
        sums[other] += mixed(pair + cell[vertex]);
      }
    }
    int number;
    for (int first = 0; first < vertices; first += number) {
      number = size[first];
      if (number > 1) {
        for (int position = first; position < first + number; position++) {
          keys[position] = sums[order[position]];
        }
        if (!isUniform(first, number)) {
          split(first, number);
        }
      }
    }
    refine();
  }

  /** By relation, the number of neighbours that two vertices share, and whether they are joined. */
  private long pair(int vertex, int other) {
    long[] rows = graph.rows();
    long pair = 0;
    for (int relation = 0; relation < graph.relations(); relation++) {
      int one = graph.row(relation, vertex);
      int two = graph.row(relation, other);
      int number = 0;
      for (int word = 0; word < width; word++) {
        number += Long.bitCount(rows[one + word] & rows[two + word]);
      }
      pair = mixed(pair + 2L * number + (rows[one + (other >> 6)] >>> other & 1));
    }
    return pair;
  }

  private static long mixed(long key) {
    long mixed = key * 0x9E3779B97F4A7C15L;
    return (mixed ^ mixed >>> 31) * 0xBF58476D1CE4E5B9L;
  }

  /** Sets a vertex before the others of its cell, and refines; returns what the refinement met. */
  long individualise(int vertex) {
    trace = 0;
    int first = cell[vertex];
    int number = size[first];
    int at = first;
    while (order[at] != vertex) {
      at++;
    }
    System.arraycopy(order, first, order, first + 1, at - first);
    order[first] = vertex;
    for (int position = first + 1; position < first + number; position++) {
      cell[order[position]] = first + 1;
    }
    size[first] = 1;
    size[first + 1] = number - 1;
    cells++;
    waiting[first >> 6] |= 1L << first;
    return refine();
  }

  /** Splits cells until none is left that splits another, or that is too much work. */
  private long refine() {
    for (int by = next(); by >= 0; by = next()) {
      waiting[by >> 6] &= ~(1L << by);
      if (cells < vertices && !work.isTooMuch()) {
        splitBy(by);
      }
    }
    mix(cells);
    return trace;
  }

  private int next() {
    for (int word = 0; word < width; word++) {
      if (waiting[word] != 0) {
        return (word << 6) + Long.numberOfTrailingZeros(waiting[word]);
      }
    }
    return -1;
  }

  private void mix(long more) {
    long mixed = (trace ^ more) * 0x9E3779B97F4A7C15L;
    trace = mixed ^ mixed >>> 29;
  }

  private void splitBy(int by) {
    long[] rows = graph.rows();
    Arrays.fill(splitter, 0);
    Arrays.fill(met, 0);
    for (int position = by; position < by + size[by]; position++) {
      int vertex = order[position];
      splitter[vertex >> 6] |= 1L << vertex;
      for (int relation = 0; relation < graph.relations(); relation++) {
        int row = graph.row(relation, vertex);
        for (int word = 0; word < width; word++) {
          met[word] |= rows[row + word];
        }
      }
    }
    work.add((long) size[by] * graph.relations() * width);
    markMetCells();
    for (int word = 0; word < width; word++) {
      for (long rest = marked[word]; rest != 0; rest &= rest - 1) {
        splitCell((word << 6) + Long.numberOfTrailingZeros(rest));
      }
    }
  }

  /** Marks the cells of several vertices that have neighbours in the splitter. */
  private void markMetCells() {
    Arrays.fill(marked, 0);
    for (int word = 0; word < width; word++) {
      for (long rest = met[word]; rest != 0; rest &= rest - 1) {
        int first = cell[(word << 6) + Long.numberOfTrailingZeros(rest)];
        if (size[first] > 1) {
          marked[first >> 6] |= 1L << first;
        }
      }
    }
  }

  private void splitCell(int first) {
    int number = size[first];
    for (int position = first; position < first + number; position++) {
      int vertex = order[position];
      boolean isMet = (met[vertex >> 6] >>> vertex & 1) != 0;
      keys[position] = isMet ? neighbours(vertex) : 0;
    }
    work.add((long) number * graph.relations() * width);
    if (isUniform(first, number)) {
      mix(keys[first] + first);
    } else {
      split(first, number);
    }
  }

  private boolean isUniform(int first, int number) {
    for (int position = first + 1; position < first + number; position++) {
      if (keys[position] != keys[first]) {
        return false;
      }
    }
    return true;
  }

  /** The numbers of a vertex's neighbours in the splitter, as one number for all relations. */
  private long neighbours(int vertex) {
    long all = 0;
    long[] rows = graph.rows();
    for (int relation = 0; relation < graph.relations(); relation++) {
      int row = graph.row(relation, vertex);
      int number = 0;
      for (int word = 0; word < width; word++) {
        number += Long.bitCount(rows[row + word] & splitter[word]);
      }
      // An odd factor: no power of it is 0.
      all = all * (vertices + 1 | 1) + number;
    }
    return all;
  }

  /** Splits a cell by keys. */
  private void split(int first, int number) {
    for (int position = first + 1; position < first + number; position++) {
      long key = keys[position];
      int vertex = order[position];
      int to = position;
      while (to > first && keys[to - 1] > key) {
        keys[to] = keys[to - 1];
        order[to] = order[to - 1];
        to--;
      }
      keys[to] = key;
      order[to] = vertex;
    }
    boolean isWaiting = (waiting[first >> 6] >>> first & 1) != 0;
    int largest = first;
    int begin = first;
    for (int position = first + 1; position <= first + number; position++) {
      if (position == first + number || keys[position] != keys[begin]) {
        size[begin] = position - begin;
        for (int at = begin; at < position; at++) {
          cell[order[at]] = begin;
        }
        waiting[begin >> 6] |= 1L << begin;
        largest = size[begin] > size[largest] ? begin : largest;
        mix(begin + 31L * size[begin]);
        mix(keys[begin]);
        cells++;
        begin = position;
      }
    }
    cells--;
    if (!isWaiting) {
      waiting[largest >> 6] &= ~(1L << largest);
    }
  }
}
