package org.dancingsparks.puzzle;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The number of solutions of a puzzle as its file states it, beside the number that was published.
 *
 * @param solutions all of them
 * @param classes of solutions up to symmetry, if known
 * @param published a number and what it counts, as {@code 240 classes}, or one of {@link #WITHOUT}
 *     in place of one; may be empty
 * @param source of the published number; empty if there is none
 * @param note a remark, such as the reason why the published number differs; may be empty
 * @param seconds of processor time that the count took, if measured
 */
public record KnownCount(
    BigInteger solutions,
    Optional<BigInteger> classes,
    String published,
    String source,
    String note,
    Optional<BigDecimal> seconds) {
  /** Words in place of a published number: many solutions, none found, or a question mark. */
  public static final Set<String> WITHOUT = Set.of("many", "none found", "?");

  private static final Pattern COMPARED =
      Pattern.compile("(\\d+|\\d{1,3}(?:,\\d{3})+) (?:(solutions?)|class(?:es)?)");

  /** Returns whether its sources have the puzzle, but no number. */
  public boolean isFirst() {
    return WITHOUT.contains(published);
  }

  /**
   * Returns whether the published number counts anything other than all solutions or their classes.
   */
  public boolean isOtherwiseCounted() {
    return !published.isEmpty() && !isFirst() && !COMPARED.matcher(published).matches();
  }

  /** Returns whether another number was published for the objects that the file counts. */
  public boolean isDisputed() {
    Matcher number = COMPARED.matcher(published);
    return number.matches()
        && !(number.group(2) == null ? classes : Optional.of(solutions))
            .equals(Optional.of(new BigInteger(number.group(1).replace(",", ""))));
  }
}
