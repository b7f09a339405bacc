package org.dancingsparks.cli.count;

import java.util.Optional;
import java.util.concurrent.CancellationException;
import org.dancingsparks.cli.flag.EngineLimits;
import org.dancingsparks.cli.session.ProgressLines;
import org.dancingsparks.cli.session.Session;
import org.dancingsparks.cover.OrderedProblem;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.diagram.Diagram;
import org.dancingsparks.links.Links;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.search.Engines;
import org.dancingsparks.search.LinksDiagram;
import org.dancingsparks.search.Search;

/** The diagrams of many puzzles, one after another, each of which takes little work. */
public record ManyDiagrams(Session session, EngineLimits limits) {
  /** Maximum residuals of a puzzle: more make a page of some 25 MB. */
  private static final long MAX_RESIDUALS = 1 << 22;

  /** Maximum updates of a search for a solution: seconds. */
  private static final long MAX_UPDATES_OF_SOLUTION = 1L << 30;

  /** Maximum residuals of a part of a puzzle: more make a page of some 500 KB. */
  private static final long MAX_RESIDUALS_OF_PART = 1 << 16;

  /** Maximum updates of a search by links for such a diagram. */
  private static final long MAX_UPDATES_OF_PART = 1 << 25;

  /** Maximum updates of a search by links for a diagram: less than a minute. */
  private static final long MAX_UPDATES = 1L << 31;

  /** Returns the diagram of solutions that contain some givens, within the bounds of a part. */
  public Optional<Diagram> small(Puzzle puzzle, Prefix givens, ProgressLines lines) {
    Search search = search(puzzle, givens);
    return Engines.of(puzzle)
        .within(limits.memory(), limits.directory())
        .diagram(search, MAX_RESIDUALS_OF_PART)
        .or(
            () ->
                new LinksDiagram(search, lines, MAX_UPDATES_OF_PART)
                    .build(limits.memory(), reason -> {}));
  }

  /** Returns a solution of a puzzle, if links find one with little work. */
  public Optional<int[]> solution(Puzzle puzzle) {
    Links links = new Links(puzzle.problem(), puzzle.defaultOrder());
    links.cancelledBy(() -> links.updates() > MAX_UPDATES_OF_SOLUTION);
    try {
      return links.next() ? Optional.of(links.solution()) : Optional.empty();
    } catch (CancellationException e) {
      return Optional.empty();
    }
  }

  private static Search search(Puzzle puzzle, Prefix givens) {
    return Search.all(new OrderedProblem(puzzle.problem(), puzzle.defaultOrder(), givens));
  }

  /**
   * Returns the diagram of a puzzle's solutions that contain some givens, if it fits and takes
   * little work by frontier search, or else by links.
   */
  public Optional<Diagram> of(Puzzle puzzle, Prefix givens, ProgressLines lines) {
    Search search = search(puzzle, givens);
    return Engines.of(puzzle)
        .within(limits.memory(), limits.directory())
        .reportingTo(lines::residuals)
        .diagram(search, MAX_RESIDUALS)
        .or(
            () ->
                new LinksDiagram(search, lines, MAX_UPDATES)
                    .build(
                        limits.memory(),
                        reason ->
                            lines.say(
                                "the diagram is built from the solutions of a search by links")));
  }
}
