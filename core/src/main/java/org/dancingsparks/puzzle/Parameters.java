package org.dancingsparks.puzzle;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/** Reads the numbers that a member of a family is asked for by. */
final class Parameters {
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
   * The numbers in parameters of a form, each 1 or more.
   *
   * @param form a group per number
   * @throws IllegalArgumentException if they are not of this form
   */
  int[] numbers(String parameters, Pattern form) {
    Matcher matcher = form.matcher(parameters);
    if (!matcher.matches()) {
      throw new IllegalArgumentException(
          "There is no puzzle %s%s; the family is asked for as %s, for example %s:%s."
              .formatted(
                  family.name(),
                  parameters.isEmpty() ? "" : ":" + parameters,
                  family.form(),
                  family.name(),
                  example));
    }
    return IntStream.rangeClosed(1, matcher.groupCount())
        .map(group -> Integer.parseInt(matcher.group(group)))
        .toArray();
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
