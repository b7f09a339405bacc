package org.dancingsparks.format;

import java.util.Collection;
import java.util.Comparator;

/** Guesses which of the known words a mistyped one was meant to be, by edit distance. */
final class Suggestions {
  /** Longer words are no slips; their distance would take long. */
  private static final int LONGEST = 60;

  private Suggestions() {}

  /** A question after the nearest of the known words, or nothing if none is near. */
  static String of(String word, Collection<String> known) {
    if (word.length() > LONGEST) {
      return "";
    }
    return known.stream()
        .min(
            Comparator.comparingInt((String candidate) -> distance(word, candidate))
                .thenComparing(Comparator.naturalOrder()))
        .filter(nearest -> distance(word, nearest) <= Math.max(1, nearest.length() / 3))
        .map(nearest -> " Did you mean " + nearest + "?")
        .orElse("");
  }

  /** Levenshtein's distance: the fewest letters to insert, delete or change. */
  private static int distance(String one, String other) {
    int[] above = new int[other.length() + 1];
    for (int column = 0; column <= other.length(); column++) {
      above[column] = column;
    }
    for (int row = 1; row <= one.length(); row++) {
      int corner = above[0];
      above[0] = row;
      for (int column = 1; column <= other.length(); column++) {
        int changed = corner + (one.charAt(row - 1) == other.charAt(column - 1) ? 0 : 1);
        corner = above[column];
        above[column] = Math.min(changed, 1 + Math.min(corner, above[column - 1]));
      }
    }
    return above[other.length()];
  }
}
