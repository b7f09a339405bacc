package org.dancingsparks.links;

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
public final class Links extends TreeWalk {
  private final BranchPath path;
  private final DancingLinks lists;

  /** The header that the node at the cursor branches on. */
  private int header;

  /** A search of the whole problem. */
  public Links(Problem problem, ItemOrder order) {
    super(BranchPath.mostLevels(problem));
    path = new BranchPath(new OrderedProblem(problem, order));
    lists = path.links;
  }

  @Override
  public Links cancelledBy(BooleanSupplier cancelled) {
    super.cancelledBy(cancelled);
    return this;
  }

  @Override
  public Links from(Prefix prefix) {
    super.from(prefix);
    return this;
  }

  @Override
  public Links stoppingAt(int depth) {
    super.stoppingAt(depth);
    return this;
  }

  @Override
  protected void start(Prefix prefix) {
    path.start(prefix);
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
    while (isOpen && !isSolved()) {
      int branches = branches();
      isOpen = branches > 0;
      if (isOpen) {
        long opened = path.open(header);
        int candidate = path.first();
        for (int skip = pick.applyAsInt(branches); skip > 0; skip--) {
          candidate = path.pass(candidate);
        }
        isOpen = listener.node(branches, opened, path.take(candidate));
      } else {
        listener.node(0, 0, 0);
      }
    }
    path.undoAll();
  }

  @Override
  protected int base() {
    return path.base;
  }

  @Override
  public int level() {
    return path.level;
  }

  @Override
  public int size() {
    return path.size();
  }

  @Override
  protected boolean isSolved() {
    return lists.isSolved();
  }

  @Override
  protected int branches() {
    header = lists.smallest();
    return lists.degree(header);
  }

  @Override
  protected long descend() {
    return path.open(header) + path.take(path.first());
  }

  @Override
  protected long follow() {
    path.undo();
    int candidate = path.nextBranch();
    if (candidate != DancingLinks.NO_BRANCH) {
      return path.take(candidate);
    }
    path.close();
    return NONE;
  }

  /** The id of an option chosen, by its index in the order of choice, the prefix first. */
  public int option(int index) {
    return path.option(index);
  }

  @Override
  public int[] solution() {
    return path.options();
  }

  @Override
  public int[] literals() {
    return path.literals();
  }
}
