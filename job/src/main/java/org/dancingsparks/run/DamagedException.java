package org.dancingsparks.run;

/** A file of ours that is not as it was written: the message says which. */
public final class DamagedException extends RuntimeException {
  private static final long serialVersionUID = 1;

  public DamagedException(String message) {
    super(message);
  }
}
