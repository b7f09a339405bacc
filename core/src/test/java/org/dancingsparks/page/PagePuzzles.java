package org.dancingsparks.page;

import java.util.List;
import java.util.stream.Stream;
import org.dancingsparks.diagram.Diagram;
import org.dancingsparks.diagram.FrontierSearch;
import org.dancingsparks.format.NamedPuzzles;
import org.dancingsparks.format.PuzzleReader;
import org.dancingsparks.puzzle.PlainPuzzle;
import org.dancingsparks.puzzle.Puzzle;
import org.dancingsparks.testing.SmallProblems;

/** Puzzles by name, also those that are made from a file, and their diagrams. */
final class PagePuzzles {
  /** A puzzle of each lattice but squares, and those with each rule that pieces can have. */
  static final List<String> RULES =
      List.of(
          "hexagonal",
          "triangular",
          "spheres",
          "tetrahedron",
          "counted",
          "groups",
          "holes",
          "free");

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
    String yaml = name + ".yaml";
    if (PagePuzzles.class.getResource(yaml) != null) {
      return PuzzleReader.read(yaml, PageFiles.read(yaml)).puzzle(name);
    }
    return NamedPuzzles.find(name, file -> file.startsWith("words") ? WORDS : PIECES).orElseThrow();
  }

  /** These names, and those of {@link #RULES}. */
  static Stream<String> andRules(String... names) {
    return Stream.concat(Stream.of(names), RULES.stream());
  }

  static Diagram diagram(Puzzle puzzle) {
    return new FrontierSearch(puzzle.problem(), puzzle.defaultOrder()).diagram().orElseThrow();
  }
}
