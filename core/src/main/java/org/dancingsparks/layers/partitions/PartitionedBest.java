package org.dancingsparks.layers.partitions;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;
import java.util.stream.Collectors;
import org.dancingsparks.cover.Watch;
import org.dancingsparks.values.OptionCosts;
import org.dancingsparks.values.RankedSolutions;

/**
 * Ranks the solutions of a diagram in partitions. A pass keeps a number of the best ones; where
 * more are wanted, another pass keeps several times as many of those behind them.
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
  private record Ranked(long cost, BigInteger number, int... solution) {
    static Ranked of(String line) {
      String[] words = line.split(" ");
      int[] solution = Arrays.stream(words).skip(2).mapToInt(Integer::parseInt).toArray();
      return new Ranked(Long.parseLong(words[0]), new BigInteger(words[1]), solution);
    }

    /** Its cost, number and options in words. */
    String line() {
      String options =
          Arrays.stream(solution).mapToObj(option -> " " + option).collect(Collectors.joining());
      return cost + " " + number + options;
    }
  }

  /** The best solutions of some. */
  private static final class Best {
    private final PriorityQueue<Ranked> queue = new PriorityQueue<>(ORDER.reversed());
    private final int size;

    Best(int size) {
      this.size = size;
    }

    void add(Ranked solution) {
      queue.add(solution);
      if (queue.size() > size) {
        queue.poll();
      }
    }

    /**
     * Returns whether a cost is less than the greatest kept; of equal ones, the earlier is kept.
     */
    boolean takes(long cost) {
      return queue.size() < size || cost < queue.element().cost();
    }

    List<Ranked> sorted() {
      return queue.stream().sorted(ORDER).toList();
    }
  }

  /**
   * Finds the best solutions of a part, as lines, the best first.
   *
   * @param cost of the solution behind which they are to be
   * @param number of that one; null to find the best of all
   */
  private record Search(OptionCosts costs, int size, long cost, BigInteger number)
      implements Passes.Work {
    private static final long serialVersionUID = 1;

    @Override
    public String on(PartitionedDiagram diagram, Passes.Part part, Watch watch) {
      Best best = new Best(size);
      for (PartitionedDiagram.Range range : diagram.ranges(part, watch)) {
        RankedSolutions solutions = range.diagram().best(costs);
        while (solutions.next() && best.takes(solutions.cost())) {
          BigInteger place = range.first().add(solutions.number());
          if (isBehind(solutions.cost(), place)) {
            best.add(new Ranked(solutions.cost(), place, solutions.solution()));
          }
        }
      }
      return best.sorted().stream().map(Ranked::line).collect(Collectors.joining("\n"));
    }

    private boolean isBehind(long otherCost, BigInteger otherNumber) {
      return number == null
          || otherCost > cost
          || otherCost == cost && otherNumber.compareTo(number) > 0;
    }
  }

  /**
   * Makes the first pass.
   *
   * @param first number of solutions to keep in it
   */
  PartitionedBest(PartitionedDiagram diagram, OptionCosts costs, int first) {
    this.diagram = diagram;
    this.costs = costs;
    size = first;
    kept = best(new Search(costs, size, 0, null));
  }

  @Override
  public boolean next() {
    if (at + 1 == kept.size() && kept.size() == size) {
      Ranked last = kept.get(at);
      size = Math.min(GROWTH * size, MOST);
      kept = best(new Search(costs, size, last.cost(), last.number()));
      at = -1;
    }
    if (at + 1 == kept.size()) {
      return false;
    }
    at++;
    return true;
  }

  private List<Ranked> best(Search search) {
    Best best = new Best(size);
    diagram.pass(search, found -> found.lines().map(Ranked::of).forEach(best::add));
    return best.sorted();
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
