package org.dancingsparks.store;

/** A file of ours that is not as it was written: the message says which. */
final class DamagedException extends RuntimeException {
  private static final long serialVersionUID = 1;

  DamagedException(String message) {
    super(message);
  }
}
