package org.dancingsparks.cli.help;

import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.stream.Collectors;
import org.dancingsparks.plan.Nearest;

/** What a mistyped command or flag may have been meant to be. */
final class Suggestion {
  /** Shorter words within a flag are near to anything. */
  private static final int FEWEST_LETTERS = 4;

  private Suggestion() {}

  /** The known words that are nearest to one; none if none is near. */
  static List<String> words(String word, Collection<String> known) {
    int least = known.stream().mapToInt(other -> Nearest.distance(word, other)).min().orElse(0);
    return known.stream()
        .filter(other -> Nearest.distance(word, other) == least && Nearest.isNear(word, other))
        .sorted()
        .toList();
  }

  /** The flags that are nearest, as a whole or in one of their words. */
  static List<String> flags(String flag, Collection<String> known) {
    List<String> whole = words(flag, known);
    if (!whole.isEmpty()) {
      return whole;
    }
    String name = flag.replaceFirst("^-+", "");
    return known.stream().filter(other -> hasWordLike(name, other)).sorted().toList();
  }

  /** Whether one of the words of a flag is near a name, as {@code symetry} is to some. */
  private static boolean hasWordLike(String name, String flag) {
    return Arrays.stream(flag.replaceFirst("^-+", "").split("-"))
        .filter(word -> Math.min(word.length(), name.length()) >= FEWEST_LETTERS)
        .anyMatch(word -> Nearest.isNear(name, word));
  }

  /** A question that follows a message; empty if nothing is near. */
  static String question(List<String> near) {
    return near.isEmpty()
        ? ""
        : near.stream().collect(Collectors.joining(" or ", " Did you mean ", "?"));
  }
}
