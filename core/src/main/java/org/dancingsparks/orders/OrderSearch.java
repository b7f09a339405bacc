package org.dancingsparks.orders;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.cover.OrderedProblem;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.diagram.FrontierSearch;

/**
 * Searches for an item order in which a frontier search visits few residuals: one with a narrow
 * frontier.
 *
 * <p>Candidates are the given order, orders that greedily keep the frontier narrow, and reverse
 * Cuthill-McKee, both from several ends, with and without putting last the items whose options
 * reach nearly everything, such as the pieces of a puzzle. Each is tried by a search that visits a
 * bounded number of residuals. If none is done then, the frontiers of all are narrowed by bisection
 * and by sifting, within a bound of counted work; the best of both kinds are tried with more
 * residuals, and the one that is expected to take the fewest wins. Deterministic: only the problem
 * and the givens, which trials begin with, decide.
 */
public final class OrderSearch {
  /** Maximum number of residuals of a trial. */
  private static final int TRIAL = 1 << 13;

  /** Maximum number of residuals of a trial of one of the best orders. */
  private static final int FINAL = 1 << 16;

  /** The number of the best orders of each kind, which get a longer trial. */
  private static final int FINALISTS = 2;

  /** The factor by which residuals grow more in the end than in the best of the trials. */
  private static final double RISE = 1.5;

  /** Maximum words of the residuals of a trial: with many items there are fewer residuals. */
  private static final int MAX_WORDS = 1 << 21;

  /** Maximum number of items; with more, making candidates would take longer than it is worth. */
  private static final int MAX_ITEMS = 2_000;

  /** Maximum number of pairs of a primary and any item: their graph has an int or two for each. */
  private static final long MAX_PAIRS = 1L << 24;

  /** Maximum number of such pairs that options have in common, each counted as often. */
  private static final long MAX_COMMON_PAIRS = 1L << 26;

  /** Maximum operations on words for narrowing the frontiers of all candidates. */
  private static final long MAX_OPERATIONS = 1L << 26;

  private final Problem problem;
  private final Prefix givens;

  private OrderSearch(Problem problem, Prefix givens) {
    this.problem = problem;
    this.givens = givens;
  }

  /**
   * The best order found; {@link ItemOrder#given} if none is better, or if the problem is too large
   * to search for one.
   */
  public static ItemOrder search(Problem problem, Prefix givens) {
    return isLarge(problem) ? ItemOrder.given(problem) : new OrderSearch(problem, givens).best();
  }

  /**
   * Orders made in no time, to be tried before one is searched for: the given one, and a greedy one
   * from the first item. The stream makes each as it comes to it; empty if the problem is too large
   * to search for an order.
   */
  public static Stream<ItemOrder> simple(Problem problem) {
    return isLarge(problem)
        ? Stream.empty()
        : Stream.<Supplier<ItemOrder>>of(
                () -> ItemOrder.given(problem),
                () -> new OrderSearch(problem, Prefix.EMPTY).narrowFront())
            .map(Supplier::get);
  }

  private ItemOrder narrowFront() {
    ItemGraph graph = new ItemGraph(problem);
    List<Integer> items = IntStream.range(0, problem.primaryItems()).boxed().toList();
    List<Integer> front =
        items.isEmpty() ? items : new GreedyOrders(graph).narrowFront(items, items.get(0));
    return order(candidate("front", front, List.of(), graph));
  }

  private static boolean isLarge(Problem problem) {
    if (problem.primaryItems() > MAX_ITEMS
        || (long) problem.primaryItems() * problem.items() > MAX_PAIRS) {
      return true;
    }
    long common = 0;
    for (int option = 0; option < problem.options(); option++) {
      long primary = 0;
      for (int index = 0; index < problem.size(option); index++) {
        primary += problem.isPrimary(problem.item(option, index)) ? 1 : 0;
      }
      common += primary * problem.size(option);
    }
    return common > MAX_COMMON_PAIRS;
  }

  /**
   * A candidate.
   *
   * @param items the primary items in order
   * @param movable number of items that narrowing may move; those after them stay last
   * @param graph from which it was made
   */
  private record Candidate(String name, List<Integer> items, int movable, ItemGraph graph) {
    int[] array() {
      return items.stream().mapToInt(Integer::intValue).toArray();
    }

    Candidate with(String otherName, int[] other) {
      return new Candidate(otherName, IntStream.of(other).boxed().toList(), movable, graph);
    }
  }

  /** The result of a trial: its residuals, and what it foretells unless it is done. */
  private record Trial(Candidate candidate, long residuals, Optional<ResidualForecast> forecast) {
    boolean isDone() {
      return forecast.isEmpty();
    }

    /** Its residuals if it is done, else the logarithm of those that are expected. */
    double expected(double growth) {
      return forecast.map(found -> found.inAll(growth)).orElse((double) residuals);
    }
  }

  private ItemOrder best() {
    ItemGraph graph = new ItemGraph(problem);
    List<ItemGraph> graphs = Stream.of(graph, graph.sparse()).distinct().toList();
    List<Candidate> candidates = distinct(graphs.stream().flatMap(this::candidates));
    List<Trial> trials = tried(candidates, TRIAL);
    if (!trials.get(0).isDone()) {
      Stream<Candidate> finalists = trials.stream().map(Trial::candidate).limit(FINALISTS);
      Stream<Candidate> narrowed = graphs.stream().flatMap(each -> narrowed(each, candidates));
      trials = tried(distinct(Stream.concat(finalists, narrowed)), FINAL);
    }
    return order(trials.get(0).candidate());
  }

  /** Candidates without those whose items are those of an earlier one. */
  private static List<Candidate> distinct(Stream<Candidate> candidates) {
    Map<List<Integer>, Candidate> byItems = new LinkedHashMap<>();
    candidates.forEach(candidate -> byItems.putIfAbsent(candidate.items(), candidate));
    return List.copyOf(byItems.values());
  }

  /** Trials of the orders: first those that are done, each kind by residuals. */
  private List<Trial> tried(List<Candidate> candidates, long residuals) {
    List<Trial> trials = new ArrayList<>();
    long most = residuals;
    for (Candidate candidate : candidates) {
      Trial trial = attempt(candidate, most);
      trials.add(trial);
      // An order that takes more than one that is done, or far more choices, is not the first.
      most = trial.isDone() ? Math.min(most, trial.residuals()) : most;
    }
    double growth = growth(trials);
    trials.sort(
        Comparator.comparing((Trial trial) -> !trial.isDone())
            .thenComparingDouble(trial -> trial.expected(growth)));
    return trials;
  }

  /**
   * The growth of all residuals with the bits of entropy: that of the trial where it is greatest,
   * and more, as it rises from place to place.
   */
  private static double growth(List<Trial> trials) {
    return Math.min(
        1,
        RISE
            * trials.stream()
                .flatMap(trial -> trial.forecast().stream())
                .mapToDouble(ResidualForecast::growth)
                .max()
                .orElse(0));
  }

  private Trial attempt(Candidate candidate, long residuals) {
    FrontierSearch search =
        new FrontierSearch(new OrderedProblem(problem, order(candidate), givens), List.of(givens));
    search.visitingAtMost(Math.min(residuals, MAX_WORDS / search.words()));
    Optional<ResidualForecast> forecast =
        search.visitAll()
            ? Optional.empty()
            : Optional.of(new ResidualForecast(problem, candidate.array(), search));
    return new Trial(candidate, search.residuals(), forecast);
  }

  private ItemOrder order(Candidate candidate) {
    int[] items =
        IntStream.concat(
                Arrays.stream(candidate.array()),
                IntStream.range(problem.primaryItems(), problem.items()))
            .toArray();
    return ItemOrder.of(candidate.name(), problem, items);
  }

  /** The best orders that narrowing the frontiers of a graph's candidates gives. */
  private static Stream<Candidate> narrowed(ItemGraph graph, List<Candidate> candidates) {
    Map<Candidate, Double> costs = new LinkedHashMap<>();
    long share = MAX_OPERATIONS / (2L * candidates.size());
    for (Candidate candidate : candidates) {
      if (candidate.graph() == graph) {
        int[] sifted = candidate.array();
        Sifting.sift(graph, sifted, candidate.movable(), new Effort(share));
        costs.put(candidate.with("sifted", sifted), FrontierCost.of(sifted, graph));
        int[] bisected = candidate.array();
        Effort effort = new Effort(share);
        Bisection.narrow(graph, bisected, candidate.movable(), effort);
        Sifting.sift(graph, bisected, candidate.movable(), effort);
        costs.put(candidate.with("bisected", bisected), FrontierCost.of(bisected, graph));
      }
    }
    List<Candidate> best = new ArrayList<>(costs.keySet());
    best.sort(Comparator.comparingDouble(costs::get));
    return distinct(best.stream()).stream().limit(FINALISTS);
  }

  private Stream<Candidate> candidates(ItemGraph graph) {
    GreedyOrders orders = new GreedyOrders(graph);
    List<Integer> byReach = orders.byReach();
    List<Candidate> candidates = new ArrayList<>();
    for (int count : orders.lastCounts(byReach)) {
      List<Integer> head = byReach.subList(0, byReach.size() - count);
      List<Integer> last = byReach.subList(head.size(), byReach.size());
      candidates.add(candidate("given", head.stream().sorted().toList(), last, graph));
      for (int end : orders.ends(head)) {
        candidates.add(candidate("front", orders.narrowFront(head, end), last, graph));
        List<Integer> reverse = orders.reverseCuthillMcKee(head, end);
        candidates.add(candidate("reverse-cuthill-mckee", reverse, last, graph));
      }
    }
    return candidates.stream();
  }

  private static Candidate candidate(
      String name, List<Integer> head, List<Integer> last, ItemGraph graph) {
    List<Integer> all = Stream.concat(head.stream(), last.stream()).toList();
    return new Candidate(name, all, head.size(), graph);
  }
}
