package org.dancingsparks.web.compiler;

import java.math.BigInteger;
import java.util.Formatter;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Texts and arguments of a {@link Formatter}, whose large numbers become texts first. */
final class FormatterMethods {
  /** A specifier: its index, flags, width and precision, and conversion. */
  private static final Pattern SPECIFIER =
      Pattern.compile("%(\\d+\\$)?([-#+ 0,(]*)(\\d*(?:\\.\\d+)?)([a-zA-Z%])");

  private static final int DIGITS_OF_GROUP = 3;

  private FormatterMethods() {}

  /** The format that fits {@link #arguments}. */
  static String format(String format, Object... arguments) {
    StringBuffer text = new StringBuffer();
    Matcher specifier = SPECIFIER.matcher(format);
    int next = 0;
    while (specifier.find()) {
      boolean isLarge = isLarge(specifier, next, arguments);
      String index = specifier.group(1) == null ? "" : specifier.group(1);
      String changed = isLarge ? "%" + index + specifier.group(3) + "s" : specifier.group();
      specifier.appendReplacement(text, Matcher.quoteReplacement(line(changed)));
      next += takesNext(specifier) ? 1 : 0;
    }
    return specifier.appendTail(text).toString();
  }

  private static String line(String specifier) {
    return specifier.equals("%n") ? "\n" : specifier;
  }

  /** The arguments, with texts for large numbers that the format writes as decimals. */
  static Object[] arguments(String format, Object... arguments) {
    Object[] changed = arguments.clone();
    Matcher specifier = SPECIFIER.matcher(format);
    int next = 0;
    while (specifier.find()) {
      if (isLarge(specifier, next, arguments)) {
        int at = at(specifier, next);
        String digits = arguments[at].toString();
        changed[at] = specifier.group(2).contains(",") ? grouped(digits) : digits;
      }
      next += takesNext(specifier) ? 1 : 0;
    }
    return changed;
  }

  private static boolean isLarge(Matcher specifier, int next, Object... arguments) {
    int at = at(specifier, next);
    return specifier.group(4).equals("d")
        && at < arguments.length
        && arguments[at] instanceof BigInteger;
  }

  private static int at(Matcher specifier, int next) {
    String index = specifier.group(1);
    return index == null ? next : Integer.parseInt(index.substring(0, index.length() - 1)) - 1;
  }

  private static boolean takesNext(Matcher specifier) {
    return specifier.group(1) == null && !"n%".contains(specifier.group(4));
  }

  private static String grouped(String digits) {
    StringBuilder text = new StringBuilder(digits);
    int first = digits.startsWith("-") ? 1 : 0;
    for (int at = digits.length() - DIGITS_OF_GROUP; at > first; at -= DIGITS_OF_GROUP) {
      text.insert(at, ',');
    }
    return text.toString();
  }
}
