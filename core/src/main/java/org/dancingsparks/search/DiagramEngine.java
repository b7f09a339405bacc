package org.dancingsparks.search;

import java.io.UncheckedIOException;
import java.util.Optional;
import java.util.function.LongPredicate;
import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.diagram.Diagram;
import org.dancingsparks.diagram.FrontierSearch;
import org.dancingsparks.layers.LayerDiagram;
import org.dancingsparks.message.InputException;

/**
 * Builds the diagram of a search: by a frontier search; a large one by layers, where these suit the
 * problem, of which only what has a solution has to fit the memory.
 */
final class DiagramEngine {
  /** Residuals of a frontier search beyond which building by layers takes less on two cores. */
  private static final long LARGE = 1 << 22;

  /** The least memory for which layers are built: their tables take some of it. */
  private static final long LEAST_FOR_LAYERS = 1 << 26;

  private final Engines engines;
  private final Search search;
  private final ItemOrder order;
  private final Optional<LayerDiagram> layers;

  DiagramEngine(Engines engines, Search search) {
    this.engines = engines;
    this.search = search;
    order = engines.diagramOrder(search.givens());
    boolean isPossible = search.use() == SymmetryUse.NONE && engines.memory() >= LEAST_FOR_LAYERS;
    layers =
        isPossible ? LayerDiagram.of(search.problem(), order, search.givens()) : Optional.empty();
  }

  ItemOrder order() {
    return order;
  }

  /** A frontier search for the diagram. */
  FrontierSearch frontier() {
    return new FrontierSearch(search.problem(), order, search.givens(), search.starts())
        .within(engines.memory())
        .reportingTo(engines::report);
  }

  /** The most residuals for a frontier search: a larger diagram is built by layers. */
  long mostResiduals() {
    return layers.isPresent() ? LARGE : Long.MAX_VALUE;
  }

  /** The search with its diagram, if that fits the memory; else with a memo. */
  Search prepared() {
    return frontier()
        .visitingAtMost(mostResiduals())
        .diagram()
        .or(() -> byLayers(residuals -> true))
        .map(search::withDiagram)
        .orElseGet(this::byMemo);
  }

  /**
   * Builds the diagram by layers.
   *
   * @param continues is given the number of residuals visited; false gives up
   * @return empty if it was given up, does not fit the memory, or layers do not suit the problem
   * @throws InputException if temporary files fail
   */
  Optional<Diagram> byLayers(LongPredicate continues) {
    Optional<Diagram> diagram = layers.flatMap(found -> built(found, continues));
    diagram.ifPresent(
        built ->
            engines.explain(
                "engine diagram, built by layers with %,d residuals".formatted(built.visited())));
    return diagram;
  }

  private Optional<Diagram> built(LayerDiagram found, LongPredicate continues) {
    try {
      return engines
          .limited(found)
          .diagram(
              residuals -> {
                engines.report(residuals);
                return continues.test(residuals);
              });
    } catch (UncheckedIOException e) {
      throw new InputException(
          "The layers of the diagram need more than a share of %s, and cannot be kept in temporary files: %s"
              .formatted(engines.memoryText(), e.getMessage()),
          "raise {memory}, or name a directory with room by JDK_JAVA_OPTIONS=-Djava.io.tmpdir=DIR");
    }
  }

  /** The search with a memo. */
  Search byMemo() {
    engines.explain(
        "the diagram needs more than %s of memory; the memo is limited to that size, so the search takes longer"
            .formatted(engines.memoryText()));
    return search.by(new SearchStrategy(Engine.DIAGRAM, order, engines.memory()));
  }
}
