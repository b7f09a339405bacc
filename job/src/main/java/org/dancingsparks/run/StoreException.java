package org.dancingsparks.run;

import org.dancingsparks.files.HadoopFiles;
import org.dancingsparks.message.UserException;

/**
 * A place to write that cannot be used: the message says which, why, and what to do about it, and
 * names no secret of a URL.
 */
public final class StoreException extends UserException {
  private static final long serialVersionUID = 1;

  /** A place that cannot be used; the message says what to do about it. */
  public StoreException(String message) {
    this(message, "", null);
  }

  /** The same with a cause. */
  public StoreException(String message, Throwable cause) {
    this(message, "", cause);
  }

  /**
   * A place that cannot be used.
   *
   * @param problem which place, and why
   * @param remedy what to do about it, as {@link UserException} has it
   * @param cause may be null
   */
  public StoreException(String problem, String remedy, Throwable cause) {
    super(problem, remedy, cause);
  }

  /** A place that could not be read. */
  public static StoreException cannotRead(String directory, Throwable e) {
    return new StoreException(
        "%s cannot be read: %s; check the path and that you may read it."
            .formatted(directory, HadoopFiles.why(e)),
        e);
  }
}
