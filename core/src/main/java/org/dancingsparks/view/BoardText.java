package org.dancingsparks.view;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.dancingsparks.lattice.Cell;
import org.dancingsparks.lattice.Lattice;
import org.dancingsparks.lattice.Tiling;
import org.dancingsparks.puzzle.Board;
import org.dancingsparks.puzzle.BoardPuzzle;
import org.dancingsparks.puzzle.Mark;

/**
 * Draws options of a puzzle on its board: a solution, or a part of one. Lines end in a line feed, a
 * blank line separates layers. Thread safe.
 *
 * <p>Each cell is in its row and column, on all lattices. Where a piece of several cells can be
 * used several times, symbols do not distinguish its copies: so drawings of squares and cubes have
 * lines between placements, and those of other lattices, where lines would not fit, are followed by
 * the copies' numbers; so are lines of symbols. Tiles have their numbers because symbols do not
 * show them turned.
 */
public final class BoardText {
  private static final char OPEN_CELL = '.';
  private static final int NONE = -1;
  private static final Cell LEFT = new Cell(0, -1, 0);

  private final BoardPuzzle puzzle;
  private final char[] symbols;
  private final boolean hasCopies;

  public BoardText(BoardPuzzle puzzle) {
    this.puzzle = puzzle;
    List<Mark> marks = puzzle.marks();
    symbols = new char[marks.size()];
    for (int number = 0; number < marks.size(); number++) {
      symbols[number] = marks.get(number).symbol();
    }
    hasCopies = IntStream.range(0, puzzle.problem().options()).anyMatch(puzzle::isAmbiguous);
  }

  /** One line: for each cell in reading order its symbol, or {@code .} for an open cell. */
  public String line(int... options) {
    return String.valueOf(symbols(options));
  }

  /**
   * One line that identifies the options: {@link #line}, followed by the numbers of copies that
   * look alike, ascending, as in {@code DDDD #0 #3}.
   */
  public String listed(int... options) {
    return line(options) + copies(options);
  }

  /** The numbers of copies that look alike, each after a blank. */
  private String copies(int... options) {
    return Arrays.stream(options)
        .filter(puzzle::isAmbiguous)
        .sorted()
        .mapToObj(option -> " #" + option)
        .collect(Collectors.joining());
  }

  /**
   * A drawing in which each cell is its symbol, and places off the board are blank; with lines
   * between placements, or else the numbers of copies, if copies of a piece look alike, and with
   * the colours of tiles' sides.
   */
  public String letters(int... options) {
    return puzzle
        .ofTiles()
        .map(tiles -> new TileText(tiles).drawing(options))
        .orElseGet(() -> onCells(options));
  }

  private String onCells(int... options) {
    char[] drawn = symbols(options);
    if (hasCopies && puzzle.board().lattice() == Lattice.SQUARE) {
      int[] owners = owners(options);
      return layers(layer -> new Boxes(owners, drawn, layer).drawing());
    }
    String copies = copies(options).strip();
    return draw(index -> symbol(index, drawn))
        + (hasCopies && !copies.isEmpty() ? "\n" + copies + "\n" : "");
  }

  /**
   * A drawing in which each cell is its symbol on its piece's colour, two characters wide, a
   * hexagon four, for ANSI terminals; neighbouring copies of a piece have different tints.
   */
  public String blocks(int... options) {
    int[] owners = owners(options);
    char[] drawn = symbols(options);
    List<String> colours = new CopyColours(puzzle).of(options);
    IntFunction<Optional<String>> colour =
        cell ->
            Optional.of(owners[cell])
                .filter(owner -> owner != NONE && !isHole(options[owner]))
                .map(colours::get);
    return draw(
        index -> {
          OptionalInt cell = number(index);
          if (cell.isPresent()) {
            char symbol = drawn[cell.getAsInt()] == OPEN_CELL ? '\u00b7' : drawn[cell.getAsInt()];
            return block(colour.apply(cell.getAsInt()), " " + symbol);
          }
          OptionalInt left = isHexagonal() ? number(index.plus(LEFT)) : OptionalInt.empty();
          return left.isPresent() ? block(colour.apply(left.getAsInt()), "  ") : "  ";
        });
  }

  /** Returns whether cells are drawn in every other column, so that they have room for two. */
  private boolean isHexagonal() {
    return Tiling.of(puzzle.board().lattice()) == Tiling.HEXAGONS;
  }

  private boolean isHole(int option) {
    return puzzle.marks().get(puzzle.mark(option, 0)).isHole();
  }

  private String symbol(Cell cell, char... drawn) {
    OptionalInt number = number(cell);
    return number.isPresent() ? String.valueOf(drawn[number.getAsInt()]) : " ";
  }

  private OptionalInt number(Cell cell) {
    return puzzle.board().number(cell);
  }

  private static String block(Optional<String> colour, String words) {
    return colour
        .map(
            full ->
                "\u001b[38;2;%s;48;2;%sm%s\u001b[0m"
                    .formatted(channels(Colours.ink(full)), channels(full), words))
        .orElse(words);
  }

  private static String channels(String colour) {
    int rgb = Integer.parseInt(colour.substring(1), 16);
    return "%d;%d;%d".formatted(rgb >> 16, rgb >> 8 & 255, rgb & 255);
  }

  /** By cell number, the index of the option that covers the cell, or {@link #NONE}. */
  private int[] owners(int... options) {
    int[] owners = new int[puzzle.board().size()];
    Arrays.fill(owners, NONE);
    for (int index = 0; index < options.length; index++) {
      for (Cell cell : puzzle.cells(options[index])) {
        owners[puzzle.board().number(cell).orElseThrow()] = index;
      }
    }
    return owners;
  }

  /** By cell number, the symbol on the cell. */
  private char[] symbols(int... options) {
    char[] drawn = new char[puzzle.board().size()];
    Arrays.fill(drawn, OPEN_CELL);
    for (int option : options) {
      List<Cell> cells = puzzle.cells(option);
      for (int index = 0; index < cells.size(); index++) {
        int cell = puzzle.board().number(cells.get(index)).orElseThrow();
        drawn[cell] = symbols[puzzle.mark(option, index)];
      }
    }
    return drawn;
  }

  private String draw(Function<Cell, String> places) {
    return layers(layer -> draw(layer, places));
  }

  private String layers(IntFunction<String> drawing) {
    return IntStream.rangeClosed(1, puzzle.board().layers())
        .mapToObj(drawing)
        .collect(Collectors.joining("\n"));
  }

  private String draw(int layer, Function<Cell, String> places) {
    StringBuilder drawing = new StringBuilder();
    for (int row = 1; row <= puzzle.board().rows(); row++) {
      StringBuilder drawn = new StringBuilder();
      for (int column = 1; column <= puzzle.board().columns() + 1; column++) {
        drawn.append(places.apply(new Cell(row, column, layer)));
      }
      drawing.append(drawn.toString().stripTrailing()).append('\n');
    }
    // Layers of a pyramid have few rows of their own.
    return drawing.toString().stripTrailing() + "\n";
  }

  /**
   * A layer with lines between placements: the cell of row r and column c, from 0, has its symbol
   * in line 2 r + 1 and column 4 c + 2 of the text. After the symbol an arrow shows that the
   * placement continues in the layer above or below.
   */
  private final class Boxes {
    /**
     * The corners, by the sum of the lines that meet: 1 for one leading up, 2 right, 4 down, 8
     * left.
     */
    private static final String CORNERS = " ╵╶└╷│┌├╴┘─┴┐┤┬┼";

    private static final int OFF_BOARD = -2;

    private final int[] owners;
    private final char[] drawn;
    private final int layer;

    Boxes(int[] owners, char[] drawn, int layer) {
      this.owners = owners;
      this.drawn = drawn;
      this.layer = layer;
    }

    String drawing() {
      Board board = puzzle.board();
      StringBuilder drawing = new StringBuilder();
      for (int row = 1; row <= board.rows(); row++) {
        end(rule(row), drawing);
        end(cells(row), drawing);
      }
      end(rule(board.rows() + 1), drawing);
      return drawing.toString();
    }

    private void end(StringBuilder line, StringBuilder drawing) {
      drawing.append(line.toString().stripTrailing()).append('\n');
    }

    private StringBuilder rule(int row) {
      StringBuilder rule = new StringBuilder();
      for (int column = 1; column <= puzzle.board().columns() + 1; column++) {
        boolean isLast = column > puzzle.board().columns();
        rule.append(corner(row, column)).append(isLast ? "" : above(row, column));
      }
      return rule;
    }

    private char corner(int row, int column) {
      Board board = puzzle.board();
      int meeting =
          (row > 1 && isLineLeft(row - 1, column) ? 1 : 0)
              + (column <= board.columns() && isLineAbove(row, column) ? 2 : 0)
              + (row <= board.rows() && isLineLeft(row, column) ? 4 : 0)
              + (column > 1 && isLineAbove(row, column - 1) ? 8 : 0);
      return CORNERS.charAt(meeting);
    }

    private StringBuilder cells(int row) {
      StringBuilder cells = new StringBuilder();
      for (int column = 1; column <= puzzle.board().columns() + 1; column++) {
        OptionalInt cell = puzzle.board().number(new Cell(row, column, layer));
        int owner = cell.isPresent() ? owners[cell.getAsInt()] : OFF_BOARD;
        cells.append(left(row, column)).append(' ');
        cells.append(cell.isPresent() ? drawn[cell.getAsInt()] : ' ');
        cells.append(owner < 0 ? ' ' : arrow(owner, row, column));
      }
      return cells;
    }

    /** A line, or dots where an option reaches across an edge that is joined to the other. */
    private String above(int row, int column) {
      boolean isJoined = isEdge(row, puzzle.board().rows()) && !isOutsideAbove(row, column);
      return isLineAbove(row, column) ? "───" : isJoined ? "┈┈┈" : "   ";
    }

    private char left(int row, int column) {
      boolean isJoined = isEdge(column, puzzle.board().columns()) && !isOutsideLeft(row, column);
      return isLineLeft(row, column) ? '│' : isJoined ? '┊' : ' ';
    }

    private static boolean isEdge(int place, int last) {
      return place == 1 || place > last;
    }

    private char arrow(int owner, int row, int column) {
      boolean isAbove = owner(row, column, layer - 1) == owner;
      boolean isBelow = owner(row, column, layer + 1) == owner;
      return isAbove ? isBelow ? '↕' : '↑' : isBelow ? '↓' : ' ';
    }

    private boolean isLineAbove(int row, int column) {
      return !isOutsideAbove(row, column)
          && owner(row - 1, column, layer) != owner(row, column, layer);
    }

    private boolean isLineLeft(int row, int column) {
      return !isOutsideLeft(row, column)
          && owner(row, column - 1, layer) != owner(row, column, layer);
    }

    /** Returns whether a place and the one above it are none of this drawing's cells. */
    private boolean isOutsideAbove(int row, int column) {
      return isOutside(row, column) && isOutside(row - 1, column);
    }

    private boolean isOutsideLeft(int row, int column) {
      return isOutside(row, column) && isOutside(row, column - 1);
    }

    /** Returns whether there is no cell here, be it that the board goes on at its other edge. */
    private boolean isOutside(int row, int column) {
      return puzzle.board().number(new Cell(row, column, layer)).isEmpty();
    }

    private int owner(int row, int column, int inLayer) {
      Board board = puzzle.board();
      OptionalInt cell = board.number(board.at(new Cell(row, column, inLayer)));
      return cell.isPresent() ? owners[cell.getAsInt()] : OFF_BOARD;
    }
  }
}
