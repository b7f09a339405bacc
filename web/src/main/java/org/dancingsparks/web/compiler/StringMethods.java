package org.dancingsparks.web.compiler;

import java.util.Arrays;
import java.util.stream.Stream;

/** Methods of {@link String}. */
final class StringMethods {
  private StringMethods() {}

  static Stream<String> lines(String text) {
    String[] lines = text.split("\r\n|\r|\n", -1);
    int last = lines.length - 1;
    return Arrays.stream(lines, 0, lines[last].isEmpty() ? last : last + 1);
  }
}
