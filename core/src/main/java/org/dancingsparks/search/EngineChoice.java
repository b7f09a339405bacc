package org.dancingsparks.search;

import java.util.Optional;
import java.util.function.LongPredicate;
import java.util.function.Supplier;
import org.dancingsparks.diagram.Diagram;
import org.dancingsparks.diagram.FrontierSearch;
import org.dancingsparks.layers.LayerDiagram;

/**
 * The engine {@code auto} for a search: links if it is done at once, or if {@link EngineRace} finds
 * that it has less to do than the diagram; else the diagram, in memory or in a file; where it has
 * no room, layers for a count, or a memo. Numbers of updates, residuals and choices decide, never
 * times.
 */
final class EngineChoice {
  /** Updates that links may spend on being done at once: less than a millisecond. */
  static final long TRIAL = 1 << 18;

  /** Work of a frontier search before the work of links is estimated. */
  private static final long FIRST_WORK = 1 << 22;

  /** About the work of a search for an item order in a JVM that has done nothing before. */
  private static final double ORDER_SEARCH = 5 << 23;

  /** The share of the work of links that visiting residuals once may cost: all is done twice. */
  private static final double SHARE = 0.5;

  /** A search in too little memory takes at least this many times the work that filled it. */
  private static final double MEMO = 16;

  private final Engines engines;
  private final Search search;
  private final Search byLinks;

  EngineChoice(Engines engines, Search search) {
    this.engines = engines;
    this.search = search;
    byLinks = engines.byLinks(search);
  }

  /** The search by the engine that suits it; its diagram is known if it was built. */
  Search prepared() {
    return choice().get();
  }

  /** The choice. What is still to be done then no longer refers to a frontier search. */
  private Supplier<Search> choice() {
    if (LinksSample.isSmall(byLinks, TRIAL)) {
      engines.explain(
          "engine links (Dancing Links): a short search, of fewer than %,d updates"
              .formatted(TRIAL));
      return () -> byLinks;
    }
    if (!engines.hasRoom()) {
      engines.explain(
          "engine links (Dancing Links): the tables for a diagram would need " + engines.tables());
      return () -> byLinks;
    }
    if (engines.hasOrder()) {
      DiagramEngine diagrams = new DiagramEngine(engines, search);
      FrontierSearch frontier = diagrams.frontier();
      return EngineRace.diagram(frontier, FIRST_WORK)
          .map(diagram -> known(diagram, "more work"))
          .orElseGet(() -> race(diagrams, new EngineRace(new LinksSample(byLinks), frontier, 0)));
    }
    LinksSample sample = new LinksSample(byLinks);
    if (!isWorthAnOrder(sample)) {
      engines.explain("engine links (Dancing Links): %s expected".formatted(estimated(sample)));
      return () -> byLinks;
    }
    DiagramEngine diagrams = new DiagramEngine(engines, search);
    return race(diagrams, new EngineRace(sample, diagrams.frontier(), ORDER_SEARCH));
  }

  /** Returns whether links has so much to do that a search for an item order can be worth it. */
  private static boolean isWorthAnOrder(LinksSample sample) {
    sample.until(TRIAL);
    // A part that has not ended only bounds the whole from below.
    for (long work = 2 * TRIAL; sample.isOnlyBound() && !isWorth(sample); work *= 2) {
      sample.until(work);
    }
    return isWorth(sample);
  }

  private static boolean isWorth(LinksSample sample) {
    return EngineRace.isWorth(ORDER_SEARCH, sample);
  }

  private Supplier<Search> race(DiagramEngine diagrams, EngineRace race) {
    Optional<Diagram> small = race.run(DiagramEngine.LARGE_SEARCH);
    FrontierSearch frontier = race.frontier();
    boolean isLarge =
        small.isEmpty()
            && (frontier.exceedsMemory() || frontier.isBeyond(DiagramEngine.LARGE_SEARCH));
    Optional<LayerDiagram> layers = isLarge ? diagrams.layers() : Optional.empty();
    boolean goesOn = isLarge && layers.isEmpty();
    Optional<Diagram> diagram = goesOn ? race.run(Long.MAX_VALUE) : small;
    LinksSample sample = race.links();
    if (diagram.isPresent()) {
      return known(diagram.get(), estimated(sample));
    }
    // Memory may have run out before any part was searched.
    sample.until(Math.max(FIRST_WORK, race.spent()));
    // A part that has not ended by now only bounds the whole from below.
    boolean isLong = sample.isOnlyBound() || sample.whole() > MEMO * race.spent();
    boolean isMemo = frontier.exceedsMemory() && isLong;
    long residuals = frontier.residuals();
    LongPredicate isTooMuch = LayerEngine.isTooMuch(sample, SHARE);
    Supplier<Search> uncounted =
        () ->
            layers
                .map(found -> diagrams.byLayers(found, isTooMuch))
                .orElseGet(() -> isMemo ? Optional.of(diagrams.byMemo()) : Optional.empty())
                .orElseGet(() -> links(sample, residuals));
    return isMemo
        ? () -> engines.counted(search, diagrams.order(), sample).orElseGet(uncounted)
        : uncounted;
  }

  private Supplier<Search> known(Diagram diagram, String links) {
    engines.explain(
        "engine diagram: %,d residuals, each solved once; Dancing Links would take %s"
            .formatted(diagram.visited(), links));
    return () -> search.withDiagram(diagram);
  }

  private Search links(LinksSample sample, long residuals) {
    engines.explain(
        "engine links (Dancing Links): %s expected; a diagram would have more than %,d residuals"
            .formatted(estimated(sample), residuals));
    return byLinks;
  }

  private static String estimated(LinksSample sample) {
    return "%s %.2g updates"
        .formatted(sample.isOnlyBound() ? "more than" : "some", sample.updates());
  }
}
