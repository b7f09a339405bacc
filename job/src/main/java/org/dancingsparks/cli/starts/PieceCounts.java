package org.dancingsparks.cli.starts;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/**
 * Numbers of pieces of starts: one number, or a range.
 *
 * @param most 1 or more
 * @param fewest 1 to {@code most}
 */
public record PieceCounts(int most, int fewest) {
  private static final Pattern FORM = Pattern.compile("(\\d{1,4})(?:-(\\d{1,4}))?");

  /**
   * Reads 3, 10-2 or 2-10.
   *
   * @throws IllegalArgumentException if it is none of these, or less than 1
   */
  public static PieceCounts of(String text) {
    Matcher matcher = FORM.matcher(text);
    if (!matcher.matches()) {
      throw new IllegalArgumentException(
          "--pieces cannot be %s; it is 1 to 9999, or a range, as in 10-2.".formatted(text));
    }
    int one = Integer.parseInt(matcher.group(1));
    int other = matcher.group(2) == null ? one : Integer.parseInt(matcher.group(2));
    if (Math.min(one, other) < 1) {
      throw new IllegalArgumentException("--pieces cannot be %s; it is 1 to 9999.".formatted(text));
    }
    return new PieceCounts(Math.max(one, other), Math.min(one, other));
  }

  public boolean isRange() {
    return most > fewest;
  }

  /** Lists the numbers in descending order: the more pieces are placed, the less is left to do. */
  public List<Integer> fromMost() {
    return IntStream.rangeClosed(fewest, most).map(at -> most + fewest - at).boxed().toList();
  }

  /** Returns the numbers as users type them. */
  @Override
  public String toString() {
    return isRange() ? most + "-" + fewest : "" + most;
  }
}
