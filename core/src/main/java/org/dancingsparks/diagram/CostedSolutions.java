package org.dancingsparks.diagram;

import java.math.BigInteger;
import java.util.Optional;
import java.util.SortedMap;
import org.dancingsparks.values.OptionCosts;
import org.dancingsparks.values.RankedSolutions;

/** Solutions that are ranked and counted by their costs without being listed one by one. */
public interface CostedSolutions extends NumberedSolutions {
  /** The solutions by cost, the least first. */
  RankedSolutions best(OptionCosts costs);

  /**
   * The number of solutions by cost, of those costs that a solution has; a pass over the edges, or
   * several where the number of solutions exceeds a {@code long}.
   *
   * @param memory the most bytes to use
   * @return empty if more are needed
   */
  Optional<SortedMap<Long, BigInteger>> histogram(OptionCosts costs, long memory);
}
