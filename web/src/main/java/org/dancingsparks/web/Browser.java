package org.dancingsparks.web;

import org.teavm.interop.Import;

/**
 * The functions that {@code engine.js} gives to the engine. Texts go over sign by sign, so that the
 * engine needs no script but that.
 */
public final class Browser {
  private static final String MODULE = "dance";

  private Browser() {}

  /** Number of signs of the text that the browser last handed over. */
  @Import(module = MODULE, name = "length")
  private static native int length();

  @Import(module = MODULE, name = "sign")
  private static native char sign(int index);

  /** Adds a sign to the text for the browser. */
  @Import(module = MODULE, name = "put")
  private static native void put(char sign);

  @Import(module = MODULE, name = "normalize")
  private static native void normalize();

  /** Ends the text for the browser: it is a line of an answer. */
  @Import(module = MODULE, name = "tell")
  private static native void tell();

  @Import(module = MODULE, name = "visited")
  private static native void visited(double residuals);

  /** The text that the browser handed over. */
  static String read() {
    int length = length();
    StringBuilder text = new StringBuilder(length);
    for (int index = 0; index < length; index++) {
      text.append(sign(index));
    }
    return text.toString();
  }

  /** Tells the browser a line of an answer. */
  static void tell(String line) {
    write(line);
    tell();
  }

  private static void write(String text) {
    for (int index = 0; index < text.length(); index++) {
      put(text.charAt(index));
    }
  }

  /** A text in canonical decomposition. */
  public static String decomposed(String text) {
    write(text);
    normalize();
    return read();
  }

  /** Reports the residuals visited so far. */
  static void report(long residuals) {
    visited(residuals);
  }
}
