package org.dancingsparks.families;

import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.dancingsparks.message.InputException;
import org.dancingsparks.puzzle.Puzzle;

/** The families of puzzles that are made by rules and not shipped as files. */
public final class Families {
  private static final List<Family> ALL =
      List.of(
          new AttackingQueens(),
          new Colourings(),
          new Districts(),
          new DominatingSets(),
          new Dominoes(),
          new EdgeMatching(),
          new EqualSums(),
          new GracefulLabellings(),
          new LangfordPairs(),
          new LatinSquares(),
          new MacMahon(),
          Matchings.any(),
          Matchings.maximum(),
          new BinaryMatrices(),
          new OneFactorizations(),
          new OrthogonalSquares(),
          new PairSums(),
          new Progressions(),
          new Queens(),
          new DistinctRectangles(),
          new SkolemSequences(),
          new Staircases(),
          new SteinerTriples(),
          new SudokuGrids(),
          new SumTriples(),
          new Tatami(),
          new Tilings(),
          new ToroidalQueens(),
          new Tournaments(),
          new Trimers(),
          new TripleSequences(),
          new VTiles(),
          new WordSearch(),
          new WordSquares());

  private Families() {}

  /** All families, by name. */
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
   * @throws InputException if they name a file
   */
  public static Optional<Puzzle> find(String name) {
    return find(name, Families::refuse);
  }

  /**
   * The puzzle of a name, if it is one of a family.
   *
   * @param files reads the text of a file by its path
   * @throws IllegalArgumentException if the family does not understand the parameters after the
   *     colon
   * @throws InputException if the file that they name is not in the family's format
   */
  public static Optional<Puzzle> find(String name, UnaryOperator<String> files) {
    return family(name)
        .map(family -> family.puzzle(name.contains(":") ? parameters(name) : "", files));
  }

  private static String refuse(String file) {
    throw new InputException(
        "The file %s cannot be read here".formatted(file),
        "find the puzzle with a function that reads files");
  }

  private static String parameters(String name) {
    return name.substring(name.indexOf(':') + 1);
  }
}
