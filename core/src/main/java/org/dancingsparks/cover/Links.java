package org.dancingsparks.cover;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;

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

  /** The same; null where no item has bounds. */
  private final BoundedLinks bounded;

  private final Problem problem;
  private final long[] nodes;
  private final long[] updates;

  /**
   * By level: the candidate of the branch taken, the header branched on, the candidate of its first
   * branch, the number of branches, and that of the branches begun.
   */
  private final int[] entry;

  private final int[] branch;
  private final int[] first;
  private final int[] degree;
  private final int[] begun;

  private BooleanSupplier cancelled = () -> false;
  private int floor = Integer.MAX_VALUE;
  private Prefix start = Prefix.EMPTY;

  /** The level of the prefix's node, and that of the cursor's. */
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
    bounded = links instanceof BoundedLinks lists ? lists : null;
    this.problem = problem;
    int levels = mostLevels(problem) + 1;
    entry = new int[levels];
    branch = new int[levels];
    first = new int[levels];
    degree = new int[levels];
    begun = new int[levels];
    nodes = new long[levels];
    updates = new long[levels];
  }

  /** The most levels below the root: a level chooses an option, or leaves an item. */
  static int mostLevels(Problem problem) {
    int leaves = 0;
    for (int item = 0; item < problem.primaryItems(); item++) {
      leaves += problem.least(item) < problem.most(item) ? 1 : 0;
    }
    return Math.addExact(problem.mostChosen(), leaves);
  }

  @Override
  public Links cancelledBy(BooleanSupplier cancelled) {
    this.cancelled = cancelled;
    return this;
  }

  @Override
  public Links from(Prefix prefix) {
    if (bounded == null) {
      choose(prefix);
      base = prefix.size();
    } else {
      undoTo(base);
      bounded.start(prefix);
      base = 0;
      for (int place = 0; place < prefix.size(); place++) {
        entry[base++] = links.primaryEntry(prefix.option(place));
      }
      for (int item : prefix.leftItems()) {
        entry[base++] = bounded.headerOf(item);
      }
    }
    start = prefix;
    level = base;
    state = State.NEW;
    return this;
  }

  private void choose(Prefix prefix) {
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
      int branches = links.degree(header);
      isOpen = branches > 0;
      if (isOpen) {
        branch[level] = header;
        first[level] = links.first(header);
        long opened = links.open(header);
        int candidate = first[level];
        for (int skip = pick.applyAsInt(branches); skip > 0; skip--) {
          links.pass(header, candidate);
          candidate = links.next(header, candidate);
        }
        isOpen = listener.node(branches, opened, links.take(header, candidate));
        entry[level++] = candidate;
      } else {
        listener.node(0, 0, 0);
      }
    }
    undoTo(base);
  }

  /** Returns whether the prefix's node is a solution. */
  boolean isSolved() {
    return links.isSolved();
  }

  /** The literals of the children of the prefix's node, where the cursor must stand. */
  List<int[]> children() {
    List<int[]> children = new ArrayList<>();
    int header = isSolved() ? 0 : links.smallest();
    if (header > 0 && links.degree(header) > 0) {
      branch[level] = header;
      first[level] = links.first(header);
      links.open(header);
      int candidate = first[level];
      while (candidate != DancingLinks.NO_BRANCH) {
        links.take(header, candidate);
        entry[level++] = candidate;
        children.add(literals());
        level--;
        links.undo(header, candidate);
        candidate = links.next(header, candidate);
      }
      links.close(header, first[level]);
    }
    return children;
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
      links.undo(branch[level], entry[level]);
      links.close(branch[level], first[level]);
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
    if (level - links.leaves() == floor) {
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
    branch[level] = header;
    first[level] = links.first(header);
    degree[level] = branches;
    begun[level] = 0;
    updates[level] += links.open(header);
    take(first[level]);
    return true;
  }

  /** Backtracks to the deepest level with a branch left and takes it; false if there is none. */
  private boolean advance() {
    while (level > base) {
      level--;
      int header = branch[level];
      links.undo(header, entry[level]);
      int candidate = links.next(header, entry[level]);
      if (candidate != DancingLinks.NO_BRANCH) {
        take(candidate);
        return true;
      }
      links.close(header, first[level]);
    }
    return false;
  }

  private void take(int candidate) {
    entry[level] = candidate;
    begun[level]++;
    updates[level] += links.take(branch[level], candidate);
    level++;
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
    return level - links.leaves();
  }

  /**
   * Level of the node at the cursor: the number of options chosen and of items left, those of the
   * prefix included.
   */
  public int level() {
    return level;
  }

  /** An option id of the solution at the cursor, in the order of choice, the prefix first. */
  public int option(int place) {
    return bounded == null ? links.optionAt(entry[place]) : solution()[place];
  }

  /** Number of branches of the node at a level of the path to the cursor, below its prefix. */
  public int degree(int level) {
    return degree[level];
  }

  @Override
  public int[] solution() {
    int[] options = new int[size()];
    int size = 0;
    for (int at = 0; size < options.length; at++) {
      int option = links.optionAt(entry[at]);
      if (option != DancingLinks.NO_OPTION) {
        options[size++] = option;
      }
    }
    return options;
  }

  @Override
  public int[] literals() {
    if (bounded == null) {
      return solution();
    }
    IntStream.Builder literals = IntStream.builder();
    Arrays.stream(start.literals()).forEach(literals);
    for (int at = base; at < level; at++) {
      int header = branch[at];
      if (entry[at] == header) {
        literals.add(Prefix.leaving(problem, bounded.itemOf(header)));
      } else {
        for (int row = first[at];
            row != entry[at] && bounded.excludesSiblings(header);
            row = links.below(row)) {
          literals.add(~links.optionAt(row));
        }
        literals.add(links.optionAt(entry[at]));
      }
    }
    return literals.build().toArray();
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
