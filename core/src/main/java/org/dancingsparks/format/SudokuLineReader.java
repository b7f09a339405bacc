package org.dancingsparks.format;

import org.dancingsparks.message.Printable;
import org.dancingsparks.sudoku.SudokuShape;

/**
 * Reads lists of Sudokus, a line each: one character per cell in reading order.
 *
 * <p>Blanks at the beginning of a line are ignored (blank, tab, carriage return, byte order mark).
 * A line with nothing else, or whose next character is {@code #}, holds nothing. Any other line
 * continues with exactly as many cells as the shape has: the symbols of {@link SudokuShape#symbol}
 * for values, {@code .}, {@code 0} or {@code _} for open cells. After them the line ends, or a
 * comma, semicolon, blank, tab or {@code #} begins a comment, which is ignored. Any other line is
 * malformed.
 *
 * <p>Reading a line allocates and throws nothing. Immutable and thread safe.
 */
public final class SudokuLineReader {
  /** The content of a line. */
  public enum Content {
    GRID,
    /** Blanks or a comment. */
    NOTHING,
    MALFORMED
  }

  private final SudokuShape shape;
  private final SudokuSymbols symbols;

  /** A reader of grids of a shape. */
  public SudokuLineReader(SudokuShape shape) {
    this.shape = shape;
    symbols = new SudokuSymbols(shape);
  }

  /**
   * Reads one line.
   *
   * @param line without its line feed
   * @param cells takes the values in reading order, 0 where a cell is open; as many as the shape
   *     has cells. If the line holds no grid, its contents mean nothing afterwards.
   * @throws IllegalArgumentException if there are not as many cells
   */
  public Content read(String line, byte[] cells) {
    if (cells.length != shape.cells()) {
      throw new IllegalArgumentException(
          "The cells take %d bytes; a grid with blocks of %s has %d cells."
              .formatted(cells.length, shape, shape.cells()));
    }
    int begin = begin(line);
    if (holdsNothing(line, begin)) {
      return Content.NOTHING;
    }
    int end = begin + cells.length;
    if (line.length() < end) {
      return Content.MALFORMED;
    }
    int worst = 0;
    for (int cell = 0; cell < cells.length; cell++) {
      byte value = symbols.value(line.charAt(begin + cell));
      cells[cell] = value;
      worst |= value;
    }
    // NONE is the only negative value, and its sign survives.
    boolean isWhole = worst >= 0 && (line.length() == end || endsCells(line.charAt(end)));
    return isWhole ? Content.GRID : Content.MALFORMED;
  }

  private static int begin(String line) {
    int begin = 0;
    while (begin < line.length() && isBlank(line.charAt(begin))) {
      begin++;
    }
    return begin;
  }

  private static boolean holdsNothing(String line, int begin) {
    return begin == line.length() || line.charAt(begin) == '#';
  }

  static boolean isBlank(char symbol) {
    return symbol == ' ' || symbol == '\t' || symbol == '\r' || symbol == '\ufeff';
  }

  private static boolean endsCells(char symbol) {
    return symbol == ',' || symbol == ';' || symbol == '#' || isBlank(symbol);
  }

  /** The cells of a line: up to its comment. */
  static String cells(String line) {
    int begin = begin(line);
    int end = begin;
    while (end < line.length() && !endsCells(line.charAt(end))) {
      end++;
    }
    return line.substring(begin, end);
  }

  /**
   * Describes the fault of a malformed line in a sentence or two; separate from reading, since it
   * takes longer.
   *
   * @throws IllegalArgumentException if the line is not malformed
   */
  public String fault(String line) {
    if (read(line, new byte[shape.cells()]) != Content.MALFORMED) {
      throw new IllegalArgumentException("The line is not malformed: " + line);
    }
    String cells = cells(line);
    boolean hasAll = cells.length() == shape.cells();
    for (int cell = 0; cell < cells.length(); cell++) {
      char symbol = cells.charAt(cell);
      // Values of a larger grid are not the fault if the number of cells is wrong.
      if (symbols.value(symbol) == SudokuSymbols.NONE
          && (hasAll || !SudokuSymbols.isOfAnyShape(symbol))) {
        int place = begin(line) + cell + 1;
        return symbols.fault(place, Printable.text(Character.toString(cells.codePointAt(cell))));
      }
    }
    return ("The line has %d cells, but a grid with blocks of %s has %d; complete or shorten it, and separate"
            + " a comment from it by a blank or a comma.")
        .formatted(cells.length(), shape, shape.cells());
  }
}
