package org.dancingsparks.web.jdk;

import org.dancingsparks.web.Browser;

/** Normal forms of Unicode, by the browser. */
public final class Normalizer {
  private Normalizer() {}

  /** The form that is used here. */
  public enum Form {
    /** Letters and their accents apart. */
    NFD
  }

  public static String normalize(CharSequence text, Form form) {
    return Browser.decomposed(text.toString());
  }
}
