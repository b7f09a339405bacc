package org.dancingsparks.message;

import java.util.regex.Pattern;

/** Quotes as word processors write them, which are not quotes to YAML and shells. */
public final class Typography {
  private static final Pattern OPENING =
      Pattern.compile("(?:^|[\\s:,\\[{-])[\u2018\u201a\u201b\u201c\u201d\u201e\u201f\u00ab\u00bb]");

  private Typography() {}

  /** A sentence to follow a message about a text; empty if no such quote opens in it. */
  public static String remedy(String line) {
    return OPENING.matcher(line).find()
        ? " Typographic quotes do not work here; write ' or \"."
        : "";
  }
}
