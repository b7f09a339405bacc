package org.dancingsparks.format;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.dancingsparks.format.yaml.YamlNode;
import org.dancingsparks.lattice.Cell;
import org.dancingsparks.lattice.Lattice;
import org.dancingsparks.lattice.Turns;
import org.dancingsparks.message.Suggestions;
import org.dancingsparks.puzzle.CssColours;
import org.dancingsparks.puzzle.Mark;
import org.dancingsparks.puzzle.Piece;
import org.dancingsparks.puzzle.Use;

/** Reads the pieces of a puzzle file: their shapes, colours, turns and use. */
final class PieceReader {
  static final Map<String, Turns> TURNS = byText(Turns.values(), Turns::text);

  private static final List<String> KEYS =
      List.of("symbol", "colour", "color", "turns", "use", "shape", "cells", "at");

  private static final int MAX_PIECES = 500;
  private static final int MAX_COORDINATE = 1_000;

  private final Regions regions;
  private final Turns turns;
  private final Set<String> grouped;
  private final PieceSymbols symbols = new PieceSymbols();

  /**
   * A reader of the pieces of a puzzle.
   *
   * @param regions of its board
   * @param turns of pieces without their own
   * @param grouped the names of pieces in groups, which are used at most once by default
   */
  PieceReader(Regions regions, Turns turns, Set<String> grouped) {
    this.regions = regions;
    this.turns = turns;
    this.grouped = grouped;
  }

  List<Piece> read(YamlNode node) {
    Map<String, YamlNode> found = node.entries();
    if (found.size() > MAX_PIECES) {
      throw node.error(
          "There are %,d pieces; there can be at most %,d.".formatted(found.size(), MAX_PIECES));
    }
    found.values().forEach(this::readSymbol);
    found.keySet().forEach(symbols::offerName);
    List<Piece> pieces = new ArrayList<>();
    found.forEach((pieceName, piece) -> pieces.add(readPiece(pieceName, piece)));
    return pieces;
  }

  private void readSymbol(YamlNode node) {
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

  private Piece readPiece(String pieceName, YamlNode node) {
    Map<String, YamlNode> entries =
        node.isText() ? Map.of("shape", node) : node.entries("The piece " + pieceName, KEYS);
    if (entries.containsKey("shape") == entries.containsKey("cells")) {
      throw node.error(
          "The piece %s needs either a shape (drawn) or cells (a list).".formatted(pieceName));
    }
    YamlNode use = entries.get("use");
    YamlNode at = entries.get("at");
    List<Cell> cells = readCells(pieceName, entries);
    try {
      Mark mark = new Mark(pieceName, symbols.of(pieceName), readColour(entries));
      return Piece.of(mark, regions.lattice(), readTurns(entries), cells)
          .withUse(use == null ? usual(pieceName) : Uses.read(use))
          .withAt(at == null ? Set.of() : regions.read(at));
    } catch (IllegalArgumentException e) {
      throw node.error(e.getMessage());
    }
  }

  private Use usual(String pieceName) {
    return grouped.contains(pieceName) ? Use.AT_MOST_ONCE : Use.ONCE;
  }

  private Turns readTurns(Map<String, YamlNode> entries) {
    return entries.containsKey("turns")
        ? readTurns(entries.get("turns"), regions.lattice())
        : turns;
  }

  static Turns readTurns(YamlNode node, Lattice lattice) {
    Turns turns = node.oneOf(TURNS);
    if (lattice.isFlat() && !turns.arePlane()) {
      throw node.error(
          "Pieces of a %s lattice cannot be turned in space; %s turns them round and over."
              .formatted(lattice.text(), Turns.ROTATIONS_AND_REFLECTIONS.text()));
    }
    return turns;
  }

  private static Optional<String> readColour(Map<String, YamlNode> entries) {
    YamlNode colour = entries.getOrDefault("colour", entries.get("color"));
    if (colour == null) {
      return Optional.empty();
    }
    if (entries.containsKey("colour") && entries.containsKey("color")) {
      throw colour.error("The piece has both colour and color; leave one out.");
    }
    Optional<String> found = CssColours.find(colour.text().strip());
    if (found.isEmpty()) {
      throw colour.error(
          "The colour %s is unknown; give a CSS colour name such as red, or '#rrggbb' or '#rgb'.%s"
              .formatted(colour.text(), Suggestions.of(colour.text(), CssColours.names())));
    }
    return found;
  }

  private List<Cell> readCells(String pieceName, Map<String, YamlNode> entries) {
    YamlNode cells = entries.get("cells");
    if (cells == null) {
      YamlNode shape = entries.get("shape").named(pieceName);
      return near(shape, ShapeReader.limited(shape, Drawing.read(shape, regions.lattice())));
    }
    return ShapeReader.limited(cells, listedCells(cells));
  }

  /**
   * Checks that drawn cells are as near to each other as listed cells must be, so that a piece can
   * be written either way.
   */
  private static List<Cell> near(YamlNode shape, List<Cell> cells) {
    for (Cell cell : cells) {
      if (Math.max(cell.layer(), Math.max(cell.row(), cell.column())) > MAX_COORDINATE) {
        throw shape.error(
            "A piece is drawn with at most %,d rows, columns and layers."
                .formatted(MAX_COORDINATE));
      }
    }
    return cells;
  }

  static List<Cell> listedCells(YamlNode node) {
    return node.list().stream().map(PieceReader::readCell).toList();
  }

  static Cell readCell(YamlNode node) {
    List<YamlNode> numbers = node.list();
    if (numbers.size() != 2 && numbers.size() != 3) {
      throw node.error("A cell is [row, column] or [row, column, layer].");
    }
    int[] at = numbers.stream().mapToInt(YamlNode::integer).toArray();
    if (Arrays.stream(at).anyMatch(number -> Math.abs((long) number) > MAX_COORDINATE)) {
      throw node.error(
          "A cell's numbers are -%,d to %,d.".formatted(MAX_COORDINATE, MAX_COORDINATE));
    }
    return new Cell(at[0], at[1], at.length == 3 ? at[2] : 1);
  }

  static <T> Map<String, T> byText(T[] values, Function<T, String> text) {
    return Arrays.stream(values)
        .collect(Collectors.toMap(text, value -> value, (a, b) -> a, LinkedHashMap::new));
  }

  /**
   * Assigns each piece a letter or digit: the requested one, else its name if that is one, else the
   * first free one from A on.
   */
  private static final class PieceSymbols {
    private final Map<Character, String> owners = new HashMap<>();
    private final Map<String, Character> symbols = new HashMap<>();

    /** Gives a piece that has no symbol its name, if that is a symbol and free. */
    void offerName(String piece) {
      boolean isSymbol = piece.length() == 1 && Character.isLetterOrDigit(piece.charAt(0));
      if (isSymbol && !symbols.containsKey(piece) && !owners.containsKey(piece.charAt(0))) {
        take(piece, piece.charAt(0));
      }
    }

    /** Gives a piece a symbol; false if another has it. */
    boolean take(String piece, char symbol) {
      symbols.put(piece, symbol);
      return owners.putIfAbsent(symbol, piece) == null;
    }

    /** The piece's symbol. */
    char of(String piece) {
      char symbol = 'A';
      while (!symbols.containsKey(piece)) {
        if (Character.isLetterOrDigit(symbol) && !owners.containsKey(symbol)) {
          take(piece, symbol);
        }
        symbol++;
      }
      return symbols.get(piece);
    }
  }
}
