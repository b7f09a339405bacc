package org.dancingsparks.message;

import java.util.Locale;
import java.util.OptionalLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Sizes in bytes as text for users. */
public final class ByteSize {
  private static final long KIBIBYTE = 1 << 10;
  private static final long MEBIBYTE = 1 << 20;

  private static final String UNITS = "kmgtp";
  private static final Pattern FORM = Pattern.compile("([0-9]+)(?:([%s])b?|b)?".formatted(UNITS));

  private ByteSize() {}

  /**
   * Returns the number of bytes that {@code 64m} or {@code 2g} stands for, as in Spark's settings.
   *
   * @return empty if it is not a positive number of bytes
   */
  public static OptionalLong parse(String text) {
    Matcher size = FORM.matcher(text.strip().toLowerCase(Locale.ROOT));
    if (!size.matches()) {
      return OptionalLong.empty();
    }
    try {
      int power = size.group(2) == null ? 0 : 1 + UNITS.indexOf(size.group(2));
      long bytes = Math.multiplyExact(Long.parseLong(size.group(1)), 1L << 10 * power);
      return bytes > 0 ? OptionalLong.of(bytes) : OptionalLong.empty();
    } catch (NumberFormatException | ArithmeticException e) {
      return OptionalLong.empty();
    }
  }

  /** A size in megabytes, in kilobytes below one, or in bytes below one of these. */
  public static String text(long bytes) {
    if (bytes < KIBIBYTE) {
      return "%,d bytes".formatted(bytes);
    }
    return bytes < MEBIBYTE
        ? "%,d KB".formatted(bytes / KIBIBYTE)
        : "%,d MB".formatted(bytes / MEBIBYTE);
  }
}
