package org.dancingsparks.cli.puzzles;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;

/**
 * A table of puzzles, grouped by shelf under the shelf's name and by file under the file's title,
 * with lines that fit a terminal.
 */
public final class ShelfTable {
  private static final String UNKNOWN = "-";

  private final List<ShelfEntry> entries;
  private final String format;
  private final StringBuilder text = new StringBuilder();

  private ShelfTable(List<ShelfEntry> entries) {
    this.entries = entries;
    int width = entries.stream().mapToInt(entry -> entry.name().length()).max().orElse(1);
    format = "  %-" + width + "s  %13s  %13s\n";
  }

  /** Returns the table of entries, which must be grouped by shelf. */
  public static String of(List<ShelfEntry> entries) {
    return new ShelfTable(entries).write();
  }

  private String write() {
    line("puzzle", "solutions", "classes");
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
      line(entry.name(), number(entry.solutions()), number(entry.classes()));
    }
    return text.toString();
  }

  private static String number(Optional<BigInteger> number) {
    return number.map(BigInteger::toString).orElse(UNKNOWN);
  }

  private void line(Object... columns) {
    text.append(format.formatted(columns));
  }
}
