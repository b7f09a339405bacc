package org.dancingsparks.search;

import java.math.BigInteger;
import java.util.Comparator;
import java.util.Locale;
import java.util.stream.IntStream;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.cover.Problem;

/**
 * Counts the solutions of a search in another way than it was counted before: by links where that
 * is quick; else by layers after a diagram; else split into the options of an item, each counted by
 * itself, and added; or by a diagram, where no item is covered exactly once.
 */
public final class SecondCount {
  /** Work of links that takes about half a minute. */
  private static final double QUICK = 1L << 32;

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

  /** The engines, as tables and JSON name them. */
  public enum Way {
    LINKS,
    DIAGRAM,
    LAYERS,
    /** Split and add. */
    PARTS;

    /** The way that a count by a prepared search goes. */
    public static Way of(Search search) {
      if (search.layered().isPresent()) {
        return LAYERS;
      }
      return search.strategy().engine() == Engine.LINKS ? LINKS : DIAGRAM;
    }

    /** The name shown to users. */
    public String text() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /** A count, and the way to it. */
  public record Result(Way way, BigInteger solutions) {}

  /**
   * Counts.
   *
   * @param first the way that was taken before
   */
  public Result count(Way first) {
    Search byLinks = engines.byLinks(search);
    if (first == Way.LINKS) {
      return LinksSample.isSmall(byLinks, SAMPLE) ? byDiagram() : parts(first);
    }
    if (isQuick(byLinks)) {
      return new Result(Way.LINKS, byLinks.count());
    }
    return first == Way.DIAGRAM
        ? new Result(Way.LAYERS, engines.layers().require(search).solutions())
        : parts(first);
  }

  private static boolean isQuick(Search byLinks) {
    LinksSample sample = new LinksSample(byLinks);
    sample.until(SAMPLE);
    return !sample.isOnlyBound() && sample.whole() < QUICK;
  }

  private Result byDiagram() {
    return new Result(Way.DIAGRAM, engines.prepare(search, RequestedEngine.DIAGRAM).count());
  }

  /** Each part has an option of the item with the fewest, of those covered exactly once. */
  private Result parts(Way first) {
    Problem problem = search.problem();
    return IntStream.range(0, problem.primaryItems())
        .filter(problem::isOnce)
        .mapToObj(item -> Searches.optionsOf(problem, item))
        .min(Comparator.comparingInt(options -> options.length))
        .map(options -> sum(first, options))
        .orElseGet(this::byDiagram);
  }

  private Result sum(Way first, int... options) {
    BigInteger sum =
        IntStream.of(options)
            .mapToObj(option -> Prefix.of(search.problem(), option))
            .map(part -> Search.all(search.problem(), search.order(), part))
            .map(part -> counted(first, part))
            .reduce(BigInteger.ZERO, BigInteger::add);
    return new Result(Way.PARTS, sum);
  }

  /** By layers where these have been the way: another engine would try a diagram in vain. */
  private BigInteger counted(Way first, Search part) {
    return first == Way.LAYERS
        ? engines.layers().require(part).solutions()
        : engines.prepareCount(part).count();
  }
}
