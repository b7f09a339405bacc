package org.dancingsparks.tables;

import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The names of the puzzles of a sequence: a name in which {@code N}, or a linear form in it, stands
 * for the number of the term, as in {@code queens:N}, {@code dominoes:NxN} or {@code
 * equal-sums:3,2N+1}; or the names of puzzle files, or of puzzles in one, as in {@code box-N.yaml}
 * and {@code boxes.yaml#N}.
 */
public record MemberPattern(String text) {
  private static final Pattern FORM =
      Pattern.compile("(?<![\\p{L}_&&[^x]])(\\d{0,4})N([+-]\\d{1,4})?(?![\\p{L}_\\d&&[^x]])");

  /**
   * Checks the pattern.
   *
   * @throws IllegalArgumentException if there is no {@code N} in it
   */
  public MemberPattern {
    if (!hasNumber(text)) {
      throw new IllegalArgumentException(
          "There is no N in %s; N stands for the number of the term, as in queens:N or equal-sums:3,2N+1."
              .formatted(text));
    }
  }

  /** Returns whether a text has a part that stands for a number. */
  public static boolean hasNumber(String text) {
    return FORM.matcher(text).find();
  }

  /** Returns whether its puzzles are files, or made from files, which may change. */
  public boolean isOfFiles() {
    return text.contains(".") || text.contains("/");
  }

  /** The name of the puzzle of a term. */
  public String member(int term) {
    return FORM.matcher(text)
        .replaceAll(form -> Matcher.quoteReplacement(String.valueOf(value(form, term))));
  }

  private static long value(MatchResult form, int term) {
    long factor = form.group(1).isEmpty() ? 1 : Long.parseLong(form.group(1));
    long more = form.group(2) == null ? 0 : Long.parseLong(form.group(2));
    return factor * term + more;
  }

  @Override
  public String toString() {
    return text;
  }
}
