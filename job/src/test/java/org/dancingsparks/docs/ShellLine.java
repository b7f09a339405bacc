package org.dancingsparks.docs;

import java.util.ArrayList;
import java.util.List;

/**
 * A command line as a page shows it: words, quoted or not, and where its output goes.
 *
 * @param out file for standard output, or empty
 * @param isJoined true if standard error goes where standard output goes
 */
record ShellLine(List<String> words, String out, boolean isJoined) {
  /** Parses a command, which may span lines by quotes or a backslash; a comment is left out. */
  static ShellLine parse(String text) {
    List<String> words = split(text.replace("\\\n", " "));
    boolean isJoined = words.remove("2>&1");
    int redirect = words.indexOf(">");
    String out = redirect < 0 ? "" : words.get(redirect + 1);
    return new ShellLine(redirect < 0 ? words : words.subList(0, redirect), out, isJoined);
  }

  /** True if a quote is open at the end of a text, or it ends with a backslash. */
  static boolean isOpen(String text) {
    char quote = 0;
    for (char letter : text.toCharArray()) {
      quote = quote == letter ? 0 : quote == 0 && isQuote(letter) ? letter : quote;
    }
    return quote != 0 || text.endsWith("\\");
  }

  private static List<String> split(String text) {
    List<String> words = new ArrayList<>();
    StringBuilder word = null;
    char quote = 0;
    for (char letter : text.toCharArray()) {
      if (quote != 0 ? letter == quote : isQuote(letter)) {
        quote = quote == 0 ? letter : 0;
        word = word == null ? new StringBuilder() : word;
      } else if (quote == 0 && Character.isWhitespace(letter)) {
        if (word != null) words.add(word.toString());
        word = null;
      } else if (quote == 0 && letter == '#' && word == null) {
        return words;
      } else {
        word = (word == null ? new StringBuilder() : word).append(letter);
      }
    }
    if (word != null) words.add(word.toString());
    return words;
  }

  private static boolean isQuote(char letter) {
    return letter == '\'' || letter == '"';
  }
}
