package org.dancingsparks.search;

import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.dancingsparks.diagram.Diagram;
import org.dancingsparks.diagram.FrontierSearch;
import org.dancingsparks.layers.LayerDiagram;

/**
 * The engine {@code auto}: ways to find the solutions of a search, tried in order until one
 * succeeds. Numbers of updates, residuals and choices decide, never times, so that the outcome is
 * the same everywhere. Used once.
 */
final class Attempts {
  /** Updates that links may spend on being done at once: less than a millisecond. */
  static final long TRIAL = 1 << 18;

  /** Work of a frontier search before the work of links is estimated. */
  private static final long FIRST_WORK = 1 << 22;

  /** About the work of a search for an item order in a JVM that has done nothing before. */
  private static final double ORDER_SEARCH = 5 << 23;

  /** The share of the work of links that visiting residuals once may cost: all is done twice. */
  private static final double SHARE = 0.5;

  /** Residuals of a frontier search beyond which a count by layers takes less on two cores. */
  private static final long MAX_RESIDUALS_OF_COUNT = 1 << 21;

  /** A search in too little memory takes at least this many times the work that filled it. */
  private static final double MEMO = 16;

  private final Engines engines;
  private final Search search;
  private final Search byLinks;

  /** An estimate of the work of links, once a frontier search is weighed against it. */
  private LinksSample links;

  /** The frontier search that was given up. */
  private LostRace lost;

  /**
   * A frontier search that was given up, without its tables.
   *
   * @param diagrams in its item order
   * @param layers by which the diagram can be built, if they suit it
   * @param residuals visited
   * @param isLong whether links has far more to do
   */
  private record LostRace(
      DiagramEngine diagrams,
      Optional<LayerDiagram> layers,
      long residuals,
      Size size,
      boolean isLong) {}

  /** The size of a frontier search that was given up. */
  private enum Size {
    SMALL,
    LARGE,
    /** It has filled the memory. */
    FULL
  }

  Attempts(Engines engines, Search search) {
    this.engines = engines;
    this.search = search;
    byLinks = engines.byLinks(search);
  }

  /** The search by the first method that suits it, with its diagram if that method has one. */
  Search prepared() {
    return Stream.<Supplier<Optional<Search>>>of(
            this::givenDiagram,
            this::shortLinks,
            this::linksWithoutRoom,
            this::linksWithoutOrder,
            this::frontierRace,
            this::countByLayers,
            this::diagramByLayers,
            this::memo)
        .map(Supplier::get)
        .flatMap(Optional::stream)
        .findFirst()
        .orElseGet(this::linksAfterAll);
  }

  /** The diagram came with the puzzle. */
  private Optional<Search> givenDiagram() {
    return engines.hasDiagram(search) ? Optional.of(engines.withDiagram(search)) : Optional.empty();
  }

  /** A search by links ends before anything else could begin. */
  private Optional<Search> shortLinks() {
    return LinksSample.isSmall(byLinks, TRIAL)
        ? links("a short search, of fewer than %,d updates".formatted(TRIAL))
        : Optional.empty();
  }

  /** Not even the tables of a frontier search fit in memory. */
  private Optional<Search> linksWithoutRoom() {
    return engines.hasRoom()
        ? Optional.empty()
        : links("the tables for a diagram would need " + engines.tables());
  }

  /** A search by links ends before an item order for a diagram could be found. */
  private Optional<Search> linksWithoutOrder() {
    if (engines.hasOrder()) {
      return Optional.empty();
    }
    links = new LinksSample(byLinks);
    return isWorthAnOrder() ? Optional.empty() : links(estimate() + " expected");
  }

  private boolean isWorthAnOrder() {
    links.until(TRIAL);
    // A subproblem that has not ended only bounds the whole from below.
    for (long work = 2 * TRIAL; links.isOnlyBound() && !isWorth(); work *= 2) {
      links.until(work);
    }
    return isWorth();
  }

  private boolean isWorth() {
    return EngineRace.isWorth(ORDER_SEARCH, links);
  }

  /**
   * A frontier search ends, and links would not have ended sooner. A large one continues only for a
   * diagram, not for a count.
   */
  private Optional<Search> frontierRace() {
    DiagramEngine diagrams = new DiagramEngine(engines, search);
    FrontierSearch frontier = diagrams.frontier();
    Optional<Diagram> quick =
        engines.hasOrder() ? EngineRace.diagram(frontier, FIRST_WORK) : Optional.empty();
    if (quick.isPresent()) {
      return known(quick.get(), "more work");
    }
    links = links == null ? new LinksSample(byLinks) : links;
    EngineRace race = new EngineRace(links, frontier, engines.hasOrder() ? 0 : ORDER_SEARCH);
    boolean isCount = engines.canCountByLayers(search);
    long most = isCount ? MAX_RESIDUALS_OF_COUNT : DiagramEngine.MIN_RESIDUALS_OF_LARGE_SEARCH;
    Optional<Diagram> small = race.run(most);
    boolean isLarge = small.isEmpty() && (frontier.exceedsMemory() || frontier.isBeyond(most));
    boolean isDiagram = isLarge && !isCount;
    Optional<LayerDiagram> layers = isDiagram ? diagrams.layers() : Optional.empty();
    Optional<Diagram> diagram = isDiagram && layers.isEmpty() ? race.run(Long.MAX_VALUE) : small;
    if (diagram.isPresent()) {
      return known(diagram.get(), estimate());
    }
    // Memory may have run out before any subproblem was searched.
    links.until(Math.max(FIRST_WORK, race.spent()));
    // A subproblem that has not ended by now only bounds the whole from below.
    boolean isLong = links.isOnlyBound() || links.whole() > MEMO * race.spent();
    Size large = isLarge ? Size.LARGE : Size.SMALL;
    Size size = frontier.exceedsMemory() ? Size.FULL : large;
    lost = new LostRace(diagrams, layers, frontier.residuals(), size, isLong);
    return Optional.empty();
  }

  /** Layers count a search whose diagram is large, where only its count is wanted. */
  private Optional<Search> countByLayers() {
    return lost.size == Size.SMALL
        ? Optional.empty()
        : engines.counted(search, lost.diagrams.order(), links, diagramCosts());
  }

  private String diagramCosts() {
    return lost.size == Size.FULL
        ? "need more than %s of memory".formatted(engines.memoryText())
        : "take more time and memory";
  }

  /** Layers build a large diagram, in memory or in a file, unless links would end sooner. */
  private Optional<Search> diagramByLayers() {
    return lost.layers.flatMap(
        layers -> lost.diagrams.byLayers(layers, LayerEngine.isTooMuch(links, SHARE)));
  }

  /** A memo saves far more than it costs, though it forgets. */
  private Optional<Search> memo() {
    return lost.layers.isEmpty() && lost.size == Size.FULL && lost.isLong
        ? Optional.of(lost.diagrams.byMemo())
        : Optional.empty();
  }

  /** Links has the least to do. */
  private Search linksAfterAll() {
    return links(
            "%s expected; a diagram would have more than %,d residuals"
                .formatted(estimate(), lost.residuals))
        .orElseThrow();
  }

  private Optional<Search> links(String reason) {
    engines.explain("engine links (Dancing Links): " + reason);
    return Optional.of(byLinks);
  }

  private Optional<Search> known(Diagram diagram, String updates) {
    engines.explain(
        "engine diagram: %,d residuals, each solved once; Dancing Links would take %s"
            .formatted(diagram.visited(), updates));
    return Optional.of(search.withDiagram(diagram));
  }

  private String estimate() {
    return "%s %.2g updates".formatted(links.isOnlyBound() ? "more than" : "some", links.updates());
  }
}
