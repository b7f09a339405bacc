package org.dancingsparks.cover;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import java.util.function.IntUnaryOperator;

/**
 * The engine {@code links}: Knuth's Dancing Links as a cursor that is pulled from solution to
 * solution.
 *
 * <p>Each node branches on the item with the fewest options, the first in the item order among
 * equals, and tries its options by id. So problem and item order fix the order of the solutions,
 * and a search from a prefix that this search passes through gives exactly that part of it. The
 * profile counts from the prefix's own node down; choosing the prefix is not counted.
 *
 * <p>Memory is proportional to the problem, whatever the search. Not thread safe. After Knuth,
 * "Dancing Links" (2000) and TAOCP 7.2.2.1, Algorithm D.
 */
public final class Links implements TreeCursor {
  /** Nodes between two polls for cancellation, less one: a mask. */
  private static final int POLL = (1 << 12) - 1;

  private final DancingLinks links;
  private final int primaryItems;
  private final long[] nodes;
  private final long[] updates;

  /**
   * By level: the entry chosen, the header branched on, its degree, and the number of choices
   * begun.
   */
  private final int[] entry;

  private final int[] branch;
  private final int[] degree;
  private final int[] begun;

  private BooleanSupplier cancelled = () -> false;
  private int floor = Integer.MAX_VALUE;
  private int base;
  private int level;
  private State state = State.NEW;
  private int polled;

  private enum State {
    NEW,
    AT_SOLUTION,
    EXHAUSTED
  }

  /** A search of the whole problem. */
  public Links(Problem problem, ItemOrder order) {
    if (order.size() != problem.items()) {
      throw new IllegalArgumentException(
          "Item order %s has %d items and the problem %d; make the order from the same problem."
              .formatted(order.name(), order.size(), problem.items()));
    }
    links = DancingLinks.of(problem, order);
    primaryItems = problem.primaryItems();
    // Each option chosen covers a primary item, so no path is longer than there are such items.
    entry = new int[primaryItems + 1];
    branch = new int[primaryItems + 1];
    degree = new int[primaryItems + 1];
    begun = new int[primaryItems + 1];
    nodes = new long[primaryItems + 1];
    updates = new long[primaryItems + 1];
  }

  @Override
  public Links cancelledBy(BooleanSupplier cancelled) {
    this.cancelled = cancelled;
    return this;
  }

  @Override
  public Links from(Prefix prefix) {
    for (int place = keep(prefix); place < prefix.size(); place++) {
      // Branches on the item that a search would choose, where possible, so that the next prefix
      // shares that choice.
      int chosen = links.entry(prefix.option(place), links.smallest());
      int header = links.header(chosen);
      links.cover(header);
      links.coverOthers(chosen);
      entry[place] = chosen;
      branch[place] = header;
    }
    base = prefix.size();
    level = base;
    state = State.NEW;
    return this;
  }

  /** Receives the nodes on a path, the root first; the last may be a solution or a dead end. */
  public interface PathListener {
    /**
     * Visits a node that is no solution.
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
      int options = links.size(header);
      isOpen = options > 0;
      if (isOpen) {
        branch[level] = header;
        long covered = links.cover(header);
        int candidate = links.below(header);
        for (int skip = pick.applyAsInt(options); skip > 0; skip--) {
          candidate = links.below(candidate);
        }
        isOpen = listener.node(options, covered, links.coverOthers(candidate));
        entry[level++] = candidate;
      } else {
        listener.node(0, 0, 0);
      }
    }
    undoTo(base);
  }

  /**
   * Backtracks only as far as a prefix requires: the prefixes of a plan share most of their
   * options, and an item with many options need not be covered anew for each of them.
   *
   * @return number of the prefix's options that remain chosen
   */
  private int keep(Prefix prefix) {
    int shared = shared(prefix);
    undoTo(shared + 1);
    if (level > shared && shared < prefix.size()) {
      int sibling = links.entry(prefix.option(shared), branch[shared]);
      if (links.header(sibling) == branch[shared]) {
        links.uncoverOthers(entry[shared]);
        links.coverOthers(sibling);
        entry[shared] = sibling;
        return shared + 1;
      }
    }
    undoTo(shared);
    return shared;
  }

  /** The number of leading options that the current path shares with the prefix. */
  private int shared(Prefix prefix) {
    int shared = 0;
    while (shared < Math.min(level, prefix.size()) && option(shared) == prefix.option(shared)) {
      shared++;
    }
    return shared;
  }

  private void undoTo(int depth) {
    while (level > depth) {
      level--;
      links.uncoverOthers(entry[level]);
      links.uncover(branch[level]);
    }
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
    if (level == floor) {
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

  /** Branches on the smallest item and chooses its first option; false if it has none. */
  private boolean descend() {
    int header = links.smallest();
    int options = links.size(header);
    if (options == 0) {
      return false;
    }
    branch[level] = header;
    degree[level] = options;
    begun[level] = 0;
    updates[level] += links.cover(header);
    return choose(links.below(header));
  }

  /** Backtracks to the deepest level with an option left and chooses it; false if there is none. */
  private boolean advance() {
    boolean chosen = false;
    while (!chosen && level > base) {
      level--;
      links.uncoverOthers(entry[level]);
      chosen = choose(links.below(entry[level]));
      if (!chosen) {
        links.uncover(branch[level]);
      }
    }
    return chosen;
  }

  private boolean choose(int candidate) {
    if (candidate == branch[level]) {
      return false;
    }
    entry[level] = candidate;
    begun[level]++;
    updates[level] += links.coverOthers(candidate);
    level++;
    return true;
  }

  @Override
  public BigInteger countAll() {
    long solutions = 0;
    while (next()) {
      solutions++;
    }
    return BigInteger.valueOf(solutions);
  }

  @Override
  public int size() {
    return level;
  }

  /** An option id of the solution at the cursor, in the order of choice, the prefix first. */
  public int option(int place) {
    return links.optionAt(entry[place]);
  }

  /** Number of branches of the node at a level of the path to the cursor, below its prefix. */
  public int degree(int level) {
    return degree[level];
  }

  @Override
  public int[] solution() {
    int[] options = new int[level];
    for (int place = 0; place < level; place++) {
      options[place] = option(place);
    }
    return options;
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
