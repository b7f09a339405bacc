package org.dancingsparks.cli.count;

import java.math.BigInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Function;
import org.dancingsparks.search.ClassCount;
import org.dancingsparks.search.Counting;
import org.dancingsparks.search.Engines;
import org.dancingsparks.search.FixedSearch;
import org.dancingsparks.search.Searches;
import org.dancingsparks.search.SolutionClasses;

/**
 * A count up to symmetry: all solutions, and for each kind of symmetry those that it fixes.
 *
 * @param all the search for all solutions
 * @param engineCpu CPU time of all searches, in nanoseconds
 */
public record CountedClasses(CountedSearch all, SolutionClasses classes, long engineCpu) {
  /**
   * Counts with suitable engines, and leaves no files behind.
   *
   * @param asked without division
   * @throws org.dancingsparks.message.InputException if the symmetries are too many to list
   */
  public static CountedClasses of(RequestedSearch asked) {
    return of(new RunClock(), asked, asked::counting);
  }

  /**
   * Counts.
   *
   * @param clock of the search for all solutions
   * @param counting a count by engines
   */
  static CountedClasses of(
      RunClock clock, RequestedSearch asked, Function<Engines, Counting> counting) {
    Searches searches = asked.searches();
    ClassCount count = searches.upToSymmetry();
    CountedSearch all =
        CountedSearch.of(
            new TimedSearch(
                clock,
                asked,
                searches.all(),
                search -> counting.apply(asked.engines()).prepare(search, count)));
    AtomicLong cpu = new AtomicLong(all.engineCpu());
    SolutionClasses classes =
        count.count(
            all.solutions(),
            fixed -> {
              CountedSearch counted = counted(asked, fixed, counting);
              cpu.addAndGet(counted.engineCpu());
              return counted.solutions();
            });
    return new CountedClasses(all, classes, cpu.get());
  }

  private static CountedSearch counted(
      RequestedSearch asked, FixedSearch fixed, Function<Engines, Counting> counting) {
    return CountedSearch.of(
        new TimedSearch(asked, fixed, counting.apply(asked.engines(fixed))::prepare));
  }

  /** The number of solutions up to symmetry. */
  public BigInteger number() {
    return classes.count();
  }
}
