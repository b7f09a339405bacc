package org.dancingsparks.runs;

import org.dancingsparks.files.HadoopFiles;
import org.dancingsparks.message.UserException;

/** A directory that cannot be used: the problem and its remedy, without secrets from URLs. */
public final class StoreException extends UserException {
  private static final long serialVersionUID = 1;

  /** A directory that cannot be used, for a reason without a cause. */
  public StoreException(String problem, String remedy) {
    super(problem, remedy);
  }

  /** A directory that cannot be used; each {@code %s} in the remedy is replaced by a value. */
  StoreException(String problem, String remedy, Object... values) {
    super(problem, filled(remedy, values));
  }

  /**
   * A directory that cannot be used.
   *
   * @param problem the directory, and why it cannot be used
   * @param remedy what to do about it, as {@link UserException} has it
   * @param cause may be null
   */
  public StoreException(String problem, String remedy, Throwable cause) {
    super(problem, remedy, cause);
  }

  /** A directory that could not be read. */
  public static StoreException cannotRead(String directory, Throwable e) {
    return new StoreException(
        "%s cannot be read: %s".formatted(directory, HadoopFiles.why(e)),
        "check the path and that you may read it",
        e);
  }

  /** A directory that could not be written. */
  static StoreException cannotWrite(String directory, Throwable e) {
    return new StoreException(
        "Cannot write to %s: %s".formatted(directory, HadoopFiles.why(e)),
        "choose a place that you may write to",
        e);
  }
}
