package org.dancingsparks.starts;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.LongConsumer;
import org.dancingsparks.cover.Watch;
import org.dancingsparks.format.FoundPuzzle;
import org.dancingsparks.links.Links;
import org.dancingsparks.search.BinCursor;
import org.dancingsparks.search.BoundedDiagramCount;
import org.dancingsparks.search.Plan;
import org.dancingsparks.search.Progress;
import org.dancingsparks.search.Search;

/**
 * Decides whether a search has exactly one solution.
 *
 * <pre>{@code
 * boolean isUnique = new UniquenessSearch(found, search).find().isUnique();
 * }</pre>
 *
 * <p>Links and then residuals each get some seconds of work; whichever finishes knows the number.
 * If neither does and two solutions have not been met, links continues until it meets two or has
 * searched everything. Work is counted, not timed, so the answer is the same everywhere, unless
 * memory ends the residuals sooner. For one thread.
 */
public final class UniquenessSearch {
  /** Maximum number of updates of links; they take about a second. */
  private static final long MAX_UPDATES = 1L << 28;

  private static final int EXAMPLES = 2;

  private final FoundPuzzle found;
  private final Search search;
  private Progress progress = (done, solutions) -> {};
  private LongConsumer residuals = visited -> {};

  /**
   * A test of a search of a puzzle, by any engine and without symmetries.
   *
   * @param found the puzzle; its diagram is used if it came with one
   */
  public UniquenessSearch(FoundPuzzle found, Search search) {
    this.found = found;
    this.search = search;
  }

  /** Reports the share of the search that is done, and the number of residuals visited. */
  public UniquenessSearch reportingTo(Progress share, LongConsumer visited) {
    progress = share;
    residuals = visited;
    return this;
  }

  /** Searches: some seconds where that is enough, else however long it takes. */
  public Uniqueness find() {
    if (found.diagram().isPresent()) {
      return byResiduals().orElseThrow();
    }
    Uniqueness known = byLinks();
    if (known.isExact()) {
      return known;
    }
    return byResiduals().orElseGet(() -> known.areSeveral() ? known : bySearching());
  }

  private Optional<Uniqueness> byResiduals() {
    return BoundedDiagramCount.diagram(found, search, residuals).map(Uniqueness::of);
  }

  /** The solutions that links finds with bounded work. */
  private Uniqueness byLinks() {
    Links links = new Links(search.problem(), search.order()).from(search.givens());
    long[] solutions = new long[1];
    links.cancelledBy(
        () -> {
          progress.update(links.passed(), solutions[0]);
          return links.updates() > MAX_UPDATES;
        });
    List<int[]> examples = new ArrayList<>();
    boolean isExact = true;
    try {
      while (links.next()) {
        if (solutions[0]++ < EXAMPLES) {
          examples.add(links.solution());
        }
      }
    } catch (CancellationException e) {
      isExact = false;
    }
    return new Uniqueness(BigInteger.valueOf(solutions[0]), isExact, examples);
  }

  /** The first two solutions, however long that takes. */
  private Uniqueness bySearching() {
    List<int[]> examples = new ArrayList<>();
    BinCursor cursor =
        new BinCursor(search, Plan.single(search).bins().get(0))
            .watchedBy(Watch.of(done -> progress.update(done, examples.size()), () -> false));
    while (examples.size() < EXAMPLES && cursor.next()) {
      examples.add(cursor.solution().clone());
    }
    return new Uniqueness(
        BigInteger.valueOf(examples.size()), examples.size() < EXAMPLES, examples);
  }
}
