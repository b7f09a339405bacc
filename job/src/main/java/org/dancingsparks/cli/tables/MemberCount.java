package org.dancingsparks.cli.tables;

import java.math.BigInteger;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import org.dancingsparks.cli.count.CountedClasses;
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
  private final Map<Integer, TableRow> takenOver;

  /** Counts members once. */
  public MemberCount(Session session, Table table, EngineFlags engine) {
    this(session, table, engine, SecondCounts.DIFFERING);
  }

  private MemberCount(Session session, Table table, EngineFlags engine, SecondCounts secondCounts) {
    this.session = session;
    this.table = table;
    this.engine = engine;
    this.secondCounts = secondCounts;
    takenOver = Map.of();
  }

  private MemberCount(MemberCount members, Map<Integer, TableRow> takenOver) {
    session = members.session;
    table = members.table;
    engine = members.engine;
    secondCounts = members.secondCounts;
    this.takenOver = Map.copyOf(takenOver);
  }

  /** Returns a copy that counts the chosen members in a second way as well. */
  public MemberCount countingAgain(SecondCounts which) {
    return new MemberCount(session, table, engine, which);
  }

  /**
   * Returns a copy that takes over the rows of an earlier table, judged again. A row without the
   * second count that is wanted now is left out.
   */
  public MemberCount takingOver(List<TableRow> rows) {
    Map<Integer, TableRow> judged = new HashMap<>();
    for (TableRow row : rows) {
      if (table.from() <= row.n() && row.n() <= table.to()) {
        TableRow again = judged(row, name(row.n()));
        if (again.second() != null || !secondCounts.includes(Verdict.of(again.verdict()))) {
          judged.put(row.n(), again);
        }
      }
    }
    return new MemberCount(this, judged);
  }

  /** The number of rows that are taken over. */
  int takenOver() {
    return takenOver.size();
  }

  /** The row of a member, if it is taken over. */
  Optional<TableRow> takenOver(int number) {
    return Optional.ofNullable(takenOver.get(number));
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
      count(asked(number));
    } catch (InputException e) {
      return 0;
    }
    return (System.nanoTime() - began) / NANOS;
  }

  /**
   * A count of the table's quantity.
   *
   * @param engine that counted all solutions
   */
  private record Count(BigInteger number, String engine) {}

  private Count count(RequestedSearch asked) {
    return switch (table.quantity()) {
      case SOLUTIONS -> {
        CountedSearch all = CountedSearch.all(asked);
        yield new Count(all.solutions(), all.engine());
      }
      case UP_TO_SYMMETRY -> {
        CountedClasses classes = CountedClasses.of(asked);
        yield new Count(classes.number(), classes.all().engine());
      }
    };
  }

  private SecondCount.Result again(RequestedSearch asked, String first) {
    return switch (table.quantity()) {
      case SOLUTIONS -> asked.counting().again(asked.search(), first);
      case UP_TO_SYMMETRY -> asked.counting().upToSymmetryAgain(first);
    };
  }

  /** Counts a member and returns its row. */
  TableRow row(int number) {
    RequestedSearch asked = asked(number);
    TableRow row = judged(counted(number, asked), asked.target().puzzle().name());
    if (!secondCounts.includes(Verdict.of(row.verdict()))) {
      return row;
    }
    SecondCount.Result second = again(asked, row.engine());
    return row.countedAgain(second.way(), second.solutions());
  }

  private TableRow counted(int number, RequestedSearch asked) {
    PeakHeap.reset();
    long began = System.nanoTime();
    Count count = count(asked);
    double seconds = (System.nanoTime() - began) / NANOS;
    return TableRow.counted(
        new TableRow.Member(number, table.member(number)),
        count.number,
        count.engine,
        new TableRow.Cost(Math.round(DIGITS * seconds) / DIGITS, PeakHeap.bytes()));
  }

  /** Judges a row by the sequence and by the puzzle's own name. */
  private TableRow judged(TableRow row, String puzzle) {
    return row.judged(
        table.known(row.n(), puzzle), table.verdict(row.n(), puzzle, row.solutions()));
  }
}
