package org.dancingsparks.search;

import java.io.UncheckedIOException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.LongConsumer;
import java.util.function.LongPredicate;
import java.util.function.Supplier;
import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.cover.OrderedProblem;
import org.dancingsparks.layers.LayerCount;
import org.dancingsparks.layers.places.PlaceRanges;
import org.dancingsparks.layers.places.StageCount;
import org.dancingsparks.layers.places.StageEstimate;
import org.dancingsparks.layers.rounds.DiagramRounds;
import org.dancingsparks.layers.rounds.RoundPlan;
import org.dancingsparks.message.InputException;

/**
 * Counts a search by layers, where that suits it: many of its residuals are isomorphic, or its
 * options have carriers, or a diagram does not fit in memory, and the tree is not done sooner.
 * Numbers of updates and residuals decide, never times.
 *
 * <p>Immutable; see {@link Engines#layers}.
 */
public final class LayerEngine {
  /** Number of updates that take as long as one residual of a layer, from the benchmarks. */
  static final double RESIDUAL = 80;

  /**
   * Number of updates that take as long as an option that layers by carriers try for a residual:
   * its share of expanding the residual and of adding up what it leaves.
   */
  private static final double CHOICE = 20;

  /** Updates of links that take less time than to prepare a few stages for classes. */
  private static final long CLASSES_TRIAL = 1 << 23;

  /**
   * Work of a tree that takes less time than to find out whether classes suit it, or than what is
   * left of layers by carriers that are not done within {@link #CHOICES_BEFORE_ESTIMATE}.
   */
  private static final double SHORT_TREE = 1 << 28;

  /** Work to estimate whether a tree is that short. */
  private static final long SAMPLE_OF_SHORT_TREE = 1 << 20;

  /** Minimum factor by which merging reduces the first residuals, if it is to be planned. */
  private static final double MIN_REDUCTION = 2;

  /** The share of the work of the tree that layers by place may cost before they are given up. */
  static final double SHARE = 0.5;

  /** The work of the tree, times this, is what layers may cost if little seems to be left. */
  private static final double PATIENCE = 1.5;

  /** Number of choices made, or twice as many ahead, before the work of the tree is estimated. */
  private static final long CHOICES_BEFORE_ESTIMATE = 1 << 20;

  /** The work of layers, divided by this, is spent on estimating that of links. */
  private static final double SAMPLE = 32;

  private final Engines engines;

  LayerEngine(Engines engines) {
    this.engines = engines;
  }

  /**
   * An attempt to count a search.
   *
   * @param count empty if another engine has less to do
   * @param hasCarriers whether layers by carriers are possible
   * @param tree a sample of the tree, if layers by carriers were compared with it
   */
  record Attempt(Optional<Method.Layers> count, boolean hasCarriers, Optional<TreeSample> tree) {}

  /**
   * Counts a search, if layers suit it.
   *
   * @return empty if another engine has less to do, or few residuals are isomorphic and the options
   *     have no carriers, or no item order comes with the puzzle or was asked for
   */
  public Optional<Method.Layers> count(Search search) {
    return attempt(search, search).count;
  }

  /**
   * Counts a search, if layers suit it.
   *
   * @param otherwise a search with as many solutions, for other engines
   */
  Attempt attempt(Search search, Search otherwise) {
    if (!isPossible(search)) {
      return new Attempt(Optional.empty(), false, Optional.empty());
    }
    // An order made for other engines, or none, seldom suits layers.
    Optional<LayerCount> layers =
        engines.hasOrder() ? byCarriers(search, engines.linksOrder()) : Optional.empty();
    return layers
        .map(byCarriers -> byCarriersOrClasses(byCarriers, search, otherwise))
        .orElseGet(() -> new Attempt(byClasses(search, CLASSES_TRIAL), false, Optional.empty()));
  }

  /** Counts a search by carriers, unless classes or another engine have less to do. */
  private Attempt byCarriersOrClasses(LayerCount layers, Search search, Search otherwise) {
    TreeSample.Beginning links = TreeSample.begin(engines.byLinks(search), Attempts.TRIAL);
    if (links.isWhole()) {
      return new Attempt(Optional.empty(), true, Optional.empty());
    }
    AtomicReference<Optional<Method.Layers>> byClasses = new AtomicReference<>(Optional.empty());
    AtomicReference<TreeSample> sample = new AtomicReference<>();
    LayerCount.ChoiceCheck areTooMany =
        unlessFew(
            () -> {
              TreeSample tree = new TreeSample(engines.counting().byTree(otherwise, links));
              sample.set(tree);
              if (isShort(tree)) {
                return (tried, ahead) -> true;
              }
              byClasses.set(byClasses(search, CLASSES_TRIAL));
              return byClasses.get().isPresent() ? (tried, ahead) -> true : areTooMany(tree);
            });
    Optional<Method.Layers> byCarriers =
        counted(
            layers.endedByChoices(areTooMany),
            in(engines.linksOrder(), search),
            residuals -> false);
    byCarriers.ifPresent(found -> explain(found, ""));
    return new Attempt(byCarriers.or(byClasses::get), true, Optional.ofNullable(sample.get()));
  }

  /**
   * Counts a search by classes of isomorphic residuals.
   *
   * @param trial updates in which links must not end
   * @return empty if it ends, or too few residuals are isomorphic, or there is no room for tables
   */
  private Optional<Method.Layers> byClasses(Search search, long trial) {
    Optional<Method.Layers> count =
        classes(search, trial)
            .flatMap(
                classes ->
                    counted(
                        limited(classes), in(engines.linksOrder(), search), residuals -> false));
    count.ifPresent(found -> explain(found, ""));
    return count;
  }

  /** The count of {@link #byClasses}, before it begins. */
  private Optional<LayerCount> classes(Search search, long trial) {
    if (!engines.hasRoom()) {
      return Optional.empty();
    }
    return LayerCount.byClasses(in(engines.linksOrder(), search).ordered())
        .filter(classes -> trial == 0 || !isShort(search, trial));
  }

  /** Returns whether the tree is done within a trial, or is about to take little more. */
  private boolean isShort(Search search, long trial) {
    Search byLinks = engines.byLinks(search);
    TreeSample.Beginning links = TreeSample.begin(byLinks, Attempts.TRIAL);
    if (links.isWhole()) {
      return true;
    }
    return isShort(new TreeSample(engines.counting().byTree(search, links)))
        || TreeSample.isSmall(byLinks, trial);
  }

  /** Returns whether the tree seems to be done before large layers or classes could be. */
  private static boolean isShort(TreeSample tree) {
    tree.until(SAMPLE_OF_SHORT_TREE);
    return !tree.isOnlyBound() && tree.whole() < SHORT_TREE;
  }

  /**
   * Estimates the classes of isomorphic residuals by which {@link #count(Search)} would count.
   *
   * @return none if it would count in another way, or one of the classes is too large
   */
  List<StageEstimate> estimates(Search search) {
    return estimates(search, CLASSES_TRIAL);
  }

  /** Estimates the classes of isomorphic residuals by which {@link #require} would count. */
  List<StageEstimate> requiredEstimates(Search search) {
    return estimates(search, 0);
  }

  private List<StageEstimate> estimates(Search search, long trial) {
    OrderedProblem problem = in(engines.linksOrder(), search).ordered();
    return isPossible(search)
        ? classes(search, trial)
            .filter(count -> limited(count).reduction() >= MIN_REDUCTION)
            .map(count -> PlaceRanges.byClasses(problem, 1).estimates(engines.residuals()))
            .orElse(List.of())
        : List.of();
  }

  /**
   * Counts a search whose diagram would be large.
   *
   * @param order of the diagram, in which layers count
   * @param isTooMuch whether this many residuals are more work than the tree; see {@link
   *     #isTooMuch}
   * @param costs what the diagram would take
   * @return empty if the tree has less to do, or temporary files fail
   */
  Optional<Method.Layers> count(
      Search search, ItemOrder order, LongPredicate isTooMuch, String costs) {
    Optional<Method.Layers> count = counted(layers(search, order), in(order, search), isTooMuch);
    count.ifPresent(found -> explain(found, "; a diagram would " + costs));
    return count;
  }

  private void explain(Method.Layers found, String reason) {
    engines.explain(
        "engine layers: %,d residuals, counted layer by layer%s%s%s"
            .formatted(
                found.residuals(),
                found.isCut() ? " in two halves" : "",
                merged(found.stages()),
                reason));
  }

  private static String merged(List<StageCount> stages) {
    return stages.isEmpty()
        ? ""
        : "; %,d of them merged into %,d isomorphism classes"
            .formatted(
                stages.stream().mapToLong(StageCount::residuals).sum(),
                stages.stream().mapToLong(StageCount::classes).sum());
  }

  /**
   * Returns whether a number of residuals, or of choices, is more work than the tree.
   *
   * @param weight of one, in updates
   */
  static LongPredicate isTooMuch(TreeSample tree, double weight) {
    return residuals -> {
      double work = weight * residuals;
      double sampled = tree.isOnlyBound() ? work : Math.min(work, tree.whole());
      tree.until((long) (sampled / SAMPLE));
      return !tree.isOnlyBound() && work > tree.whole();
    };
  }

  /**
   * Returns whether the choices ahead are more work than the tree, or those made so much more that
   * what remains cannot be little. Layers that are nearly done are not given up for a tree that
   * takes a little less than all of them.
   */
  private static LayerCount.ChoiceCheck areTooMany(TreeSample tree) {
    LongPredicate isTooMuch = isTooMuch(tree, CHOICE);
    return (tried, ahead) -> isTooMuch.test(Math.max(ahead, (long) (tried / PATIENCE)));
  }

  /** A check that is made only once there are more than a few choices. */
  private static LayerCount.ChoiceCheck unlessFew(Supplier<LayerCount.ChoiceCheck> check) {
    AtomicReference<LayerCount.ChoiceCheck> made = new AtomicReference<>();
    return (tried, ahead) ->
        Math.max(tried, ahead / 2) > CHOICES_BEFORE_ESTIMATE
            && made.updateAndGet(known -> known == null ? check.get() : known).test(tried, ahead);
  }

  /** The number of solutions; empty if it is given up, also where temporary files fail. */
  private Optional<Method.Layers> counted(
      LayerCount count, Search search, LongPredicate isTooMuch) {
    try {
      return found(count, search, isTooMuch);
    } catch (UncheckedIOException e) {
      engines.explain(
          "layers need more than %s of memory, and cannot be kept in temporary files: %s"
              .formatted(engines.memoryText(), e.getMessage()));
      return Optional.empty();
    }
  }

  /**
   * Counts a search by layers, however long that takes.
   *
   * @throws InputException if symmetries or a diagram are used, or it exceeds the memory, or
   *     temporary files fail
   */
  public Method.Layers require(Search search) {
    if (!isPossible(search)) {
      throw new InputException(
          "Layers count all solutions of a puzzle, without its symmetries and without a diagram",
          "use {engine diagram} or {engine links}");
    }
    engines.requireRoom("layers");
    Optional<Method.Layers> byClasses = byClasses(search, 0);
    if (byClasses.isPresent()) {
      return byClasses.get();
    }
    ItemOrder order = engines.diagramOrder(search.givens());
    try {
      return found(layers(search, order), in(order, search), residuals -> false)
          .orElseThrow(this::tooLarge);
    } catch (UncheckedIOException e) {
      throw new InputException(
          "The layers need more than %s, and cannot be kept in temporary files: %s"
              .formatted(engines.memoryText(), e.getMessage()),
          "raise {memory}, or name a directory with enough space with {temporary}");
    }
  }

  /**
   * A count in rounds.
   *
   * @param search in the item order of the plan
   */
  public record PlannedRounds(Search search, RoundPlan plan) {}

  /** Plans the rounds of a search, in the item order in which layers count it. */
  public PlannedRounds rounds(Search search, RoundPlan.Resources resources) {
    Search byLinks = in(engines.linksOrder(), search);
    return RoundPlan.byClasses(byLinks.ordered(), resources)
        .map(plan -> new PlannedRounds(byLinks, plan))
        .orElseGet(
            () -> {
              Search ordered = in(engines.diagramOrder(search.givens()), search);
              return new PlannedRounds(ordered, RoundPlan.byResidual(ordered.ordered(), resources));
            });
  }

  /**
   * Plans the rounds that build the diagram of a search, in the item order of a diagram.
   *
   * @throws InputException if it has too many options
   */
  public PlannedRounds roundsOfDiagram(Search search, RoundPlan.Resources resources) {
    Search ordered = in(engines.diagramOrder(search.givens()), search);
    return DiagramRounds.plan(ordered.ordered(), resources)
        .map(plan -> new PlannedRounds(ordered, plan))
        .orElseThrow(
            () ->
                new InputException(
                    "The diagram of %s cannot be built in rounds: it has %,d options, more than an edge can name"
                        .formatted(engines.puzzle().name(), search.problem().options()),
                    "build it in one JVM with more memory"));
  }

  private InputException tooLarge() {
    return new InputException(
        "The residuals of one set of pieces need more than a share of %s"
            .formatted(engines.memoryText()),
        "raise {memory}, or use {engine diagram} or {engine links}");
  }

  /** Returns whether neither symmetries nor a diagram are used. */
  boolean isPossible(Search search) {
    return search.use() == SymmetryUse.NONE && !engines.hasDiagram(search);
  }

  private Optional<LayerCount> byCarriers(Search search, ItemOrder order) {
    return LayerCount.byCarriers(new OrderedProblem(search.problem(), order, search.givens()))
        .map(this::limited);
  }

  /** Layers by carriers, if the options have some in this order; else by place. */
  private LayerCount layers(Search search, ItemOrder order) {
    OrderedProblem problem = new OrderedProblem(search.problem(), order, search.givens());
    return limited(LayerCount.of(problem));
  }

  private LayerCount limited(LayerCount count) {
    return engines.limited(count);
  }

  private static Search in(ItemOrder order, Search search) {
    return search.by(new Method.Links(order));
  }

  /** Counts a search in its item order; empty if that is given up. */
  private Optional<Method.Layers> found(LayerCount count, Search search, LongPredicate isTooMuch) {
    LongConsumer milestone = engines.milestone(search);
    LayerCount watched =
        count.endedBy(
            residuals -> {
              milestone.accept(residuals);
              return isTooMuch.test(residuals);
            });
    return watched
        .count()
        .map(
            solutions ->
                new Method.Layers(
                    solutions,
                    watched.residuals(),
                    search.order(),
                    watched.isCut(),
                    watched.stages()));
  }
}
