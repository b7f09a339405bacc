package org.dancingsparks.puzzle;

import java.math.BigInteger;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/** Reads the numbers that a member of a family is asked for by. */
final class Parameters {
  private static final BigInteger LARGE = BigInteger.valueOf(1_000_000_000);

  private final Family family;
  private final String example;

  /**
   * A reader.
   *
   * @param example parameters that are understood
   */
  Parameters(Family family, String example) {
    this.family = family;
    this.example = example;
  }

  /**
   * The numbers in parameters of a form, each 1 or more; what is larger than any puzzle is a number
   * that {@link #check} refuses.
   *
   * @param form a group of digits per number
   * @throws IllegalArgumentException if they are not of this form
   */
  int[] numbers(String parameters, Pattern form) {
    Matcher matcher = form.matcher(parameters);
    if (matcher.matches()) {
      int[] numbers =
          IntStream.rangeClosed(1, matcher.groupCount())
              .map(group -> number(matcher.group(group)))
              .toArray();
      if (IntStream.of(numbers).allMatch(number -> number > 0)) {
        return numbers;
      }
    }
    throw unknown(parameters);
  }

  private static int number(String digits) {
    return new BigInteger(digits).min(LARGE).intValue();
  }

  /** What to say where there is no such puzzle. */
  IllegalArgumentException unknown(String parameters) {
    return new IllegalArgumentException(
        "There is no puzzle %s%s; the family is asked for as %s, for example %s:%s."
            .formatted(
                family.name(),
                parameters.isEmpty() ? "" : ":" + parameters,
                family.form(),
                family.name(),
                example));
  }

  /**
   * Sees to it that a puzzle is not too large.
   *
   * @throws IllegalArgumentException if there are more than some
   */
  void check(String what, long number, long most) {
    if (number > most) {
      throw new IllegalArgumentException(
          "The puzzle would have %,d %s; %s has at most %,d of them: ask for a smaller one."
              .formatted(number, what, family.name(), most));
    }
  }
}
