package org.dancingsparks.web.compiler;

import java.util.regex.Pattern;

/** Texts of a {@link Pattern}. */
final class PatternMethods {
  private static final String BLANK =
      "[ \\t\\xA0\\u1680\\u180e\\u2000-\\u200a\\u202f\\u205f\\u3000]";
  private static final String NUMBER = "[\\p{Nd}\\p{Nl}\\p{No}]";

  private PatternMethods() {}

  /** A pattern without the classes of characters that the class library lacks. */
  static String supported(String pattern) {
    return pattern.replace("\\h", BLANK).replace("\\p{N}", NUMBER);
  }
}
