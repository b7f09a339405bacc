package org.dancingsparks.format;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.dancingsparks.lattice.Cell;
import org.dancingsparks.lattice.Lattice;
import org.dancingsparks.message.InputException;
import org.dancingsparks.puzzle.Board;
import org.dancingsparks.puzzle.BoardPuzzle;
import org.dancingsparks.puzzle.TilePuzzle;

/**
 * Parses a board as people and this program draw it: the symbol in each cell, the cells that the
 * drawing joins, and the options that it names.
 *
 * <p>Anything but a symbol, {@code .} or a number {@code #ID} is decoration. Lines of box drawing
 * separate squares if they are exactly where {@code BoardText} draws them: the cell of row r and
 * column c, from 0, in row 2 r + 1 and column 4 c + 2, an arrow after it where its placement
 * reaches another layer.
 */
final class BoardDrawing {
  private static final int MAX_CHARACTERS = 1 << 21;
  private static final Pattern OPTION = Pattern.compile("#\\d{1,9}");
  private static final String BYTE_ORDER_MARK = "\ufeff";
  private static final String FRAME = "|+-\u2191\u2193\u2195";

  /** Dots at an edge that is joined to the opposite one, across which an option reaches. */
  private static final String DOTS = "\u250a\u2508";

  private final BoardPuzzle puzzle;
  private final Board board;
  private final int[] options;
  private final StyledText text;
  private final String symbols;
  private final String[] styles;
  private final int[] parents;
  private final boolean hasBoxes;

  private BoardDrawing(BoardPuzzle puzzle, String drawn) {
    this.puzzle = puzzle;
    board = puzzle.board();
    text = StyledText.of(drawn.startsWith(BYTE_ORDER_MARK) ? drawn.substring(1) : drawn);
    Matcher named = OPTION.matcher(text.plain());
    options =
        named.results().mapToInt(match -> GivenReader.option(puzzle, match.group())).toArray();
    // As many blanks, so that each character keeps its style.
    String plain = named.replaceAll(match -> " ".repeat(match.group().length()));
    int[] places =
        IntStream.range(0, plain.length()).filter(at -> isCell(plain.charAt(at))).toArray();
    symbols = symbols(plain, places);
    checkCells(places.length);
    styles = Arrays.stream(places).mapToObj(text.styles()::get).toArray(String[]::new);
    boolean canHaveBoxes = tiles().isEmpty() && board.lattice() == Lattice.SQUARE;
    hasBoxes = canHaveBoxes && plain.chars().anyMatch(BoardDrawing::isBox);
    parents = IntStream.range(0, board.size()).toArray();
    if (hasBoxes) {
      joinBoxes(plain);
    } else if (tiles().isEmpty()) {
      joinStyles();
    }
  }

  /**
   * Reads a drawing.
   *
   * @throws InputException if it does not have as many cells as the board, or refers to no option
   */
  static BoardDrawing read(BoardPuzzle puzzle, String drawn) {
    if (drawn.length() > MAX_CHARACTERS) {
      throw new InputException(
          "The board has %,d characters, and at most %,d are read"
              .formatted(drawn.length(), MAX_CHARACTERS),
          "draw the board alone");
    }
    return new BoardDrawing(puzzle, drawn);
  }

  private static boolean isBox(int sign) {
    return sign >= 0x2500 && sign <= 0x257f;
  }

  /** Returns whether a sign parts cells: dots at an edge join it to the opposite one. */
  private static boolean isLine(char sign) {
    return isBox(sign) && DOTS.indexOf(sign) < 0;
  }

  private static boolean isCell(char sign) {
    return !Character.isWhitespace(sign)
        && !Character.isSpaceChar(sign)
        && !isBox(sign)
        && FRAME.indexOf(sign) < 0;
  }

  private void checkCells(int cells) {
    if (cells != board.size() && tiles().isEmpty()) {
      throw new InputException(
          "The drawing of the board has %,d cells, but %s has %,d"
              .formatted(cells, puzzle.name(), board.size()),
          "draw every cell, an open one as a dot");
    }
  }

  /** The tiles, if their sides are drawn as well, so that there are more symbols. */
  Optional<TilePuzzle> tiles() {
    return puzzle.ofTiles().filter(tiles -> symbols.length() == tiles.positions().size());
  }

  private static String symbols(String plain, int... places) {
    StringBuilder symbols = new StringBuilder();
    for (int place : places) {
      symbols.append(plain.charAt(place));
    }
    return symbols.toString().replace('\u00b7', '.');
  }

  /** By cell number the symbol in the cell, or {@code .} for an open one. */
  String symbols() {
    return symbols;
  }

  /** The options that are named by number. */
  int[] options() {
    return options.clone();
  }

  /** Returns whether lines show the cells that belong together. */
  boolean hasBoxes() {
    return hasBoxes;
  }

  /** The cells that a cell is joined to, as the number of the first of them. */
  int component(int cell) {
    int root = cell;
    while (parents[root] != root) {
      root = parents[root];
    }
    return root;
  }

  private void join(int cell, Cell neighbour) {
    OptionalInt other = board.number(board.at(neighbour));
    if (other.isPresent() && symbols.charAt(cell) == symbols.charAt(other.getAsInt())) {
      int one = component(cell);
      int two = component(other.getAsInt());
      parents[Math.max(one, two)] = Math.min(one, two);
    }
  }

  /**
   * Joins neighbours of one symbol and one colour into one placement, since copies differ in
   * colour.
   */
  private void joinStyles() {
    for (int number = 0; number < board.size(); number++) {
      for (Cell neighbour : board.lattice().neighbours(board.cell(number))) {
        OptionalInt other = board.number(neighbour);
        if (!styles[number].isEmpty()
            && other.isPresent()
            && styles[number].equals(styles[other.getAsInt()])) {
          join(number, neighbour);
        }
      }
    }
  }

  /** The next squares to the right, below and in the layer below. */
  private static List<Cell> neighbours(Cell cell) {
    return List.of(
        new Cell(cell.row(), cell.column() + 1, cell.layer()),
        new Cell(cell.row() + 1, cell.column(), cell.layer()),
        new Cell(cell.row(), cell.column(), cell.layer() + 1));
  }

  private void joinBoxes(String plain) {
    List<String> rows = rows(plain);
    for (int number = 0; number < board.size(); number++) {
      Cell cell = board.cell(number);
      int row = row(cell);
      int column = 4 * cell.column() - 2;
      checkPlace(rows, row, column, number);
      List<Cell> neighbours = neighbours(cell);
      if (!isLine(at(rows, row, column + 2))) {
        join(number, neighbours.get(0));
      }
      if (!isLine(at(rows, row + 1, column))) {
        join(number, neighbours.get(1));
      }
      if ("\u2193\u2195".indexOf(at(rows, row, column + 1)) >= 0) {
        join(number, neighbours.get(2));
      }
    }
  }

  /**
   * The rows as they were drawn: without the margin, and with as many blank rows before as the
   * first cell has above it.
   */
  private List<String> rows(String plain) {
    List<String> blank = Collections.nCopies(row(board.cell(0)) - 1, "");
    List<String> rows =
        Stream.concat(blank.stream(), plain.lines().dropWhile(String::isBlank)).toList();
    int margin =
        rows.stream()
            .filter(row -> !row.isBlank())
            .mapToInt(row -> row.length() - row.stripLeading().length())
            .min()
            .orElse(0);
    return rows.stream().map(row -> row.substring(Math.min(margin, row.length()))).toList();
  }

  /** The row of a cell's symbol; its upper line is in the row above. */
  private int row(Cell cell) {
    return (cell.layer() - 1) * (2 * board.rows() + 2) + 2 * cell.row() - 1;
  }

  private static char at(List<String> rows, int row, int column) {
    return row < rows.size() && column < rows.get(row).length()
        ? rows.get(row).charAt(column)
        : ' ';
  }

  private void checkPlace(List<String> rows, int row, int column, int number) {
    char sign = at(rows, row, column);
    if (!isCell(sign) || symbols.charAt(number) != (sign == '\u00b7' ? '.' : sign)) {
      throw new InputException(
          "The drawing of the board has no symbol for %s where it should be, in its line %d, column %d"
              .formatted(board.name(number), row + 1, column + 1),
          "draw it as solutions of %s are drawn, or give the symbols alone",
          puzzle.name());
    }
  }
}
