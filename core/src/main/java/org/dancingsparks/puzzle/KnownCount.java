package org.dancingsparks.puzzle;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The number of solutions of a puzzle as its file states it, beside the number that was published.
 *
 * @param solutions all of them
 * @param classes of solutions up to symmetry, if known
 * @param published a number and what it counts, as {@code 240 classes}, or words in place of one,
 *     as {@code many} or {@code none found}; may be empty
 * @param source of the published number; empty if there is none
 * @param note a remark, such as the reason why the published number differs; may be empty
 * @param seconds that the count took on two cores, if measured
 */
public record KnownCount(
    BigInteger solutions,
    Optional<BigInteger> classes,
    String published,
    String source,
    String note,
    Optional<BigDecimal> seconds) {
  private static final Pattern SOLUTIONS = Pattern.compile("(\\d+) solutions?");
  private static final Pattern CLASSES = Pattern.compile("(\\d+) class(?:es)?");

  /** Returns whether it says that no number was found. */
  public boolean isFirst() {
    return !published.isEmpty() && !Character.isDigit(published.charAt(0));
  }

  /** Returns whether another number was published for what the file counts too. */
  public boolean isDisputed() {
    return differs(SOLUTIONS, Optional.of(solutions)) || differs(CLASSES, classes);
  }

  private boolean differs(Pattern what, Optional<BigInteger> ours) {
    Matcher number = what.matcher(published);
    return number.matches() && !ours.equals(Optional.of(new BigInteger(number.group(1))));
  }
}
