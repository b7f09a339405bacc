package org.dancingsparks.format.knuth;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.Optional;
import org.dancingsparks.message.Printable;

/**
 * Escapes names in Knuth's text, where blanks separate names and {@code |} and {@code :} have
 * meanings: these, and what cannot be shown, are written as {@code %} and two hexadecimal digits
 * per byte of UTF-8. A colour of one character stands for itself, whatever it is.
 */
final class KnuthNames {
  private KnuthNames() {}

  /** A name that can stand in a line of items; the empty name is {@code %}. */
  static String escape(String name) {
    return name.isEmpty() ? "%" : escape(name, true);
  }

  /** Text that can end a comment: blanks within it stay, those at its ends would be lost. */
  static String escapeLine(String text) {
    String core = text.strip();
    int begin = text.indexOf(core);
    return escape(text.substring(0, begin), true)
        + escape(core, false)
        + escape(text.substring(begin + core.length()), true);
  }

  private static String escape(String text, boolean strict) {
    StringBuilder escaped = new StringBuilder();
    text.codePoints()
        .forEach(
            point -> {
              String plain = Character.toString(point);
              boolean blank = Character.isWhitespace(point) || Character.isSpaceChar(point);
              boolean special = point == '|' || point == ':';
              if (point == '%' || !Printable.isPrintable(point) || (strict && (blank || special))) {
                appendBytes(escaped, plain);
              } else {
                escaped.append(plain);
              }
            });
    return escaped.toString();
  }

  private static void appendBytes(StringBuilder escaped, String plain) {
    HexFormat hex = HexFormat.of().withUpperCase();
    for (byte unit : plain.getBytes(StandardCharsets.UTF_8)) {
      escaped.append('%').append(hex.toHexDigits(unit));
    }
  }

  /**
   * The colour that a word is.
   *
   * @throws IllegalArgumentException if it is not escaped correctly
   */
  static String colour(String word) {
    boolean isSingle = word.codePointCount(0, word.length()) == 1;
    return isSingle ? word : name(word);
  }

  /**
   * The name that a word is.
   *
   * @throws IllegalArgumentException if it is not escaped correctly, with the character and what to
   *     write in its place
   */
  static String name(String word) {
    refuse(word, ':', "%3A");
    refuse(word, '|', "%7C");
    return unescape(word);
  }

  private static void refuse(String word, char special, String escaped) {
    if (word.indexOf(special) >= 0) {
      throw new IllegalArgumentException(
          "%s contains a %s, which has a meaning of its own; write it as %s in a name."
              .formatted(word, special, escaped));
    }
  }

  /**
   * The text that was escaped.
   *
   * @throws IllegalArgumentException if it is not escaped correctly
   */
  static String unescape(String escaped) {
    return unescaped(escaped)
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "A % must be followed by two hexadecimal digits of UTF-8; write %25 for % itself."));
  }

  private static Optional<String> unescaped(String escaped) {
    if (escaped.equals("%")) {
      return Optional.of("");
    }
    if (escaped.indexOf('%') < 0) {
      return Optional.of(escaped);
    }
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    byte[] units = escaped.getBytes(StandardCharsets.UTF_8);
    for (int at = 0; at < units.length; at++) {
      if (units[at] != '%') {
        bytes.write(units[at]);
      } else if (at + 2 < units.length && isHex(units[at + 1]) && isHex(units[at + 2])) {
        bytes.write(
            HexFormat.fromHexDigit(units[at + 1]) * 16 + HexFormat.fromHexDigit(units[at + 2]));
        at += 2;
      } else {
        return Optional.empty();
      }
    }
    return decode(bytes.toByteArray());
  }

  private static boolean isHex(byte unit) {
    return HexFormat.isHexDigit(unit);
  }

  private static Optional<String> decode(byte[] bytes) {
    try {
      return Optional.of(
          StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString());
    } catch (CharacterCodingException e) {
      return Optional.empty();
    }
  }
}
