package org.dancingsparks.format;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.Optional;
import org.dancingsparks.message.Printable;

/**
 * Escapes names in Knuth's text, where blanks separate names and {@code |} and {@code :} have
 * meanings: other characters are written as {@code %} and two hexadecimal digits per byte of UTF-8.
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
    int start = text.indexOf(core);
    return escape(text.substring(0, start), true)
        + escape(core, false)
        + escape(text.substring(start + core.length()), true);
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

  /** The name that was escaped, or empty if the text is not escaped correctly. */
  static Optional<String> unescape(String escaped) {
    if (escaped.equals("%")) {
      return Optional.of("");
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
