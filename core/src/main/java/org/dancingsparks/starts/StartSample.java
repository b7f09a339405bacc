package org.dancingsparks.starts;

import java.util.List;

/**
 * The counts of starts, and some of the unique ones.
 *
 * @param starts in an order that does not depend on their options
 */
public record StartSample(StartCounts counts, List<Start> starts) {
  public StartSample {
    starts = List.copyOf(starts);
  }
}
