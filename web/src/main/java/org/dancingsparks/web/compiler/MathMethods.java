package org.dancingsparks.web.compiler;

/** Static methods of {@link Math}. */
final class MathMethods {
  private static final long LOW = 0xFFFF_FFFFL;

  private MathMethods() {}

  static long multiplyHigh(long one, long other) {
    long low = (one & LOW) * (other & LOW);
    long middle = (one >> 32) * (other & LOW) + (low >>> 32);
    long carry = (middle & LOW) + (one & LOW) * (other >> 32);
    return (one >> 32) * (other >> 32) + (middle >> 32) + (carry >> 32);
  }
}
