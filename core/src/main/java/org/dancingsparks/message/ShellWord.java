package org.dancingsparks.message;

import java.util.regex.Pattern;

/** A word as a shell reads it, for commands that a message suggests. */
public final class ShellWord {
  private static final Pattern BARE = Pattern.compile("[\\w@%+=:,./-]+");

  private ShellWord() {}

  /** Returns the word, in quotes if a shell would break or interpret it. */
  public static String quoted(String word) {
    return BARE.matcher(word).matches() ? word : "'" + word.replace("'", "'\\''") + "'";
  }
}
