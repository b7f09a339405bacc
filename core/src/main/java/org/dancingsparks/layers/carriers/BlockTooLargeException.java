package org.dancingsparks.layers.carriers;

/** Thrown when a block does not fit in the memory that a core may use for one. */
final class BlockTooLargeException extends RuntimeException {
  private static final long serialVersionUID = 1;

  BlockTooLargeException(int slots) {
    super("A block of residuals needs more than %,d slots.".formatted(slots), null, false, false);
  }
}
