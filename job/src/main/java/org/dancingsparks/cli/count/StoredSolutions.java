package org.dancingsparks.cli.count;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.dancingsparks.cli.output.SolutionPrinter;
import org.dancingsparks.cli.session.Session;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.runs.solutions.SolutionSet;
import org.dancingsparks.search.Method;
import org.dancingsparks.search.SymmetryUse;

/**
 * The solutions of a finished set that contain the givens: the first ones, or some spread over all
 * of them.
 */
public final class StoredSolutions {
  private final SolutionSet set;
  private final Prefix givens;
  private final SolutionPrinter printer;
  private final Session session;

  /** The number of solutions read that contain the givens. */
  private long read;

  private long printed;

  /**
   * Solutions to be printed.
   *
   * @param session whose output is checked after each solution, in case its reader has gone
   */
  public StoredSolutions(SolutionSet set, Prefix givens, SolutionPrinter printer, Session session) {
    this.set = set;
    this.givens = givens;
    this.printer = printer;
    this.session = session;
  }

  /** Prints the first solutions; returns their number. */
  public long first(long limit) {
    each(solution -> print(solution) < limit);
    return printed;
  }

  /** Counts all solutions, then prints some evenly spread over them; returns the number printed. */
  public long spread(long limit) {
    each(solution -> true);
    Spread spread = new Spread(BigInteger.valueOf(read), limit);
    each(
        solution ->
            read - 1 != spread.number(printed).longValueExact() || print(solution) < spread.size());
    return printed;
  }

  private void each(Predicate<int[]> reader) {
    read = 0;
    set.read(
        session.hadoop(),
        solution -> {
          if (!hasGivens(solution)) {
            return true;
          }
          read++;
          return reader.test(solution) && !session.out().checkError();
        });
  }

  private boolean hasGivens(int... solution) {
    return Arrays.stream(givens.options())
        .allMatch(given -> IntStream.of(solution).anyMatch(option -> option == given));
  }

  private long print(int... solution) {
    if (isNumbered()) {
      printer.numbered(BigInteger.valueOf(read - 1), solution);
    } else {
      printer.print(solution);
    }
    return ++printed;
  }

  /** Returns whether the numbers of the rows are those that {@code nth} takes. */
  private boolean isNumbered() {
    return !set.record().regime().equals(Method.PREFIXES)
        && set.record().search().use() == SymmetryUse.NONE;
  }
}
