package org.dancingsparks.search;

import java.math.BigInteger;
import java.util.Optional;
import java.util.function.LongPredicate;
import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.layers.LayerCount;
import org.dancingsparks.message.InputException;

/**
 * Counts a search by layers, where that suits it: its options have carriers, and links is not done
 * sooner. Numbers of updates and residuals decide, never times.
 *
 * <p>Immutable; see {@link Engines#layers}.
 */
public final class LayerEngine {
  /** Updates that links may spend on being done at once. */
  private static final long TRIAL = 1 << 20;

  /** The updates that take as long as a residual of a layer (from the benchmarks). */
  private static final long RESIDUAL = 80;

  /** The share of the work of links that layers may cost before they are given up. */
  private static final double SHARE = 0.45;

  /** The work of layers, divided by this, is spent on estimating that of links. */
  private static final long SAMPLE = 32;

  /** The most residuals in an item order that was not made for this. */
  private static final long FIRST = 1 << 20;

  private final Engines engines;
  private final int cores;

  LayerEngine(Engines engines, int cores) {
    this.engines = engines;
    this.cores = cores;
  }

  /**
   * Counts a search, if layers suit it.
   *
   * @return empty if another engine has less to do, or the options have no carriers
   */
  public Optional<LayeredCount> count(Search search) {
    if (!isPossible(search)) {
      return Optional.empty();
    }
    Search byLinks = engines.byLinks(search);
    if (LinksSample.isSmall(byLinks, TRIAL)) {
      return Optional.empty();
    }
    LinksSample links = new LinksSample(byLinks);
    Optional<LayeredCount> count =
        count(
            search,
            residuals -> {
              long work = RESIDUAL * residuals;
              links.until(work / SAMPLE);
              return !links.isOnlyBound() && work > SHARE * links.whole();
            });
    count.ifPresent(
        found ->
            engines.explain(
                "engine layers with %,d residuals%s"
                    .formatted(found.residuals(), found.isCut() ? ", cut in the middle" : "")));
    return count;
  }

  /**
   * Counts a search by layers, however long that takes.
   *
   * @throws InputException if the options have no carriers, or symmetries or a diagram are used
   */
  public LayeredCount require(Search search) {
    if (!isPossible(search)) {
      throw new InputException(
          "Layers count all solutions of a puzzle, without its symmetries and without a diagram",
          "use {engine diagram} or {engine links}");
    }
    return count(search, residuals -> false)
        .orElseThrow(
            () ->
                new InputException(
                    "Layers need items of which each option has exactly one, such as pieces, an"
                        + " order of the others in which no option reaches far, and memory for the"
                        + " residuals of one set of pieces; %s has none, or needs more than %s"
                            .formatted(engines.puzzle().name(), engines.memoryText()),
                    "raise {memory}, or use {engine diagram} or {engine links}"));
  }

  private boolean isPossible(Search search) {
    return search.use() == SymmetryUse.NONE && !engines.hasDiagram(search);
  }

  private Optional<LayeredCount> count(Search search, LongPredicate isTooMuch) {
    ItemOrder order = engines.linksOrder();
    if (engines.hasOrder()) {
      return count(search, order, isTooMuch);
    }
    return count(search, order, residuals -> residuals > FIRST || isTooMuch.test(residuals))
        .or(() -> count(search, engines.diagramOrder(search.givens()), isTooMuch));
  }

  private Optional<LayeredCount> count(Search search, ItemOrder order, LongPredicate isTooMuch) {
    Optional<LayerCount> layers =
        LayerCount.of(search.problem(), order, search.givens())
            .map(count -> engines.limited(count).cores(cores).endedBy(isTooMuch));
    return layers.flatMap(count -> count.count().map(solutions -> found(solutions, count, order)));
  }

  private static LayeredCount found(BigInteger solutions, LayerCount count, ItemOrder order) {
    return new LayeredCount(solutions, count.residuals(), order, count.isCut(), count.cpuNanos());
  }
}
