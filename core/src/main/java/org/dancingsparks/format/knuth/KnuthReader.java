package org.dancingsparks.format.knuth;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Set;
import java.util.StringTokenizer;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.cover.ProblemBuilder;
import org.dancingsparks.message.InputException;

/**
 * Reads Knuth's text format for exact cover problems ({@code .dlx}).
 *
 * <p>The first line that is not a comment has the items, primary ones before a {@code |}, secondary
 * ones after it; each other line has an option's items. A primary item with bounds is written
 * {@code u:v|item}, or {@code v|item} if they are equal, as for DLX3; the colour of a secondary
 * item in an option {@code item:colour}, as for DLX2. Blank lines and lines that start with {@code
 * |} are comments; the comment {@code | label: TEXT} labels the option that follows it. Comments
 * {@code | item: SHORT is LONG} and {@code | colour: SHORT is LONG} before the first line say that
 * a name is longer than it is written here. {@code |12} in an option adds 12 to its cost, as for
 * DLX5; here costs can be negative. Names are escaped as {@link KnuthWriter} does.
 */
public final class KnuthReader {
  static final String LABEL = "| label: ";
  static final String ITEM = "item";
  static final String COLOUR = "colour";
  private static final String LONG_NAME_LINE = "| %s: %s is %s";
  private static final Pattern LONG_NAME =
      Pattern.compile("\\|\\s*(item|colour):\\s+(\\S+)\\s+is\\s+(\\S+)");

  private static final Pattern COST = Pattern.compile("\\|-?\\d{1,19}");

  /** Maximum number of items a problem may have. */
  private static final int MAX_ITEMS = 1_000_000;

  /** Maximum number of options of a problem: each costs some hundred bytes while it is read. */
  private static final int MAX_OPTIONS = 5_000_000;

  /** Maximum number of entries that all options may have together. */
  private static final int MAX_ENTRIES = 50_000_000;

  private final String file;
  private final ProblemBuilder<String, Option> builder =
      new ProblemBuilder<>(option -> option.label);
  private final LongNames longItems = new LongNames(ITEM);
  private final LongNames longColours = new LongNames(COLOUR);
  private boolean hasItems;
  private String label;
  private int items;
  private int options;
  private int entries;

  /** An option, equal only to itself, with its line for messages. */
  private static final class Option {
    private final int line;
    private final String label;

    Option(int line, String label) {
      this.line = line;
      this.label = label;
    }

    @Override
    public String toString() {
      return "of line " + line;
    }
  }

  /** The comment that gives the long name of an item or a colour; both names are escaped. */
  static String longName(String kind, String shortName, String longName) {
    return LONG_NAME_LINE.formatted(kind, shortName, longName);
  }

  private KnuthReader(String file) {
    this.file = file;
  }

  /**
   * The problem that a text holds.
   *
   * @param file the text's name in messages
   * @throws InputException if the text is not in the format, with the line
   */
  public static Problem read(String file, String text) {
    KnuthReader reader = new KnuthReader(file);
    Iterator<String> lines = lines(text);
    for (int line = 1; lines.hasNext(); line++) {
      reader.readLine(line, lines.next());
    }
    if (!reader.hasItems) {
      throw new InputException(
          file + " names no items", "give the names of all items in its first line");
    }
    return reader.builder.build();
  }

  /**
   * The names of items that a text holds, separated by blanks or lines and written as in a {@code
   * .dlx} file, where they can have bounds; a {@code |} among them is ignored.
   *
   * @param file the text's name in messages
   * @throws InputException if a name is not escaped as it should be, with the line
   */
  public static List<String> readNames(String file, String text) {
    Iterator<String> lines = lines(text);
    List<String> names = new ArrayList<>();
    for (int line = 1; lines.hasNext(); line++) {
      String content = lines.next();
      try {
        addNames(names, content);
      } catch (IllegalArgumentException e) {
        throw InputException.at(file, line, content, e.getMessage());
      }
    }
    return names;
  }

  private static void addNames(List<String> names, String content) {
    for (StringTokenizer words = words(content); words.hasMoreTokens(); ) {
      String word = words.nextToken();
      if (!word.equals("|")) {
        names.add(KnuthItem.of(word).name());
      }
      checkNumber(names.size(), "items", MAX_ITEMS);
    }
  }

  /** The lines, without the byte order mark that some editors put first; made one by one. */
  private static Iterator<String> lines(String text) {
    return text.replaceFirst("^\\ufeff", "").lines().iterator();
  }

  /** The words of a line, made one by one, so that limits are met before memory ends. */
  private static StringTokenizer words(String content) {
    return new StringTokenizer(content.strip(), " \t\u000B\f");
  }

  private void readLine(int line, String text) {
    try {
      String content = text.strip();
      if (content.isEmpty() || content.startsWith("|")) {
        readComment(content);
      } else if (hasItems) {
        readOption(line, words(content));
      } else {
        readItems(words(content));
        hasItems = true;
        label = null;
      }
    } catch (IllegalArgumentException e) {
      throw InputException.at(file, line, text, e.getMessage());
    }
  }

  private void readComment(String content) {
    if (content.startsWith(LABEL.strip())) {
      label = KnuthNames.unescape(content.substring(LABEL.strip().length()).strip());
    }
    Matcher named = LONG_NAME.matcher(content);
    if (!hasItems && named.matches()) {
      boolean isItem = named.group(1).equals(ITEM);
      UnaryOperator<String> name = isItem ? KnuthNames::name : KnuthNames::colour;
      LongNames known = isItem ? longItems : longColours;
      known.add(name.apply(named.group(2)), name.apply(named.group(3)));
      checkNumber(known.size(), isItem ? "items" : "colours", MAX_ITEMS);
    }
  }

  private void readItems(StringTokenizer words) {
    boolean secondary = false;
    Set<String> unknown = longItems.shortNames();
    while (words.hasMoreTokens()) {
      String word = words.nextToken();
      if (word.equals("|") && secondary) {
        throw new IllegalArgumentException(
            "This is a second |; one separates the secondary items.");
      }
      if (word.equals("|")) {
        secondary = true;
      } else {
        KnuthItem item = KnuthItem.of(word);
        unknown.remove(item.name());
        declare(item, secondary);
      }
    }
    if (!unknown.isEmpty()) {
      throw new IllegalArgumentException(
          "The item %s has a long name in a comment, but is not among the items; list it here or remove the comment."
              .formatted(unknown.iterator().next()));
    }
  }

  private void declare(KnuthItem item, boolean secondary) {
    checkNumber(++items, "items", MAX_ITEMS);
    String name = longItems.of(item.name());
    if (!secondary) {
      builder.between(name, item.least(), item.most());
    } else if (item.hasBounds()) {
      throw new IllegalArgumentException(
          "The secondary item %s has bounds; leave them out, or list it before the | of the secondary items."
              .formatted(name));
    } else {
      builder.secondary(name);
    }
  }

  private void readOption(int line, StringTokenizer words) {
    checkNumber(++options, "options", MAX_OPTIONS);
    Option option = new Option(line, label);
    label = null;
    builder.option(option);
    while (words.hasMoreTokens()) {
      checkNumber(++entries, "entries", MAX_ENTRIES);
      String word = words.nextToken();
      if (word.startsWith("|")) {
        builder.cost(option, cost(word));
      } else {
        readEntry(option, KnuthEntry.of(word));
      }
    }
  }

  private void readEntry(Option option, KnuthEntry entry) {
    String item = longItems.of(entry.item());
    if (entry.colour() == null) {
      builder.entry(option, item);
    } else {
      builder.entry(option, item, longColours.distinct(entry.colour()));
    }
  }

  private static long cost(String word) {
    try {
      if (COST.matcher(word).matches()) {
        return Long.parseLong(word.substring(1));
      }
    } catch (NumberFormatException e) {
      // Too long, and refused as well.
    }
    throw new IllegalArgumentException(
        "%s is not a cost; a cost is a | and a whole number of 64 bits without a blank between them, as in |12."
            .formatted(word));
  }

  private static void checkNumber(int number, String what, int most) {
    if (number > most) {
      throw new IllegalArgumentException(
          "There are more than %,d %s; that is more than this program takes."
              .formatted(most, what));
    }
  }

  /**
   * An entry of an option as Knuth's text has it: {@code item}, or with a colour, as in DLX2,
   * {@code item:colour}.
   *
   * @param item as it is written, without escapes
   * @param colour as it is written, without escapes; null if there is none
   */
  private record KnuthEntry(String item, String colour) {
    /**
     * The entry of a word.
     *
     * @throws IllegalArgumentException if it is none
     */
    static KnuthEntry of(String word) {
      int colon = word.indexOf(':');
      if (colon < 0) {
        return new KnuthEntry(KnuthNames.name(word), null);
      }
      if (colon == 0) {
        throw new IllegalArgumentException(
            "%s gives a colour to no item; write the item before the colon.".formatted(word));
      }
      if (colon == word.length() - 1) {
        throw new IllegalArgumentException(
            "%s has no colour after the colon; write one, or %%3A for a : in a name."
                .formatted(word));
      }
      return new KnuthEntry(
          KnuthNames.name(word.substring(0, colon)), KnuthNames.colour(word.substring(colon + 1)));
    }
  }
}
