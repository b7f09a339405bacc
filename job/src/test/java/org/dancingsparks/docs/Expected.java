package org.dancingsparks.docs;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Output as a page shows it. A line {@code ...} stands for any number of lines, and … in a line for
 * any text, such as times.
 */
final class Expected {
  private Expected() {}

  static boolean matches(List<String> printed, String output) {
    List<String> lines = trimmed(output).lines().toList();
    boolean[] reached = new boolean[lines.size() + 1];
    reached[0] = true;
    for (String line : printed) {
      reached = line.equals("...") ? anyFurther(reached) : afterLine(line, lines, reached);
    }
    return reached[lines.size()];
  }

  private static boolean[] anyFurther(boolean[] reached) {
    boolean[] further = reached.clone();
    for (int place = 1; place < further.length; place++) {
      further[place] |= further[place - 1];
    }
    return further;
  }

  private static boolean[] afterLine(String line, List<String> lines, boolean[] reached) {
    Pattern pattern =
        Pattern.compile(
            Stream.of(line.split("…", -1)).map(Pattern::quote).collect(Collectors.joining(".*")));
    boolean[] further = new boolean[reached.length];
    for (int place = 0; place < lines.size(); place++) {
      further[place + 1] = reached[place] && pattern.matcher(lines.get(place)).matches();
    }
    return further;
  }

  /** Trailing blanks are not seen on a page, nor are empty lines at an end. */
  static String trimmed(String output) {
    return output.replaceAll("(?m)[ \\t]+$", "").replaceFirst("\n*\\z", "\n");
  }
}
