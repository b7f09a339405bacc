package org.dancingsparks.families;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.dancingsparks.families.TextLines.Line;
import org.dancingsparks.message.InputException;
import org.dancingsparks.puzzle.Board;
import org.dancingsparks.puzzle.EdgeTile;
import org.dancingsparks.puzzle.SideSymbols;
import org.dancingsparks.puzzle.TileSet;
import org.dancingsparks.puzzle.TileSet.Turning;

/**
 * Reads the pieces of an edge-matching puzzle. A line {@code board 4x6} gives rows and columns,
 * {@code border grey} the colour of all sides on the border (without it they may have any), {@code
 * turned no} says that pieces stay upright. Every other line is a piece: four colours, clockwise
 * from the top. A colour is any word; words that are colours in CSS are drawn as such.
 */
final class EdgeMatchingReader {
  private static final int SIDES = 4;
  private static final int MAX_CELLS = 10_000;
  private static final int MAX_OPTIONS = 1 << 20;
  private static final Pattern SIZE = Pattern.compile("([1-9]\\d{0,3})x([1-9]\\d{0,3})");

  private final TextLines lines;
  private final Map<String, Line> settings = new LinkedHashMap<>();
  private final Map<String, Integer> colours = new LinkedHashMap<>();
  private final List<Line> pieces = new ArrayList<>();

  /** A board and its pieces. */
  record Pieces(Board board, TileSet set) {}

  private EdgeMatchingReader(TextLines lines) {
    this.lines = lines;
    for (Line line : lines.lines()) {
      if (line.words().size() == SIDES) {
        pieces.add(line);
        line.words().forEach(word -> colours.putIfAbsent(word, colours.size()));
      } else {
        checkSetting(line);
        if (settings.putIfAbsent(line.words().get(0), line) != null) {
          throw lines.error(line, "This is there already; once is enough.");
        }
      }
    }
  }

  private void checkSetting(Line line) {
    boolean isKnown =
        line.words().size() == 2
            && List.of("board", "border", "turned").contains(line.words().get(0));
    if (!isKnown) {
      throw lines.error(
          line,
          "A line is a piece of four colours, clockwise from the top, or one of board ROWSxCOLUMNS, border COLOUR and turned no.");
    }
  }

  /**
   * Reads pieces.
   *
   * @param parameters checks sizes
   * @throws InputException if the text is not in the format, with the line
   */
  static Pieces read(String file, String text, Parameters parameters) {
    return new EdgeMatchingReader(TextLines.of(file, text)).read(parameters);
  }

  private Pieces read(Parameters parameters) {
    Board board = board(parameters);
    OptionalInt border = border();
    Turning turning = turning();
    if (pieces.size() != board.size()) {
      throw new InputException(
          "%s has %d pieces, but its board of %d x %d has %d cells"
              .formatted(lines.file(), pieces.size(), board.rows(), board.columns(), board.size()),
          "give a piece for each cell");
    }
    Map<List<Integer>, Integer> copies = new LinkedHashMap<>();
    for (Line piece : pieces) {
      List<Integer> sides = piece.words().stream().map(colours::get).toList();
      copies.merge(turning == Turning.TURNED ? EdgeTile.least(sides) : sides, 1, Integer::sum);
    }
    List<EdgeTile> tiles = new ArrayList<>();
    copies.forEach((sides, number) -> tiles.add(new EdgeTile(sides, number)));
    int turns = turning == Turning.TURNED ? SIDES : 1;
    parameters.check("placements", (long) tiles.size() * board.size() * turns, MAX_OPTIONS);
    border.ifPresent(this::checkPairs);
    List<String> names = List.copyOf(colours.keySet());
    return new Pieces(board, new TileSet(SideSymbols.colours(names), tiles, border, turning));
  }

  private Board board(Parameters parameters) {
    Line line = settings.get("board");
    if (line == null) {
      throw new InputException(
          lines.file() + " does not say how large the board is", "write board ROWSxCOLUMNS");
    }
    Matcher size = SIZE.matcher(line.words().get(1));
    if (!size.matches()) {
      throw lines.error(line, "A board is ROWSxCOLUMNS, as in 4x6, each from 1 to 9999.");
    }
    int rows = Integer.parseInt(size.group(1));
    int columns = Integer.parseInt(size.group(2));
    parameters.check("cells", (long) rows * columns, MAX_CELLS);
    return Board.box(rows, columns, 1);
  }

  private OptionalInt border() {
    Line line = settings.get("border");
    if (line == null) {
      return OptionalInt.empty();
    }
    Integer border = colours.get(line.words().get(1));
    if (border == null) {
      throw lines.error(line, "No piece has the colour of the border.");
    }
    return OptionalInt.of(border);
  }

  private Turning turning() {
    Line line = settings.get("turned");
    if (line == null) {
      return Turning.TURNED;
    }
    return switch (line.words().get(1)) {
      case "yes" -> Turning.TURNED;
      case "no" -> Turning.FIXED;
      default -> throw lines.error(line, "Pieces are turned yes or turned no.");
    };
  }

  /** Checks that no colour but the border's is on one side only: it would match nothing. */
  private void checkPairs(int border) {
    Map<String, Long> sides =
        pieces.stream()
            .flatMap(piece -> piece.words().stream())
            .collect(Collectors.groupingBy(colour -> colour, Collectors.counting()));
    for (Line piece : pieces) {
      for (String colour : piece.words()) {
        if (sides.get(colour) == 1 && colours.get(colour) != border) {
          throw lines.error(
              piece, "The colour %s is on no other side, so it matches none.".formatted(colour));
        }
      }
    }
  }
}
