package org.dancingsparks.docs;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Output as a page prints it. A line {@code ...} stands for any number of lines, and … in a line
 * for any text: times, and what depends on the machine.
 */
final class Expected {
  private Expected() {}

  static boolean matches(List<String> printed, String output) {
    String pattern =
        printed.stream()
            .map(line -> line.equals("...") ? "(.*\n)*?" : line(line) + "\n")
            .collect(Collectors.joining());
    return Pattern.matches(pattern, trimmed(output));
  }

  /** Trailing blanks are not seen on a page, nor are empty lines at an end. */
  static String trimmed(String output) {
    return output.replaceAll("(?m)[ \\t]+$", "").replaceFirst("\n*\\z", "\n");
  }

  private static String line(String line) {
    return Stream.of(line.split("…", -1)).map(Pattern::quote).collect(Collectors.joining(".*"));
  }
}
