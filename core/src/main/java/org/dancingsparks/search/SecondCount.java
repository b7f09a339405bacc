package org.dancingsparks.search;

import java.math.BigInteger;
import java.util.Comparator;
import java.util.stream.IntStream;
import org.dancingsparks.cover.ItemOrder;
import org.dancingsparks.cover.OrderedProblem;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.cover.Problem;

/**
 * Counts the solutions of a search a second time, in another way than before: by links where that
 * is quick; else by layers after a diagram; else, on a board, by layers from its other end; else
 * split into the options of an item, counted one by one and added; or, where no item is covered
 * exactly once, by a diagram.
 */
public final class SecondCount {
  /** Layers in the reverse item order. */
  public static final String REVERSED = "reversed";

  /** The sum over the parts of a split search. */
  public static final String PARTS = "parts";

  /** Work of links that takes about half a minute. */
  private static final double MAX_QUICK_STEPS = 1L << 32;

  /** Work on an estimate of that of links. */
  private static final long SAMPLE = 1L << 26;

  private final Engines engines;
  private final Search search;

  /**
   * A count of all solutions.
   *
   * @param search without symmetries
   */
  public SecondCount(Engines engines, Search search) {
    this.engines = engines;
    this.search = search;
  }

  /**
   * A count.
   *
   * @param way the name of the engine, or {@link #REVERSED} or {@link #PARTS}
   */
  public record Result(String way, BigInteger solutions) {}

  /**
   * Counts.
   *
   * @param first the name of the engine that counted before; one that is unknown is taken for the
   *     diagram
   */
  public Result count(String first) {
    Search byLinks = engines.byLinks(search);
    if (first.equals(Method.LINKS) || first.equals(Method.BIT_SETS)) {
      return TreeSample.isSmall(byLinks, SAMPLE) ? byDiagram() : parts();
    }
    if (isQuick(byLinks)) {
      return new Result(Method.LINKS, byLinks.count());
    }
    if (!first.equals(Method.LAYERS)) {
      return new Result(Method.LAYERS, engines.layers().require(search).solutions());
    }
    int end = engines.puzzle().itemsAlongBoard();
    return end > 0 ? reversed(end) : parts();
  }

  private static boolean isQuick(Search byLinks) {
    TreeSample sample = new TreeSample(byLinks);
    sample.until(SAMPLE);
    return !sample.isOnlyBound() && sample.whole() < MAX_QUICK_STEPS;
  }

  private Result byDiagram() {
    return new Result(Method.DIAGRAM, engines.prepare(search, RequestedEngine.DIAGRAM).count());
  }

  /**
   * Counts in parts, one for each option of an item: the item with the fewest options of those
   * covered exactly once.
   */
  private Result parts() {
    Problem problem = search.problem();
    return IntStream.range(0, problem.primaryItems())
        .filter(problem::isOnce)
        .mapToObj(item -> Searches.optionsOf(problem, item))
        .min(Comparator.comparingInt(options -> options.length))
        .map(this::sum)
        .orElseGet(this::byDiagram);
  }

  private Result sum(int... options) {
    BigInteger sum =
        IntStream.of(options)
            .mapToObj(option -> Prefix.of(search.problem(), option))
            .map(prefix -> Search.all(new OrderedProblem(search.problem(), search.order(), prefix)))
            .map(divided -> Counting.by(engines).prepare(divided).count())
            .reduce(BigInteger.ZERO, BigInteger::add);
    return new Result(PARTS, sum);
  }

  /**
   * Counts a board from its other end, where it is as wide; its pieces come last in both orders.
   *
   * @param end of the items along the board
   */
  private Result reversed(int end) {
    int[] items = IntStream.range(0, search.order().size()).map(search.order()::item).toArray();
    int[] reversed =
        IntStream.range(0, items.length)
            .map(place -> items[place < end ? end - 1 - place : place])
            .toArray();
    ItemOrder order = ItemOrder.of("reversed", search.problem(), reversed);
    return new Result(REVERSED, engines.orderedBy(order).layers().require(search).solutions());
  }
}
