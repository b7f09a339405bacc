package org.dancingsparks.cli.puzzles;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import org.dancingsparks.cli.output.TextColumns;

/**
 * A listing of puzzles, grouped by shelf under the shelf's name and by file under the file's title,
 * with lines that fit a terminal.
 */
public final class ShelfListing {
  private static final String UNKNOWN = "-";

  private final List<ShelfEntry> entries;
  private final TextColumns<ShelfEntry> columns;
  private final StringBuilder text = new StringBuilder();

  private ShelfListing(List<ShelfEntry> entries) {
    this.entries = entries;
    int width = entries.stream().mapToInt(entry -> entry.name().length()).max().orElse(1);
    columns =
        new TextColumns<ShelfEntry>()
            .left("  puzzle", width + 2, entry -> "  " + entry.name())
            .right("solutions", 14, entry -> number(entry.solutions()))
            .right("classes", 14, entry -> number(entry.classes()));
  }

  /** Returns the listing of entries, which must be grouped by shelf. */
  public static String of(List<ShelfEntry> entries) {
    return new ShelfListing(entries).write();
  }

  private String write() {
    text.append(columns.heading()).append('\n');
    String shelf = "";
    String title = "";
    for (ShelfEntry entry : entries) {
      if (!entry.shelf().equals(shelf)) {
        shelf = entry.shelf();
        text.append('\n').append(shelf).append('\n');
      }
      if (!entry.title().equals(title)) {
        title = entry.title();
        text.append('\n').append(title).append('\n');
      }
      text.append(columns.line(entry)).append('\n');
    }
    return text.toString();
  }

  private static String number(Optional<BigInteger> number) {
    return number.map(BigInteger::toString).orElse(UNKNOWN);
  }
}
