package org.dancingsparks.view;

import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.dancingsparks.families.TilePuzzle;
import org.dancingsparks.lattice.Cell;
import org.dancingsparks.puzzle.Board;
import org.dancingsparks.puzzle.BoardPuzzle;
import org.dancingsparks.puzzle.Mark;
import org.dancingsparks.puzzle.PiecePuzzle;

/**
 * Draws options of a puzzle on its board: a solution, or a part of one. Lines end in a line feed, a
 * blank line separates layers. Thread safe.
 *
 * <p>Where a piece of several cells can be used any number of times, symbols do not distinguish its
 * copies: so drawings have lines between placements, and lines of symbols are followed by the
 * copies' numbers, as those of tiles are, which symbols do not show turned.
 */
public final class BoardText {
  private static final char OPEN = '.';
  private static final int NONE = -1;

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
    hasCopies = puzzle instanceof PiecePuzzle pieces && hasCopies(pieces);
  }

  /**
   * Returns whether a repeated piece covers several cells; in a tray not all of its layers count.
   */
  private boolean hasCopies(PiecePuzzle pieces) {
    return IntStream.range(0, pieces.pieces().size())
        .filter(piece -> pieces.pieces().get(piece).use().isRepeated())
        .anyMatch(piece -> Arrays.stream(pieces.optionsOf(piece)).anyMatch(this::isCopy));
  }

  /** Returns whether an option's symbols do not show which cells are its own. */
  private boolean isCopy(int option) {
    return puzzle instanceof TilePuzzle
        || puzzle instanceof PiecePuzzle pieces
            && pieces.pieces().get(pieces.mark(option)).use().isRepeated()
            && puzzle.cells(option).size() > 1;
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
    return line(options)
        + Arrays.stream(options)
            .filter(this::isCopy)
            .sorted()
            .mapToObj(option -> " #" + option)
            .collect(Collectors.joining());
  }

  /**
   * A drawing in which each cell is its symbol, and places off the board are blank; with lines
   * between placements if copies of a piece look alike, and with the colours of tiles' sides.
   */
  public String letters(int... options) {
    if (puzzle instanceof TilePuzzle tiles) {
      return new TileText(tiles).drawing(options);
    }
    char[] drawn = symbols(options);
    if (hasCopies) {
      int[] owners = owners(options);
      return layers(layer -> new Boxes(owners, drawn, layer).drawing());
    }
    return draw(cell -> String.valueOf(drawn[cell]), " ");
  }

  /**
   * A drawing in which each cell is its symbol on its piece's colour, two characters wide, for ANSI
   * terminals; neighbouring copies of a piece have different tints.
   */
  public String blocks(int... options) {
    int[] owners = owners(options);
    char[] drawn = symbols(options);
    List<String> colours = new CopyColours(puzzle).of(options);
    return draw(
        cell -> owners[cell] == NONE ? " \u00b7" : block(colours.get(owners[cell]), drawn[cell]),
        "  ");
  }

  private static String block(String colour, char symbol) {
    return "\u001b[38;2;%s;48;2;%sm %c\u001b[0m"
        .formatted(channels(Colours.ink(colour)), channels(colour), symbol);
  }

  private static String channels(String colour) {
    int rgb = Integer.parseInt(colour.substring(1), 16);
    return "%d;%d;%d".formatted(rgb >> 16, rgb >> 8 & 255, rgb & 255);
  }

  /** By cell number the place of the option that covers it, or {@link #NONE}. */
  private int[] owners(int... options) {
    int[] owners = new int[puzzle.board().size()];
    Arrays.fill(owners, NONE);
    for (int place = 0; place < options.length; place++) {
      for (Cell cell : puzzle.cells(options[place])) {
        owners[puzzle.board().number(cell).orElseThrow()] = place;
      }
    }
    return owners;
  }

  /** By cell number the symbol on it. */
  private char[] symbols(int... options) {
    char[] drawn = new char[puzzle.board().size()];
    Arrays.fill(drawn, OPEN);
    for (int option : options) {
      List<Cell> cells = puzzle.cells(option);
      for (int place = 0; place < cells.size(); place++) {
        int cell = puzzle.board().number(cells.get(place)).orElseThrow();
        drawn[cell] = symbols[puzzle.mark(option, place)];
      }
    }
    return drawn;
  }

  private String draw(IntFunction<String> cells, String offBoard) {
    return layers(layer -> draw(layer, cells, offBoard));
  }

  private String layers(IntFunction<String> drawing) {
    return IntStream.rangeClosed(1, puzzle.board().layers())
        .mapToObj(drawing)
        .collect(Collectors.joining("\n"));
  }

  private String draw(int layer, IntFunction<String> cells, String offBoard) {
    StringBuilder drawing = new StringBuilder();
    for (int row = 1; row <= puzzle.board().rows(); row++) {
      StringBuilder drawn = new StringBuilder();
      for (int column = 1; column <= puzzle.board().columns(); column++) {
        OptionalInt cell = puzzle.board().number(new Cell(row, column, layer));
        drawn.append(cell.isPresent() ? cells.apply(cell.getAsInt()) : offBoard);
      }
      drawing.append(drawn.toString().stripTrailing()).append('\n');
    }
    return drawing.toString();
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
        rule.append(corner(row, column)).append(isLineAbove(row, column) ? "───" : "   ");
      }
      return rule;
    }

    private char corner(int row, int column) {
      int meeting =
          (isLineLeft(row - 1, column) ? 1 : 0)
              + (isLineAbove(row, column) ? 2 : 0)
              + (isLineLeft(row, column) ? 4 : 0)
              + (isLineAbove(row, column - 1) ? 8 : 0);
      return CORNERS.charAt(meeting);
    }

    private StringBuilder cells(int row) {
      StringBuilder cells = new StringBuilder();
      for (int column = 1; column <= puzzle.board().columns() + 1; column++) {
        int owner = owner(row, column, layer);
        cells.append(isLineLeft(row, column) ? "│ " : "  ");
        cells.append(owner == OFF_BOARD ? ' ' : symbol(row, column));
        cells.append(owner < 0 ? ' ' : arrow(owner, row, column));
      }
      return cells;
    }

    private char symbol(int row, int column) {
      return drawn[puzzle.board().number(new Cell(row, column, layer)).orElseThrow()];
    }

    private char arrow(int owner, int row, int column) {
      boolean isAbove = owner(row, column, layer - 1) == owner;
      boolean isBelow = owner(row, column, layer + 1) == owner;
      return isAbove ? isBelow ? '↕' : '↑' : isBelow ? '↓' : ' ';
    }

    private boolean isLineAbove(int row, int column) {
      return owner(row - 1, column, layer) != owner(row, column, layer);
    }

    private boolean isLineLeft(int row, int column) {
      return owner(row, column - 1, layer) != owner(row, column, layer);
    }

    private int owner(int row, int column, int inLayer) {
      OptionalInt cell = puzzle.board().number(new Cell(row, column, inLayer));
      return cell.isPresent() ? owners[cell.getAsInt()] : OFF_BOARD;
    }
  }
}
