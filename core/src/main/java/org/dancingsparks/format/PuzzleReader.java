package org.dancingsparks.format;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.dancingsparks.puzzle.Board;
import org.dancingsparks.puzzle.Cell;
import org.dancingsparks.puzzle.Layering;
import org.dancingsparks.puzzle.Piece;
import org.dancingsparks.puzzle.PiecePuzzle;
import org.dancingsparks.puzzle.Printable;
import org.dancingsparks.puzzle.Turns;
import org.dancingsparks.puzzle.Use;

/**
 * Reads puzzle files: a board and pieces in YAML. The README has the keys and an example.
 *
 * <p>A file with several {@code boards} is a family; its puzzles are called {@code NAME:BOARD}.
 */
public final class PuzzleReader {
  private static final Pattern BOX = Pattern.compile("(\\d{1,4})x(\\d{1,4})(?:x(\\d{1,4}))?");
  private static final Pattern NAME = Pattern.compile("[A-Za-z0-9][A-Za-z0-9._-]{0,59}");
  private static final Pattern PIECE_NAME =
      Pattern.compile("[\\p{L}\\p{N}][\\p{L}\\p{N} _.+'-]{0,39}");

  private static final int MOST_CELLS = 10_000;

  /** Of the box round a drawn board; it is drawn again in each solution. */
  private static final int MOST_PLACES = 100_000;

  private static final int MOST_PIECES = 500;
  private static final int FARTHEST = 1_000;
  private static final int LONGEST_TITLE = 200;

  private static final Map<String, Turns> TURNS = byText(Turns.values(), Turns::text);
  private static final Map<String, Use> USES = byText(Use.values(), Use::text);
  private static final Map<String, Layering.Counted> COUNTED =
      byText(Layering.Counted.values(), Layering.Counted::text);

  private final YamlNode root;
  private final Map<String, YamlNode> keys;
  private final String name;
  private final Map<String, YamlNode> boards;

  private PuzzleReader(String file, String text) {
    root = YamlNode.parse(file, text);
    keys = root.entries(List.of("name", "title", "board", "boards", "turns", "layered", "pieces"));
    name = matching(key("name"), NAME, "letters, digits and . _ -");
    if (keys.containsKey("board") == keys.containsKey("boards")) {
      throw root.error("The puzzle needs either a board or, as a family, boards.");
    }
    boards = keys.containsKey("boards") ? readBoards() : Map.of(name, keys.get("board"));
  }

  /**
   * The puzzles of a file, by name, made when asked for.
   *
   * @param file what to call the text in messages
   * @throws InputException if the text is no puzzle file, with the line
   */
  public static PuzzleFile read(String file, String text) {
    PuzzleReader reader = new PuzzleReader(file, text);
    return new PuzzleFile(List.copyOf(reader.boards.keySet()), reader::puzzle);
  }

  private Map<String, YamlNode> readBoards() {
    Map<String, YamlNode> found = new LinkedHashMap<>();
    keys.get("boards")
        .entries()
        .forEach(
            (board, node) -> {
              if (!NAME.matcher(board).matches()) {
                throw node.error("A board's name has letters, digits and . _ - only.");
              }
              found.put(name + ":" + board, node);
            });
    if (found.isEmpty()) {
      throw keys.get("boards").error("There are no boards; give one or more.");
    }
    return found;
  }

  private PiecePuzzle puzzle(String puzzleName) {
    List<Piece> pieces = readPieces();
    Board board = readBoard(boards.get(puzzleName));
    try {
      return new PiecePuzzle(puzzleName, readTitle(), board, pieces, readLayering());
    } catch (IllegalArgumentException e) {
      throw root.error(e.getMessage());
    }
  }

  private String readTitle() {
    if (!keys.containsKey("title")) {
      return "";
    }
    String title = Printable.text(key("title").text().strip());
    if (title.length() > LONGEST_TITLE) {
      throw key("title")
          .error(
              "The title has %,d characters; it can have at most %,d."
                  .formatted(title.length(), LONGEST_TITLE));
    }
    return title;
  }

  private YamlNode key(String key) {
    YamlNode node = keys.get(key);
    if (node == null) {
      throw root.error("The puzzle has no %s; give it one.".formatted(key));
    }
    return node;
  }

  private Board readBoard(YamlNode node) {
    Matcher box = BOX.matcher(node.text().strip());
    if (!box.matches()) {
      return drawn(node);
    }
    int lines = Integer.parseInt(box.group(1));
    int columns = Integer.parseInt(box.group(2));
    int layers = box.group(3) == null ? 1 : Integer.parseInt(box.group(3));
    long cells = (long) lines * columns * layers;
    if (cells == 0 || cells > MOST_CELLS) {
      throw node.error(
          "The board has %d cells; it can have 1 to %,d.".formatted(cells, MOST_CELLS));
    }
    return Board.box(lines, columns, layers);
  }

  private static Board drawn(YamlNode node) {
    Board board = new Board(limited(node, Drawing.read(node)));
    long places = (long) board.lines() * board.columns() * board.layers();
    if (places > MOST_PLACES) {
      throw node.error(
          "The cells of the board lie in %d lines, %d columns and %d layers, %,d places; there can"
                  .formatted(board.lines(), board.columns(), board.layers(), places)
              + " be at most %,d.".formatted(MOST_PLACES));
    }
    return board;
  }

  private static List<Cell> limited(YamlNode node, List<Cell> cells) {
    if (cells.size() > MOST_CELLS) {
      throw node.error(
          "%s has %,d cells; it can have at most %,d."
              .formatted(node.name(), cells.size(), MOST_CELLS));
    }
    return cells;
  }

  private Layering readLayering() {
    if (!keys.containsKey("layered")) {
      return null;
    }
    YamlNode node = keys.get("layered");
    Map<String, YamlNode> parts = node.entries(List.of("counts", "depth"));
    if (parts.size() < 2) {
      throw node.error("layered needs counts (top or bottom) and depth (how many layers).");
    }
    try {
      return new Layering(parts.get("counts").oneOf(COUNTED), parts.get("depth").integer());
    } catch (IllegalArgumentException e) {
      throw parts.get("depth").error(e.getMessage());
    }
  }

  private List<Piece> readPieces() {
    YamlNode node = key("pieces");
    Map<String, YamlNode> found = node.entries();
    if (found.isEmpty() || found.size() > MOST_PIECES) {
      throw node.error(
          "There are %,d pieces; there can be 1 to %,d.".formatted(found.size(), MOST_PIECES));
    }
    Symbols symbols = new Symbols();
    found.values().forEach(piece -> readSymbol(piece, symbols));
    List<Piece> pieces = new ArrayList<>();
    found.forEach((pieceName, piece) -> pieces.add(readPiece(pieceName, piece, symbols)));
    return pieces;
  }

  private void readSymbol(YamlNode node, Symbols symbols) {
    if (!node.isText()) {
      YamlNode symbol = node.entries().get("symbol");
      if (symbol != null) {
        String text = symbol.text();
        if (text.length() != 1 || !Character.isLetterOrDigit(text.charAt(0))) {
          throw symbol.error("A symbol is one letter or digit, not %s.".formatted(text));
        }
        if (!symbols.take(node.name(), text.charAt(0))) {
          throw symbol.error("Another piece has the symbol %s.".formatted(text));
        }
      }
    }
  }

  private Piece readPiece(String pieceName, YamlNode node, Symbols symbols) {
    if (!PIECE_NAME.matcher(pieceName).matches()) {
      throw node.error(
          "A piece's name starts with a letter or digit and has at most 40 of letters, digits,"
              + " blanks and _ . + ' -");
    }
    Map<String, YamlNode> parts =
        node.isText()
            ? Map.of("shape", node)
            : node.entries(List.of("symbol", "colour", "turns", "use", "shape", "cells"));
    if (parts.containsKey("shape") == parts.containsKey("cells")) {
      throw node.error(
          "The piece %s needs either a shape (drawn) or cells (a list).".formatted(pieceName));
    }
    YamlNode turns = parts.containsKey("turns") ? parts.get("turns") : key("turns");
    Use use = parts.containsKey("use") ? parts.get("use").oneOf(USES) : Use.ONCE;
    String colour = parts.containsKey("colour") ? parts.get("colour").text() : null;
    try {
      return new Piece(
          pieceName, symbols.of(pieceName), colour, turns.oneOf(TURNS), use, readCells(parts));
    } catch (IllegalArgumentException e) {
      throw node.error(e.getMessage());
    }
  }

  private static List<Cell> readCells(Map<String, YamlNode> parts) {
    YamlNode shape = parts.get("shape");
    YamlNode cells = parts.get("cells");
    return shape != null
        ? near(shape, limited(shape, Drawing.read(shape)))
        : limited(cells, cells.list().stream().map(PuzzleReader::readCell).toList());
  }

  /**
   * Drawn as near to each other as listed cells have to be, so that one can be written as other.
   */
  private static List<Cell> near(YamlNode shape, List<Cell> cells) {
    for (Cell cell : cells) {
      if (Math.max(cell.layer(), Math.max(cell.line(), cell.column())) > FARTHEST) {
        throw shape.error(
            "A piece is drawn with at most %,d lines, columns and layers.".formatted(FARTHEST));
      }
    }
    return cells;
  }

  private static Cell readCell(YamlNode node) {
    List<YamlNode> numbers = node.list();
    if (numbers.size() != 2 && numbers.size() != 3) {
      throw node.error("A cell is [line, column] or [line, column, layer].");
    }
    int[] at = numbers.stream().mapToInt(YamlNode::integer).toArray();
    if (Arrays.stream(at).anyMatch(number -> Math.abs((long) number) > FARTHEST)) {
      throw node.error("A cell's numbers are -%,d to %,d.".formatted(FARTHEST, FARTHEST));
    }
    return new Cell(at[0], at[1], at.length == 3 ? at[2] : 1);
  }

  private static String matching(YamlNode node, Pattern pattern, String what) {
    if (!pattern.matcher(node.text()).matches()) {
      throw node.error(
          "%s cannot be %s; it is made of %s.".formatted(node.name(), node.text(), what));
    }
    return node.text();
  }

  private static <T> Map<String, T> byText(T[] values, Function<T, String> text) {
    return Arrays.stream(values)
        .collect(Collectors.toMap(text, value -> value, (a, b) -> a, LinkedHashMap::new));
  }
}
