package org.dancingsparks.message;

import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** Guesses which of the known words a mistyped one was meant to be, by edit distance. */
public final class Suggestions {
  /** The longest word compared; longer ones are not slips, and their distance would take long. */
  private static final int MAX_LENGTH = 60;

  private Suggestions() {}

  /** A question after the nearest of the known words, or nothing if none is near. */
  public static String of(String word, Collection<String> known) {
    return question(nearest(word, known));
  }

  /** A question after words, to follow a message; empty if there are none. */
  public static String question(List<String> near) {
    return near.isEmpty()
        ? ""
        : near.stream().collect(Collectors.joining(" or ", " Did you mean ", "?"));
  }

  /** The known words that are nearest to one, in order; none if none is near. */
  public static List<String> nearest(String word, Collection<String> known) {
    List<String> near = known.stream().filter(other -> isNear(word, other)).sorted().toList();
    int least = near.stream().mapToInt(other -> distance(word, other)).min().orElse(0);
    return near.stream().filter(other -> distance(word, other) == least).toList();
  }

  /**
   * Returns whether a word may be a slip for a known one: two letters differ at most, or a third of
   * those of a long word. Case does not count.
   */
  public static boolean isNear(String word, String known) {
    int most = Math.min(known.length() - 1, Math.max(2, known.length() / 3));
    return word.length() <= MAX_LENGTH && distance(word, known) <= most;
  }

  /** Levenshtein's distance: the fewest letters to insert, delete or change. */
  private static int distance(String word, String known) {
    String one = word.toLowerCase(Locale.ROOT);
    String other = known.toLowerCase(Locale.ROOT);
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
