package org.dancingsparks.web.jdk;

/** Bytes as hexadecimal digits. */
public final class HexFormat {
  private static final HexFormat LOWER_CASE = new HexFormat("0123456789abcdef");
  private static final HexFormat UPPER_CASE = new HexFormat("0123456789ABCDEF");

  private final String digits;

  private HexFormat(String digits) {
    this.digits = digits;
  }

  public static HexFormat of() {
    return LOWER_CASE;
  }

  /** The digits of bytes, two each. */
  public String formatHex(byte... bytes) {
    StringBuilder text = new StringBuilder();
    for (byte value : bytes) {
      text.append(digits.charAt(value >> 4 & 0xf)).append(digits.charAt(value & 0xf));
    }
    return text.toString();
  }

  public HexFormat withUpperCase() {
    return UPPER_CASE;
  }

  /** The digits of a byte. */
  public String toHexDigits(byte value) {
    return formatHex(value);
  }

  public static boolean isHexDigit(int sign) {
    return sign < 0x80 && Character.digit(sign, 16) >= 0;
  }

  /** The value of a digit. */
  public static int fromHexDigit(int sign) {
    if (!isHexDigit(sign)) {
      throw new NumberFormatException("no hexadecimal digit: " + sign);
    }
    return Character.digit(sign, 16);
  }
}
