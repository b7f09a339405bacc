package org.dancingsparks.search;

import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.Consumer;
import org.dancingsparks.cover.Links;
import org.dancingsparks.diagram.Diagram;
import org.dancingsparks.diagram.ListedSolutions;
import org.dancingsparks.diagram.TableMemory;

/**
 * Builds the diagram of a search from solutions that links finds, which needs memory for what has a
 * solution only: where a sweep does not fit and the solutions are few. It is the diagram that the
 * sweep would build.
 */
public final class LinksDiagram {
  /** More updates take the better part of an hour. */
  private static final long MOST_UPDATES = 1L << 38;

  /** Work to spend on an estimate. */
  private static final long ESTIMATE = 1 << 24;

  private final Search search;
  private final Progress progress;
  private final long most;

  /**
   * A diagram to be built.
   *
   * @param search without symmetries, in the item order that the diagram is to have
   * @param progress told the share of the search that is done
   */
  public LinksDiagram(Search search, Progress progress) {
    this(search, progress, MOST_UPDATES);
  }

  /**
   * For a search of other lengths.
   *
   * @param most updates that it may be expected to make
   */
  LinksDiagram(Search search, Progress progress, long most) {
    this.search = search;
    this.progress = progress;
    this.most = most;
  }

  /**
   * Searches and builds, unless that takes too long.
   *
   * @param memory the most bytes to use
   * @param reason is told that the search begins, and how long it may be
   * @return empty if the search is expected to be too long, or turns out to be twice that, or the
   *     diagram needs more memory, or tables of the problem more than there is
   */
  public Optional<Diagram> build(long memory, Consumer<String> reason) {
    if (!TableMemory.fitsHeap(search.problem())) {
      return Optional.empty();
    }
    LinksSample sample = new LinksSample(search.by(SearchStrategy.links(search.order())));
    sample.until(ESTIMATE);
    if (sample.updates() > most) {
      return Optional.empty();
    }
    reason.accept(
        "a sweep for the diagram needs more than %s, so it is built from the solutions of a search by links, about %.3g updates"
            .formatted(ByteSize.text(memory), sample.updates()));
    return list(new ListedSolutions(search.problem(), search.order(), search.givens()), memory);
  }

  private Optional<Diagram> list(ListedSolutions listed, long memory) {
    Links links = new Links(search.problem(), search.order());
    links.cancelledBy(
        () -> {
          progress.update(links.passed(), listed.size());
          return links.updates() / 2 > most;
        });
    listed.within(memory);
    links.from(search.givens());
    return list(links, listed) ? listed.diagram() : Optional.empty();
  }

  /** Whether all solutions were found and have room. */
  private static boolean list(Links links, ListedSolutions listed) {
    try {
      boolean fits = true;
      while (fits && links.next()) {
        fits = listed.add(links.solution());
      }
      return fits;
    } catch (CancellationException e) {
      return false;
    }
  }
}
