package org.dancingsparks.tables;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** The quantity that is counted of a puzzle. */
public enum Quantity {
  /** All solutions. */
  SOLUTIONS,
  /** Solutions of which rotations and mirror images are counted only once. */
  UP_TO_SYMMETRY;

  /** The quantity of a text, as {@link #text} gives it. */
  public static Optional<Quantity> of(String text) {
    return Arrays.stream(values()).filter(quantity -> quantity.text().equals(text)).findFirst();
  }

  /** The name in files, as in {@code up-to-symmetry}. */
  public String text() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** The objects counted, in messages. */
  public String words() {
    return this == SOLUTIONS ? "solutions" : "solutions up to symmetry";
  }
}
