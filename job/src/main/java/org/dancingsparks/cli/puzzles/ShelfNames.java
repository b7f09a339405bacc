package org.dancingsparks.cli.puzzles;

import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import org.dancingsparks.message.InputException;

/** The names of shelves as single words for shells to complete, such as {@code games-in-a-tray}. */
public final class ShelfNames implements Iterable<String> {
  @Override
  public Iterator<String> iterator() {
    return all().iterator();
  }

  private static List<String> all() {
    return ShelfEntry.all().stream().map(entry -> word(entry.shelf())).distinct().toList();
  }

  private static String word(String name) {
    return name.toLowerCase(Locale.ROOT).replaceAll("[^\\p{L}\\p{N}]+", "-");
  }

  /**
   * Returns the word of a shelf that a user named, by the word or by its heading.
   *
   * @throws InputException if there is no such shelf
   */
  public static String named(String name) {
    List<String> all = all();
    if (!all.contains(word(name))) {
      throw new InputException(
          "There is no shelf %s".formatted(name),
          "name one of %s".formatted(String.join(", ", all)));
    }
    return word(name);
  }

  /** Returns whether an entry is on a shelf, given its word. */
  public static boolean isOn(String shelf, ShelfEntry entry) {
    return word(entry.shelf()).equals(shelf);
  }
}
