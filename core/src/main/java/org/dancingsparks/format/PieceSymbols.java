package org.dancingsparks.format;

import java.util.HashMap;
import java.util.Map;

/**
 * Assigns each piece a letter or digit: the requested one, else its name if that is one, else the
 * first free one from A on.
 */
final class PieceSymbols {
  private final Map<Character, String> owners = new HashMap<>();
  private final Map<String, Character> symbols = new HashMap<>();

  /** Gives a piece that has no symbol its name, if that is a symbol and free. */
  void offerName(String piece) {
    boolean isSymbol = piece.length() == 1 && Character.isLetterOrDigit(piece.charAt(0));
    if (isSymbol && !symbols.containsKey(piece) && !owners.containsKey(piece.charAt(0))) {
      take(piece, piece.charAt(0));
    }
  }

  /** Gives a piece a symbol; false if another has it. */
  boolean take(String piece, char symbol) {
    symbols.put(piece, symbol);
    return owners.putIfAbsent(symbol, piece) == null;
  }

  /** The piece's symbol. */
  char of(String piece) {
    char symbol = 'A';
    while (!symbols.containsKey(piece)) {
      if (Character.isLetterOrDigit(symbol) && !owners.containsKey(symbol)) {
        take(piece, symbol);
      }
      symbol++;
    }
    return symbols.get(piece);
  }
}
