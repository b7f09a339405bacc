package org.dancingsparks.search;

import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.LongConsumer;
import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.diagram.Diagram;
import org.dancingsparks.diagram.FrontierSearch;
import org.dancingsparks.diagram.OrderSearch;
import org.dancingsparks.diagram.TableMemory;
import org.dancingsparks.message.InputException;
import org.dancingsparks.puzzle.PiecePuzzle;
import org.dancingsparks.puzzle.Puzzle;

/**
 * Chooses the engine of a search and prepares it: a diagram that fits is built here and now.
 *
 * <p>The choice compares counts of updates, nodes and choices, never times, so the same input gives
 * the same choice everywhere: links where it is over at once, or where {@link EngineRace} finds
 * that it has less to do than the diagram; else the diagram.
 */
public final class Engines {
  /** Work that links may do at once: less than a millisecond. */
  private static final long TRIAL = 1 << 18;

  /** Work that a sweep may do before that of links is estimated. */
  private static final long FIRST = 1 << 22;

  /** A search for an item order takes about so much work itself. */
  private static final double ORDER_SEARCH = 3 << 23;

  /** A search in less memory than it needs takes so many times the work that filled it, or more. */
  private static final double MEMO = 16;

  private final Puzzle puzzle;
  private final Optional<Diagram> known;
  private final Optional<ItemOrder> wantedOrder;
  private final long memory;
  private final Consumer<String> reason;
  private final LongConsumer progress;

  /**
   * A choice to be made.
   *
   * @param found the puzzle; a diagram that came with it is used where symmetries are not
   * @param wantedOrder the item order, if one was asked for
   * @param memory the most bytes for a diagram or memo
   * @param reason is told what was chosen and why
   * @param progress is told how many residuals were visited
   */
  public Engines(
      FoundPuzzle found,
      Optional<ItemOrder> wantedOrder,
      long memory,
      Consumer<String> reason,
      LongConsumer progress) {
    puzzle = found.puzzle();
    known = found.diagram();
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
   * @throws InputException if residuals were asked for, and not even their tables fit
   */
  public Search prepare(Search search, Optional<Engine> engine) {
    if (engine.equals(Optional.of(Engine.LINKS))) {
      return byLinks(search);
    }
    if (!cameWith(search) && engine.isEmpty()) {
      return choose(search);
    }
    if (!cameWith(search)) {
      checkRoom();
    }
    return withDiagram(search);
  }

  /**
   * Prepares a search that is of use only with its diagram, for who can do without.
   *
   * @return the same search, with its solutions known if their diagram fits; else in the item order
   *     that the diagram would have, or the given one where it has no room to look for an order
   */
  public Search withDiagram(Search search) {
    if (cameWith(search)) {
      Diagram all = known.get().restrictedTo(search.givens());
      return search.knowing(search.isWhole() ? all : all.restrictedTo(search.kept()));
    }
    if (hasRoom()) {
      return byDiagram(search, sweep(search));
    }
    ItemOrder order = hasOrder() ? linksOrder() : ItemOrder.given(search.problem());
    return search.by(SearchStrategy.links(order));
  }

  /** Whether the diagram that came with the puzzle says all of a search. */
  private boolean cameWith(Search search) {
    return known.isPresent() && search.use() == SymmetryUse.NONE;
  }

  /**
   * Prepares a search as it was prepared before, in the item order that was asked for.
   *
   * @param regime of the search then; see {@link Search#regime}
   * @throws InputException if its diagram does not fit any more
   */
  public Search again(Search search, String regime) {
    if (!regime.equals(Search.PREFIXES)) {
      checkRoom();
    }
    Search prepared =
        switch (regime) {
          case Search.PREFIXES -> byLinks(search);
          case Search.MEMO ->
              search.by(new SearchStrategy(Engine.DIAGRAM, wantedOrder.orElseThrow(), memory));
          default -> byDiagram(search, sweep(search));
        };
    if (!prepared.regime().equals(regime)) {
      throw new InputException(
          "The run was begun with a diagram that needs more than %s; give it more memory."
              .formatted(ByteSize.text(memory)));
    }
    return prepared;
  }

  private Search choose(Search search) {
    Search byLinks = byLinks(search);
    if (LinksSample.isSmall(byLinks, TRIAL)) {
      reason.accept("engine links, which is over within %,d updates".formatted(TRIAL));
      return byLinks;
    }
    if (!hasRoom()) {
      reason.accept("engine links, since the diagram's tables need " + tables());
      return byLinks;
    }
    if (hasOrder()) {
      FrontierSearch sweep = sweep(search);
      return EngineRace.diagram(sweep, FIRST)
          .map(diagram -> known(search, diagram, "links has more to do"))
          .orElseGet(() -> race(search, new LinksSample(byLinks), sweep, 0));
    }
    LinksSample sample = new LinksSample(byLinks);
    sample.until(TRIAL);
    // A part that does not end says nothing of how much there is to do.
    for (long work = 2 * TRIAL; sample.isOnlyBound() && isTooSmall(sample); work *= 2) {
      sample.until(work);
    }
    if (isTooSmall(sample)) {
      reason.accept("engine links, which is %s".formatted(estimated(sample)));
      return byLinks;
    }
    return race(search, sample, sweep(search), ORDER_SEARCH);
  }

  private static boolean isTooSmall(LinksSample sample) {
    return !EngineRace.isWorth(ORDER_SEARCH, sample);
  }

  /** Whether a search by residuals has room for what it needs before the first of them. */
  private boolean hasRoom() {
    return TableMemory.fits(puzzle.problem(), memory);
  }

  private String tables() {
    return "%s for %,d options x %,d items, and may use %s"
        .formatted(
            ByteSize.text(TableMemory.bytes(puzzle.problem())),
            puzzle.problem().options(),
            puzzle.problem().items(),
            ByteSize.text(memory));
  }

  private void checkRoom() {
    if (!hasRoom()) {
      throw new InputException(
          "The tables of a diagram need %s; give it more memory, or let links search, which needs none."
              .formatted(tables()));
    }
  }

  private Search race(Search search, LinksSample sample, FrontierSearch sweep, double before) {
    EngineRace race = new EngineRace(sample, sweep, before);
    Optional<Diagram> diagram = race.run();
    if (diagram.isPresent()) {
      return known(search, diagram.get(), "links is " + estimated(sample));
    }
    // Memory may have ended before any part was searched.
    sample.until(FIRST);
    if (sweep.exceedsMemory() && sample.whole() > MEMO * race.spent()) {
      return byMemo(search, sweep);
    }
    reason.accept(
        "engine links, which is %s; the diagram has more than %,d residuals"
            .formatted(estimated(sample), sweep.residuals()));
    return byLinks(search);
  }

  private Search known(Search search, Diagram diagram, String links) {
    reason.accept(
        "engine diagram with %,d residuals, where %s".formatted(diagram.visited(), links));
    return search.knowing(diagram);
  }

  private static String estimated(LinksSample sample) {
    return "estimated to make %s%.3g updates"
        .formatted(sample.isOnlyBound() ? "more than " : "", sample.updates());
  }

  /** Whether an item order for a sweep is known. */
  private boolean hasOrder() {
    return wantedOrder.isPresent() || puzzle instanceof PiecePuzzle;
  }

  private Search byLinks(Search search) {
    return search.by(SearchStrategy.links(linksOrder()));
  }

  private ItemOrder linksOrder() {
    return wantedOrder.orElseGet(() -> puzzle.itemOrder(puzzle.itemOrders().get(0)));
  }

  private FrontierSearch sweep(Search search) {
    ItemOrder order =
        hasOrder() ? linksOrder() : OrderSearch.search(puzzle.problem(), search.givens());
    return new FrontierSearch(search.problem(), order, search.givens(), search.starts())
        .within(memory)
        .telling(progress);
  }

  private Search byDiagram(Search search, FrontierSearch sweep) {
    return sweep.diagram().map(search::knowing).orElseGet(() -> byMemo(search, sweep));
  }

  private Search byMemo(Search search, FrontierSearch sweep) {
    reason.accept(
        "the diagram needs more than %s of memory; the memo is limited to that size, so the search takes longer"
            .formatted(ByteSize.text(memory)));
    return search.by(new SearchStrategy(Engine.DIAGRAM, sweep.order(), memory));
  }
}
