package org.dancingsparks.search;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.OptionalInt;
import java.util.Random;
import java.util.concurrent.CancellationException;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.links.Links;
import org.dancingsparks.links.Profile;
import org.dancingsparks.links.TreeCursor;

/**
 * An estimate of the work of a search by links or bit sets, from prefixes of it that are searched
 * in full. The tree is cut into some hundred prefixes, taken in a random order with a fixed seed.
 * Where the subtrees differ much, as in puzzles with pieces, this is far more accurate than random
 * paths.
 *
 * <p>Work is counted in updates; a node counts {@value #NODE}, for finding the smallest item. One
 * thread; memory is that of a plan.
 */
final class TreeSample {
  /** The updates that take as long as a node without any (from the benchmarks). */
  static final int NODE = 16;

  /** The number of bins, for a plan of some hundred prefixes. */
  private static final int BINS = 4;

  private static final long SEED = 1975;

  private final Search search;
  private final TreeCursor tree;
  private final List<Subproblem> subproblems;
  private final Profile above;
  private int ended;
  private boolean isOpen;

  /** The work before the prefix that is open. */
  private long workBefore;

  private long limit;

  /**
   * A sample without prefixes.
   *
   * @param search by links or bit sets
   */
  TreeSample(Search search) {
    this.search = search;
    Plan plan = Planner.plan(search, OptionalInt.empty(), BINS);
    above = plan.expansion();
    subproblems = new ArrayList<>();
    plan.bins().forEach(bin -> subproblems.addAll(bin.subproblems()));
    Collections.shuffle(subproblems, new Random(SEED));
    tree = search.cursor().cancelledBy(() -> work() >= limit);
  }

  /**
   * The beginning of a search.
   *
   * @param isWhole whether the search has ended
   * @param workOfNode the work of a node, on average
   */
  record Beginning(boolean isWhole, double workOfNode) {}

  /** Begins a search by links, until about this much work is done; makes no plan. */
  static Beginning begin(Search search, long most) {
    Links links = new Links(search.problem(), search.order());
    links.cancelledBy(() -> work(links) >= most);
    boolean hasEnded = true;
    try {
      for (Prefix root : search.roots()) {
        links.from(root).countAll();
      }
    } catch (CancellationException e) {
      hasEnded = false;
    }
    double workOfNode = links.nodes() == 0 ? 0 : (double) work(links) / links.nodes();
    return new Beginning(hasEnded && work(links) < most, workOfNode);
  }

  /** Returns whether a search by links ends within this much work; makes no plan. */
  static boolean isSmall(Search search, long most) {
    return begin(search, most).isWhole();
  }

  private static long work(TreeCursor tree) {
    return tree.updates() + NODE * tree.nodes();
  }

  private static long work(Profile profile) {
    return profile.updates() + NODE * profile.nodes();
  }

  Search search() {
    return search;
  }

  /** The work done so far on prefixes. */
  long work() {
    return work(tree);
  }

  /** Continues with the prefixes until about this much work is done in all. */
  void until(long most) {
    limit = most;
    try {
      while (ended < subproblems.size() && work() < limit) {
        if (!isOpen) {
          workBefore = work();
          tree.from(subproblems.get(ended).prefix(search.problem()));
          isOpen = true;
        }
        exhaust();
        isOpen = false;
        ended++;
      }
    } catch (CancellationException e) {
      // The subproblem continues from there when more work is allowed.
    }
  }

  private void exhaust() {
    boolean isThere = true;
    while (isThere) {
      isThere = tree.next();
    }
  }

  /**
   * Returns whether no prefix has ended yet, or one that has not ended was more work than all
   * before it, so that estimates grow with it and are only lower bounds.
   */
  boolean isOnlyBound() {
    boolean isDominated = isOpen && work() > 2 * workBefore;
    return !subproblems.isEmpty() && (ended == 0 || isDominated);
  }

  /** The estimated work of the whole search; too low while the first prefixes are unfinished. */
  double whole() {
    return work(above) + work() * scale();
  }

  /** The estimated number of updates of the whole search. */
  double updates() {
    return above.updates() + tree.updates() * scale();
  }

  private double scale() {
    int begun = ended + (isOpen ? 1 : 0);
    return begun == 0 ? 0 : (double) subproblems.size() / begun;
  }
}
