package org.dancingsparks.view;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.dancingsparks.puzzle.Board;
import org.dancingsparks.puzzle.BoardPuzzle;
import org.dancingsparks.puzzle.Cell;
import org.dancingsparks.puzzle.Mark;

/**
 * Draws options of a puzzle on its board: a solution, or a part of one. Lines end in a line feed,
 * layers are parted by a blank line. Thread safe.
 */
public final class BoardText {
  private static final char OPEN = '.';

  private final BoardPuzzle puzzle;
  private final char[] symbols;
  private final Map<Character, String> blocks = new HashMap<>();

  public BoardText(BoardPuzzle puzzle) {
    this.puzzle = puzzle;
    List<Mark> marks = puzzle.marks();
    symbols = new char[marks.size()];
    for (int number = 0; number < marks.size(); number++) {
      symbols[number] = marks.get(number).symbol();
      blocks.put(marks.get(number).symbol(), block(Colours.of(marks.get(number), number)));
    }
  }

  /**
   * One line: for each cell in reading order the symbol of what is there, or {@code .} where it is
   * open.
   */
  public String line(int... options) {
    Board board = puzzle.board();
    char[] line = new char[board.size()];
    Arrays.fill(line, OPEN);
    for (int option : options) {
      char symbol = symbols[puzzle.mark(option)];
      for (Cell cell : puzzle.cells(option)) {
        line[board.number(cell).orElseThrow()] = symbol;
      }
    }
    return new String(line);
  }

  /**
   * A drawing in which each cell is the symbol of what is there, and what is off the board a blank.
   */
  public String letters(int... options) {
    String line = line(options);
    return draw(cell -> String.valueOf(line.charAt(cell)), " ");
  }

  /** A drawing in which each cell is two blanks on its piece's colour, for ANSI terminals. */
  public String blocks(int... options) {
    String line = line(options);
    return draw(
        cell -> line.charAt(cell) == OPEN ? " \u00b7" : blocks.get(line.charAt(cell)), "  ");
  }

  private static String block(String colour) {
    int rgb = Integer.parseInt(colour.substring(1), 16);
    return "\u001b[48;2;%d;%d;%dm  \u001b[0m".formatted(rgb >> 16, rgb >> 8 & 255, rgb & 255);
  }

  private String draw(IntFunction<String> cells, String offBoard) {
    return IntStream.rangeClosed(1, puzzle.board().layers())
        .mapToObj(layer -> draw(layer, cells, offBoard))
        .collect(Collectors.joining("\n"));
  }

  private String draw(int layer, IntFunction<String> cells, String offBoard) {
    StringBuilder drawing = new StringBuilder();
    for (int line = 1; line <= puzzle.board().lines(); line++) {
      StringBuilder drawn = new StringBuilder();
      for (int column = 1; column <= puzzle.board().columns(); column++) {
        OptionalInt cell = puzzle.board().number(new Cell(line, column, layer));
        drawn.append(cell.isPresent() ? cells.apply(cell.getAsInt()) : offBoard);
      }
      drawing.append(drawn.toString().stripTrailing()).append('\n');
    }
    return drawing.toString();
  }
}
