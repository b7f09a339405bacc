package org.dancingsparks.plan;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.LongConsumer;
import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.cover.Links;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.diagram.Diagram;
import org.dancingsparks.diagram.OrderSearch;
import org.dancingsparks.diagram.Sweep;
import org.dancingsparks.estimate.TreeEstimate;
import org.dancingsparks.puzzle.PlainPuzzle;
import org.dancingsparks.puzzle.Puzzle;

/**
 * Chooses the engine of a search and prepares it: a diagram that fits is built here and now.
 *
 * <p>The choice compares numbers of nodes, never times or free memory, so the same input gives the
 * same choice everywhere: links where a few random paths say that its tree is small, or smaller
 * than the number of residuals turns out to be; else the diagram.
 */
public final class Engines {
  /** Links is done with trees of fewer nodes before a diagram has begun. */
  private static final long SMALL_TREE = 1 << 19;

  private static final int PATHS = 256;
  private static final int LEAST_PATHS = 8;
  private static final long SEED = 1975;

  private final Puzzle puzzle;
  private final Optional<ItemOrder> wantedOrder;
  private final long memory;
  private final Consumer<String> reason;
  private final LongConsumer progress;

  /**
   * A choice to be made.
   *
   * @param wantedOrder the item order, if one was asked for
   * @param memory the most bytes for a diagram or memo
   * @param reason is told what was chosen and why
   * @param progress is told how many residuals were visited
   */
  public Engines(
      Puzzle puzzle,
      Optional<ItemOrder> wantedOrder,
      long memory,
      Consumer<String> reason,
      LongConsumer progress) {
    this.puzzle = puzzle;
    this.wantedOrder = wantedOrder;
    this.memory = memory;
    this.reason = reason;
    this.progress = progress;
  }

  /**
   * Prepares a search.
   *
   * @param engine empty to choose one
   * @return the same search, with its solutions known if their diagram fits
   */
  public Search prepare(Search search, Optional<Engine> engine) {
    if (engine.isEmpty()) {
      return choose(search);
    }
    return engine.get() == Engine.LINKS ? byLinks(search) : byDiagram(search, sweep(search));
  }

  private Search choose(Search search) {
    double nodes = nodesOfLinks(search);
    if (nodes < SMALL_TREE) {
      reason.accept("engine links, whose tree has about %,.0f nodes only".formatted(nodes));
      return byLinks(search);
    }
    Sweep sweep = sweep(search).visitingAtMost((long) nodes);
    Optional<Diagram> diagram = sweep.diagram();
    if (diagram.isEmpty() && !sweep.exceedsMemory()) {
      reason.accept(
          "engine links, whose tree has about %,.0f nodes: there are more residuals"
              .formatted(nodes));
      return byLinks(search);
    }
    reason.accept(
        "engine diagram: %s residuals, where links would have about %,.0f nodes"
            .formatted(
                diagram.map(known -> "%,d".formatted(known.visited())).orElse("many"), nodes));
    return diagram.map(search::knowing).orElseGet(() -> byMemo(search, sweep));
  }

  private double nodesOfLinks(Search search) {
    List<Prefix> starts = search.starts();
    Links links = new Links(search.problem(), linksOrder());
    int paths = Math.max(LEAST_PATHS, PATHS / Math.max(1, starts.size()));
    return starts.stream()
        .mapToDouble(start -> TreeEstimate.of(links.from(start), paths, SEED).nodes())
        .sum();
  }

  private Search byLinks(Search search) {
    return search.by(Method.links(linksOrder()));
  }

  private ItemOrder linksOrder() {
    return wantedOrder.orElseGet(() -> puzzle.itemOrder(puzzle.itemOrders().get(0)));
  }

  private Sweep sweep(Search search) {
    ItemOrder order =
        wantedOrder.orElseGet(
            () ->
                puzzle instanceof PlainPuzzle
                    ? OrderSearch.search(puzzle.problem(), search.givens())
                    : puzzle.itemOrder(puzzle.itemOrders().get(0)));
    return new Sweep(search.problem(), order, search.givens(), search.starts())
        .within(memory)
        .telling(progress);
  }

  private Search byDiagram(Search search, Sweep sweep) {
    return sweep.diagram().map(search::knowing).orElseGet(() -> byMemo(search, sweep));
  }

  private Search byMemo(Search search, Sweep sweep) {
    reason.accept(
        "the diagram needs more than %,d MB; what is remembered is bounded by that, which takes"
                .formatted(memory >> 20)
            + " longer (--memory gives it more)");
    return search.by(new Method(Engine.DIAGRAM, sweep.order(), memory));
  }
}
