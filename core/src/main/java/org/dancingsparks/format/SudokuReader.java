package org.dancingsparks.format;

import java.util.ArrayList;
import java.util.List;
import org.dancingsparks.format.SudokuLineReader.Content;
import org.dancingsparks.message.InputException;
import org.dancingsparks.sudoku.SudokuGrid;
import org.dancingsparks.sudoku.SudokuShape;

/**
 * Reads one Sudoku from a text, as a line or as a drawing.
 *
 * <p>Lines that are blank or start with {@code #} are comments. If there is one other line, and the
 * first word of it has three characters or more and no bar, it is read as {@link SudokuLineReader}
 * does. Everything else is a drawing:
 *
 * <ul>
 *   <li>blanks, commas, semicolons and the bars {@code |}, {@code -} and {@code +} only separate
 *       cells, and {@code #} begins a comment;
 *   <li>each other character is a cell: a value as {@link SudokuShape#symbol} has it, or {@code .},
 *       {@code 0} or {@code _} for an open one;
 *   <li>but if the side exceeds 9, the words have two characters or fewer on average, and the
 *       characters are not as many as the grid has cells, each word is a cell, and can be a number
 *       of two digits too.
 * </ul>
 *
 * <p>The shape is given, or follows from the number of cells if that is 1, 16, 81, 256, 625, 1296
 * or 2401. Many grids are read by {@link SudokuLineReader}.
 */
public final class SudokuReader {
  private SudokuReader() {}

  /** A line of the text that is not a comment. */
  record Line(int number, String text) {}

  /**
   * The grid that a text holds, of square blocks.
   *
   * @param file the text's name in messages
   * @throws InputException if there is none, with the line and the character or the number of cells
   */
  public static SudokuGrid read(String file, String text) {
    return read(file, text, null);
  }

  /** The grid of a given shape that a text holds. */
  public static SudokuGrid read(String file, String text, SudokuShape shape) {
    List<Line> lines = contentLines(text);
    if (lines.isEmpty()) {
      throw new InputException(
          file + " holds no grid",
          "give its cells in a line or in a drawing, with . 0 or _ where one is open");
    }
    String cells = SudokuLineReader.cells(lines.get(0).text());
    if (lines.size() > 1 || cells.length() < 3 || cells.indexOf('|') >= 0) {
      return new SudokuDrawing(file, lines).grid(shape);
    }
    return readLine(
        file, lines.get(0), shape == null ? shapeOf(file, cells.length(), lines.get(0)) : shape);
  }

  private static List<Line> contentLines(String text) {
    List<Line> content = new ArrayList<>();
    int number = 0;
    for (String line : (Iterable<String>) text.lines()::iterator) {
      number++;
      String stripped = line.replace("\ufeff", "").strip();
      if (!stripped.isEmpty() && !stripped.startsWith("#")) {
        content.add(new Line(number, line));
      }
    }
    return content;
  }

  private static SudokuGrid readLine(String file, Line line, SudokuShape shape) {
    SudokuLineReader reader = new SudokuLineReader(shape);
    byte[] cells = new byte[shape.cells()];
    if (reader.read(line.text(), cells) != Content.GRID) {
      throw InputException.at(file, line.number(), line.text(), reader.fault(line.text()));
    }
    return SudokuGrid.of(shape, cells);
  }

  /** The shape that a line of this many cells has or probably should have. */
  private static SudokuShape shapeOf(String file, int cells, Line line) {
    try {
      return likelyShape(cells);
    } catch (IllegalArgumentException e) {
      throw InputException.at(
          file,
          line.number(),
          line.text(),
          "The line has %d cells. ".formatted(cells) + e.getMessage());
    }
  }

  /**
   * The shape of square blocks with this many cells or, if there is none, with the nearest number.
   *
   * @throws IllegalArgumentException if the cells make a square without square blocks
   */
  static SudokuShape likelyShape(int cells) {
    int side = (int) Math.round(Math.sqrt(cells));
    if (side * side == cells && side <= SudokuShape.LARGEST_SIDE) {
      return SudokuShape.ofSide(side);
    }
    SudokuShape nearest = SudokuShape.order(2);
    for (int order = 3; order * order <= SudokuShape.LARGEST_SIDE; order++) {
      SudokuShape shape = SudokuShape.order(order);
      if (Math.abs(shape.cells() - cells) < Math.abs(nearest.cells() - cells)) {
        nearest = shape;
      }
    }
    return nearest;
  }
}
