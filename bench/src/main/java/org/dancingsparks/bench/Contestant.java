package org.dancingsparks.bench;

import java.time.Duration;
import java.util.Locale;
import org.dancingsparks.cover.OrderedProblem;
import org.dancingsparks.diagram.FrontierSearch;
import org.dancingsparks.layers.LayerCount;
import org.dancingsparks.links.Links;
import org.dancingsparks.search.Counting;
import org.dancingsparks.search.Engines;
import org.dancingsparks.search.Search;

/** The programs compared: each counts solutions. */
enum Contestant {
  /** Our engine {@code diagram}, the one that the others are compared to. */
  DIAGRAM(Duration.ofMinutes(10)) {
    @Override
    long count(Setting setting) {
      return new FrontierSearch(setting.problem(), setting.diagram().get())
          .diagram()
          .orElseThrow()
          .count()
          .longValueExact();
    }
  },
  /** Our engine {@code layers}, on all cores. */
  LAYERS(Duration.ofMinutes(10)) {
    @Override
    long count(Setting setting) {
      return LayerCount.of(new OrderedProblem(setting.problem(), setting.diagram().get()))
          .within(MEMORY)
          .count()
          .orElseThrow()
          .longValueExact();
    }
  },
  /** Our engine {@code links}. */
  LINKS(Duration.ofMinutes(10)) {
    @Override
    long count(Setting setting) {
      return new Links(setting.problem(), setting.links()).count();
    }
  },
  /** The engine that the commands choose, the choice included. */
  AUTO(Duration.ofMinutes(10)) {
    @Override
    long count(Setting setting) {
      Search all = Search.all(new OrderedProblem(setting.problem(), setting.links()));
      return Counting.by(Engines.of(setting.puzzle()).within(MEMORY))
          .prepare(all)
          .count()
          .longValueExact();
    }
  },
  /** Hadoop's Dancing Links. */
  HADOOP(Duration.ofMinutes(10)) {
    @Override
    long count(Setting setting) {
      return new HadoopLinks(setting.problem(), setting.links()).count();
    }
  },
  /** A constraint solver, on the problems that it finishes in a minute. */
  CHOCO(Duration.ofMinutes(1)) {
    @Override
    long count(Setting setting) {
      return new Choco(setting.problem()).count();
    }
  };

  private static final long MEMORY = 2L << 30;

  private final Duration limit;

  Contestant(Duration limit) {
    this.limit = limit;
  }

  /** The time after which it is given up. */
  Duration limit() {
    return limit;
  }

  /** Number of solutions, found from nothing but the problem and its orders. */
  abstract long count(Setting setting);

  /** Its name in tables. */
  String title() {
    return name().toLowerCase(Locale.ROOT);
  }
}
