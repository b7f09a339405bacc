package org.dancingsparks.web.compiler;

/** Static methods of {@link Character}. */
final class CharacterMethods {
  private CharacterMethods() {}

  static String toString(int point) {
    return new String(Character.toChars(point));
  }
}
