package org.dancingsparks.cli.help;

import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import org.dancingsparks.message.Suggestions;

/** Suggests flags in place of a mistyped one. */
final class FlagSuggestions {
  /** The minimum length of a word to compare; shorter ones resemble almost anything. */
  private static final int MIN_LETTERS = 4;

  private FlagSuggestions() {}

  /** Returns the flags nearest in spelling, as a whole or by one of their words. */
  static List<String> nearest(String flag, Collection<String> known) {
    List<String> whole = Suggestions.nearest(flag, known);
    if (!whole.isEmpty()) {
      return whole;
    }
    String name = flag.replaceFirst("^-+", "");
    return known.stream().filter(other -> hasWordLike(name, other)).sorted().toList();
  }

  /** Returns whether one of the words of a flag resembles a name, as {@code symetry} does. */
  private static boolean hasWordLike(String name, String flag) {
    return Arrays.stream(flag.replaceFirst("^-+", "").split("-"))
        .filter(word -> Math.min(word.length(), name.length()) >= MIN_LETTERS)
        .anyMatch(word -> Suggestions.isNear(name, word));
  }
}
