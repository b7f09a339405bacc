package org.dancingsparks.families;

import java.util.HashSet;
import java.util.Set;
import org.dancingsparks.puzzle.Mark;

/** Gives pieces different symbols: letters first, then digits, then letters of other alphabets. */
final class UnusedSymbols {
  private final Set<Character> used = new HashSet<>();
  private int index;

  /** A symbol that was not given before: the first letter of the name if that is free. */
  public char next(String name) {
    char initial = name.charAt(0);
    if (Character.isUpperCase(initial) && used.add(initial)) {
      return initial;
    }
    while (!used.add(Mark.symbol(index))) {
      index++;
    }
    return Mark.symbol(index++);
  }
}
