package org.dancingsparks.format;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.dancingsparks.format.yaml.YamlNode;
import org.dancingsparks.message.Printable;
import org.dancingsparks.message.Suggestions;
import org.dancingsparks.puzzle.KnownCount;
import org.dancingsparks.puzzle.Provenance;

/**
 * Reads the entry {@code about} of a puzzle file: where the puzzle comes from, and its known
 * counts, those of a family by board.
 */
final class AboutReader {
  private static final List<String> KEYS = List.of("shelf", "by", "source", "counted", "counts");

  private static final List<String> COUNT_KEYS =
      List.of("solutions", "classes", "published", "source", "note", "seconds");

  private static final int LONGEST_TEXT = 400;

  /** The words of {@link KnownCount#WITHOUT}, for people. */
  private static final String WITHOUT = "many, none found or ?";

  private static final Pattern DIGIT = Pattern.compile("\\d");
  private static final Pattern SECONDS = Pattern.compile("\\d{1,7}(\\.\\d{1,3})?");

  private final Map<String, YamlNode> keys;

  private AboutReader(Map<String, YamlNode> keys) {
    this.keys = keys;
  }

  /**
   * Reads the origins and known counts of the puzzles of a file, by name.
   *
   * @param names of the puzzles; those of a family have a colon
   */
  static Map<String, Provenance> read(YamlNode node, Set<String> names) {
    AboutReader reader = new AboutReader(node.entries("about", KEYS));
    Map<String, KnownCount> counts = reader.counts(names);
    Map<String, Provenance> about = new LinkedHashMap<>();
    for (String name : names) {
      about.put(
          name,
          new Provenance(
              text(reader.keys, "shelf"),
              text(reader.keys, "by"),
              text(reader.keys, "source"),
              Optional.ofNullable(counts.get(name))));
    }
    return about;
  }

  private Map<String, KnownCount> counts(Set<String> names) {
    YamlNode node = keys.get("counts");
    if (node == null) {
      return Map.of();
    }
    String first = names.iterator().next();
    if (first.indexOf(':') < 0) {
      return Map.of(first, count(node));
    }
    String family = first.replaceFirst(":.*", ":");
    Map<String, KnownCount> counts = new LinkedHashMap<>();
    node.entries()
        .forEach(
            (board, entry) -> {
              if (!names.contains(family + board)) {
                List<String> boards =
                    names.stream().map(name -> name.substring(family.length())).toList();
                throw entry.error(
                    "counts has %s, which is none of the boards; give counts by board, as in {%s: {solutions: 5}}.%s"
                        .formatted(board, boards.get(0), Suggestions.of(board, boards)));
              }
              counts.put(family + board, count(entry));
            });
    return counts;
  }

  private KnownCount count(YamlNode node) {
    Map<String, YamlNode> entries = node.entries(node.name(), COUNT_KEYS);
    if (!entries.containsKey("solutions")) {
      throw node.error("%s needs solutions, the number of all.".formatted(node.name()));
    }
    String published = text(entries, "published");
    String source = entries.containsKey("source") ? text(entries, "source") : text(keys, "counted");
    KnownCount count =
        new KnownCount(
            number(entries.get("solutions")),
            Optional.ofNullable(entries.get("classes")).map(AboutReader::number),
            published,
            published.isEmpty() ? "" : source,
            text(entries, "note"),
            Optional.ofNullable(entries.get("seconds")).map(AboutReader::seconds));
    check(node, entries, count);
    return count;
  }

  private static void check(YamlNode node, Map<String, YamlNode> entries, KnownCount count) {
    if (count.classes().filter(few -> few.compareTo(count.solutions()) > 0).isPresent()) {
      throw entries
          .get("classes")
          .error("%s has more classes than solutions.".formatted(node.name()));
    }
    if (count.isOtherwiseCounted() && !DIGIT.matcher(count.published()).find()) {
      throw entries
          .get("published")
          .error(
              "published should have a number, as 240 classes, or be %s, not %s."
                  .formatted(WITHOUT, entries.get("published").shown()));
    }
    if (count.note().isEmpty() && (count.isDisputed() || count.isOtherwiseCounted())) {
      throw entries
          .get("published")
          .error(
              "The published number of %s is not that of its solutions or classes; give a note that"
                      .formatted(node.name())
                  + " says why.");
    }
  }

  private static BigInteger number(YamlNode node) {
    BigInteger number = node.wholeNumber();
    if (number.signum() < 0) {
      throw node.error("%s cannot be negative.".formatted(node.name()));
    }
    return number;
  }

  private static BigDecimal seconds(YamlNode node) {
    String text = node.text().strip();
    if (!SECONDS.matcher(text).matches()) {
      throw node.error(
          "%s should be a number such as 0.4 or 12, not %s.".formatted(node.name(), node.shown()));
    }
    return new BigDecimal(text);
  }

  /** The text of a key on one line; empty if there is none. */
  private static String text(Map<String, YamlNode> entries, String key) {
    YamlNode node = entries.get(key);
    if (node == null) {
      return "";
    }
    String text = Printable.text(node.text().strip());
    if (text.length() > LONGEST_TEXT) {
      throw node.error(
          "%s has %,d characters; it can have at most %,d."
              .formatted(node.name(), text.length(), LONGEST_TEXT));
    }
    return text;
  }
}
