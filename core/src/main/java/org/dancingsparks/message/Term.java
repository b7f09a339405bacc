package org.dancingsparks.message;

import java.util.Locale;

/**
 * A setting or an action that a remedy can name. Each door has its own name for it: a flag, a
 * setting of the data source, a method of the library. Remedies name it in braces, as in {@code
 * {memory}} and {@code {engine links}}.
 *
 * <p>The names are noun phrases, so that a remedy reads well with each of them: "raise {memory}",
 * "use {engine links}", "give it more with {heap}", "replace it with {overwrite}", "continue it
 * with {resume}", "count them with {count}", "list them with {enumerate}", "make one with
 * {diagram}".
 */
public enum Term {
  /** The budget for a diagram or memo: "raise {memory}". */
  MEMORY,
  /** The memory of the whole JVM: "give it more with {heap}". */
  HEAP,
  /** The choice of engine {@code links}: "use {engine links}". */
  ENGINE_LINKS,
  /** Replacing what is at the place of a run: "replace it with {overwrite}". */
  OVERWRITE,
  /** Resuming the run at a place: "continue it with {resume}". */
  RESUME,
  /** Counting solutions without listing them: "count them with {count}". */
  COUNT,
  /** Writing a solution set: "list them with {enumerate}". */
  ENUMERATE,
  /** Writing a diagram to a file: "make one with {diagram}". */
  DIAGRAM;

  String placeholder() {
    return "{" + name().toLowerCase(Locale.ROOT).replace('_', ' ') + "}";
  }
}
