package org.dancingsparks.search;

import java.math.BigInteger;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;

/**
 * Counts the solutions of a search in another way than it was counted before: by links where that
 * is quick; else by layers after a diagram; else split into the options of an item, each counted by
 * itself, and added.
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
      return LinksSample.isSmall(byLinks, SAMPLE)
          ? new Result(Way.DIAGRAM, engines.prepare(search, RequestedEngine.DIAGRAM).count())
          : parts(byLinks);
    }
    if (isQuick(byLinks)) {
      return new Result(Way.LINKS, byLinks.count());
    }
    return first == Way.DIAGRAM
        ? new Result(Way.LAYERS, engines.layers().require(search).solutions())
        : parts(byLinks);
  }

  private static boolean isQuick(Search byLinks) {
    LinksSample sample = new LinksSample(byLinks);
    sample.until(SAMPLE);
    return !sample.isOnlyBound() && sample.whole() < QUICK;
  }

  /** Each part begins with an option of the item that has the fewest. */
  private Result parts(Search byLinks) {
    List<Bin> bins = Planner.plan(byLinks, OptionalInt.of(1), 1).bins();
    BigInteger sum =
        bins.stream()
            .flatMap(bin -> bin.subproblems().stream())
            .map(
                part -> Search.all(search.problem(), search.order(), part.prefix(search.problem())))
            .map(part -> engines.prepareCount(part).count())
            .reduce(BigInteger.ZERO, BigInteger::add);
    return new Result(Way.PARTS, sum);
  }
}
