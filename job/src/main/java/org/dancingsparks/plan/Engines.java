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
import org.dancingsparks.format.InputException;
import org.dancingsparks.puzzle.PiecePuzzle;
import org.dancingsparks.puzzle.Puzzle;

/**
 * Chooses the engine of a search and prepares it: a diagram that fits is built here and now.
 *
 * <p>The choice compares numbers of updates and residuals, never times, so the same input gives the
 * same choice everywhere: links where random paths through its tree say that it has little to do,
 * or less than the diagram turns out to have; else the diagram.
 */
public final class Engines {
  /** Links is done with so few updates before a diagram has begun. */
  private static final double FEW_UPDATES = 1 << 23;

  /** The updates of links that take as long as visiting a residual, from the bench. */
  private static final int UPDATES_PER_RESIDUAL = 32;

  /** The updates to spend on an estimate, and the most paths. */
  private static final long WORK = 1 << 18;

  private static final int PATHS = 1 << 12;
  private static final long SEED = 1975;

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
      Puzzles.Found found,
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
   */
  public Search prepare(Search search, Optional<Engine> engine) {
    boolean mayKnow = known.isPresent() && search.use() == SymmetryUse.NONE;
    if (mayKnow && !engine.equals(Optional.of(Engine.LINKS))) {
      Diagram all = known.get().restrictedTo(search.givens());
      return search.knowing(search.isWhole() ? all : all.restrictedTo(search.kept()));
    }
    if (engine.isEmpty()) {
      return choose(search);
    }
    return engine.get() == Engine.LINKS ? byLinks(search) : byDiagram(search, sweep(search));
  }

  /**
   * Prepares a search as it was prepared before, in the item order that was asked for.
   *
   * @param regime of the search then; see {@link Search#regime}
   * @throws InputException if its diagram does not fit any more
   */
  public Search again(Search search, String regime) {
    Search prepared =
        switch (regime) {
          case Search.PREFIXES -> byLinks(search);
          case Search.MEMO ->
              search.by(new Method(Engine.DIAGRAM, wantedOrder.orElseThrow(), memory));
          default -> byDiagram(search, sweep(search));
        };
    if (!prepared.regime().equals(regime)) {
      throw new InputException(
          "The run was begun with a diagram that needs more than %s; give it more with --memory."
              .formatted(Size.text(memory)));
    }
    return prepared;
  }

  private Search choose(Search search) {
    double updates = updatesOfLinks(search);
    if (updates < FEW_UPDATES) {
      reason.accept(
          "engine links, which is estimated to make %.3g updates only".formatted(updates));
      return byLinks(search);
    }
    Sweep sweep = sweep(search).visitingAtMost((long) (updates / UPDATES_PER_RESIDUAL));
    Optional<Diagram> diagram = sweep.diagram();
    if (diagram.isEmpty() && !sweep.exceedsMemory()) {
      reason.accept(
          "engine links, which is estimated to make %.3g updates: there are more residuals than are"
                  .formatted(updates)
              + " worth that");
      return byLinks(search);
    }
    reason.accept(
        "engine diagram with %s residuals, where links is estimated to make %.3g updates"
            .formatted(
                diagram.map(known -> "%,d".formatted(known.visited())).orElse("too many"),
                updates));
    return diagram.map(search::knowing).orElseGet(() -> byMemo(search, sweep));
  }

  /** Two standard errors above what a few paths say: it is the large trees that they miss. */
  private double updatesOfLinks(Search search) {
    List<Prefix> starts = search.starts();
    Links links = new Links(search.problem(), linksOrder());
    return starts.stream()
        .map(start -> TreeEstimate.of(links.from(start), PATHS, WORK / starts.size(), SEED))
        .mapToDouble(estimate -> estimate.updates() + 2 * estimate.updatesError())
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
                puzzle instanceof PiecePuzzle
                    ? puzzle.itemOrder(puzzle.itemOrders().get(0))
                    : OrderSearch.search(puzzle.problem(), search.givens()));
    return new Sweep(search.problem(), order, search.givens(), search.starts())
        .within(memory)
        .telling(progress);
  }

  private Search byDiagram(Search search, Sweep sweep) {
    return sweep.diagram().map(search::knowing).orElseGet(() -> byMemo(search, sweep));
  }

  private Search byMemo(Search search, Sweep sweep) {
    reason.accept(
        "the diagram needs more than %s; what is remembered is bounded by that, which takes"
                .formatted(Size.text(memory))
            + " longer (--memory gives it more)");
    return search.by(new Method(Engine.DIAGRAM, sweep.order(), memory));
  }
}
