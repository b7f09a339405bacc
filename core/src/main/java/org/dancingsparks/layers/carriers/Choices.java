package org.dancingsparks.layers.carriers;

/**
 * Options that a sweep tries for its residuals.
 *
 * @param tried so far
 * @param ahead expected up to the end of the layer that is built
 */
public record Choices(long tried, long ahead) {
  /** The choices of a sweep that has not begun. */
  public static final Choices NONE = new Choices(0, 0);

  /** The sum. */
  public Choices plus(Choices more) {
    return new Choices(tried + more.tried, ahead + more.ahead);
  }
}
