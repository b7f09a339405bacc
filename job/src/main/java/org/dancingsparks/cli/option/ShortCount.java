package org.dancingsparks.cli.option;

import java.math.BigInteger;
import java.util.Optional;
import java.util.function.LongConsumer;
import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.diagram.Diagram;
import org.dancingsparks.diagram.FrontierSearch;
import org.dancingsparks.diagram.OrderSearch;
import org.dancingsparks.diagram.TableMemory;
import org.dancingsparks.puzzle.PiecePuzzle;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.search.ByteSize;
import org.dancingsparks.search.Search;

/** The exact number of solutions, where some seconds are enough to find it. */
public final class ShortCount {
  /** So many residuals take some seconds; no clock is asked. */
  private static final long MOST_RESIDUALS = 1 << 22;

  private ShortCount() {}

  public static Optional<BigInteger> of(Target target, Search search) {
    return diagram(target, search, residuals -> {}).map(Diagram::count);
  }

  /**
   * The solutions themselves, where that is enough.
   *
   * @param progress is told how many residuals were visited
   */
  public static Optional<Diagram> diagram(Target target, Search search, LongConsumer progress) {
    if (target.hasDiagram()) {
      return target.diagram(search.givens());
    }
    Puzzle puzzle = target.puzzle();
    if (!TableMemory.fits(puzzle.problem(), ByteSize.shareOfHeap())) {
      return Optional.empty();
    }
    ItemOrder order =
        puzzle instanceof PiecePuzzle
            ? puzzle.itemOrder(puzzle.itemOrders().get(0))
            : OrderSearch.search(puzzle.problem(), search.givens());
    return new FrontierSearch(puzzle.problem(), order, search.givens(), search.starts())
        .within(ByteSize.shareOfHeap())
        .visitingAtMost(MOST_RESIDUALS)
        .telling(progress)
        .diagram();
  }
}
