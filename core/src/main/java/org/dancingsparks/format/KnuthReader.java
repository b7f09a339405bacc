package org.dancingsparks.format;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.StringTokenizer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.cover.ProblemBuilder;
import org.dancingsparks.message.InputException;

/**
 * Reads Knuth's text format for exact cover problems ({@code .dlx}).
 *
 * <p>The first line that is not a comment has the items, primary ones before a {@code |}, secondary
 * ones after it; each other line has an option's items. Blank lines and lines that start with
 * {@code |} are comments; the comment {@code | label: TEXT} labels the option that follows it.
 * Comments {@code | item: SHORT is LONG} before the first line say that an item's name is longer
 * than it is written here. {@code |12} in an option adds 12 to its cost, as for Knuth's DLX5; here
 * costs can be negative. Names are escaped as {@link KnuthWriter} does. Colours ({@code
 * item:colour}) are refused.
 */
public final class KnuthReader {
  static final String LABEL = "| label: ";
  private static final String ITEM = "| item: %s is %s";
  private static final Pattern LONG_NAME =
      Pattern.compile("\\|\\s*item:\\s+(\\S+)\\s+is\\s+(\\S+)");

  private static final Pattern COST = Pattern.compile("\\|-?\\d{1,19}");

  /** The most items a problem may have. */
  private static final int MOST_ITEMS = 1_000_000;

  /** The most options a problem may have: each costs some hundred bytes while it is read. */
  private static final int MOST_OPTIONS = 5_000_000;

  /** The most entries that all options may have together. */
  private static final int MOST_ENTRIES = 50_000_000;

  private final String file;
  private final ProblemBuilder<String, Option> builder = new ProblemBuilder<>(Option::label);
  private final Map<String, String> longNames = new LinkedHashMap<>();
  private boolean hasItems;
  private String label;
  private int items;
  private int options;
  private int entries;

  /** Equal options stay apart: each is its own line. */
  private record Option(int line, String label) {
    @Override
    public String toString() {
      return "of line " + line;
    }
  }

  /** The comment that gives an item's long name; both names are escaped. */
  static String item(String shortName, String longName) {
    return ITEM.formatted(shortName, longName);
  }

  private KnuthReader(String file) {
    this.file = file;
  }

  /**
   * The problem that a text holds.
   *
   * @param file the text's name in messages\n * @throws InputException if the text is not in the
   *     format, with the line
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
   * The names of items that a text holds, separated by blanks or lines and escaped as in a {@code
   * .dlx} file; a {@code |} among them is ignored.
   *
   * @param file the text's name in messages
   * @throws InputException if a name is not escaped as it should be, with the line
   */
  public static List<String> readNames(String file, String text) {
    KnuthReader reader = new KnuthReader(file);
    Iterator<String> lines = lines(text);
    List<String> names = new ArrayList<>();
    for (int line = 1; lines.hasNext(); line++) {
      String content = lines.next();
      for (StringTokenizer words = words(content); words.hasMoreTokens(); ) {
        String word = words.nextToken();
        if (!word.equals("|")) {
          names.add(reader.name(line, content, word));
        }
        if (names.size() > MOST_ITEMS) {
          throw reader.tooMany(line, content, "items", MOST_ITEMS);
        }
      }
    }
    return names;
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
    String content = text.strip();
    if (content.isEmpty() || content.startsWith("|")) {
      readComment(line, content);
      return;
    }
    StringTokenizer words = words(content);
    if (hasItems) {
      readOption(line, text, words);
    } else {
      readItems(line, text, words);
      hasItems = true;
      label = null;
    }
  }

  private void readComment(int line, String content) {
    if (content.startsWith(LABEL.strip())) {
      label =
          KnuthNames.unescape(content.substring(LABEL.strip().length()).strip())
              .orElseThrow(() -> badEscape(line, content));
    }
    Matcher item = LONG_NAME.matcher(content);
    if (!hasItems && item.matches()) {
      readLongName(line, content, item);
    }
  }

  private void readLongName(int line, String content, Matcher item) {
    String shortName = name(line, content, item.group(1));
    if (longNames.put(shortName, name(line, content, item.group(2))) != null) {
      throw InputException.at(
          file,
          line,
          content,
          "The item %s has two long names; one is enough.".formatted(shortName));
    }
    if (longNames.size() > MOST_ITEMS) {
      throw tooMany(line, content, "items", MOST_ITEMS);
    }
  }

  private void readItems(int line, String text, StringTokenizer words) {
    boolean secondary = false;
    Set<String> unknown = new LinkedHashSet<>(longNames.keySet());
    while (words.hasMoreTokens()) {
      String word = words.nextToken();
      if (word.equals("|") && secondary) {
        throw InputException.at(
            file, line, text, "This is a second |; one separates the secondary items.");
      }
      if (word.equals("|")) {
        secondary = true;
      } else {
        String name = name(line, text, word);
        unknown.remove(name);
        declare(line, text, longName(name), secondary);
      }
    }
    if (!unknown.isEmpty()) {
      throw InputException.at(
          file,
          line,
          text,
          "The item %s has a long name in a comment, but is not among the items; list it here or remove the comment."
              .formatted(unknown.iterator().next()));
    }
  }

  /** The name that a short one stands for; any other stands for itself. */
  private String longName(String name) {
    return longNames.getOrDefault(name, name);
  }

  private void declare(int line, String text, String item, boolean secondary) {
    if (++items > MOST_ITEMS) {
      throw tooMany(line, text, "items", MOST_ITEMS);
    }
    try {
      if (secondary) {
        builder.secondary(item);
      } else {
        builder.primary(item);
      }
    } catch (IllegalArgumentException e) {
      throw InputException.at(file, line, text, e.getMessage());
    }
  }

  private void readOption(int line, String text, StringTokenizer words) {
    if (++options > MOST_OPTIONS) {
      throw tooMany(line, text, "options", MOST_OPTIONS);
    }
    Option option = new Option(line, label);
    label = null;
    builder.option(option);
    while (words.hasMoreTokens()) {
      if (++entries > MOST_ENTRIES) {
        throw tooMany(line, text, "entries", MOST_ENTRIES);
      }
      readEntry(line, text, option, words.nextToken());
    }
  }

  private void readEntry(int line, String text, Option option, String word) {
    try {
      if (word.startsWith("|")) {
        builder.cost(option, cost(line, text, word));
      } else {
        builder.entry(option, longName(name(line, text, word)));
      }
    } catch (IllegalArgumentException e) {
      throw InputException.at(file, line, text, e.getMessage());
    }
  }

  private long cost(int line, String text, String word) {
    try {
      if (COST.matcher(word).matches()) {
        return Long.parseLong(word.substring(1));
      }
    } catch (NumberFormatException e) {
      // Too long, and refused as well.
    }
    throw InputException.at(
        file,
        line,
        text,
        "%s is no cost; a cost is a | and a whole number of 64 bits without a blank between them, as in |12."
            .formatted(word));
  }

  private InputException tooMany(int line, String text, String what, int most) {
    return InputException.at(
        file,
        line,
        text,
        "There are more than %,d %s; that is more than this program takes.".formatted(most, what));
  }

  private String name(int line, String text, String word) {
    if (word.indexOf(':') >= 0) {
      throw InputException.at(
          file,
          line,
          text,
          "%s has a colour, which this program does not support; write a : in a name as %%3A."
              .formatted(word));
    }
    if (word.indexOf('|') >= 0) {
      throw InputException.at(
          file,
          line,
          text,
          "%s contains a |, which stands alone, or with a cost after a blank; write it as %%7C in a name."
              .formatted(word));
    }
    return KnuthNames.unescape(word).orElseThrow(() -> badEscape(line, text));
  }

  private InputException badEscape(int line, String text) {
    return InputException.at(
        file,
        line,
        text,
        "A % has to be followed by two hexadecimal digits that make UTF-8; % itself is %25.");
  }
}
