package org.dancingsparks.page;

import org.dancingsparks.diagram.Diagram;
import org.dancingsparks.diagram.FrontierSearch;
import org.dancingsparks.format.NamedPuzzles;
import org.dancingsparks.puzzle.PlainPuzzle;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.testing.SmallProblems;

/** Puzzles by name, also those that are made from a file, and their diagrams. */
final class PagePuzzles {
  private static final String WORDS =
      String.join(
          "\n", "aab aba baa abc bca cab acb bac cba bbc bcb cbb cca cac acc abb".split(" "));

  private static final String PIECES =
      """
      board 2x3
      red red blue blue
      red blue red blue
      red red red blue
      red red green blue
      green blue blue red
      green red blue red
      """;

  private PagePuzzles() {}

  static Puzzle of(String name) {
    if (name.equals("plain")) {
      return new PlainPuzzle("plain", SmallProblems.sixByFour());
    }
    return NamedPuzzles.find(name, file -> file.startsWith("words") ? WORDS : PIECES).orElseThrow();
  }

  static Diagram diagram(Puzzle puzzle) {
    return new FrontierSearch(puzzle.problem(), puzzle.defaultOrder()).diagram().orElseThrow();
  }
}
