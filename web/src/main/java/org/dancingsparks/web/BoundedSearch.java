package org.dancingsparks.web;

import java.util.List;
import java.util.Optional;
import org.dancingsparks.cover.OrderedProblem;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.diagram.Diagram;
import org.dancingsparks.diagram.FrontierSearch;
import org.dancingsparks.puzzle.PiecePuzzle;
import org.dancingsparks.search.LinksDiagram;
import org.dancingsparks.search.Search;

/**
 * The search for the solutions of a puzzle, within bounds.
 *
 * @param givens that all solutions contain
 */
record BoundedSearch(PiecePuzzle puzzle, Prefix givens, Bounds bounds) {
  /**
   * The bounds.
   *
   * @param residuals to visit
   * @param bytes of memory
   * @param updates of links, if there are more residuals or bytes
   */
  record Bounds(long residuals, long bytes, long updates) {}

  /** The diagram of all solutions, if a bounded frontier search or one by links gives it. */
  Optional<Diagram> diagram(Answers answers) {
    OrderedProblem ordered = ordered();
    Optional<Diagram> diagram =
        new FrontierSearch(ordered, List.of(ordered.givens()))
            .reportingTo(answers::visited)
            .visitingAtMost(bounds.residuals())
            .within(bounds.bytes())
            .diagram();
    return diagram.or(() -> LinksDiagram.of(ordered, bounds.updates(), bounds.bytes()));
  }

  private OrderedProblem ordered() {
    return new OrderedProblem(puzzle.problem(), puzzle.defaultOrder(), givens);
  }

  /** The search whose diagram is known. */
  Search search(Diagram diagram) {
    return Search.all(ordered()).withDiagram(diagram);
  }
}
