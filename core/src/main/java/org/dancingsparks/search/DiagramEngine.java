package org.dancingsparks.search;

import java.io.UncheckedIOException;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.LongConsumer;
import java.util.function.LongPredicate;
import java.util.function.Supplier;
import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.cover.OrderedProblem;
import org.dancingsparks.diagram.Diagram;
import org.dancingsparks.diagram.FrontierSearch;
import org.dancingsparks.diagram.NumberedSolutions;
import org.dancingsparks.layers.LayerDiagram;
import org.dancingsparks.message.InputException;

/**
 * Builds the diagram of a search: by a frontier search, or a large one by layers where these suit
 * the problem. With layers only residuals that have a solution must fit in memory.
 */
final class DiagramEngine {
  /** Residuals of a frontier search beyond which building by layers takes less on two cores. */
  static final long MIN_RESIDUALS_OF_LARGE_SEARCH = 1 << 22;

  /** The least memory for which layers are built: their tables take some of it. */
  private static final long MIN_MEMORY_FOR_LAYERS = 1 << 26;

  private final Engines engines;
  private final Search search;
  private final ItemOrder order;

  DiagramEngine(Engines engines, Search search) {
    this.engines = engines;
    this.search = search;
    order = engines.diagramOrder(search.givens());
  }

  ItemOrder order() {
    return order;
  }

  /** A frontier search for the diagram. */
  FrontierSearch frontier() {
    return new FrontierSearch(
            new OrderedProblem(search.problem(), order, search.givens()), search.roots())
        .within(engines.memory())
        .reportingTo(engines.residuals());
  }

  /** A way to build the diagram by layers; empty if they do not suit the search. */
  Optional<LayerDiagram> layers() {
    return layers(search, order, engines.memory());
  }

  /** A way to build the diagram of a search by layers in an item order, within this much memory. */
  static Optional<LayerDiagram> layers(Search search, ItemOrder order, long memory) {
    return search.use() == SymmetryUse.NONE && memory >= MIN_MEMORY_FOR_LAYERS
        ? LayerDiagram.of(new OrderedProblem(search.problem(), order, search.givens()))
        : Optional.empty();
  }

  /**
   * The search with its diagram, if that fits in memory or may be kept in a file; else with a memo.
   */
  Search prepared() {
    return begun(frontier()).get();
  }

  /** Begins a frontier search. The rest of the work does not hold on to it. */
  private Supplier<Search> begun(FrontierSearch frontier) {
    Optional<Diagram> small = frontier.visitingAtMost(MIN_RESIDUALS_OF_LARGE_SEARCH).diagram();
    Optional<LayerDiagram> layers = small.isPresent() ? Optional.empty() : layers();
    if (layers.isPresent()) {
      return () -> byLayers(layers.get(), residuals -> false).orElseThrow();
    }
    boolean isDone = small.isPresent() || frontier.exceedsMemory();
    return (isDone ? small : frontier.visitingAtMost(Long.MAX_VALUE).diagram())
        .<Supplier<Search>>map(diagram -> () -> search.withDiagram(diagram))
        .orElse(this::byMemo);
  }

  /**
   * The search with its diagram, built by layers, if that fits in memory or may be kept in a file;
   * else with a memo.
   *
   * @param isTooMuch is given the number of residuals visited; true gives up
   * @return empty if it was given up
   * @throws InputException if temporary files fail
   */
  Optional<Search> byLayers(LayerDiagram layers, LongPredicate isTooMuch) {
    AtomicBoolean isGivenUp = new AtomicBoolean();
    LongConsumer visited = engines.residuals();
    Optional<? extends NumberedSolutions> diagram =
        diagram(
            engines
                .limited(layers)
                .endedBy(
                    residuals -> {
                      visited.accept(residuals);
                      isGivenUp.compareAndSet(false, isTooMuch.test(residuals));
                      return isGivenUp.get();
                    }));
    diagram.ifPresent(this::explain);
    return isGivenUp.get()
        ? Optional.empty()
        : Optional.of(diagram.map(search::withDiagram).orElseGet(this::byMemoInstead));
  }

  private void explain(NumberedSolutions built) {
    String place =
        built instanceof Diagram
            ? ""
            : ", in a temporary file since it needs more than %s of memory"
                .formatted(engines.memoryText());
    engines.explain(
        "engine diagram: built by layers, with %,d residuals%s".formatted(built.visited(), place));
  }

  private Optional<? extends NumberedSolutions> diagram(LayerDiagram layers) {
    try {
      return engines.isOnDisk() ? layers.solutions() : layers.diagram();
    } catch (UncheckedIOException e) {
      throw new InputException(
          "The layers of the diagram exceed their share of %s, and could not be moved to temporary files: %s"
              .formatted(engines.memoryText(), e.getMessage()),
          "raise {memory}, or name a directory with enough space with {temporary}");
    }
  }

  /** The search with a memo, where layers have not given its diagram. */
  private Search byMemoInstead() {
    return byMemo(
        engines.isOnDisk() ? "" : ", and is kept on disk only for a command whose master is local");
  }

  /** The search with a memo. */
  Search byMemo() {
    return byMemo("");
  }

  private Search byMemo(String reason) {
    engines.explain(
        "the diagram needs more than %s of memory%s; the memo is limited to that size, so the search takes longer"
            .formatted(engines.memoryText(), reason));
    return search.by(new Method.Memo(order, engines.memory()));
  }
}
