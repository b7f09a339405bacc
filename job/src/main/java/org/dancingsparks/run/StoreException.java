package org.dancingsparks.run;

import org.dancingsparks.files.HadoopFiles;
import org.dancingsparks.format.Redacted;

/**
 * A place to write that cannot be used: the message says which, why, and what to do about it, and
 * names no secret of a URL.
 */
public final class StoreException extends RuntimeException {
  private static final long serialVersionUID = 1;

  public StoreException(String message) {
    super(Redacted.text(message));
  }

  public StoreException(String message, Throwable cause) {
    super(Redacted.text(message), cause);
  }

  /** A place that could not be read. */
  public static StoreException cannotRead(String directory, Throwable e) {
    return new StoreException(
        "%s cannot be read: %s; check the path and that you may read it."
            .formatted(directory, HadoopFiles.why(e)),
        e);
  }
}
