package org.dancingsparks.message;

import java.util.Locale;

/**
 * A setting or an action that a remedy can name. Each door has its own name for it: a flag, a
 * setting of the data source, a method of the library. Remedies name it in braces, as in {@code
 * {memory}}.
 */
public enum Term {
  /** The budget for a diagram or memo. */
  MEMORY,
  /** Replacing what is at the place of a run. */
  OVERWRITE,
  /** Resuming the run at a place. */
  RESUME;

  String placeholder() {
    return "{" + name().toLowerCase(Locale.ROOT).replace('_', ' ') + "}";
  }
}
