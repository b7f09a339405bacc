package org.dancingsparks.runs;

import org.dancingsparks.message.UserException;

/** A file of a run that is not as it was written. The message names the file. */
public final class DamagedException extends RuntimeException {
  private static final long serialVersionUID = 1;

  public DamagedException(String message) {
    super(message);
  }

  /** The problem, without a remedy, of an exception of this type or an input error. */
  public static String problem(RuntimeException e) {
    return e instanceof UserException user ? user.problem() : e.getMessage();
  }
}
