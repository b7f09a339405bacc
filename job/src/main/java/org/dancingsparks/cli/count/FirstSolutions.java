package org.dancingsparks.cli.count;

import java.math.BigInteger;
import java.util.function.BooleanSupplier;
import org.dancingsparks.cli.output.SolutionPrinter;
import org.dancingsparks.cli.session.ProgressLines;
import org.dancingsparks.cover.Watch;
import org.dancingsparks.search.BinCursor;
import org.dancingsparks.search.Method;
import org.dancingsparks.search.Plan;
import org.dancingsparks.search.Search;
import org.dancingsparks.search.SymmetryUse;

/** The first solutions of a search, found in this JVM without Spark. */
public final class FirstSolutions {
  private final Search search;
  private final long limit;
  private final ProgressLines progress;
  private long found;

  public FirstSolutions(Search search, long limit, ProgressLines progress) {
    this.search = search;
    this.limit = limit;
    this.progress = progress;
  }

  /**
   * Prints the solutions.
   *
   * @param isLost checked before each solution: true if nobody reads them any more
   * @return their number
   */
  public long print(SolutionPrinter printer, BooleanSupplier isLost) {
    // A diagram lists all solutions from the first on.
    boolean areNumbered = search.regime().equals(Method.RANGES) && search.use() == SymmetryUse.NONE;
    BinCursor cursor =
        new BinCursor(search, Plan.single(search).bins().get(0))
            .watchedBy(Watch.of(done -> progress.update(done, found), () -> false));
    while (found < limit && !isLost.getAsBoolean() && cursor.next()) {
      if (areNumbered) {
        printer.numbered(BigInteger.valueOf(found), cursor.solution());
      } else {
        printer.print(cursor.solution());
      }
      found++;
    }
    return found;
  }
}
