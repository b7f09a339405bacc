package org.dancingsparks.links;

import java.util.function.BooleanSupplier;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.cover.SolutionCursor;

/**
 * A cursor that searches the tree below any prefix. If a search passes through a prefix, a search
 * from there repeats exactly this part of it. A cancelled search can be started again.
 */
public interface TreeCursor extends SolutionCursor {
  @Override
  TreeCursor cancelledBy(BooleanSupplier cancelled);

  /**
   * Starts again from a prefix of the same problem; the profile continues.
   *
   * @param prefix made for this problem: its options do not conflict. They are in all solutions,
   *     also where the search would not choose them in this order
   */
  TreeCursor from(Prefix prefix);

  /**
   * Stops at each node of a depth as if it were a solution. Those nodes are not counted: a search
   * that starts from them counts them.
   *
   * @param depth number of options chosen, the prefix included
   */
  TreeCursor stoppingAt(int depth);

  /**
   * Describes the node at the cursor: a search {@linkplain #from from} the {@linkplain
   * Prefix#ofLiterals prefix of these literals} is that of the tree below it. Without bounds, they
   * are the {@linkplain #solution options chosen}.
   */
  int[] literals();

  /** Nodes and updates per level since the cursor was made. */
  Profile profile();

  /** Nodes visited since the cursor was made: the sum over its profile. */
  long nodes();

  /** Updates made since the cursor was made: the sum over its profile. */
  long updates();

  /** Weight of the node at the cursor: the product of 1/branching from the prefix down. */
  double weight();
}
