package org.dancingsparks.runs.tables;

import java.math.BigInteger;
import java.util.List;
import java.util.Objects;
import org.dancingsparks.runs.Label;
import org.dancingsparks.runs.ResultType;
import org.dancingsparks.runs.RunHeader;
import org.dancingsparks.runs.RunOrigin;
import org.dancingsparks.tables.KnownTerm;
import org.dancingsparks.tables.Quantity;
import org.dancingsparks.tables.Table;

/**
 * The header of a run that writes a table.
 *
 * @param members the pattern of the puzzles' names
 * @param quantity counted of each puzzle, as its text; absent in older runs, which have all
 *     solutions
 * @param from the first number
 * @param to the last number
 * @param twice the members that are counted in a second way
 * @param known counts, by member; null where none is known
 */
public record TableHeader(
    RunOrigin origin,
    @Label("the puzzles") String members,
    @Label("the quantity") String quantity,
    @Label("the first number") int from,
    @Label("the last number") int to,
    @Label("the choice of second counts") String twice,
    @Label("the list of known values") List<BigInteger> known)
    implements RunHeader {
  /**
   * Raised when a reader of an older run would misread a newer one: 2 has files in {@code _meta},
   * and 3 a quantity.
   */
  static final int FORMAT = 3;

  public TableHeader {
    Objects.requireNonNull(origin);
    Objects.requireNonNull(members);
    quantity = quantity == null ? Quantity.SOLUTIONS.text() : quantity;
    if (Quantity.of(quantity).isEmpty()) {
      throw new IllegalArgumentException("There is no quantity %s.".formatted(quantity));
    }
    Objects.requireNonNull(twice);
    Objects.requireNonNull(known);
  }

  /** The quantity of the puzzles. */
  public Quantity counted() {
    return Quantity.of(quantity).orElseThrow();
  }

  static TableHeader of(TableRun run) {
    Table table = run.table();
    return new TableHeader(
        new RunOrigin(FORMAT, run.program(), ResultType.TABLE.text()),
        table.members().text(),
        table.quantity().text(),
        table.from(),
        table.to(),
        run.secondCounts(),
        table
            .numbers()
            .mapToObj(number -> table.known(number).map(KnownTerm::solutions).orElse(null))
            .toList());
  }
}
