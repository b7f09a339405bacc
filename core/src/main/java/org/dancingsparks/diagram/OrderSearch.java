package org.dancingsparks.diagram;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.cover.OrderedProblem;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.cover.Problem;

/**
 * Searches for an item order in which a frontier search visits few residuals: one with a narrow
 * frontier.
 *
 * <p>Candidates are the given order, orders that greedily keep the frontier narrow, and reverse
 * Cuthill-McKee, both from several ends, with and without putting last the items whose options
 * reach nearly everything, such as the pieces of a puzzle. Each is tried by a search that visits a
 * bounded number of residuals; those that get farthest are tried again with more, and the first
 * wins. Deterministic: only the problem and the givens decide.
 */
public final class OrderSearch {
  /** Maximum number of residuals of a trial. */
  private static final int TRIAL = 1 << 13;

  /** Maximum number of residuals of a trial of one of the best orders. */
  private static final int FINAL = 1 << 17;

  /** The number of the best orders, which get a longer trial. */
  private static final int FINALISTS = 3;

  /** Maximum words of the residuals of a trial: with many items there are fewer residuals. */
  private static final int MAX_WORDS = 1 << 21;

  /** Maximum number of items; with more, making candidates would take longer than it is worth. */
  private static final int MAX_ITEMS = 2_000;

  private final Problem problem;
  private final Prefix givens;

  private OrderSearch(Problem problem, Prefix givens) {
    this.problem = problem;
    this.givens = givens;
  }

  /** The best order found; {@link ItemOrder#given} if none is better. */
  public static ItemOrder search(Problem problem, Prefix givens) {
    return new OrderSearch(problem, givens).best();
  }

  /** The result of a trial: the place that an order reached, and the residuals that it took. */
  private record Trial(ItemOrder order, int place, long residuals) {}

  private ItemOrder best() {
    List<ItemOrder> candidates = candidates();
    if (candidates.size() == 1) {
      return candidates.get(0);
    }
    List<Trial> trials = tried(candidates, TRIAL);
    if (isDone(trials.get(0))) {
      return trials.get(0).order();
    }
    List<ItemOrder> finalists = trials.stream().limit(FINALISTS).map(Trial::order).toList();
    return tried(finalists, FINAL).get(0).order();
  }

  /** Trials of the orders, those that get farthest first. */
  private List<Trial> tried(List<ItemOrder> orders, long residuals) {
    List<Trial> trials = new ArrayList<>();
    long most = residuals;
    for (ItemOrder order : orders) {
      Trial trial = attempt(order, most);
      trials.add(trial);
      // An order that takes more than one that is done is not the first.
      most = isDone(trial) ? Math.min(most, trial.residuals()) : most;
    }
    trials.sort(
        Comparator.comparingInt((Trial trial) -> -trial.place())
            .thenComparingLong(Trial::residuals));
    return trials;
  }

  private boolean isDone(Trial trial) {
    return trial.place() == problem.items();
  }

  private Trial attempt(ItemOrder order, long residuals) {
    FrontierSearch search =
        new FrontierSearch(new OrderedProblem(problem, order, givens), List.of(givens));
    search.visitingAtMost(Math.min(residuals, MAX_WORDS / search.words()));
    boolean isDone = search.visitAll();
    return new Trial(order, isDone ? problem.items() : search.place(), search.residuals());
  }

  private List<ItemOrder> candidates() {
    Map<List<Integer>, ItemOrder> candidates = new LinkedHashMap<>();
    ItemOrder given = ItemOrder.given(problem);
    candidates.put(IntStream.range(0, problem.items()).boxed().toList(), given);
    if (problem.primaryItems() > MAX_ITEMS) {
      return List.of(given);
    }
    ItemGraph graph = new ItemGraph(problem);
    List<Integer> byReach = graph.byReach();
    for (int count : graph.lastCounts(byReach)) {
      List<Integer> head = byReach.subList(0, byReach.size() - count);
      List<Integer> last = byReach.subList(head.size(), byReach.size());
      for (int end : graph.ends(head)) {
        add(candidates, "front", graph.narrowFront(head, end), last);
        add(candidates, "reverse-cuthill-mckee", graph.reverseCuthillMcKee(head, end), last);
      }
    }
    return List.copyOf(candidates.values());
  }

  private void add(
      Map<List<Integer>, ItemOrder> candidates,
      String name,
      List<Integer> head,
      List<Integer> last) {
    List<Integer> all = new ArrayList<>(head);
    all.addAll(last);
    for (int item = problem.primaryItems(); item < problem.items(); item++) {
      all.add(item);
    }
    int[] items = all.stream().mapToInt(Integer::intValue).toArray();
    candidates.putIfAbsent(all, ItemOrder.of(name, problem, items));
  }
}
