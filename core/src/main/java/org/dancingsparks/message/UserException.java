package org.dancingsparks.message;

import java.util.stream.Stream;

/**
 * A failure that the user can remedy. Problem and remedy are kept apart, so that whoever shows them
 * can word the remedy: the command line in flags, the data source in its settings. Both are safe to
 * show on a terminal and name no secret of a URL.
 */
public abstract class UserException extends RuntimeException {
  private static final long serialVersionUID = 1;

  private final String problem;
  private final String remedy;

  /**
   * A failure.
   *
   * @param problem what failed, the value, and why, without a full stop at the end
   * @param remedy what to do about it, in the imperative, without a full stop, though perhaps with
   *     a question at its end; terms in braces, as {@link Term} has them; values are inserted by
   *     {@link #filled}; empty if the problem says it all
   */
  protected UserException(String problem, String remedy) {
    super(problem);
    this.problem = safe(problem);
    this.remedy = safe(remedy);
  }

  /** A failure with a cause, which may be null and cannot be given later. */
  protected UserException(String problem, String remedy, Throwable cause) {
    super(problem, cause);
    this.problem = safe(problem);
    this.remedy = safe(remedy);
  }

  /** A copy of a failure, for an entry point whose users read {@link #getMessage} in its words. */
  protected UserException(UserException failure) {
    super(failure.problem, failure);
    problem = failure.problem;
    remedy = failure.remedy;
  }

  /**
   * A remedy with values in place of {@code %s} and {@code %d}. Values are shown as they are: a
   * piece may be called {@code {memory}}, which is then not a term.
   */
  protected static String filled(String remedy, Object... values) {
    return remedy.formatted(
        Stream.of(values)
            .map(value -> value instanceof Number ? value : Term.escaped(String.valueOf(value)))
            .toArray());
  }

  private static String safe(String text) {
    // Redacted before it is shortened, which could be in the midst of a secret.
    return Printable.text(Printable.message(Redacted.text(text)));
  }

  /** The failure, the value, and the reason. */
  public String problem() {
    return problem;
  }

  /** Problem and remedy, for users of an entry point. */
  public String message(Wording wording) {
    if (remedy.isEmpty()) {
      return problem;
    }
    String end = remedy.endsWith("?") ? "" : ".";
    return "%s; %s%s".formatted(problem, wording.of(remedy), end);
  }

  /** Problem and remedy, for users of the library. */
  @Override
  public String getMessage() {
    return message(Wording.LIBRARY);
  }
}
