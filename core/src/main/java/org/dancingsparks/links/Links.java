package org.dancingsparks.links;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import java.util.function.IntUnaryOperator;
import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.cover.OrderedProblem;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.cover.Problem;

/**
 * The engine {@code links}: Knuth's Dancing Links as a cursor that moves from solution to solution.
 *
 * <p>Each node branches on the item with the fewest options, the first in the item order among
 * equals, and tries its options by id. Where items have bounds, an item may be branched on several
 * times, or be left (see {@link BoundedLinks}). So problem and item order fix the order of the
 * solutions, and a search from a prefix that this search passes through gives exactly that part of
 * it. The profile counts from the prefix's own node down; choosing the prefix is not counted.
 *
 * <p>Memory is proportional to the problem, whatever the search. Not thread safe. After Knuth,
 * "Dancing Links" (2000) and TAOCP 7.2.2.1, Algorithms D, C and M.
 */
public final class Links extends BranchPath implements TreeCursor {
  /** Nodes between two polls for cancellation, less one: a mask. */
  private static final int POLL = (1 << 12) - 1;

  /** By level: the work of its nodes; of the one on the path its branches, and those begun. */
  private final long[] nodes;

  private final long[] updates;
  private final int[] degree;
  private final int[] begun;

  private BooleanSupplier cancelled = () -> false;
  private int floor = Integer.MAX_VALUE;
  private State state = State.NEW;
  private int polled;

  private enum State {
    NEW,
    AT_SOLUTION,
    EXHAUSTED
  }

  /** A search of the whole problem. */
  public Links(Problem problem, ItemOrder order) {
    super(new OrderedProblem(problem, order));
    int levels = mostLevels(problem) + 1;
    nodes = new long[levels];
    updates = new long[levels];
    degree = new int[levels];
    begun = new int[levels];
  }

  @Override
  public Links cancelledBy(BooleanSupplier cancelled) {
    this.cancelled = cancelled;
    return this;
  }

  @Override
  public Links from(Prefix prefix) {
    start(prefix);
    state = State.NEW;
    return this;
  }

  /** Receives the nodes on a path, the root first; the last may be a solution or a dead end. */
  public interface PathListener {
    /**
     * Visits a node that is not a solution.
     *
     * @param degree its number of branches; 0 ends the path
     * @param updates made to branch at all
     * @param updatesOfBranch made to follow the branch that the path takes
     * @return whether to follow the path farther
     */
    boolean node(int degree, long updates, long updatesOfBranch);
  }

  /**
   * Follows one path from the prefix's node down to a solution or a dead end, and returns.
   *
   * <p>The cursor must stand at its prefix, and stands there again afterwards.
   *
   * @param pick maps the degree of a node, 1 or more, to the branch to follow, from 0
   */
  public void followPath(IntUnaryOperator pick, PathListener listener) {
    boolean isOpen = true;
    while (isOpen && !links.isSolved()) {
      int header = links.smallest();
      int branches = links.degree(header);
      isOpen = branches > 0;
      if (isOpen) {
        long opened = open(header);
        int candidate = first();
        for (int skip = pick.applyAsInt(branches); skip > 0; skip--) {
          candidate = pass(candidate);
        }
        isOpen = listener.node(branches, opened, take(candidate));
      } else {
        listener.node(0, 0, 0);
      }
    }
    undoAll();
  }

  @Override
  public Links stoppingAt(int depth) {
    floor = depth;
    return this;
  }

  @Override
  public boolean next() {
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
      nodes[level]++;
      entering = descend();
    }
    state = State.EXHAUSTED;
    return false;
  }

  /** Returns whether the cursor stops here; the node is counted unless it stops at a depth. */
  private boolean isLeaf() {
    if (size() == floor) {
      return true;
    }
    if (!links.isSolved()) {
      return false;
    }
    if (floor == Integer.MAX_VALUE) {
      nodes[level]++;
    }
    return true;
  }

  private void poll() {
    if ((++polled & POLL) == 0 && cancelled.getAsBoolean()) {
      throw new CancellationException("The search was cancelled.");
    }
  }

  /** Branches on the smallest item and takes its first branch; false if it has none. */
  private boolean descend() {
    int header = links.smallest();
    int branches = links.degree(header);
    if (branches == 0) {
      return false;
    }
    degree[level] = branches;
    begun[level] = 0;
    updates[level] += open(header);
    begin(first());
    return true;
  }

  /** Backtracks to the deepest level with a branch left and takes it; false if there is none. */
  private boolean advance() {
    while (level > base) {
      undo();
      int candidate = nextBranch();
      if (candidate != DancingLinks.NO_BRANCH) {
        begin(candidate);
        return true;
      }
      close();
    }
    return false;
  }

  private void begin(int candidate) {
    begun[level]++;
    updates[level] += take(candidate);
  }

  @Override
  public BigInteger countAll() {
    long solutions = 0;
    while (next()) {
      solutions++;
    }
    return BigInteger.valueOf(solutions);
  }

  /**
   * Level of the node at the cursor: the number of options chosen and of items left, those of the
   * prefix included.
   */
  public int level() {
    return level;
  }

  /** Number of branches of the node at a level of the path to the cursor, below its prefix. */
  public int degree(int level) {
    return degree[level];
  }

  @Override
  public int[] solution() {
    return options();
  }

  @Override
  public Profile profile() {
    int levels = nodes.length;
    while (levels > 0 && nodes[levels - 1] == 0) {
      levels--;
    }
    return new Profile(Arrays.copyOf(nodes, levels), Arrays.copyOf(updates, levels));
  }

  @Override
  public long nodes() {
    return sum(nodes);
  }

  @Override
  public long updates() {
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
  public double passed() {
    return state == State.EXHAUSTED ? 1 : Math.min(1, weight(false));
  }

  @Override
  public double weight() {
    return weight(true);
  }

  private double weight(boolean ofNode) {
    double share = 1;
    double behind = 0;
    for (int at = base; at < level; at++) {
      share /= degree[at];
      behind += share * (begun[at] - 1);
    }
    return ofNode ? share : behind;
  }
}
