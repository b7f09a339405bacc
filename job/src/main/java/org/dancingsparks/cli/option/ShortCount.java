package org.dancingsparks.cli.option;

import java.math.BigInteger;
import java.util.Optional;
import java.util.function.LongConsumer;
import org.dancingsparks.diagram.Diagram;
import org.dancingsparks.search.Engines;
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
    return Engines.of(target.found()).reportingTo(progress).diagram(search, MOST_RESIDUALS);
  }
}
