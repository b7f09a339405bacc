package org.dancingsparks.diagram;

import java.util.Arrays;
import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.cover.Problem;

/**
 * The search that a diagram would record, for problems whose diagram does not fit: the same
 * branching and so the same order of solutions, with a bounded memo that all cursors share. Thread
 * safe; the memo's bytes and tables proportional to the problem.
 */
public final class MemoSearch {
  final Problem problem;
  final Layout layout;
  final Guards guards;
  final Compatibility[] compatibilities;

  private final long bytes;
  private Memo memo;

  /**
   * A search.
   *
   * @param givens what all prefixes that cursors start from contain
   * @param bytes about so many are used for the memo
   */
  public MemoSearch(Problem problem, ItemOrder order, Prefix givens, long bytes) {
    this.problem = problem;
    layout = new Layout(problem, order, givens);
    guards = new Guards(layout);
    this.bytes = bytes;
    compatibilities = new Compatibility[layout.primary];
    Arrays.setAll(compatibilities, place -> new Compatibility(layout, place));
  }

  /** The memo, made when first needed. */
  synchronized Memo memo() {
    if (memo == null) {
      memo = new Memo(layout.width, bytes);
    }
    return memo;
  }

  /** A cursor, to be started from a prefix. */
  public MemoCursor cursor() {
    return new MemoCursor(this);
  }
}
