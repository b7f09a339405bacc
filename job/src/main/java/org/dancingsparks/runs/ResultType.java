package org.dancingsparks.runs;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** The type of the results that a run stores. */
public enum ResultType {
  /** Every solution, in parts. */
  SOLUTIONS("solutions"),
  /** The number of solutions. */
  COUNT("a number of solutions"),
  /** All solutions as a diagram, in files of nodes. */
  DIAGRAM("a diagram"),
  /** The sudokus of a list, each with a solution. */
  SUDOKUS("the solved sudokus of a list"),
  /** Starting positions that have one solution. */
  STARTS("starting positions"),
  /** The boards of a puzzle, each with its number of solutions. */
  BOARDS("boards"),
  /** The numbers of solutions of the members of a family. */
  TABLE("a table of counts"),
  /** The residuals of a problem, each with its number of completions. */
  PROOF("a proof");

  private final String words;

  ResultType(String words) {
    this.words = words;
  }

  /** The type with some name in manifests, if there is one. */
  public static Optional<ResultType> of(String text) {
    return Arrays.stream(values()).filter(type -> type.text().equals(text)).findFirst();
  }

  /** Its name in manifests. */
  public String text() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** Its name in messages. */
  public String words() {
    return words;
  }
}
