package org.dancingsparks.cli.tables;

import java.math.BigInteger;
import java.util.Optional;
import java.util.OptionalDouble;
import org.dancingsparks.cli.count.CountedSearch;
import org.dancingsparks.cli.count.EngineFlags;
import org.dancingsparks.cli.count.RequestedSearch;
import org.dancingsparks.cli.count.Split;
import org.dancingsparks.cli.puzzles.Target;
import org.dancingsparks.cli.session.Session;
import org.dancingsparks.files.Puzzles;
import org.dancingsparks.layers.rounds.LayerForecast;
import org.dancingsparks.message.InputException;
import org.dancingsparks.runs.tables.PeakHeap;
import org.dancingsparks.runs.tables.TableRow;
import org.dancingsparks.search.Search;
import org.dancingsparks.search.SecondCount;
import org.dancingsparks.spark.Cores;
import org.dancingsparks.tables.KnownTerm;
import org.dancingsparks.tables.SecondCounts;
import org.dancingsparks.tables.Table;
import org.dancingsparks.tables.TableBudget;
import org.dancingsparks.tables.Verdict;

/**
 * Counts the members of a table: each once, and again if that is asked for or if the number differs
 * from the known one.
 */
public final class MemberCount implements TableBudget.Members {
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

  /** Returns the search for a member. */
  private RequestedSearch asked(int number) {
    Target target =
        Target.of(session, Puzzles.find(table.member(number), session.files()).puzzle());
    return new RequestedSearch(session, target, engine, Split.none());
  }

  @Override
  public String name(int number) {
    return asked(number).target().puzzle().name();
  }

  @Override
  public OptionalDouble sampled(int number) {
    Search search = asked(number).search();
    return LayerForecast.of(search.ordered())
        .map(forecast -> OptionalDouble.of(forecast.cpuSeconds() / Cores.ofThisJvm()))
        .orElseGet(OptionalDouble::empty);
  }

  @Override
  public double seconds(int number) {
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
    String puzzle = asked.target().puzzle().name();
    Optional<KnownTerm> known = table.known(number, puzzle);
    Verdict verdict = table.verdict(number, puzzle, solutions);
    Optional<SecondCount.Result> second =
        secondCounts.includes(verdict)
            ? Optional.of(asked.counting().again(asked.search(), counted.engine()))
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
}
