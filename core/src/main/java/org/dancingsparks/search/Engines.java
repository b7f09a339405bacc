package org.dancingsparks.search;

import java.nio.file.Path;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.LongConsumer;
import java.util.function.LongPredicate;
import org.dancingsparks.bitsets.BitSetSearch;
import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.diagram.Diagram;
import org.dancingsparks.diagram.NumberedSolutions;
import org.dancingsparks.diagram.ResidualMemory;
import org.dancingsparks.format.FoundPuzzle;
import org.dancingsparks.layers.LayerCount;
import org.dancingsparks.layers.LayerDiagram;
import org.dancingsparks.layers.disk.Limits;
import org.dancingsparks.message.ByteSize;
import org.dancingsparks.message.InputException;
import org.dancingsparks.orders.OrderSearch;
import org.dancingsparks.puzzle.Puzzle;

/**
 * Chooses the engine for a search of a puzzle and prepares it: a diagram that fits in memory is
 * built at once.
 *
 * <pre>{@code
 * Search search = Engines.of(puzzle).within(1 << 30).prepare(Searches.of(puzzle).all());
 * BigInteger solutions = search.count();
 * }</pre>
 *
 * <p>The choice compares numbers of updates, nodes and choices, never times, so the same input
 * always gives the same choice: links if it is done at once; links or bit sets if {@link
 * EngineRace} finds that the tree is less to do than the diagram; else the diagram. Immutable: the
 * methods that set something return a copy.
 */
public final class Engines {
  private final FoundPuzzle found;
  private final ItemOrder wantedOrder;
  private final Settings settings;
  private final EngineListeners listeners;

  /** Results that a search is prepared for. */
  private enum Purpose {
    /** The solutions, in an order that other methods have too. */
    SEQUENCE,
    /** The solutions, in any order. */
    SET,
    /** The number of solutions. */
    NUMBER
  }

  /** The bounds of a search, its purpose, and whether all tasks can read temporary files. */
  private record Settings(Limits limits, Purpose purpose, BooleanSupplier isOnDisk) {}

  private Engines(
      FoundPuzzle found, ItemOrder wantedOrder, Settings settings, EngineListeners listeners) {
    this.found = found;
    this.wantedOrder = wantedOrder;
    this.settings = settings;
    this.listeners = listeners;
  }

  /** Engines for a puzzle, with the default budget: a third of this JVM's heap. */
  public static Engines of(Puzzle puzzle) {
    return of(new FoundPuzzle(puzzle));
  }

  /**
   * Engines for a puzzle with the default budget; searches without symmetries use a diagram that
   * comes with the puzzle.
   */
  public static Engines of(FoundPuzzle found) {
    return new Engines(
        found,
        null,
        new Settings(
            Limits.ofThisJvm().within(MemoryBudget.shareOfHeap()), Purpose.SEQUENCE, () -> false),
        EngineListeners.none());
  }

  /** Bounds the memory for a diagram or memo, in bytes. */
  public Engines within(long bytes) {
    return with(settings.limits.within(bytes));
  }

  /** Uses this many threads for layers; by default as many as this JVM has processors. */
  public Engines cores(int number) {
    return with(settings.limits.cores(number));
  }

  /**
   * Prepares searches for their number of solutions only: a search that needs more memory is
   * counted at once where that suits it.
   */
  Engines counting() {
    return with(Purpose.NUMBER);
  }

  /**
   * Prepares searches whose solutions may come in any order: symmetries are used where they leave
   * less to search.
   */
  public Engines inAnyOrder() {
    return with(Purpose.SET);
  }

  private Engines with(Purpose other) {
    return with(new Settings(settings.limits, other, settings.isOnDisk));
  }

  /** Returns whether only a count is wanted. */
  boolean isCounting() {
    return settings.purpose == Purpose.NUMBER;
  }

  /**
   * Keeps the diagram of a search in a temporary file if it does not fit in memory, where it can be
   * built so: for searches whose tasks all run in this JVM.
   */
  public Engines keepingOnDisk() {
    return keepingOnDiskIf(() -> true);
  }

  /**
   * Keeps the diagram of a search in a temporary file, as {@link #keepingOnDisk} does, if all tasks
   * run in this JVM.
   *
   * @param areTasksHere asked only if a diagram is built by layers
   */
  public Engines keepingOnDiskIf(BooleanSupplier areTasksHere) {
    return with(new Settings(settings.limits, settings.purpose, areTasksHere));
  }

  /** Uses a directory for the temporary files of layers; by default that of the system. */
  public Engines spillingTo(Path directory) {
    return with(settings.limits.spillingTo(directory));
  }

  /** Limits the memory, and uses a directory for the temporary files of layers, if there is one. */
  public Engines within(long bytes, Optional<Path> directory) {
    return directory.map(within(bytes)::spillingTo).orElse(within(bytes));
  }

  private Engines with(Limits other) {
    return with(new Settings(other, settings.purpose, settings.isOnDisk));
  }

  private Engines with(Settings other) {
    return new Engines(found, wantedOrder, other, listeners);
  }

  /** Uses an item order in place of the puzzle's own, or of one that is searched for. */
  public Engines orderedBy(ItemOrder order) {
    return new Engines(found, Objects.requireNonNull(order), settings, listeners);
  }

  /** Uses an item order if there is one. */
  public Engines orderedBy(Optional<ItemOrder> order) {
    return order.map(this::orderedBy).orElse(this);
  }

  /** Reports the engine chosen and why, in a line without a full stop. */
  public Engines explainingTo(Consumer<String> reason) {
    return with(listeners.explainingTo(reason));
  }

  /**
   * Reports the number of residuals visited, every few thousand of them: with those of searches
   * that were given up, so that it never falls.
   */
  public Engines reportingTo(LongConsumer residuals) {
    return with(listeners.reportingTo(residuals));
  }

  /** Reports the first search whose count by layers visits this many residuals, as it does. */
  public Engines reportingAt(long residuals, Consumer<Search> count) {
    return with(listeners.reportingAt(residuals, count));
  }

  private Engines with(EngineListeners other) {
    return new Engines(found, wantedOrder, settings, other);
  }

  /** Prepares a search by the engine that suits it; its diagram is known if it was built. */
  public Search prepare(Search search) {
    return new Attempts(this, search).prepared();
  }

  /** Prepares a search that layers were tried for, but have more to do. */
  Search prepare(Search search, LayerEngine.Attempt layers) {
    return new Attempts(this, search).after(layers).prepared();
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
      case BITSETS -> byBitSets(search);
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
      return search.withDiagram(
          found
              .diagram()
              .map(all -> all.restrictedTo(search.givens()))
              .map(all -> search.isWhole() ? all : all.restrictedTo(search.kept()))
              .map(NumberedSolutions.class::cast)
              .orElseGet(() -> found.solutions().orElseThrow()));
    }
    if (hasRoom()) {
      return new DiagramEngine(this, search).prepared();
    }
    ItemOrder order = hasOrder() ? linksOrder() : ItemOrder.given(search.problem());
    return search.by(new Method.Links(order));
  }

  /**
   * The diagram of a search if little work gives it.
   *
   * @param mostResiduals to visit, about
   * @return empty if there are more residuals, or the diagram does not fit in memory
   */
  public Optional<Diagram> diagram(Search search, long mostResiduals) {
    if (hasDiagram(search)) {
      return withDiagram(search).diagram();
    }
    return hasRoom()
        ? new DiagramEngine(this, search).frontier().visitingAtMost(mostResiduals).diagram()
        : Optional.empty();
  }

  /** Counting by layers, with the same settings. */
  public LayerEngine layers() {
    return new LayerEngine(this);
  }

  /** A count with the bounds, and the listener, of these engines. */
  LayerCount limited(LayerCount count) {
    return count.limitedTo(settings.limits).reportingTo(residuals());
  }

  /** A search for a diagram with the bounds of these engines. */
  LayerDiagram limited(LayerDiagram layers) {
    return layers.limitedTo(settings.limits);
  }

  /** Returns whether a diagram that does not fit in memory may be kept in a temporary file. */
  boolean isOnDisk() {
    return settings.isOnDisk.getAsBoolean();
  }

  /** The bound of memory for a diagram or memo, in bytes. */
  long memory() {
    return settings.limits.memory();
  }

  /** A listener to the number of residuals that one search, to be tried now, has visited. */
  LongConsumer residuals() {
    return listeners.residuals().next();
  }

  /** Returns whether only the count of a search is wanted, which layers can give. */
  boolean canCountByLayers(Search search) {
    return isCounting() && new LayerEngine(this).isPossible(search);
  }

  /**
   * Counts a search by layers whose diagram would be large, if only its count is wanted.
   *
   * @param isTooMuch whether this many residuals are more work than the tree
   * @param costs what the diagram would take
   */
  Optional<Search> counted(Search search, ItemOrder order, LongPredicate isTooMuch, String costs) {
    return canCountByLayers(search)
        ? new LayerEngine(this).count(search, order, isTooMuch, costs).map(search::by)
        : Optional.empty();
  }

  /** A listener to the number of residuals that the count of a search has visited. */
  LongConsumer milestone(Search search) {
    return listeners.milestone().of(search);
  }

  String memoryText() {
    return ByteSize.text(memory());
  }

  Puzzle puzzle() {
    return found.puzzle();
  }

  /** Returns whether the puzzle came with a diagram that has all solutions of a search. */
  boolean hasDiagram(Search search) {
    boolean isAll = search.givens().size() == 0 && search.isWhole();
    return search.use() == SymmetryUse.NONE
        && (found.diagram().isPresent() || isAll && found.solutions().isPresent());
  }

  /**
   * Prepares a search again as it was prepared for an earlier run, in the item order set here.
   *
   * @param engine the name of the engine then, which counted nodes and updates
   * @param regime of the search then; see {@link Search#regime}
   * @throws InputException if its diagram no longer fits
   */
  public Search restore(Search search, String engine, String regime) {
    if (!regime.equals(Method.PREFIXES)) {
      requireRoom("a diagram");
    }
    Search prepared =
        switch (regime) {
          case Method.PREFIXES ->
              engine.equals(Method.BIT_SETS) ? byBitSets(search) : byLinks(search);
          case Method.MEMO ->
              search.by(new Method.Memo(Objects.requireNonNull(wantedOrder), memory()));
          default -> new DiagramEngine(this, search).prepared();
        };
    if (!prepared.regime().equals(regime)) {
      throw new InputException(
          "The run was started with a diagram that needs more than %s"
              .formatted(ByteSize.text(memory())),
          "raise {memory}");
    }
    return prepared;
  }

  void explain(String reason) {
    listeners.reason().accept(reason);
  }

  /** Returns whether the tables that a diagram needs before its first residual fit in memory. */
  public boolean hasRoom() {
    return ResidualMemory.fits(problem(), memory());
  }

  private Problem problem() {
    return found.puzzle().problem();
  }

  String tables() {
    return "%s for %,d options x %,d items, and may use %s"
        .formatted(
            ByteSize.text(ResidualMemory.bytes(problem())),
            problem().options(),
            problem().items(),
            ByteSize.text(memory()));
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

  /** Returns whether there is an item order for a diagram, so that no search for one is needed. */
  public boolean hasOrder() {
    return wantedOrder != null || found.puzzle().hasOwnOrder();
  }

  /** The search by bit sets, in the item order of links. */
  private Search byBitSets(Search search) {
    if (!BitSetSearch.suits(search.problem())) {
      throw new InputException(
          search.problem().hasBounds()
              ? "The engine bitsets takes problems without bounds"
              : "The sets of the engine bitsets would need more than 16 MiB for %,d options and %,d items"
                  .formatted(search.problem().options(), search.problem().items()),
          "use {engine links}");
    }
    return search.by(new Method.BitSets(linksOrder()));
  }

  /** The search by links, in their item order. */
  public Search byLinks(Search search) {
    return search.by(new Method.Links(linksOrder()));
  }

  /**
   * The search by links or by bit sets, which find the same solutions in the same order: whichever
   * has less to do for a node.
   *
   * @param links the beginning of a search by links
   */
  Search byTree(Search search, TreeSample.Beginning links) {
    Search byLinks = byLinks(byOrbits(search));
    double work = TreeSample.NODE + BitSetSearch.updatesOfNode(search.problem());
    return BitSetSearch.suits(search.problem()) && work < links.workOfNode()
        ? byBitSets(byLinks)
        : byLinks;
  }

  /**
   * A search with the same solutions, or as many where only their number is wanted: where a piece,
   * or for a number another item, has several options in an orbit, by one of each.
   */
  private Search byOrbits(Search search) {
    if (!isOfPuzzle(search)) {
      return search;
    }
    Searches searches = Searches.of(puzzle()).containing(search.givens());
    return switch (settings.purpose) {
      case SEQUENCE -> search;
      case SET -> searches.byOrbitsOfPiece();
      case NUMBER -> searches.byOrbits();
    };
  }

  private boolean isOfPuzzle(Search search) {
    return search.isWhole() && search.whole() == problem() && search.use() == SymmetryUse.NONE;
  }

  /**
   * A long search of the tree by the pivot that leaves the least to do, if it was {@link #byTree}
   * that split it.
   *
   * @param tree split by a pivot
   * @param search for which the tree was chosen
   * @param work of the whole tree, about
   */
  Search byBestPivot(Search tree, Search search, double work) {
    if (!isOfPuzzle(search)) {
      return tree;
    }
    Searches searches = Searches.of(puzzle()).containing(search.givens());
    boolean isSet = settings.purpose == Purpose.SET;
    return PivotChoice.of(tree, isSet ? searches.byEachPiece() : searches.byEachPivot(), work);
  }

  ItemOrder linksOrder() {
    return wantedOrder == null ? found.puzzle().defaultOrder() : wantedOrder;
  }

  ItemOrder diagramOrder(Prefix givens) {
    return hasOrder() ? linksOrder() : OrderSearch.search(problem(), givens);
  }

  /**
   * The listeners of {@link Engines}: to the reasons for a choice, to the residuals visited, and to
   * a large count. The methods that set one return a copy.
   */
  private record EngineListeners(
      Consumer<String> reason, ResidualTotal residuals, Milestone milestone) {
    /** A number of residuals, and a listener to the first count that reaches it. */
    record Milestone(long residuals, Consumer<Search> listener, AtomicBoolean isReached) {
      LongConsumer of(Search search) {
        return visited -> {
          if (visited >= residuals && isReached.compareAndSet(false, true)) {
            listener.accept(search);
          }
        };
      }
    }

    /** The residuals visited by all searches that are tried, one after the other. */
    record ResidualTotal(LongConsumer listener, AtomicLong number) {
      /** A listener to the number of those that the next search visits. */
      LongConsumer next() {
        AtomicLong last = new AtomicLong();
        return visited -> listener.accept(number.addAndGet(visited - last.getAndSet(visited)));
      }
    }

    /** The absence of listeners. */
    static EngineListeners none() {
      return new EngineListeners(
          reason -> {},
          new ResidualTotal(residuals -> {}, new AtomicLong()),
          new Milestone(Long.MAX_VALUE, search -> {}, new AtomicBoolean()));
    }

    EngineListeners explainingTo(Consumer<String> listener) {
      return new EngineListeners(listener, residuals, milestone);
    }

    EngineListeners reportingTo(LongConsumer listener) {
      return new EngineListeners(reason, new ResidualTotal(listener, new AtomicLong()), milestone);
    }

    EngineListeners reportingAt(long number, Consumer<Search> listener) {
      return new EngineListeners(
          reason, residuals, new Milestone(number, listener, new AtomicBoolean()));
    }
  }
}
