package org.dancingsparks.page;

import java.util.ArrayList;
import java.util.List;

/** Numbers in words. */
final class Ranges {
  private Ranges() {}

  /** Returns text such as {@code 2, 4 to 7 and 9}, of ascending numbers. */
  static String text(List<Integer> numbers) {
    List<String> ranges = new ArrayList<>();
    int from = 0;
    for (int place = 1; place <= numbers.size(); place++) {
      if (place == numbers.size() || numbers.get(place) != numbers.get(place - 1) + 1) {
        int first = numbers.get(from);
        int last = numbers.get(place - 1);
        ranges.add(first == last ? "" + first : first + " to " + last);
        from = place;
      }
    }
    int last = ranges.size() - 1;
    String others = String.join(", ", ranges.subList(0, last));
    return others.isEmpty() ? ranges.get(last) : others + " and " + ranges.get(last);
  }
}
