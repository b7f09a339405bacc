package org.dancingsparks.layers.carriers;

import java.util.Arrays;

/** The edges from residuals of a block that lead to residuals with a solution. One thread. */
public final class LiveEdges {
  private static final int MIN_CAPACITY = 1 << 6;

  /** By edge: the place of its residual in the block. */
  private int[] residual = {};

  /** By edge: the id of its option, and in the low word the node that it leads to. */
  private long[] edge = {};

  private int size;
  private final Sweep sweep;
  private final Expansion expansion;

  public LiveEdges(Sweep sweep) {
    this.sweep = sweep;
    expansion = new Expansion(sweep);
  }

  /** Number of edges. */
  public int size() {
    return size;
  }

  int residual(int at) {
    return residual[at];
  }

  long edge(int at) {
    return edge[at];
  }

  private void add(int place, int option, int node) {
    if (size == residual.length) {
      residual = Arrays.copyOf(residual, Math.max(MIN_CAPACITY, 2 * size));
      edge = Arrays.copyOf(edge, residual.length);
    }
    residual[size] = place;
    edge[size++] = (long) option << Integer.SIZE | node;
  }

  /**
   * Adds the edges of a block by options of a carrier.
   *
   * @param nodes of the residuals that these can leave
   */
  public void add(Block source, int carrier, NodeTable nodes) {
    Window window = sweep.window();
    SweepOptions options = sweep.left();
    for (int at = 0; at < source.size(); at++) {
      int place = (int) (source.key(at) >>> window.bits);
      if (place > window.lastFirst) {
        continue;
      }
      long covered = source.key(at) & (1L << window.bits) - 1;
      int group = options.group(carrier, place);
      for (int option = options.start[group]; option < options.start[group + 1]; option++) {
        if ((covered & options.mask[option]) == 0) {
          long child = expansion.child(options, option, place, covered);
          int node = child < 0 ? NodeTable.NONE : nodes.node(child);
          if (node >= 0) {
            add(at, options.ids[option], node);
          }
        }
      }
    }
  }
}
