package org.dancingsparks.message;

import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A setting or an action that a remedy can name. Each entry point has its own name for it: a flag,
 * a setting of the data source, a method of the library. Remedies name it in braces, as in {@code
 * {memory}} and {@code {engine links}}.
 *
 * <p>The names are noun phrases, so that a remedy reads well with each of them: "raise {memory}",
 * "use {engine links}", "give it more with {heap}", "replace it with {overwrite}", "continue it
 * with {resume}", "count them with {count}", "list them with {enumerate}", "make one with
 * {diagram}", "name a directory with {temporary}", "list them with {puzzles}".
 */
public enum Term {
  /** The budget for a diagram or memo: "raise {memory}". */
  MEMORY,
  /** The memory of the whole JVM: "give it more with {heap}". */
  HEAP,
  /** The choice of engine {@code links}: "use {engine links}". */
  ENGINE_LINKS,
  /** The choice of engine {@code diagram}: "use {engine diagram}". */
  ENGINE_DIAGRAM,
  /** The replacement of an existing run at its place: "replace it with {overwrite}". */
  OVERWRITE,
  /** Resuming the run at a place: "continue it with {resume}". */
  RESUME,
  /** Counting solutions without listing them: "count them with {count}". */
  COUNT,
  /** Writing a solution set: "list them with {enumerate}". */
  ENUMERATE,
  /** Writing a diagram to a file: "make one with {diagram}". */
  DIAGRAM,
  /** The directory for temporary files: "name a directory with {temporary}". */
  TEMPORARY,
  /** All names of puzzles: "list them with {puzzles}". */
  PUZZLES;

  /** A term in braces, or two braces, which stand for a single one. */
  private static final Pattern BRACE = Pattern.compile("\\{\\{|\\{([a-z ]+)\\}");

  private static final Map<String, Term> BY_TEXT =
      Stream.of(values()).collect(Collectors.toMap(Term::text, term -> term));

  private String text() {
    return name().toLowerCase(Locale.ROOT).replace('_', ' ');
  }

  /** A value that shows as it is wherever it is inserted into a remedy, braces and all. */
  static String escaped(String value) {
    return value.replace("{", "{{");
  }

  /** A remedy with names in place of terms, and without escapes. */
  static String replaced(String remedy, Function<Term, String> names) {
    return BRACE
        .matcher(remedy)
        .replaceAll(found -> Matcher.quoteReplacement(replacement(found, names)));
  }

  private static String replacement(MatchResult found, Function<Term, String> names) {
    if (found.group(1) == null) {
      return "{";
    }
    Term term = BY_TEXT.get(found.group(1));
    return term == null ? found.group() : names.apply(term);
  }
}
