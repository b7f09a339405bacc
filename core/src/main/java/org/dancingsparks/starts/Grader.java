package org.dancingsparks.starts;

import java.util.Arrays;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import org.dancingsparks.cover.OrderedProblem;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.links.Links;
import org.dancingsparks.search.Search;

/**
 * Solves starts one after another and grades their difficulty.
 *
 * <p>Memory is that of one search, whatever the number of starts; nothing is allocated at a node. A
 * start takes one full search, and for each of its options a search without it for a second
 * solution. Not thread safe. After Knuth, TAOCP 7.2.2.1.
 */
public final class Grader {
  private final Problem problem;
  private final Prefix givens;
  private final Links links;

  /** The solution of the start graded last. */
  private int[] solution = {};

  /**
   * A grader of starts of one problem.
   *
   * @param ordered its givens are options that each solution contains besides the start
   * @param cancelled polled every few thousand nodes; true ends the search
   */
  public Grader(OrderedProblem ordered, BooleanSupplier cancelled) {
    problem = ordered.problem();
    givens = ordered.givens();
    links = new Links(problem, ordered.order()).cancelledBy(cancelled);
  }

  /** A grader whose search is cancelled once all its searches together have about some nodes. */
  static Grader within(long nodes, Search search) {
    Grader grader = new Grader(search.ordered(), () -> false);
    grader.links.cancelledBy(() -> grader.links.nodes() > nodes);
    return grader;
  }

  /**
   * Grades a start.
   *
   * @param start option ids, in any order, none of them given
   * @throws IllegalArgumentException if with the givens it does not have exactly one solution, or
   *     its options conflict or can be in no solution
   * @throws CancellationException if the search was cancelled; the next start can be graded
   */
  public Grade grade(int... start) {
    Prefix prefix = with(start, start.length);
    long before = links.nodes();
    if (!links.from(prefix).next()) {
      throw refused("no solution", start);
    }
    int[] found = links.solution();
    int levels = links.level() - prefix.size();
    int forced = forcedSince(prefix.size());
    if (links.next()) {
      throw refused("several solutions", start);
    }
    solution = found;
    long nodes = links.nodes() - before;
    return new Grade(nodes, forced, levels - forced, isMinimal(start));
  }

  /**
   * The solution of the start graded last: the givens, the start, then the options placed by the
   * solver.
   *
   * @return option ids in this order; empty if no start was graded
   */
  public int[] solution() {
    return solution.clone();
  }

  private static IllegalArgumentException refused(String has, int... start) {
    return new IllegalArgumentException(
        "The start %s has %s, so it has no grade; grade starts that have exactly one."
            .formatted(Arrays.toString(start), has));
  }

  /** Number of levels below the first ones where the search had no other branch. */
  private int forcedSince(int base) {
    int forced = 0;
    for (int level = base; level < links.level(); level++) {
      forced += links.degree(level) == 1 ? 1 : 0;
    }
    return forced;
  }

  private boolean isMinimal(int... start) {
    int left = 0;
    while (left < start.length && hasSeveral(with(start, left))) {
      left++;
    }
    return left == start.length;
  }

  private boolean hasSeveral(Prefix prefix) {
    links.from(prefix);
    return links.next() && links.next();
  }

  /**
   * The givens and the start without its option at a place; the whole start if the place is its
   * size.
   */
  private Prefix with(int[] start, int leftOut) {
    int base = givens.size();
    int[] options = Arrays.copyOf(givens.options(), base + start.length);
    System.arraycopy(start, 0, options, base, start.length);
    if (leftOut < start.length) {
      System.arraycopy(start, leftOut + 1, options, base + leftOut, start.length - leftOut - 1);
      options = Arrays.copyOf(options, options.length - 1);
    }
    return Prefix.of(problem, options);
  }
}
