package org.dancingsparks.search;

import java.util.Optional;
import java.util.function.LongPredicate;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.cover.OrderedProblem;
import org.dancingsparks.diagram.Diagram;
import org.dancingsparks.diagram.FrontierSearch;
import org.dancingsparks.layers.LayerCount;
import org.dancingsparks.layers.LayerDiagram;
import org.dancingsparks.orders.OrderSearch;

/**
 * The engine {@code auto}: ways to find the solutions of a search, tried in order until one
 * succeeds. Numbers of updates, residuals and choices decide, never times, so that the outcome is
 * the same everywhere. Used once.
 */
final class Attempts {
  /** Updates that links may spend on being done at once: less than a millisecond. */
  static final long TRIAL = 1 << 18;

  /** Work of a tree for which a better pivot is worth looking for. */
  private static final double MIN_WORK_OF_CHOICE = 1 << 24;

  /** Work of a frontier search before the work of the tree is estimated. */
  private static final long FIRST_WORK = 1 << 23;

  /** Maximum number of residuals of a diagram in a simple item order. */
  private static final long SMALL = 1 << 17;

  /** The number of residuals that such a diagram may be expected to have: it often has fewer. */
  private static final double HOPEFUL = 1 << 19;

  /**
   * The number of residuals after which a frontier search in a simple order first tells its size.
   */
  private static final long FIRST_RESIDUALS = 1 << 12;

  /** About the work of trying simple item orders in a JVM that has done nothing before. */
  private static final double SIMPLE_ORDERS = 1 << 23;

  /** The factor by which the tree of the best pivot is smaller, at most, as a rule. */
  private static final double GAIN_OF_PIVOT = 3;

  /**
   * Items of an option, on average, with which a node of the tree takes as long as many residuals,
   * so that simple orders are tried before the tree is sampled.
   */
  private static final long LONG_OPTION = 12;

  /** About the work of a search for an item order in a JVM that has done nothing before. */
  private static final double ORDER_SEARCH = 5 << 23;

  /** The share of the work of the tree that visiting residuals once may cost: all is done twice. */
  private static final double SHARE = 0.5;

  /** Residuals of a frontier search beyond which a count by layers takes less on two cores. */
  private static final long MAX_RESIDUALS_OF_COUNT = 1 << 21;

  /** The same where layers may be arrays. */
  private static final long MAX_RESIDUALS_OF_NARROW_COUNT = 1 << 18;

  /** The factor by which a residual of layers costs less than in a diagram, if arrays suit them. */
  private static final double NARROW = 8;

  /**
   * The share of a tree by links that layers may cost, over that of one by bit sets: estimates of
   * such trees have been too low by a factor of four.
   */
  private static final double LINKS = 2;

  /** The divisor of the work of a frontier search for a last estimate of that of a count. */
  private static final long SAMPLE_OF_COUNT = 8;

  /** A search in too little memory takes at least this many times the work that filled it. */
  private static final double MEMO = 8;

  private final Engines engines;
  private final Search search;
  private final Search byLinks;

  /** The beginning of a search by links, which tells whether it is short. */
  private TreeSample.Beginning links;

  /** The search by links or bit sets, once links has proved long. */
  private Search tree;

  /** An estimate of the work of the tree, once a frontier search is weighed against it. */
  private TreeSample sample;

  /** True if layers by carriers were tried, and given up. */
  private boolean isAfterLayers;

  /** The frontier search that was given up. */
  private LostRace lost;

  /**
   * A frontier search that was given up, without its tables.
   *
   * @param diagrams in its item order
   * @param layers by which the diagram can be built, if they suit it
   * @param residuals visited
   * @param least residuals of the whole search
   * @param expected residuals a few places further
   * @param weight of a residual, in updates
   * @param isLong whether the tree is far more to do
   */
  private record LostRace(
      DiagramEngine diagrams,
      Optional<LayerDiagram> layers,
      long residuals,
      long least,
      long expected,
      double weight,
      Size size,
      boolean isLong) {

    /** Returns whether this many residuals of layers in the same order are too much work. */
    LongPredicate isTooMuch(TreeSample tree, double share) {
      return LayerEngine.isTooMuch(tree, weight / share);
    }
  }

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

  /** Goes on from an attempt to count by layers, and from what it found out about the tree. */
  Attempts after(LayerEngine.Attempt layers) {
    isAfterLayers = layers.hasCarriers();
    sample = layers.tree().orElse(null);
    tree = layers.tree().map(TreeSample::search).orElse(null);
    return this;
  }

  /** The search by the first method that suits it, with its diagram if that method has one. */
  Search prepared() {
    return Stream.<Supplier<Optional<Search>>>of(
            this::givenDiagram,
            this::shortLinks,
            this::treeAfterLayers,
            this::treeWithoutRoom,
            this::treeWithoutOrder,
            this::frontierRace,
            this::countByLayers,
            this::diagramByLayers,
            this::memo)
        .map(Supplier::get)
        .flatMap(Optional::stream)
        .findFirst()
        .orElseGet(this::treeAfterAll);
  }

  /** The diagram came with the puzzle. */
  private Optional<Search> givenDiagram() {
    return engines.hasDiagram(search) ? Optional.of(engines.withDiagram(search)) : Optional.empty();
  }

  /** A search by links ends before anything else could begin. */
  private Optional<Search> shortLinks() {
    if (tree != null) {
      return Optional.empty();
    }
    links = TreeSample.begin(byLinks, TRIAL);
    return links.isWhole()
        ? by(
            byLinks.estimatedAt(TRIAL),
            "a short search, of fewer than %,d updates".formatted(TRIAL))
        : Optional.empty();
  }

  /** Layers by carriers were given up, so that a diagram, with as many residuals, is as well. */
  private Optional<Search> treeAfterLayers() {
    return isAfterLayers ? byTree("layers have more to do") : Optional.empty();
  }

  /** Not even the tables of a frontier search fit in memory. */
  private Optional<Search> treeWithoutRoom() {
    return engines.hasRoom()
        ? Optional.empty()
        : byTree("the tables for a diagram would need " + engines.tables());
  }

  /** A search of the tree ends before an item order for a diagram could be found. */
  private Optional<Search> treeWithoutOrder() {
    if (engines.hasOrder()) {
      return Optional.empty();
    }
    boolean areOptionsLong = search.problem().entries() >= LONG_OPTION * search.problem().options();
    Optional<Search> small =
        engines.isCounting() && areOptionsLong
            ? smallDiagram("more than %,d updates".formatted(TRIAL))
            : Optional.empty();
    if (small.isPresent()) {
      return small;
    }
    sample = new TreeSample(tree());
    if (engines.isCounting() && !areOptionsLong && isWorth(SIMPLE_ORDERS)) {
      small = smallDiagram(estimate());
    }
    return small.isPresent() || isWorth(ORDER_SEARCH) ? small : byTree(estimate() + " expected");
  }

  /**
   * A simple item order gives a small diagram, so that none need be searched for. Where solutions
   * are wanted as well, they are to have the numbers that they have in the order searched for.
   *
   * @param updates of the tree
   */
  private Optional<Search> smallDiagram(String updates) {
    return OrderSearch.simple(search.problem())
        .map(order -> new DiagramEngine(engines.orderedBy(order), search).frontier())
        .map(Attempts::small)
        .flatMap(Optional::stream)
        .findFirst()
        .flatMap(diagram -> known(diagram, updates));
  }

  /** The diagram of a frontier search if it is small, and as long as it is expected to be. */
  private static Optional<Diagram> small(FrontierSearch frontier) {
    Optional<Diagram> diagram = Optional.empty();
    long most = FIRST_RESIDUALS;
    while (diagram.isEmpty()
        && most <= SMALL
        && frontier.expected() <= HOPEFUL
        && !frontier.exceedsMemory()) {
      diagram = frontier.visitingAtMost(most).diagram();
      most *= 2;
    }
    return diagram;
  }

  /** Returns whether the tree is more to do than this work before a frontier search begins. */
  private boolean isWorth(double before) {
    sample.until(TRIAL);
    // A subproblem that has not ended only bounds the whole from below.
    for (long work = 2 * TRIAL;
        sample.isOnlyBound() && !EngineRace.isWorth(before, sample);
        work *= 2) {
      sample.until(work);
    }
    return EngineRace.isWorth(before, sample);
  }

  /**
   * A frontier search ends, and one of the tree would not have ended sooner. A large one continues
   * only for a diagram, not for a count.
   */
  private Optional<Search> frontierRace() {
    DiagramEngine diagrams = new DiagramEngine(engines, search);
    FrontierSearch frontier = diagrams.frontier();
    Optional<Diagram> quick =
        engines.hasOrder() ? EngineRace.diagram(frontier, FIRST_WORK) : Optional.empty();
    if (quick.isPresent()) {
      return known(quick.get(), "more work");
    }
    sample = sample == null ? new TreeSample(tree()) : sample;
    EngineRace race = new EngineRace(sample, frontier, engines.hasOrder() ? 0 : ORDER_SEARCH);
    boolean isCount = engines.canCountByLayers(search);
    boolean isNarrow = isCount && isNarrow(diagrams.order());
    race = isNarrow ? race.forCount() : isCount ? race.forWideCount() : race;
    race = isCount && !isNarrow && !isByLinks() ? race.besideBitSets() : race;
    long most = isCount ? maxResiduals(isNarrow) : DiagramEngine.MIN_RESIDUALS_OF_LARGE_SEARCH;
    Optional<Diagram> small = race.run(most);
    boolean isLarge = small.isEmpty() && (frontier.exceedsMemory() || race.isBeyond(most));
    boolean isDiagram = isLarge && !isCount;
    Optional<LayerDiagram> layers = isDiagram ? diagrams.layers() : Optional.empty();
    Optional<Diagram> diagram = isDiagram && layers.isEmpty() ? race.run(Long.MAX_VALUE) : small;
    if (diagram.isPresent()) {
      return known(diagram.get(), estimate());
    }
    // Memory may have run out before any subproblem was searched.
    sample.until(Math.max(FIRST_WORK, isCount ? race.spent() / SAMPLE_OF_COUNT : race.spent()));
    lost =
        new LostRace(
            diagrams,
            layers,
            frontier.residuals(),
            race.leastResiduals(),
            (long) frontier.expected(),
            weight(race, isNarrow),
            size(isLarge, frontier),
            isLong(race));
    return Optional.empty();
  }

  /** Returns whether the tree is far more to do than what a frontier search has done. */
  private boolean isLong(EngineRace race) {
    // A subproblem that has not ended by now only bounds the whole from below.
    return sample.isOnlyBound() || sample.whole() > MEMO * spent(race);
  }

  /** A search that fills the memory before it has done much says little about its residuals. */
  private static long spent(EngineRace race) {
    return Math.max(FIRST_WORK, race.spent());
  }

  private static Size size(boolean isLarge, FrontierSearch frontier) {
    Size large = isLarge ? Size.LARGE : Size.SMALL;
    return frontier.exceedsMemory() ? Size.FULL : large;
  }

  /** Updates that take as long as a residual of layers. */
  private static double weight(EngineRace race, boolean isNarrow) {
    double weight = (double) spent(race) / Math.max(1, race.frontier().residuals());
    return isNarrow ? weight / NARROW : weight;
  }

  private boolean isNarrow(ItemOrder order) {
    return LayerCount.isNarrow(new OrderedProblem(search.problem(), order, search.givens()));
  }

  private static long maxResiduals(boolean isNarrow) {
    return isNarrow ? MAX_RESIDUALS_OF_NARROW_COUNT : MAX_RESIDUALS_OF_COUNT;
  }

  /** Layers count a search whose diagram is large, where only its count is wanted. */
  private Optional<Search> countByLayers() {
    double most = isByLinks() ? LINKS : 1;
    double share =
        isByLinks() || lost.expected > 2 * MAX_RESIDUALS_OF_COUNT ? LayerEngine.SHARE : 1;
    LongPredicate isTooMuch = lost.isTooMuch(sample, most * share);
    // Layers visit the same residuals, and more.
    return lost.size == Size.SMALL
            || isTooMuch.test(lost.least)
            || lost.isTooMuch(sample, 2 * most).test(lost.expected)
        ? Optional.empty()
        : engines.counted(search, lost.diagrams.order(), isTooMuch, diagramCosts());
  }

  private boolean isByLinks() {
    return tree().method() instanceof Method.Links;
  }

  private String diagramCosts() {
    return lost.size == Size.FULL
        ? "need more than %s of memory".formatted(engines.memoryText())
        : "take more time and memory";
  }

  /**
   * Layers build a large diagram, in memory or in a file, unless a search of the tree would end
   * sooner.
   */
  private Optional<Search> diagramByLayers() {
    return lost.layers.flatMap(
        layers ->
            lost.diagrams.byLayers(
                layers, LayerEngine.isTooMuch(sample, LayerEngine.RESIDUAL / SHARE)));
  }

  /** A memo saves far more than it costs, though it forgets. */
  private Optional<Search> memo() {
    return lost.layers.isEmpty() && lost.size == Size.FULL && lost.isLong
        ? Optional.of(lost.diagrams.byMemo())
        : Optional.empty();
  }

  /** The tree is the least to do. */
  private Search treeAfterAll() {
    String diagram =
        lost.residuals == 0
            ? "to look for a diagram would take as long"
            : "a diagram would have more than %,d residuals".formatted(lost.residuals);
    return byTree("%s expected; %s".formatted(estimate(), diagram)).orElseThrow();
  }

  /** The search of the tree, by its best pivot if it is long. */
  private Optional<Search> byTree(String reason) {
    if (sample == null && tree().use() == SymmetryUse.NONE) {
      return by(tree(), reason);
    }
    sample = sample == null ? new TreeSample(tree()) : sample;
    sample.until(TRIAL);
    double work = sample.whole();
    boolean isFinal = tree().use() == SymmetryUse.NONE || work < MIN_WORK_OF_CHOICE;
    Search chosen = isFinal ? tree() : engines.byBestPivot(tree(), search, work);
    double updates = chosen == tree() ? sample.updates() : sample.updates() / GAIN_OF_PIVOT;
    return by(chosen.estimatedAt(updates), reason);
  }

  private Optional<Search> by(Search chosen, String reason) {
    engines.explain("engine %s: %s".formatted(name(chosen), reason));
    return Optional.of(chosen);
  }

  private static String name(Search search) {
    return search.method() instanceof Method.BitSets
        ? "bitsets (sets of options as bits)"
        : "links (Dancing Links)";
  }

  private Search tree() {
    tree = tree == null ? engines.byTree(search, links) : tree;
    return tree;
  }

  private Optional<Search> known(Diagram diagram, String updates) {
    engines.explain(
        "engine diagram: %,d residuals, each solved once; %s would take %s"
            .formatted(diagram.visited(), name(tree == null ? byLinks : tree), updates));
    return Optional.of(search.withDiagram(diagram));
  }

  private String estimate() {
    return "%s %.2g updates"
        .formatted(sample.isOnlyBound() ? "more than" : "some", sample.updates());
  }
}
