package org.dancingsparks.puzzle;

import java.util.List;
import org.dancingsparks.cover.Problem;

/** A problem without known geometry, and so without pieces, drawing or symmetries. */
public record PlainPuzzle(String name, Problem problem, List<String> itemOrders) implements Puzzle {
  /** A problem whose items are in no particular order. */
  public PlainPuzzle(String name, Problem problem) {
    this(name, problem, GIVEN);
  }

  /** A problem whose items are in the order of a {@linkplain #SWEPT sweep}. */
  public static PlainPuzzle swept(String name, Problem problem) {
    return new PlainPuzzle(name, problem, SWEPT);
  }
}
