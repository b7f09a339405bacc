package org.dancingsparks.search;

import java.nio.file.Path;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.LongConsumer;
import java.util.function.Supplier;
import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.diagram.Diagram;
import org.dancingsparks.diagram.FrontierSearch;
import org.dancingsparks.diagram.OrderSearch;
import org.dancingsparks.diagram.TableMemory;
import org.dancingsparks.format.FoundPuzzle;
import org.dancingsparks.layers.LayerCount;
import org.dancingsparks.layers.LayerDiagram;
import org.dancingsparks.message.ByteSize;
import org.dancingsparks.message.InputException;
import org.dancingsparks.puzzle.PiecePuzzle;
import org.dancingsparks.puzzle.Puzzle;

/**
 * Chooses the engine for a search of a puzzle and prepares it: a diagram that fits the memory is
 * built at once.
 *
 * <pre>{@code
 * Search search = Engines.of(puzzle).within(1 << 30).prepare(Searches.of(puzzle).all());
 * BigInteger solutions = search.count();
 * }</pre>
 *
 * <p>The choice compares numbers of updates, nodes and choices, never times, so the same input
 * always gives the same choice: links if it is done at once, or if {@link EngineRace} finds that it
 * has less to do than the diagram; else the diagram. Immutable: the methods that set something
 * return a copy.
 */
public final class Engines {
  /** Updates that links may spend on being done at once: less than a millisecond. */
  private static final long TRIAL = 1 << 18;

  /** Work of a frontier search before the work of links is estimated. */
  private static final long FIRST = 1 << 22;

  /** About the work of a search for an item order. */
  private static final double ORDER_SEARCH = 3 << 23;

  /** The least memory for which layers are built: their tables take some of it. */
  private static final long LEAST_FOR_LAYERS = 1 << 26;

  /** A search in too little memory takes at least this many times the work that filled it. */
  private static final double MEMO = 16;

  private final FoundPuzzle found;
  private final ItemOrder wantedOrder;
  private final Limits limits;
  private final long memory;
  private final Listeners listeners;

  /**
   * The bounds of a search.
   *
   * @param memory in bytes
   * @param countingCores cores of this JVM that count, where only the number of solutions is
   *     wanted; 0 where solutions are
   * @param directory for the temporary files of a count; null for that of the system
   */
  private record Limits(long memory, int countingCores, Path directory) {}

  /** Listeners to the reasons for a choice, and to the number of residuals visited. */
  private record Listeners(Consumer<String> reason, LongConsumer residuals) {}

  private Engines(FoundPuzzle found, ItemOrder wantedOrder, Limits limits, Listeners listeners) {
    this.found = found;
    this.wantedOrder = wantedOrder;
    this.limits = limits;
    memory = limits.memory;
    this.listeners = listeners;
  }

  /** Engines for a puzzle, with the default budget: a third of this JVM's heap. */
  public static Engines of(Puzzle puzzle) {
    return of(new FoundPuzzle(puzzle));
  }

  /** The same; a diagram that comes with the puzzle is used by searches without symmetries. */
  public static Engines of(FoundPuzzle found) {
    return new Engines(
        found,
        null,
        new Limits(MemoryBudget.shareOfHeap(), 0, null),
        new Listeners(reason -> {}, residuals -> {}));
  }

  /** Bounds the memory for a diagram or memo, in bytes. */
  public Engines within(long bytes) {
    return with(new Limits(bytes, limits.countingCores, limits.directory));
  }

  /**
   * Prepares searches of which only the number of solutions is wanted: on some cores of this JVM, a
   * search that needs more memory is counted at once where that suits it.
   */
  public Engines counting(int cores) {
    return with(new Limits(memory, cores, limits.directory));
  }

  /** Uses a directory for the temporary files of a count; by default that of the system. */
  public Engines spillingTo(Path directory) {
    return with(new Limits(memory, limits.countingCores, directory));
  }

  private Engines with(Limits other) {
    return new Engines(found, wantedOrder, other, listeners);
  }

  /** Uses an item order in place of the puzzle's own, or of one that is searched for. */
  public Engines orderedBy(ItemOrder order) {
    return new Engines(found, Objects.requireNonNull(order), limits, listeners);
  }

  /** Uses an item order if there is one. */
  public Engines orderedBy(Optional<ItemOrder> order) {
    return order.map(this::orderedBy).orElse(this);
  }

  /** Reports the engine chosen and why, in a line without a full stop. */
  public Engines explainingTo(Consumer<String> reason) {
    return new Engines(found, wantedOrder, limits, new Listeners(reason, listeners.residuals));
  }

  /** Reports the number of residuals visited, every few thousand of them. */
  public Engines reportingTo(LongConsumer residuals) {
    return new Engines(found, wantedOrder, limits, new Listeners(listeners.reason, residuals));
  }

  /** Prepares a search by the engine that suits it; its diagram is known if it was built. */
  public Search prepare(Search search) {
    return hasDiagram(search) ? withDiagram(search) : choose(search);
  }

  /**
   * Prepares a search by the engine asked for.
   *
   * @return the same search, with its diagram if that is wanted and fits
   * @throws InputException if the diagram is wanted and not even its tables fit
   */
  public Search prepare(Search search, RequestedEngine engine) {
    return switch (engine) {
      case AUTO -> prepare(search);
      case LINKS -> byLinks(search);
      case LAYERS ->
          throw new InputException(
              "The engine layers only counts: it neither stores solutions nor divides a search",
              "use {engine diagram} or {engine links}");
      case DIAGRAM -> {
        if (!hasDiagram(search)) {
          requireRoom("a diagram");
        }
        yield withDiagram(search);
      }
    };
  }

  /**
   * Prepares a search whose diagram is wanted but can be done without.
   *
   * @return the same search, with its diagram if that fits; else in the item order that the diagram
   *     would have, or in the problem's where there is no room to search for an order
   */
  public Search withDiagram(Search search) {
    if (hasDiagram(search)) {
      Diagram all = found.diagram().orElseThrow().restrictedTo(search.givens());
      return search.withDiagram(search.isWhole() ? all : all.restrictedTo(search.kept()));
    }
    if (hasRoom()) {
      return byDiagram(search, frontier(search));
    }
    ItemOrder order = hasOrder() ? linksOrder() : ItemOrder.given(search.problem());
    return search.by(SearchStrategy.links(order));
  }

  /**
   * The diagram of a search if little work gives it.
   *
   * @param mostResiduals to visit, about
   * @return empty if there are more residuals, or the diagram does not fit the memory
   */
  public Optional<Diagram> diagram(Search search, long mostResiduals) {
    if (hasDiagram(search)) {
      return withDiagram(search).diagram();
    }
    return hasRoom() ? frontier(search).visitingAtMost(mostResiduals).diagram() : Optional.empty();
  }

  /**
   * Prepares a search of which only the number of solutions is wanted: counts them by layers, on
   * some cores of this JVM, if that suits it.
   */
  public Search prepareCount(Search search, int cores) {
    return layers(cores)
        .count(search)
        .map(search::counted)
        .orElseGet(() -> counting(cores).prepare(search));
  }

  /** Counting by layers, with the same settings, on some cores of this JVM. */
  public LayerEngine layers(int cores) {
    return new LayerEngine(this, cores);
  }

  /** A count with the bound of memory, and the listener, of these engines. */
  LayerCount limited(LayerCount count) {
    LayerCount bounded = count.within(memory).reportingTo(listeners.residuals);
    return limits.directory == null ? bounded : bounded.spillingTo(limits.directory);
  }

  String memoryText() {
    return ByteSize.text(memory);
  }

  Puzzle puzzle() {
    return found.puzzle();
  }

  /** Returns whether the puzzle came with a diagram that has all solutions of a search. */
  boolean hasDiagram(Search search) {
    return found.diagram().isPresent() && search.use() == SymmetryUse.NONE;
  }

  /**
   * Prepares a search again as it was prepared for an earlier run, in the item order set here.
   *
   * @param regime of the search then; see {@link Search#regime}
   * @throws InputException if its diagram no longer fits
   */
  public Search restore(Search search, String regime) {
    if (!regime.equals(Search.PREFIXES)) {
      requireRoom("a diagram");
    }
    Search prepared =
        switch (regime) {
          case Search.PREFIXES -> byLinks(search);
          case Search.MEMO ->
              search.by(
                  new SearchStrategy(Engine.DIAGRAM, Objects.requireNonNull(wantedOrder), memory));
          default -> byDiagram(search, frontier(search));
        };
    if (!prepared.regime().equals(regime)) {
      throw new InputException(
          "The run was started with a diagram that needs more than %s"
              .formatted(ByteSize.text(memory)),
          "raise {memory}");
    }
    return prepared;
  }

  private Search choose(Search search) {
    return choice(search).get();
  }

  /**
   * The choice of an engine. What is still to be done then no longer refers to a frontier search.
   */
  private Supplier<Search> choice(Search search) {
    Search byLinks = byLinks(search);
    if (LinksSample.isSmall(byLinks, TRIAL)) {
      explain("engine links, which is done within %,d updates".formatted(TRIAL));
      return () -> byLinks;
    }
    if (!hasRoom()) {
      explain("engine links, since the diagram's tables need " + tables());
      return () -> byLinks;
    }
    if (hasOrder()) {
      FrontierSearch frontier = frontier(search);
      return EngineRace.diagram(frontier, FIRST)
          .map(diagram -> known(search, diagram, "links has more to do"))
          .orElseGet(() -> race(search, new LinksSample(byLinks), frontier, 0));
    }
    LinksSample sample = new LinksSample(byLinks);
    if (!isWorthAnOrder(sample)) {
      explain("engine links, which is %s".formatted(estimated(sample)));
      return () -> byLinks;
    }
    return race(search, sample, frontier(search), ORDER_SEARCH);
  }

  void explain(String reason) {
    listeners.reason.accept(reason);
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

  /** Returns whether the tables that a diagram needs before its first residual fit the memory. */
  public boolean hasRoom() {
    return TableMemory.fits(problem(), memory);
  }

  private Problem problem() {
    return found.puzzle().problem();
  }

  private String tables() {
    return "%s for %,d options x %,d items, and may use %s"
        .formatted(
            ByteSize.text(TableMemory.bytes(problem())),
            problem().options(),
            problem().items(),
            ByteSize.text(memory));
  }

  /**
   * Checks that there is room for tables.
   *
   * @param owner of the tables, in a message
   * @throws InputException if there is none
   */
  void requireRoom(String owner) {
    if (!hasRoom()) {
      throw new InputException(
          "The tables of %s need %s".formatted(owner, tables()),
          "raise {memory}, or use {engine links}, which needs none");
    }
  }

  private Supplier<Search> race(
      Search search, LinksSample sample, FrontierSearch frontier, double before) {
    EngineRace race = new EngineRace(sample, frontier, before);
    Optional<Diagram> diagram = race.run();
    if (diagram.isPresent()) {
      return known(search, diagram.get(), "links is " + estimated(sample));
    }
    // Memory may have run out before any part was searched.
    sample.until(FIRST);
    ItemOrder order = frontier.order();
    if (frontier.exceedsMemory() && sample.whole() > MEMO * race.spent()) {
      return () -> counted(search, order, sample).orElseGet(() -> beyondMemory(search, order));
    }
    explain(
        "engine links, which is %s; the diagram has more than %,d residuals"
            .formatted(estimated(sample), frontier.residuals()));
    return () -> byLinks(search);
  }

  /** Counts a search by layers, if only its number of solutions is wanted. */
  private Optional<Search> counted(Search search, ItemOrder order, LinksSample sample) {
    return limits.countingCores == 0
        ? Optional.empty()
        : layers(limits.countingCores).count(search, order, sample).map(search::counted);
  }

  private Supplier<Search> known(Search search, Diagram diagram, String links) {
    explain("engine diagram with %,d residuals, where %s".formatted(diagram.visited(), links));
    return () -> search.withDiagram(diagram);
  }

  private static String estimated(LinksSample sample) {
    return "estimated to make %s%.3g updates"
        .formatted(sample.isOnlyBound() ? "more than " : "", sample.updates());
  }

  /** Returns whether there is an item order for a diagram, so that none has to be searched for. */
  boolean hasOrder() {
    return wantedOrder != null || found.puzzle() instanceof PiecePuzzle;
  }

  Search byLinks(Search search) {
    return search.by(SearchStrategy.links(linksOrder()));
  }

  ItemOrder linksOrder() {
    return wantedOrder == null ? found.puzzle().defaultOrder() : wantedOrder;
  }

  ItemOrder diagramOrder(Prefix givens) {
    return hasOrder() ? linksOrder() : OrderSearch.search(problem(), givens);
  }

  private FrontierSearch frontier(Search search) {
    ItemOrder order = diagramOrder(search.givens());
    return new FrontierSearch(search.problem(), order, search.givens(), search.starts())
        .within(memory)
        .reportingTo(listeners.residuals);
  }

  private Search byDiagram(Search search, FrontierSearch frontier) {
    return frontier
        .diagram()
        .map(search::withDiagram)
        .orElseGet(() -> beyondMemory(search, frontier.order()));
  }

  /** Prepares a search whose frontier search exceeds the memory: by layers, or else a memo. */
  private Search beyondMemory(Search search, ItemOrder order) {
    return byLayers(search, order).map(search::withDiagram).orElseGet(() -> byMemo(search, order));
  }

  /** The diagram built by layers, of which only what has a solution has to fit the memory. */
  private Optional<Diagram> byLayers(Search search, ItemOrder order) {
    if (search.use() != SymmetryUse.NONE || memory < LEAST_FOR_LAYERS) {
      return Optional.empty();
    }
    Optional<Diagram> diagram =
        LayerDiagram.of(search.problem(), order, search.givens())
            .flatMap(layers -> layers.within(memory).diagram(this::continues));
    diagram.ifPresent(
        built ->
            explain(
                "engine diagram, built by layers with %,d residuals, since more than %s of memory would be needed at once"
                    .formatted(built.visited(), ByteSize.text(memory))));
    return diagram;
  }

  private boolean continues(long residuals) {
    listeners.residuals.accept(residuals);
    return true;
  }

  private Search byMemo(Search search, ItemOrder order) {
    explain(
        "the diagram needs more than %s of memory; the memo is limited to that size, so the search takes longer"
            .formatted(ByteSize.text(memory)));
    return search.by(new SearchStrategy(Engine.DIAGRAM, order, memory));
  }
}
