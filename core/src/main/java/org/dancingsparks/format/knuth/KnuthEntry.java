package org.dancingsparks.format.knuth;

/**
 * An entry of an option as Knuth's text has it: {@code item}, or with a colour, as in DLX2, {@code
 * item:colour}.
 *
 * @param item as it is written, without escapes
 * @param colour as it is written, without escapes; null if there is none
 */
record KnuthEntry(String item, String colour) {
  /**
   * The entry of a word.
   *
   * @throws IllegalArgumentException if it is none
   */
  static KnuthEntry of(String word) {
    int colon = word.indexOf(':');
    if (colon < 0) {
      return new KnuthEntry(KnuthNames.name(word), null);
    }
    if (colon == 0) {
      throw new IllegalArgumentException(
          "%s gives a colour to no item; write the item before the colon.".formatted(word));
    }
    if (colon == word.length() - 1) {
      throw new IllegalArgumentException(
          "%s has no colour after the colon; write one, or %%3A for a : in a name."
              .formatted(word));
    }
    return new KnuthEntry(
        KnuthNames.name(word.substring(0, colon)), KnuthNames.colour(word.substring(colon + 1)));
  }
}
