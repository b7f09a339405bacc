package org.dancingsparks.web.jdk;

/** Takes the place of a part of Jackson that calls a constructor which the class library lacks. */
public final class DoubleToDecimal {
  private DoubleToDecimal() {}

  public static String toString(double number) {
    return Double.toString(number);
  }
}
