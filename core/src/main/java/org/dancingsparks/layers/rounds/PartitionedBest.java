package org.dancingsparks.layers.rounds;

import java.math.BigInteger;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;
import org.dancingsparks.values.OptionCosts;
import org.dancingsparks.values.RankedSolutions;

/**
 * Ranks the solutions of a diagram in partitions. A pass over its ranges keeps a number of the best
 * ones; where more are wanted, another pass keeps several times as many of those behind them.
 */
final class PartitionedBest implements RankedSolutions {
  private static final Comparator<Ranked> ORDER =
      Comparator.comparingLong(Ranked::cost).thenComparing(Ranked::number);

  /** Factor from one pass to the next, so that passes are few. */
  private static final int GROWTH = 8;

  /** Maximum number of solutions kept, with some 300 bytes each. */
  private static final int MOST = 1 << 18;

  private final PartitionedDiagram diagram;
  private final OptionCosts costs;

  /** Number of solutions to keep in a pass. */
  private int size;

  private List<Ranked> kept;
  private int at = -1;

  /** A solution with its cost and number. */
  private record Ranked(long cost, BigInteger number, int... solution) {}

  /**
   * Makes the first pass.
   *
   * @param first number of solutions to keep in it
   */
  PartitionedBest(PartitionedDiagram diagram, OptionCosts costs, int first) {
    this.diagram = diagram;
    this.costs = costs;
    size = first;
    kept = after(null);
  }

  @Override
  public boolean next() {
    if (at + 1 == kept.size() && kept.size() == size) {
      Ranked last = kept.get(at);
      size = Math.min(GROWTH * size, MOST);
      kept = after(last);
      at = -1;
    }
    if (at + 1 == kept.size()) {
      return false;
    }
    at++;
    return true;
  }

  /** The best solutions behind one, or of all. */
  private List<Ranked> after(Ranked last) {
    PriorityQueue<Ranked> best = new PriorityQueue<>(ORDER.reversed());
    for (PartitionedDiagram.Range range : diagram.ranges()) {
      RankedSolutions solutions = range.diagram().best(costs);
      while (solutions.next() && isBetter(solutions.cost(), best)) {
        BigInteger number = range.first().add(solutions.number());
        if (last == null || ORDER.compare(last, new Ranked(solutions.cost(), number)) < 0) {
          best.add(new Ranked(solutions.cost(), number, solutions.solution()));
        }
        if (best.size() > size) {
          best.poll();
        }
      }
    }
    return best.stream().sorted(ORDER).toList();
  }

  /** Returns whether a cost is less than the greatest kept; of equal ones, the earlier is kept. */
  private boolean isBetter(long cost, PriorityQueue<Ranked> best) {
    return best.size() < size || cost < best.element().cost();
  }

  @Override
  public long cost() {
    return kept.get(at).cost();
  }

  @Override
  public BigInteger number() {
    return kept.get(at).number();
  }

  @Override
  public int[] solution() {
    return kept.get(at).solution().clone();
  }
}
