package org.dancingsparks.format;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Text without the ANSI escapes that colour it, and the style that each character had.
 *
 * @param plain the text without escapes
 * @param styles for each character of {@code plain}, the parameters of the last escape before it;
 *     empty if it had no style
 */
record StyledText(String plain, List<String> styles) {
  private static final Pattern STYLE = Pattern.compile("\u001b\\[([0-9;]{0,60})m");

  static StyledText of(String text) {
    StringBuilder plain = new StringBuilder();
    List<String> styles = new ArrayList<>();
    String style = "";
    int from = 0;
    for (Matcher escape = STYLE.matcher(text); escape.find(); from = escape.end()) {
      append(text.substring(from, escape.start()), style, plain, styles);
      style = escape.group(1).matches("0*") ? "" : escape.group(1);
    }
    append(text.substring(from), style, plain, styles);
    return new StyledText(plain.toString(), styles);
  }

  private static void append(String span, String style, StringBuilder plain, List<String> styles) {
    plain.append(span);
    for (int unit = 0; unit < span.length(); unit++) {
      styles.add(style);
    }
  }
}
