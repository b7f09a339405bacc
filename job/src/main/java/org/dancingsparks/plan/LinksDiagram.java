package org.dancingsparks.plan;

import java.util.Optional;
import java.util.function.Consumer;
import org.dancingsparks.cover.Links;
import org.dancingsparks.diagram.Diagram;
import org.dancingsparks.diagram.ListedSolutions;

/**
 * Builds the diagram of a search from solutions that links finds, which needs memory for what has a
 * solution only: where a sweep does not fit and the solutions are few. It is the diagram that the
 * sweep would build.
 */
public final class LinksDiagram {
  /** More updates take the better part of an hour. */
  private static final double MOST_UPDATES = 1L << 38;

  /** Work to spend on an estimate. */
  private static final long ESTIMATE = 1 << 24;

  private final Search search;
  private final Progress progress;

  /**
   * A diagram to be built.
   *
   * @param search without symmetries, in the item order that the diagram is to have
   * @param progress told the share of the search that is done
   */
  public LinksDiagram(Search search, Progress progress) {
    this.search = search;
    this.progress = progress;
  }

  /**
   * Searches and builds, unless that takes too long.
   *
   * @param memory the most bytes to use
   * @param reason is told that the search begins, and how long it may be
   * @return empty if the search is too long, or the diagram needs more memory
   */
  public Optional<Diagram> build(long memory, Consumer<String> reason) {
    LinksSample sample = new LinksSample(search.by(Method.links(search.order())));
    sample.until(ESTIMATE);
    if (sample.updates() > MOST_UPDATES) {
      return Optional.empty();
    }
    reason.accept(
        "a sweep for the diagram needs more than %s, so it is made from the solutions that links finds with about %.3g updates"
            .formatted(Size.text(memory), sample.updates()));
    return list(new ListedSolutions(search.problem(), search.order(), search.givens()), memory);
  }

  private Optional<Diagram> list(ListedSolutions listed, long memory) {
    Links links = new Links(search.problem(), search.order());
    links.cancelledBy(
        () -> {
          progress.update(links.passed(), listed.size());
          return false;
        });
    listed.within(memory);
    links.from(search.givens());
    boolean fits = true;
    while (fits && links.next()) {
      fits = listed.add(links.solution());
    }
    return fits ? listed.diagram() : Optional.empty();
  }
}
