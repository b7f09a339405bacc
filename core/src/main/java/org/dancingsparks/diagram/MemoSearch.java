package org.dancingsparks.diagram;

import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.cover.Problem;

/**
 * The search that a diagram would record, for problems whose diagram does not fit: the same
 * branching and so the same order of solutions, with a bounded memo that all cursors share. Thread
 * safe; the memo's bytes and tables proportional to the problem.
 */
public final class MemoSearch {
  /** Of all places: 32 MB. */
  private static final long MOST_TABLE_WORDS = 1 << 22;

  final Problem problem;
  final BitSetProblem layout;
  final LookAhead guards;
  final Compatibility[] compatibilities;

  private final long bytes;
  private Memo memo;

  /**
   * A search.
   *
   * @param givens what all prefixes that cursors start from contain
   * @param bytes about so many are used for the memo and what {@link TableMemory} counts
   */
  public MemoSearch(Problem problem, ItemOrder order, Prefix givens, long bytes) {
    this.problem = problem;
    layout = new BitSetProblem(problem, order, givens);
    guards = new LookAhead(layout);
    this.bytes = Math.max(0, bytes - TableMemory.counted(problem));
    compatibilities = new Compatibility[layout.primary];
    long left = MOST_TABLE_WORDS;
    for (int place = 0; place < layout.primary; place++) {
      compatibilities[place] = new Compatibility(layout, place, left);
      left -= compatibilities[place].tableWords();
    }
  }

  /**
   * The memo, made when first needed, and anew where its numbers are too short.
   *
   * @param limbs longs of a number of solutions, at least
   */
  synchronized Memo memo(int limbs) {
    if (memo == null) {
      memo = new Memo(layout.width, limbs, bytes);
    } else if (memo.limbs < limbs) {
      memo = null;
      // Smaller, since other cursors hold the one before until their numbers exceed it, too.
      memo = new Memo(layout.width, limbs, bytes / 2);
    }
    return memo;
  }

  /** A cursor, to be started from a prefix. */
  public MemoCursor cursor() {
    return new MemoCursor(this);
  }
}
