package org.dancingsparks.cli.tables;

import java.math.BigInteger;
import java.util.Optional;
import org.dancingsparks.cli.count.CountedSearch;
import org.dancingsparks.cli.count.EngineFlags;
import org.dancingsparks.cli.count.RequestedSearch;
import org.dancingsparks.cli.count.Split;
import org.dancingsparks.cli.puzzles.Target;
import org.dancingsparks.cli.session.Session;
import org.dancingsparks.files.Puzzles;
import org.dancingsparks.message.InputException;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.runs.tables.TableRow;
import org.dancingsparks.search.SecondCount;
import org.dancingsparks.tables.KnownTerm;
import org.dancingsparks.tables.ShippedSequences;
import org.dancingsparks.tables.Table;
import org.dancingsparks.tables.Verdict;

/**
 * Counts the members of a table, each once, or a second time on request or where a number differs.
 */
public final class MemberCount {
  private static final double NANOS = 1e9;

  /** Digits after the point of seconds, as a power of ten. */
  private static final double DIGITS = 1e3;

  private final Session session;
  private final Table table;
  private final EngineFlags engine;
  private final SecondCounts secondCounts;

  /** Counts members once. */
  public MemberCount(Session session, Table table, EngineFlags engine) {
    this(session, table, engine, SecondCounts.DIFFERING);
  }

  private MemberCount(Session session, Table table, EngineFlags engine, SecondCounts secondCounts) {
    this.session = session;
    this.table = table;
    this.engine = engine;
    this.secondCounts = secondCounts;
  }

  /** Returns a copy that counts the chosen members in a second way as well. */
  public MemberCount countingAgain(SecondCounts which) {
    return new MemberCount(session, table, engine, which);
  }

  /** The table. */
  Table table() {
    return table;
  }

  /** The members counted a second time. */
  SecondCounts secondCounts() {
    return secondCounts;
  }

  /** The flags of the count of a member. */
  RequestedSearch asked(int number) {
    Target target =
        Target.of(session, Puzzles.find(table.member(number), () -> session.hadoop()).puzzle());
    return new RequestedSearch(session, target, engine, Split.none());
  }

  /** The seconds that the count of a member takes; none if there is no such member. */
  double seconds(int number) {
    long began = System.nanoTime();
    try {
      CountedSearch.all(asked(number));
    } catch (InputException e) {
      return 0;
    }
    return (System.nanoTime() - began) / NANOS;
  }

  /** Counts a member and returns its row. */
  TableRow row(int number) {
    RequestedSearch asked = asked(number);
    PeakHeap.reset();
    long began = System.nanoTime();
    CountedSearch counted = CountedSearch.all(asked);
    double seconds = (System.nanoTime() - began) / NANOS;
    long heap = PeakHeap.bytes();
    BigInteger solutions = counted.solutions();
    Optional<KnownTerm> known = known(number, asked.target().puzzle());
    Verdict verdict =
        known
            .map(term -> Verdict.of(solutions, term.solutions()))
            .orElseGet(() -> table.verdict(number, solutions));
    Optional<SecondCount.Result> second =
        secondCounts.includes(verdict)
            ? Optional.of(second(asked, counted.engine()))
            : Optional.empty();
    return new TableRow(
        number,
        table.member(number),
        solutions,
        counted.engine(),
        Math.round(DIGITS * seconds) / DIGITS,
        heap,
        known.map(KnownTerm::text).orElse(null),
        known.map(KnownTerm::solutions).orElse(null),
        verdict.text(),
        second.map(SecondCount.Result::way).orElse(null),
        second.map(SecondCount.Result::solutions).orElse(null));
  }

  /**
   * The known term. Without a sequence, the puzzle's own name may give it where the pattern's does
   * not.
   */
  private Optional<KnownTerm> known(int number, Puzzle puzzle) {
    return table.sequence().isPresent()
        ? table.known(number)
        : table.known(number).or(() -> ShippedSequences.known(puzzle.name()));
  }

  private SecondCount.Result second(RequestedSearch asked, String first) {
    return asked.counting().again(asked.search(), first);
  }
}
