package org.dancingsparks.search;

import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.dancingsparks.cover.OrderedProblem;
import org.dancingsparks.diagram.Diagram;
import org.dancingsparks.diagram.ListedSolutions;
import org.dancingsparks.diagram.ResidualMemory;
import org.dancingsparks.links.Links;
import org.dancingsparks.message.ByteSize;

/**
 * Builds the diagram of a search from the solutions that links finds. This needs memory only for
 * residuals that have a solution: for searches with few solutions whose frontier search does not
 * fit. The result is the same diagram. Layers also need memory only for these residuals: where they
 * have been tried, links is worth little work.
 */
public final class LinksDiagram {
  /** Maximum number of updates, which take most of an hour. */
  private static final long MAX_UPDATES = 1L << 38;

  /** Maximum number of updates where layers were tried. */
  private static final long MAX_UPDATES_AFTER_LAYERS = 1L << 30;

  /** Work to spend on the estimate. */
  private static final long ESTIMATE = 1 << 24;

  private final Search search;
  private final Progress progress;
  private final long most;

  /**
   * A diagram to build.
   *
   * @param search without symmetries, in the item order of the diagram
   * @param progress receives the share of the search that is done
   */
  public LinksDiagram(Search search, Progress progress) {
    this(search, progress, MAX_UPDATES);
  }

  /**
   * A diagram to build, with a bound on the updates.
   *
   * @param most updates expected of the search
   */
  public LinksDiagram(Search search, Progress progress, long most) {
    this.search = search;
    this.progress = progress;
    this.most = most;
  }

  /**
   * Searches and builds the diagram, unless that takes too long.
   *
   * @param memory the most bytes to use
   * @param reason receives a line that says that the search begins, and its estimated length
   * @return empty if the search is expected to be too long, or turns out to take twice as long, or
   *     the diagram or the tables of the problem exceed the memory
   */
  public Optional<Diagram> build(long memory, Consumer<String> reason) {
    if (!ResidualMemory.fitsHeap(search.problem())) {
      return Optional.empty();
    }
    long bound = most(memory);
    TreeSample sample = new TreeSample(search.by(new Method.Links(search.order())));
    sample.until(ESTIMATE);
    if (sample.updates() > bound) {
      return Optional.empty();
    }
    reason.accept(
        "a search for the diagram needs more than %s, so it is built from the solutions of a search by links, about %.3g updates"
            .formatted(ByteSize.text(memory), sample.updates()));
    ListedSolutions listed = new ListedSolutions(search.ordered()).within(memory);
    return list(listed, bound);
  }

  private long most(long memory) {
    boolean isAfterLayers = DiagramEngine.layers(search, search.order(), memory).isPresent();
    return isAfterLayers ? Math.min(most, MAX_UPDATES_AFTER_LAYERS) : most;
  }

  private Optional<Diagram> list(ListedSolutions listed, long bound) {
    return list(
        listed,
        search.ordered(),
        links -> {
          progress.update(links.passed(), listed.size());
          return links.updates() / 2 > bound;
        });
  }

  /**
   * The diagram of all solutions of a problem, if links finds them.
   *
   * @param most updates
   * @param memory the most bytes to use
   */
  public static Optional<Diagram> of(OrderedProblem problem, long most, long memory) {
    ListedSolutions listed = new ListedSolutions(problem).within(memory);
    return list(listed, problem, links -> links.updates() > most);
  }

  private static Optional<Diagram> list(
      ListedSolutions listed, OrderedProblem problem, Predicate<Links> isTooLong) {
    Links links = new Links(problem.problem(), problem.order());
    links.cancelledBy(() -> isTooLong.test(links));
    links.from(problem.givens());
    return list(links, listed) ? listed.diagram() : Optional.empty();
  }

  /** Adds all solutions; false if they exceed the memory or the search was cancelled. */
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
