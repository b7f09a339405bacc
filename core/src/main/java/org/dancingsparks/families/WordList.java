package org.dancingsparks.families;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import org.dancingsparks.message.InputException;
import org.dancingsparks.puzzle.Mark;

/**
 * The words of a file in capitals, each once, in the file's order. Blanks and lines separate them.
 *
 * @param file its name in messages
 */
record WordList(String file, List<String> words) {
  /**
   * Reads words.
   *
   * @throws InputException if there is none, or one does not consist of letters, with its line
   */
  public static WordList of(String file, String text) {
    TextLines lines = TextLines.of(file, text);
    Set<String> words = new LinkedHashSet<>();
    for (TextLines.Line line : lines.lines()) {
      for (String word : line.words()) {
        if (!word.chars().allMatch(Character::isLetter)) {
          throw lines.error(line, "A word consists of letters, and %s does not.".formatted(word));
        }
        words.add(capitals(word));
      }
    }
    if (words.isEmpty()) {
      throw new InputException(file + " has no words", "write one a line");
    }
    return new WordList(file, List.copyOf(words));
  }

  /**
   * Changes a word to capitals letter by letter, since the capital form of some letters, such as
   * the German sharp s, would be two letters.
   */
  private static String capitals(String word) {
    StringBuilder capitals = new StringBuilder();
    word.chars().forEach(letter -> capitals.append((char) Character.toUpperCase(letter)));
    return capitals.toString();
  }

  /** The words of a length. */
  public List<String> ofLength(int length) {
    return words.stream().filter(word -> word.length() == length).toList();
  }

  /** A mark for each letter of some words, in order of the letters. */
  public static List<Mark> letters(List<String> words) {
    SortedSet<Character> letters = new TreeSet<>();
    words.forEach(word -> word.chars().forEach(letter -> letters.add((char) letter)));
    List<Mark> marks = new ArrayList<>();
    letters.forEach(letter -> marks.add(new Mark("" + letter, letter, Optional.empty())));
    return marks;
  }
}
