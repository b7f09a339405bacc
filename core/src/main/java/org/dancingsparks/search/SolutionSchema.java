package org.dancingsparks.search;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.IntStream;
import org.dancingsparks.puzzle.Piece;
import org.dancingsparks.puzzle.Puzzle;

/**
 * The columns of a solution as a row of a table.
 *
 * <p>A puzzle whose pieces are each used at most once has a column per piece, with the id of the
 * option that places it, NULL where it is absent. Any other problem has the single column {@code
 * options}, an array of ids, ascending. Immutable.
 */
public final class SolutionSchema implements Serializable {
  private static final long serialVersionUID = 1;

  /** The name of the array column of problems without a column per piece. */
  public static final String OPTIONS = "options";

  private final ArrayList<Column> columns;
  private final int[] columnOf;
  private final boolean isNarrow;

  /**
   * A column.
   *
   * @param piece the piece whose placement it holds; null for the array of options
   */
  public record Column(String name, String piece, boolean isNullable) implements Serializable {}

  private SolutionSchema(List<Column> columns, int[] columnOf) {
    this.columns = new ArrayList<>(columns);
    this.columnOf = columnOf;
    isNarrow = columnOf.length - 1 <= Short.MAX_VALUE;
  }

  /** The schema of a puzzle's solutions. */
  public static SolutionSchema of(Puzzle puzzle) {
    List<Piece> pieces = puzzle.pieces();
    return !pieces.isEmpty() && pieces.stream().noneMatch(piece -> piece.use().isRepeated())
        ? ofPieces(puzzle)
        : new SolutionSchema(
            List.of(new Column(OPTIONS, null, false)), new int[puzzle.problem().options()]);
  }

  private static SolutionSchema ofPieces(Puzzle puzzle) {
    List<Column> columns = new ArrayList<>();
    Set<String> taken = new HashSet<>();
    for (Piece piece : puzzle.pieces()) {
      String name = piece.name();
      for (int suffix = 2; !taken.add(name.toLowerCase(Locale.ROOT)); suffix++) {
        name = piece.name() + "_" + suffix;
      }
      columns.add(new Column(name, piece.name(), piece.use().least() == 0));
    }
    int[] columnOf =
        IntStream.range(0, puzzle.problem().options())
            .map(option -> puzzle.placement(option).orElseThrow().piece())
            .toArray();
    return new SolutionSchema(columns, columnOf);
  }

  /** The columns in order: the pieces as the puzzle lists them, or the array alone. */
  public List<Column> columns() {
    return List.copyOf(columns);
  }

  /** The place of a column. */
  public OptionalInt place(String name) {
    return IntStream.range(0, columns.size())
        .filter(place -> columns.get(place).name().equals(name))
        .findFirst();
  }

  /** Returns whether there is a column per piece. */
  public boolean hasPieces() {
    return columns.get(0).piece() != null;
  }

  /** Returns whether all option ids fit a SMALLINT, so that piece columns are of that type. */
  public boolean isNarrow() {
    return isNarrow;
  }

  /** The place of the column that an option is in. */
  public int column(int option) {
    return columnOf[option];
  }

  /** The option ids of each piece's column, ascending; each option is in one column. */
  public int[][] optionsByColumn() {
    int[][] options = new int[columns.size()][];
    for (int column = 0; column < options.length; column++) {
      int wanted = column;
      options[column] =
          IntStream.range(0, columnOf.length)
              .filter(option -> columnOf[option] == wanted)
              .toArray();
    }
    return options;
  }
}
