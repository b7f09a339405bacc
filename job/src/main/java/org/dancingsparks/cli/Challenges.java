package org.dancingsparks.cli;

import org.apache.spark.SparkConf;
import org.dancingsparks.challenge.StartPlan;
import org.dancingsparks.challenge.StartPlan.Wanted;
import org.dancingsparks.diagram.Diagram;
import org.dancingsparks.plan.Cores;
import org.dancingsparks.plan.Search;
import org.dancingsparks.puzzle.Puzzle;

/** The solutions among which starts are looked for, and plans for them. */
final class Challenges {
  /** Of the memory for what is remembered, as much is left for the diagram as all tasks use. */
  private static final int SHARES = 2;

  private final Known known;
  private final Puzzle puzzle;
  private final Search search;

  Challenges(Known known) {
    this.known = known;
    Diagram diagram = known.diagram();
    puzzle = known.target().puzzle();
    search = Search.all(puzzle.problem(), diagram.order(), known.givens()).knowing(diagram);
  }

  Puzzle puzzle() {
    return puzzle;
  }

  Search search() {
    return search;
  }

  /** Where progress goes. */
  ProgressLines progress() {
    return known.progress().of("work", "unique starts");
  }

  /**
   * A plan for starts of some size.
   *
   * @param bins at most
   */
  StartPlan plan(int size, int bins) {
    return plan(new Wanted(size, bins, mostRows(size)));
  }

  StartPlan plan(Wanted wanted) {
    return StartPlan.of(puzzle, search, wanted);
  }

  /** How many rows each task may have in memory. */
  int mostRows(int size) {
    SparkConf conf = SparkStart.conf();
    long memory = known.memory() / SHARES / Cores.of(conf);
    return StartPlan.mostRows(puzzle, search, size, memory);
  }
}
