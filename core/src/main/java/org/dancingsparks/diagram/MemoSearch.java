package org.dancingsparks.diagram;

import org.dancingsparks.cover.OrderedProblem;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.residuals.BitSetProblem;
import org.dancingsparks.residuals.Compatibility;
import org.dancingsparks.residuals.LookAhead;

/**
 * A search for problems whose diagram does not fit in memory. It branches as a diagram does, and so
 * has the same order of solutions; all its cursors share a bounded memo. Thread safe; the memory is
 * that of the memo and of tables proportional to the problem.
 */
public final class MemoSearch {
  /** Maximum number of words of the tables of all places: 32 MB. */
  private static final long MAX_TABLE_WORDS = 1 << 22;

  final Problem problem;
  final BitSetProblem bitSets;
  final LookAhead lookAhead;
  final Compatibility[] compatibilities;

  private final long bytes;
  private Memo memo;

  /**
   * A search.
   *
   * @param ordered its givens are contained in all prefixes that cursors start from
   * @param bytes approximate memory for the memo and the tables that {@link ResidualMemory} counts
   */
  public MemoSearch(OrderedProblem ordered, long bytes) {
    problem = ordered.problem();
    bitSets = new BitSetProblem(ordered);
    lookAhead = new LookAhead(bitSets);
    this.bytes = Math.max(0, bytes - ResidualMemory.counted(problem));
    compatibilities = new Compatibility[bitSets.primary()];
    long left = MAX_TABLE_WORDS;
    for (int place = 0; place < bitSets.primary(); place++) {
      compatibilities[place] = new Compatibility(bitSets, place, left);
      left -= compatibilities[place].tableWords();
    }
  }

  /**
   * The memo, made when first needed, and replaced where its numbers are too short.
   *
   * @param limbs minimum number of longs of a number of solutions
   */
  synchronized Memo memo(int limbs) {
    if (memo == null) {
      memo = new Memo(bitSets.width(), limbs, bytes);
    } else if (memo.limbs < limbs) {
      memo = null;
      // Half the size, since other cursors hold the old memo until their own numbers overflow.
      memo = new Memo(bitSets.width(), limbs, bytes / 2);
    }
    return memo;
  }

  /** A cursor, to be started from a prefix. */
  public MemoCursor cursor() {
    return new MemoCursor(this);
  }
}
