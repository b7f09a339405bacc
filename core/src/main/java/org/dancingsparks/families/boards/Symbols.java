package org.dancingsparks.families.boards;

import java.util.HashSet;
import java.util.Set;
import java.util.stream.IntStream;

/** Gives pieces different symbols: letters first, then digits, then letters of other alphabets. */
public final class Symbols {
  private static final int FIRST_OTHER = 0x391;

  private final Set<Character> used = new HashSet<>();

  /** A symbol that was not given before: the first letter of the name if that is free. */
  public char next(String name) {
    IntStream preferred = IntStream.of(name.charAt(0)).filter(Character::isUpperCase);
    IntStream others =
        IntStream.of('A', 'a', '0', FIRST_OTHER)
            .flatMap(first -> IntStream.rangeClosed(first, last(first)))
            .filter(Character::isLetterOrDigit);
    char symbol =
        (char)
            IntStream.concat(preferred, others)
                .filter(candidate -> !used.contains((char) candidate))
                .findFirst()
                .orElseThrow();
    used.add(symbol);
    return symbol;
  }

  private static int last(int first) {
    return switch (first) {
      case 'A' -> 'Z';
      case 'a' -> 'z';
      case '0' -> '9';
      default -> 0x4ff;
    };
  }
}
