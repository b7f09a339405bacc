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
    for (int index = 1; index <= numbers.size(); index++) {
      if (index == numbers.size() || numbers.get(index) != numbers.get(index - 1) + 1) {
        int first = numbers.get(from);
        int last = numbers.get(index - 1);
        ranges.add(first == last ? "" + first : first + " to " + last);
        from = index;
      }
    }
    int last = ranges.size() - 1;
    String others = String.join(", ", ranges.subList(0, last));
    return others.isEmpty() ? ranges.get(last) : others + " and " + ranges.get(last);
  }
}
