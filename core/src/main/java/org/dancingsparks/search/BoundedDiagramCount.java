package org.dancingsparks.search;

import java.math.BigInteger;
import java.util.Optional;
import java.util.function.LongConsumer;
import org.dancingsparks.diagram.Diagram;
import org.dancingsparks.format.FoundPuzzle;

/** The exact number of solutions, where some seconds of work are enough to find it. */
public final class BoundedDiagramCount {
  /** Maximum number of residuals, which take some seconds; no clock is asked. */
  private static final long MAX_RESIDUALS = 1 << 22;

  private BoundedDiagramCount() {}

  /** The number of solutions of a search; empty if it takes longer. */
  public static Optional<BigInteger> of(FoundPuzzle found, Search search) {
    return diagram(found, search, residuals -> {}).map(Diagram::count);
  }

  /**
   * The diagram of a search; empty if it takes longer.
   *
   * @param progress is given the number of residuals visited, now and then
   */
  public static Optional<Diagram> diagram(FoundPuzzle found, Search search, LongConsumer progress) {
    return Engines.of(found).reportingTo(progress).diagram(search, MAX_RESIDUALS);
  }
}
