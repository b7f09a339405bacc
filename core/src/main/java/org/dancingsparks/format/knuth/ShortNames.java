package org.dancingsparks.format.knuth;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Distinct names of at most eight bytes, as Knuth's programs require (DLX1, "Item name too long").
 *
 * <p>A name that is short enough stays, escaped as usual. A longer one is cut to fit, with {@code
 * _} for what would be escaped; if another item has that name already, it is cut further and
 * followed by {@code ~} and a number: {@code LightGre}, {@code LightG~2}. Deterministic.
 */
final class ShortNames {
  private static final int MAX_LENGTH = 8;
  private static final char MARK = '~';

  private final Set<String> taken = new HashSet<>();

  /** The last number by the text before it, and its digits. */
  private final Map<String, Integer> numbers = new HashMap<>();

  private ShortNames() {}

  /** The short names of distinct names, in their order. */
  static List<String> of(List<String> names) {
    ShortNames all = new ShortNames();
    List<String> escaped = names.stream().map(KnuthNames::escape).toList();
    escaped.stream().filter(ShortNames::isShort).forEach(all.taken::add);
    List<String> chosen = new ArrayList<>(names.size());
    for (int item = 0; item < names.size(); item++) {
      boolean isKept = isShort(escaped.get(item));
      chosen.add(isKept ? escaped.get(item) : all.shortened(names.get(item)));
    }
    return chosen;
  }

  private static boolean isShort(String escaped) {
    return escaped.length() <= MAX_LENGTH && length(escaped) <= MAX_LENGTH;
  }

  private static int length(String text) {
    return text.getBytes(StandardCharsets.UTF_8).length;
  }

  private String shortened(String name) {
    String chosen = beginning(name, MAX_LENGTH);
    for (int digits = 1; !taken.add(chosen); ) {
      String before = beginning(name, MAX_LENGTH - 1 - digits) + MARK;
      int number = numbers.merge(before + digits, 1, Integer::sum) + first(digits) - 1;
      if (number < 10 * power(digits)) {
        chosen = before + number;
      } else {
        digits++;
      }
    }
    return chosen;
  }

  /** The first number of this many digits that is used: 2, 10, 100, ... */
  private static int first(int digits) {
    return Math.max(2, power(digits));
  }

  private static int power(int digits) {
    return (int) Math.pow(10, digits - 1.0);
  }

  /** The beginning of a name, as much of it as this many bytes hold. */
  private static String beginning(String name, int bytes) {
    StringBuilder beginning = new StringBuilder();
    int left = bytes;
    for (int at = 0; at < name.length(); at = name.offsetByCodePoints(at, 1)) {
      String plain = Character.toString(name.codePointAt(at));
      String shown = KnuthNames.escape(plain).equals(plain) ? plain : "_";
      left -= length(shown);
      if (left < 0) {
        break;
      }
      beginning.append(shown);
    }
    return beginning.toString();
  }
}
