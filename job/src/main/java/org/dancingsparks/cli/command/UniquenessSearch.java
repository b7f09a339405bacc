package org.dancingsparks.cli.command;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import org.dancingsparks.cli.option.ShortCount;
import org.dancingsparks.cli.option.Target;
import org.dancingsparks.cli.output.ProgressLines;
import org.dancingsparks.cover.Links;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.search.Search;

/**
 * Finds out whether there is exactly one solution, here and now, without Spark.
 *
 * <p>First by links, then by residuals, each with so much work that it takes some seconds: whoever
 * comes to an end knows the number. Where neither does and no two solutions were met, links goes on
 * until they are, or all is searched. Work is counted and no clock is asked, so the answer is the
 * same everywhere, unless memory ends the residuals sooner.
 */
final class UniquenessSearch {
  /** So many updates of links take about a second. */
  private static final long MOST_UPDATES = 1L << 28;

  private static final int EXAMPLES = 2;

  private final Target target;
  private final ProgressLines progress;
  private final Search search;

  UniquenessSearch(Target target, ProgressLines progress) {
    this.target = target;
    this.progress = progress;
    Prefix givens = target.givens();
    search = Search.all(target.puzzle().problem(), target.order(), givens);
  }

  Uniqueness find() {
    if (target.hasDiagram()) {
      return byResiduals().orElseThrow();
    }
    Uniqueness known = byLinks();
    if (known.isExact()) {
      return known;
    }
    return byResiduals().orElseGet(() -> known.areSeveral() ? known : bySearching());
  }

  private Optional<Uniqueness> byResiduals() {
    return ShortCount.diagram(target, search, progress::residuals).map(Uniqueness::of);
  }

  /** As many solutions as links finds with bounded work. */
  private Uniqueness byLinks() {
    Links links = new Links(search.problem(), search.order()).from(search.givens());
    long[] found = new long[1];
    links.cancelledBy(
        () -> {
          progress.update(links.passed(), found[0]);
          return links.updates() > MOST_UPDATES;
        });
    List<int[]> examples = new ArrayList<>();
    boolean isExact = true;
    try {
      while (links.next()) {
        if (found[0]++ < EXAMPLES) {
          examples.add(links.solution());
        }
      }
    } catch (CancellationException e) {
      isExact = false;
    }
    return new Uniqueness(BigInteger.valueOf(found[0]), isExact, examples);
  }

  /** The first two solutions, however long that takes. */
  private Uniqueness bySearching() {
    List<int[]> examples = new ArrayList<>();
    long found =
        new FirstSolutions(search, EXAMPLES, progress)
            .print(solution -> examples.add(solution.clone()), () -> false);
    return new Uniqueness(BigInteger.valueOf(found), found < EXAMPLES, examples);
  }
}
