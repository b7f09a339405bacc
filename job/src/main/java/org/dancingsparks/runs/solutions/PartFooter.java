package org.dancingsparks.runs.solutions;

import java.util.Map;
import java.util.OptionalLong;
import java.util.TreeMap;

/**
 * The entries in the footer of a part, by which the file alone says what it holds: the puzzle, the
 * problem's hash, the version of the program and, where the diagram numbers the solutions, the
 * numbers of the first and last one. They have the names of the manifest's fields, and neither
 * times nor random names.
 */
public final class PartFooter {
  private static final String BEFORE = "dancingsparks.";

  private PartFooter() {}

  /** The entries that all parts of a run have. */
  static Map<String, String> of(SolutionHeader header) {
    Map<String, String> entries = new TreeMap<>();
    entries.put(BEFORE + "puzzle", header.identity().puzzle());
    entries.put(BEFORE + "problem", header.identity().problem());
    entries.put(BEFORE + "program", header.origin().program());
    return entries;
  }

  /**
   * The entries of a part alone.
   *
   * @param first number of its first solution, if it is known
   */
  static Map<String, String> ofRows(OptionalLong first, long rows) {
    Map<String, String> entries = new TreeMap<>();
    if (first.isPresent() && rows > 0) {
      entries.put(BEFORE + "firstSolution", Long.toString(first.getAsLong()));
      entries.put(BEFORE + "lastSolution", Long.toString(first.getAsLong() + rows - 1));
    }
    return entries;
  }

  /** Returns whether the entries of a part, as far as it has them, fit its run and its record. */
  public static boolean fits(
      Map<String, String> entries, SolutionHeader header, SolutionSummary.Part part) {
    Map<String, String> expected = of(header);
    if (part.firstSolution() != null) {
      expected.putAll(ofRows(OptionalLong.of(part.firstSolution()), part.rows()));
    }
    return entries.entrySet().stream()
        .filter(entry -> entry.getKey().startsWith(BEFORE))
        .allMatch(entry -> entry.getValue().equals(expected.get(entry.getKey())));
  }
}
