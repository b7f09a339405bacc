package org.dancingsparks.tables;

import java.math.BigInteger;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import org.dancingsparks.format.yaml.YamlNode;
import org.dancingsparks.message.InputException;
import org.dancingsparks.message.Printable;

/** Reads the known terms of a sequence from YAML. */
public final class SequenceReader {
  private static final List<String> KEYS =
      List.of(
          "number",
          "title",
          "member",
          "quantity",
          "offset",
          "terms",
          "each",
          "source",
          "read",
          "note");

  private static final int LONGEST_TEXT = 400;
  private static final int MAX_TERMS = 1_000;
  private static final int LARGEST_OFFSET = 1_000;

  private final YamlNode root;
  private final Map<String, YamlNode> keys;

  private SequenceReader(YamlNode root) {
    this.root = root;
    keys = root.entries("A sequence", KEYS);
  }

  /**
   * Reads a sequence.
   *
   * @param file its name, for messages
   * @throws InputException if the text is not a sequence
   */
  public static Sequence read(String file, String text) {
    return new SequenceReader(YamlNode.parse(file, text)).sequence();
  }

  private Sequence sequence() {
    return new Sequence(
        text("number"),
        text("title"),
        member(),
        keys.containsKey("quantity") ? quantity(keys.get("quantity")) : Quantity.SOLUTIONS,
        offset(),
        terms(),
        keys.containsKey("each") ? each(keys.get("each")) : BigInteger.ONE,
        text("source"),
        read(),
        keys.containsKey("note") ? text("note") : "");
  }

  private YamlNode required(String key) {
    YamlNode node = keys.get(key);
    if (node == null) {
      throw root.error("A sequence needs %s.".formatted(key));
    }
    return node;
  }

  private String text(String key) {
    YamlNode node = required(key);
    String text = Printable.text(node.text().strip());
    if (text.length() > LONGEST_TEXT) {
      throw node.error(
          "%s has %,d characters; it can have at most %,d."
              .formatted(key, text.length(), LONGEST_TEXT));
    }
    return text;
  }

  private MemberPattern member() {
    try {
      return new MemberPattern(text("member"));
    } catch (IllegalArgumentException e) {
      throw keys.get("member").error(e.getMessage());
    }
  }

  private static Quantity quantity(YamlNode node) {
    return Quantity.of(node.text().strip())
        .orElseThrow(
            () ->
                node.error(
                    "quantity is %s or %s, not %s."
                        .formatted(
                            Quantity.SOLUTIONS.text(),
                            Quantity.UP_TO_SYMMETRY.text(),
                            node.shown())));
  }

  private int offset() {
    YamlNode node = required("offset");
    int offset = node.integer();
    if (offset < 0 || offset > LARGEST_OFFSET) {
      throw node.error(
          "offset is the number of the first term, 0 to %,d, not %d."
              .formatted(LARGEST_OFFSET, offset));
    }
    return offset;
  }

  private List<BigInteger> terms() {
    YamlNode node = required("terms");
    List<YamlNode> list = node.list();
    if (list.isEmpty() || list.size() > MAX_TERMS) {
      throw node.error(
          "terms has %,d numbers; give at least one, and at most %,d."
              .formatted(list.size(), MAX_TERMS));
    }
    return list.stream().map(SequenceReader::term).toList();
  }

  private static BigInteger term(YamlNode node) {
    BigInteger term = node.wholeNumber();
    if (term.signum() < 0) {
      throw node.error("A term is a number of objects, 0 or more, not %s.".formatted(term));
    }
    return term;
  }

  private static BigInteger each(YamlNode node) {
    BigInteger each = node.wholeNumber();
    if (each.signum() <= 0) {
      throw node.error(
          "each is the number of solutions for an object, 1 or more, not %s.".formatted(each));
    }
    return each;
  }

  private LocalDate read() {
    YamlNode node = required("read");
    try {
      return LocalDate.parse(node.text().strip());
    } catch (DateTimeException e) {
      throw node.error("read should be a date such as 2026-11-23, not %s.".formatted(node.shown()));
    }
  }
}
