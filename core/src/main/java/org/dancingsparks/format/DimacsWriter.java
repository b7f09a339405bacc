package org.dancingsparks.format;

import java.io.IOException;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.message.InputException;
import org.dancingsparks.message.Printable;

/**
 * Writes an exact cover problem as a formula for SAT solvers, DIMACS CNF, whose models are the
 * solutions.
 *
 * <p>Variable i stands for option i - 1, true if it is chosen. The clauses say that one option of
 * each primary item is chosen, that no two options with a common item are chosen, that an option
 * without a primary item is not, and that the givens are. A primary item without options is the
 * empty clause. Comments come first: the problem's hash, and the option of each variable.
 *
 * <p>Colours and bounds take further variables, after those of options: one for each colour of an
 * item; options that give this colour imply it, and at most one is true; and, for an item with
 * bounds, those of a sequential counter. Options determine the values of all these, so there are
 * exactly as many models as solutions, restricted to options or not.
 *
 * <p>Clauses are counted, then made again as they are written: memory proportional to the problem,
 * time to the pairs of options with a common item, and to options times bounds, twice.
 */
public final class DimacsWriter {
  /** Maximum number of clauses written: about two gigabytes. */
  private static final long MAX_CLAUSES = 100_000_000;

  private final Problem problem;
  private final Appendable out;
  private long clauses;

  private DimacsWriter(Problem problem, Appendable out) {
    this.problem = problem;
    this.out = out;
  }

  /**
   * Writes the problem, with as many characters at a time as a clause or an option has.
   *
   * @param givens options that must be chosen; {@link Prefix#EMPTY} for all solutions
   * @param out buffered by the caller; its encoding should have all characters of names
   * @throws InputException if there are more than 100,000,000 clauses, before anything is written
   * @throws IllegalArgumentException if the givens are not options of this problem
   */
  public static void write(Problem problem, Prefix givens, Appendable out) throws IOException {
    CoverClauses clauses = new CoverClauses(problem, Prefix.ofLiterals(problem, givens.literals()));
    DimacsWriter writer = new DimacsWriter(problem, out);
    clauses.each(literals -> writer.count());
    writer.writeComments(givens);
    if (clauses.variables() > problem.options()) {
      writer.comment(
          "further variables, which the options determine: colours of items, counts of options");
    }
    // No format strings for what programs read: some locales have other digits.
    out.append("p cnf " + clauses.variables() + " " + writer.clauses + "\n");
    clauses.each(writer::writeClause);
  }

  private void count() {
    if (++clauses > MAX_CLAUSES) {
      throw new InputException(
          ("As a formula the problem of %,d options x %,d items has more than %,d clauses, one for"
                  + " each two options that share an item; that is more than this program writes")
              .formatted(problem.options(), problem.items(), MAX_CLAUSES),
          "leave out options");
    }
  }

  private void writeComments(Prefix givens) throws IOException {
    comment(
        "Exact cover problem of "
            + problem.options()
            + " options x "
            + problem.items()
            + " items; its solutions are the models.");
    comment("SHA-256 of the problem: " + problem.hash());
    if (givens.size() > 0) {
      comment("Options given: " + givens);
    }
    for (int option = 0; option < problem.options(); option++) {
      comment("variable " + (option + 1) + " option " + option + ": " + problem.describe(option));
    }
  }

  private void comment(String text) throws IOException {
    out.append("c ").append(Printable.text(text).stripTrailing()).append('\n');
  }

  private void writeClause(int... literals) throws IOException {
    for (int literal : literals) {
      out.append(Integer.toString(literal)).append(' ');
    }
    out.append("0\n");
  }
}
