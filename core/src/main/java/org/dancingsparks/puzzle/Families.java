package org.dancingsparks.puzzle;

import java.util.List;
import java.util.Optional;

/** The families of puzzles that are made by rules and not read from files. */
public final class Families {
  private static final List<Family> ALL =
      List.of(
          new Dominoes(), new LangfordPairs(), new LatinSquares(), new Queens(), new SudokuGrids());

  private Families() {}

  /** All of them, by name. */
  public static List<Family> all() {
    return ALL;
  }

  /** The family that a name, or the part before its colon, asks for. */
  public static Optional<Family> family(String name) {
    return ALL.stream().filter(family -> family.name().equals(name.split(":", 2)[0])).findFirst();
  }

  /**
   * The puzzle of a name, if it is one of a family.
   *
   * @throws IllegalArgumentException if the family does not understand the parameters after the
   *     colon
   */
  public static Optional<Puzzle> find(String name) {
    return family(name).map(family -> family.puzzle(name.contains(":") ? parameters(name) : ""));
  }

  private static String parameters(String name) {
    return name.substring(name.indexOf(':') + 1);
  }
}
