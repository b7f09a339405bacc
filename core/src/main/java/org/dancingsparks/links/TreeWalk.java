package org.dancingsparks.links;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import java.util.function.IntUnaryOperator;
import org.dancingsparks.cover.Prefix;

/**
 * Walks a search tree depth first, from solution to solution, and counts its work by level. Each
 * node branches on one item; the engine that knows the tree goes down to a node's first branch, on
 * to the next one, and back up.
 *
 * <p>A level chooses an option or leaves an item; those of the prefix are levels as well. Not
 * thread safe.
 */
public abstract class TreeWalk implements TreeCursor {
  /** The absence of a further branch, in place of a number of updates. */
  protected static final long NONE = -1;

  /** Nodes between two polls for cancellation, less one: a mask. */
  private static final int POLL = (1 << 12) - 1;

  /** Updates after which the next node polls, where nodes have very many. */
  private static final long MAX_UPDATES = 1 << 19;

  /** By level: the work of its nodes; of the one on the path its branches, and those begun. */
  private final long[] nodes;

  private final long[] updates;
  private final int[] degree;
  private final int[] begun;

  private BooleanSupplier cancelled = () -> false;
  private int floor = Integer.MAX_VALUE;
  private State state = State.NEW;
  private int polled;

  /** The updates since the last poll. */
  private long unpolled;

  private enum State {
    NEW,
    AT_SOLUTION,
    EXHAUSTED
  }

  /**
   * A walk.
   *
   * @param levels most levels below the root
   */
  protected TreeWalk(int levels) {
    nodes = new long[levels + 1];
    updates = new long[levels + 1];
    degree = new int[levels + 1];
    begun = new int[levels + 1];
  }

  @Override
  public TreeWalk cancelledBy(BooleanSupplier cancelled) {
    this.cancelled = cancelled;
    return this;
  }

  @Override
  public TreeWalk from(Prefix prefix) {
    start(prefix);
    state = State.NEW;
    return this;
  }

  @Override
  public TreeWalk stoppingAt(int depth) {
    floor = depth;
    return this;
  }

  /** Moves to the node of a prefix. */
  protected abstract void start(Prefix prefix);

  /** The level of the prefix's node. */
  protected abstract int base();

  /**
   * Level of the node at the cursor: the number of options chosen and of items left, those of the
   * prefix included.
   */
  public abstract int level();

  /** Returns whether the node is a solution. */
  protected abstract boolean isSolved();

  /** Chooses the item to branch on, at a node that is no solution; returns its branches. */
  protected abstract int branches();

  /** Takes the first branch, of one or more; returns the updates. */
  protected abstract long descend();

  /**
   * Undoes the branch last taken, and takes the next.
   *
   * @return the updates, or {@link #NONE} where there was no further branch
   */
  protected abstract long follow();

  @Override
  public final boolean next() {
    if (state == State.EXHAUSTED) {
      return false;
    }
    boolean entering = state == State.NEW;
    state = State.NEW;
    while (entering || advance()) {
      if (isLeaf()) {
        state = State.AT_SOLUTION;
        return true;
      }
      // Polled before anything is counted: a search that was cancelled continues as if it had not
      // been.
      poll();
      nodes[level()]++;
      entering = enter();
    }
    state = State.EXHAUSTED;
    return false;
  }

  /** Returns whether the cursor stops here; the node is counted unless it stops at a depth. */
  private boolean isLeaf() {
    if (size() == floor) {
      return true;
    }
    if (!isSolved()) {
      return false;
    }
    if (floor == Integer.MAX_VALUE) {
      nodes[level()]++;
    }
    return true;
  }

  private void poll() {
    if ((++polled & POLL) == 0 || unpolled >= MAX_UPDATES) {
      unpolled = 0;
      if (cancelled.getAsBoolean()) {
        throw new CancellationException("The search was cancelled.");
      }
    }
  }

  /** Takes the first branch of the node; false if it has none. */
  private boolean enter() {
    int branches = branches();
    if (branches == 0) {
      return false;
    }
    int level = level();
    degree[level] = branches;
    begun[level] = 1;
    long made = descend();
    updates[level] += made;
    unpolled += made;
    return true;
  }

  /** Backtracks to the deepest level with a branch left and takes it; false if there is none. */
  private boolean advance() {
    while (level() > base()) {
      long made = follow();
      if (made != NONE) {
        int level = level() - 1;
        begun[level]++;
        updates[level] += made;
        unpolled += made;
        return true;
      }
    }
    return false;
  }

  /**
   * Follows one path from the node of a prefix, where the walk was just started; estimates the
   * number of nodes at a level below as the product of the path's degrees (Knuth, "Estimating the
   * efficiency of backtrack programs", 1975). Start the walk again before it continues.
   *
   * @param pick maps the degree of a node, 1 or more, to the branch to follow, from 0
   * @return 0 if the path ends above the level
   */
  public final double pathTo(int level, IntUnaryOperator pick) {
    double nodes = 1;
    while (nodes > 0 && level() < level) {
      int branches = isSolved() ? 0 : branches();
      nodes *= branches;
      if (branches > 0) {
        descend();
        for (int skip = pick.applyAsInt(branches); skip > 0; skip--) {
          follow();
        }
      }
    }
    return nodes;
  }

  @Override
  public final BigInteger countAll() {
    long solutions = 0;
    while (next()) {
      solutions++;
    }
    return BigInteger.valueOf(solutions);
  }

  /** Number of branches of the node at a level of the path to the cursor, below its prefix. */
  public final int degree(int level) {
    return degree[level];
  }

  @Override
  public final Profile profile() {
    int levels = nodes.length;
    while (levels > 0 && nodes[levels - 1] == 0) {
      levels--;
    }
    return new Profile(Arrays.copyOf(nodes, levels), Arrays.copyOf(updates, levels));
  }

  @Override
  public final long nodes() {
    return sum(nodes);
  }

  @Override
  public final long updates() {
    return sum(updates);
  }

  private static long sum(long... counts) {
    long sum = 0;
    for (long count : counts) {
      sum = Math.addExact(sum, count);
    }
    return sum;
  }

  @Override
  public final double passed() {
    return state == State.EXHAUSTED ? 1 : Math.min(1, weight(false));
  }

  @Override
  public final double weight() {
    return weight(true);
  }

  private double weight(boolean ofNode) {
    double share = 1;
    double behind = 0;
    for (int at = base(); at < level(); at++) {
      share /= degree[at];
      behind += share * (begun[at] - 1);
    }
    return ofNode ? share : behind;
  }
}
