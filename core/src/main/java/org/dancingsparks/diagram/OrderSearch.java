package org.dancingsparks.diagram;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.cover.Problem;

/**
 * Looks for an item order in which a sweep visits few residuals: one that passes over the problem
 * in a narrow front.
 *
 * <p>Candidates are the given order, orders that greedily keep the front small, and reverse
 * Cuthill-McKee, both from several ends, with and without items last whose options reach nearly
 * everything, such as the pieces of a puzzle. Each is tried by a sweep that visits a bounded number
 * of residuals; those that get farthest are tried again with more, and the first wins.
 * Deterministic: the problem and the givens decide.
 */
public final class OrderSearch {
  /** Residuals that a trial may visit. */
  private static final int TRIAL = 1 << 13;

  /** Residuals that a trial of the best may visit, and how many those are. */
  private static final int FINAL = 1 << 17;

  private static final int FINALISTS = 3;

  /** Words of the residuals that a trial may visit: with many items they are fewer. */
  private static final int MOST_WORDS = 1 << 21;

  /** With more items than these, making candidates would take longer than it is worth. */
  private static final int MOST_ITEMS = 2_000;

  private final Problem problem;
  private final Prefix givens;

  private OrderSearch(Problem problem, Prefix givens) {
    this.problem = problem;
    this.givens = givens;
  }

  /** The best order found; {@code given} if none is better. */
  public static ItemOrder search(Problem problem, Prefix givens) {
    return new OrderSearch(problem, givens).best();
  }

  /** What a trial came to: how far an order got, and with how many residuals. */
  private record Trial(ItemOrder order, int place, long residuals) {}

  private ItemOrder best() {
    List<ItemOrder> candidates = candidates();
    if (candidates.size() == 1) {
      return candidates.get(0);
    }
    List<ItemOrder> orders = tried(candidates, TRIAL);
    List<ItemOrder> finalists = orders.subList(0, Math.min(FINALISTS, orders.size()));
    return tried(finalists, FINAL).get(0);
  }

  /** The orders, those that get farthest first. */
  private List<ItemOrder> tried(List<ItemOrder> orders, int residuals) {
    return orders.stream()
        .map(order -> attempt(order, residuals))
        .sorted(
            Comparator.comparingInt((Trial trial) -> -trial.place())
                .thenComparingLong(Trial::residuals))
        .map(Trial::order)
        .toList();
  }

  private Trial attempt(ItemOrder order, int residuals) {
    FrontierSearch sweep = new FrontierSearch(problem, order, givens, List.of(givens));
    sweep.visitingAtMost(Math.min(residuals, MOST_WORDS / sweep.words()));
    boolean isDone = sweep.visitAll();
    return new Trial(order, isDone ? problem.items() : sweep.place(), sweep.residuals());
  }

  private List<ItemOrder> candidates() {
    Map<List<Integer>, ItemOrder> candidates = new LinkedHashMap<>();
    ItemOrder given = ItemOrder.given(problem);
    candidates.put(IntStream.range(0, problem.items()).boxed().toList(), given);
    if (problem.primaryItems() > MOST_ITEMS) {
      return List.of(given);
    }
    ItemGraph neighbours = new ItemGraph(problem);
    List<Integer> byReach = neighbours.byReach();
    for (int tail : neighbours.tails(byReach)) {
      List<Integer> head = byReach.subList(0, byReach.size() - tail);
      List<Integer> last = byReach.subList(head.size(), byReach.size());
      for (int end : neighbours.ends(head)) {
        add(candidates, "front", neighbours.narrowFront(head, end), last);
        add(candidates, "reverse-cuthill-mckee", neighbours.reverseCuthillMcKee(head, end), last);
      }
    }
    return List.copyOf(candidates.values());
  }

  private void add(
      Map<List<Integer>, ItemOrder> candidates,
      String name,
      List<Integer> head,
      List<Integer> tail) {
    List<Integer> all = new ArrayList<>(head);
    all.addAll(tail);
    for (int item = problem.primaryItems(); item < problem.items(); item++) {
      all.add(item);
    }
    int[] items = all.stream().mapToInt(Integer::intValue).toArray();
    candidates.putIfAbsent(all, ItemOrder.of(name, problem, items));
  }
}
