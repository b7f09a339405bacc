package org.dancingsparks.runs.tables;

import java.math.BigInteger;
import java.util.List;
import java.util.Objects;
import org.dancingsparks.runs.Label;
import org.dancingsparks.runs.ResultType;
import org.dancingsparks.runs.RunHeader;
import org.dancingsparks.runs.RunOrigin;
import org.dancingsparks.tables.KnownTerm;
import org.dancingsparks.tables.Table;

/**
 * The header of a run that writes a table.
 *
 * @param members the pattern of the puzzles' names
 * @param from the first number
 * @param to the last number
 * @param twice the members that are counted in a second way
 * @param known numbers of solutions, by member; null where none is known
 */
public record TableHeader(
    RunOrigin origin,
    @Label("the puzzles") String members,
    @Label("the first number") int from,
    @Label("the last number") int to,
    @Label("the choice of second counts") String twice,
    @Label("the list of known values") List<BigInteger> known)
    implements RunHeader {
  /**
   * Raised when a reader of an older run would misread a newer one: 2 has files in {@code _meta}.
   */
  static final int FORMAT = 2;

  public TableHeader {
    Objects.requireNonNull(origin);
    Objects.requireNonNull(members);
    Objects.requireNonNull(twice);
    Objects.requireNonNull(known);
  }

  static TableHeader of(TableRun run) {
    Table table = run.table();
    return new TableHeader(
        new RunOrigin(FORMAT, run.program(), ResultType.TABLE.text()),
        table.members().text(),
        table.from(),
        table.to(),
        run.secondCounts(),
        table
            .numbers()
            .mapToObj(number -> table.known(number).map(KnownTerm::solutions).orElse(null))
            .toList());
  }
}
