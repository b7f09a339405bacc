package org.dancingsparks.cli.help;

import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import org.dancingsparks.message.Suggestions;

/** Guesses what a mistyped flag was meant to be. */
final class FlagSuggestions {
  /** Shorter words within a flag are near to anything. */
  private static final int FEWEST_LETTERS = 4;

  private FlagSuggestions() {}

  /** The flags that are nearest, as a whole or in one of their words. */
  static List<String> nearest(String flag, Collection<String> known) {
    List<String> whole = Suggestions.nearest(flag, known);
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
        .anyMatch(word -> Suggestions.isNear(name, word));
  }
}
