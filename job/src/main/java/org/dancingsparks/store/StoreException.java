package org.dancingsparks.store;

/** A place to write that cannot be used: the message says which, why, and what to do about it. */
public final class StoreException extends RuntimeException {
  private static final long serialVersionUID = 1;

  public StoreException(String message) {
    super(message);
  }

  public StoreException(String message, Throwable cause) {
    super(message, cause);
  }
}
