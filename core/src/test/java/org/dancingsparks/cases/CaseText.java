package org.dancingsparks.cases;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Knuth's text, word by word. Not thread safe. */
final class CaseText {
  private final List<String> primary = new ArrayList<>();
  private final List<String> secondary = new ArrayList<>();
  private final List<String> options = new ArrayList<>();

  /** The text of words, a line each; the items first. */
  static String lines(String... lines) {
    return String.join("\n", lines) + "\n";
  }

  /** Adds items, with their bounds if they have any. */
  CaseText primary(String... items) {
    primary.addAll(Arrays.asList(items));
    return this;
  }

  CaseText secondary(String... items) {
    secondary.addAll(Arrays.asList(items));
    return this;
  }

  /** Adds an option of entries, and of costs. */
  CaseText option(Object... words) {
    options.add(String.join(" ", Arrays.stream(words).map(Object::toString).toList()));
    return this;
  }

  /** Texts of different items as one. */
  static CaseText sideBySide(List<CaseText> texts) {
    CaseText all = new CaseText();
    for (CaseText text : texts) {
      all.primary.addAll(text.primary);
      all.secondary.addAll(text.secondary);
      all.options.addAll(text.options);
    }
    return all;
  }

  @Override
  public String toString() {
    String bar = secondary.isEmpty() ? "" : " | " + String.join(" ", secondary);
    return String.join(" ", primary) + bar + "\n" + String.join("\n", options) + "\n";
  }
}
