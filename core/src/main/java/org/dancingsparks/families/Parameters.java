package org.dancingsparks.families;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/** Reads the numbers in the parameters of a family's member. */
final class Parameters {
  private static final int LIMIT = 1_000_000_000;

  private static final int LARGE_DIGITS = 10;

  private static final Pattern ZERO = Pattern.compile("\\b0+\\b");

  private static final Pattern NUMBER = Pattern.compile("[1-9]\\d*");

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
   * The numbers in parameters of a form, each 1 or more; a number too large for any puzzle becomes
   * one that {@link #check} refuses.
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
    throw unknown(parameters, meant(parameters, form));
  }

  /** The parameters that were probably meant by numbers in another form: {@code 8x8} for 8. */
  private Optional<String> meant(String parameters, Pattern form) {
    List<String> numbers = NUMBER.matcher(parameters).results().map(MatchResult::group).toList();
    int wanted = form.matcher("").groupCount();
    boolean areAlike = numbers.stream().distinct().count() == 1;
    String separator = family.parameters().contains(",") ? "," : "x";
    if (numbers.size() == wanted) {
      return Optional.of(String.join(separator, numbers)).filter(text -> !text.equals(parameters));
    }
    // For a square board one number or two mean the same.
    return areAlike && separator.equals("x")
        ? Optional.of(String.join(separator, Collections.nCopies(wanted, numbers.get(0))))
        : Optional.empty();
  }

  /**
   * The number, or {@link #LIMIT} for a larger one: reading more digits would take quadratic time.
   */
  private static int number(String digits) {
    String significant = digits.replaceFirst("^0+(?=\\d)", "");
    return significant.length() < LARGE_DIGITS ? Integer.parseInt(significant) : LIMIT;
  }

  /** The exception for parameters of no puzzle. */
  IllegalArgumentException unknown(String parameters) {
    return unknown(parameters, Optional.empty());
  }

  private IllegalArgumentException unknown(String parameters, Optional<String> meant) {
    return new IllegalArgumentException(
        "There is no puzzle %s%s%s family's names have the form %s, for example %s:%s.%s"
            .formatted(
                family.name(),
                parameters.isEmpty() ? "" : ":" + parameters,
                meant
                    .map(text -> "; did you mean %s:%s? The".formatted(family.name(), text))
                    .orElse("; the"),
                family.form(),
                family.name(),
                example,
                ZERO.matcher(parameters).find() ? " Numbers begin at 1." : ""));
  }

  /**
   * Checks that a puzzle is not too large.
   *
   * @throws IllegalArgumentException if the number is greater than the most
   */
  void check(String what, long number, long most) {
    if (number > most) {
      throw new IllegalArgumentException(
          "The puzzle would have %,d %s; %s has at most %,d of them: ask for a smaller one."
              .formatted(number, what, family.name(), most));
    }
  }
}
