package org.dancingsparks.cases;

import java.util.ArrayList;
import java.util.List;
import org.dancingsparks.cover.Problem;

/** What a problem has beside primary items that are covered once. */
record Features(
    boolean hasSecondary, boolean hasColours, boolean hasMultiplicities, boolean hasCosts) {
  static Features of(Problem problem) {
    return new Features(
        problem.items() > problem.primaryItems(),
        problem.hasColours(),
        problem.hasBounds(),
        problem.hasCosts());
  }

  /** As the table has them. */
  @Override
  public String toString() {
    List<String> words = new ArrayList<>();
    if (hasSecondary) {
      words.add("secondary");
    }
    if (hasColours) {
      words.add("colours");
    }
    if (hasMultiplicities) {
      words.add("multiplicities");
    }
    if (hasCosts) {
      words.add("costs");
    }
    return words.isEmpty() ? "-" : String.join(",", words);
  }
}
