package org.dancingsparks.layers.places;

import java.math.BigInteger;
import java.util.function.Consumer;
import org.dancingsparks.cover.OrderedProblem;
import org.dancingsparks.layers.disk.CoreTasks;
import org.dancingsparks.layers.disk.Limits;

/** A count that merges isomorphic residuals under given conditions, and never gives up. */
record MergedCount(Limits limits, ClassMerging.Effort effort, Consumer<StageCount> report) {
  /** Merges at all places, however few their residuals are. */
  static final ClassMerging.Effort ALWAYS = new ClassMerging.Effort(1, 1, 1);

  /** Merges at narrow places only, so that whole rows are sets of options. */
  static final ClassMerging.Effort NARROW = new ClassMerging.Effort(1, Integer.MAX_VALUE, 1);

  BigInteger of(OrderedProblem problem) {
    BitProblem bits = BitProblem.inStages(problem);
    return new PlaceSweep(bits, limits, new CoreTasks(limits.cores()), residuals -> false)
        .merging(new ClassMerging(bits, limits, effort, report))
        .count()
        .orElseThrow();
  }
}
