package org.dancingsparks.format;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.dancingsparks.lattice.Cell;
import org.dancingsparks.lattice.Lattice;
import org.dancingsparks.message.InputException;
import org.dancingsparks.message.Printable;
import org.dancingsparks.puzzle.BoardPuzzle;
import org.dancingsparks.puzzle.Mark;
import org.dancingsparks.puzzle.Piece;
import org.dancingsparks.puzzle.PiecePuzzle;
import org.dancingsparks.puzzle.Puzzle;

/**
 * Reads a start as {@code solve} and {@code show} print it: for each cell of the board in reading
 * order its symbol, or {@code .} for an open cell; in one line or several, with lines between
 * placements or without, coloured or not. Places off the board are blank. Options that are named by
 * number, as {@code #17}, are part of the start; numbers alone also make a start.
 *
 * <p>Copies of a piece that can be used several times are distinguished by lines between them, by
 * colours, by their numbers, or because there is only one way to place them.
 */
public final class BoardReader {
  private static final char OPEN_CELL = '.';
  private static final Pattern NUMBER = Pattern.compile("#\\d{1,9}");

  private final BoardPuzzle puzzle;
  private final BoardDrawing drawing;

  private BoardReader(BoardPuzzle puzzle, String drawn) {
    this.puzzle = puzzle;
    drawing = BoardDrawing.read(puzzle, drawn);
  }

  /**
   * The options of a start.
   *
   * @param drawn the drawing of a board; or nothing but the numbers of options
   * @throws InputException if the drawing does not fit the puzzle
   */
  public static int[] options(Puzzle puzzle, String drawn) {
    List<String> words = drawn.isBlank() ? List.of() : List.of(drawn.strip().split("\\s+"));
    if (!words.isEmpty() && words.stream().allMatch(NUMBER.asMatchPredicate())) {
      return words.stream().mapToInt(word -> GivenReader.option(puzzle, word)).toArray();
    }
    BoardPuzzle board =
        puzzle
            .onBoard()
            .orElseThrow(
                () ->
                    new InputException(
                        "%s has no board on which a start could be drawn".formatted(puzzle.name()),
                        "give its options as #ID"));
    return new BoardReader(board, drawn).options();
  }

  private int[] options() {
    return drawing
        .tiles()
        .map(tiles -> new TileReader(tiles, drawing.symbols()).options())
        .orElseGet(this::onCells);
  }

  private int[] onCells() {
    Map<Character, List<Integer>> bySymbol = new LinkedHashMap<>();
    String symbols = drawing.symbols();
    for (int cell = 0; cell < symbols.length(); cell++) {
      if (symbols.charAt(cell) != OPEN_CELL) {
        bySymbol.computeIfAbsent(symbols.charAt(cell), key -> new ArrayList<>()).add(cell);
      }
    }
    int[] named = drawing.options();
    for (int option : named) {
      takeOut(option, bySymbol);
    }
    bySymbol.values().removeIf(List::isEmpty);
    IntStream drawn =
        puzzle
            .ofPieces()
            .map(
                pieces ->
                    bySymbol.entrySet().stream()
                        .flatMapToInt(
                            entry -> marked(pieces, mark(entry.getKey()), entry.getValue())))
            .orElseGet(() -> filled(bySymbol));
    return IntStream.concat(Arrays.stream(named), drawn).toArray();
  }

  /** Removes the cells of a numbered option from those still to be explained by its symbol. */
  private void takeOut(int option, Map<Character, List<Integer>> bySymbol) {
    List<Cell> cells = puzzle.cells(option);
    for (int index = 0; index < cells.size(); index++) {
      char symbol = symbol(option, index);
      Integer cell = puzzle.board().number(cells.get(index)).orElseThrow();
      boolean isShown =
          puzzle.hasSharedCells()
              ? drawing.symbols().charAt(cell) == symbol
              : bySymbol.getOrDefault(symbol, List.of()).contains(cell);
      if (!isShown) {
        throw new InputException(
            "Option #%d puts %s in %s, but the board does not show it there, or another option has taken it"
                .formatted(option, symbol, puzzle.board().text(cells)),
            "correct the board or leave the option out");
      }
      bySymbol.getOrDefault(symbol, List.of()).remove(cell);
    }
  }

  private char symbol(int option, int index) {
    return puzzle.marks().get(puzzle.mark(option, index)).symbol();
  }

  private int mark(char symbol) {
    List<Mark> marks = puzzle.marks();
    return IntStream.range(0, marks.size())
        .filter(mark -> marks.get(mark).symbol() == symbol)
        .findFirst()
        .orElseThrow(
            () ->
                new InputException(
                    "The board has the symbol %s, which %s does not have"
                        .formatted(Printable.text(String.valueOf(symbol)), puzzle.name()),
                    "use %s, and . for an open cell",
                    marks.stream()
                        .map(mark -> String.valueOf(mark.symbol()))
                        .collect(Collectors.joining(" "))));
  }

  private IntStream marked(PiecePuzzle pieces, int mark, List<Integer> numbers) {
    List<Cell> cells = numbers.stream().map(puzzle.board()::cell).toList();
    Piece piece = pieces.pieces().get(mark);
    if (piece.use().isRepeated()) {
      return Arrays.stream(copies(pieces, mark, numbers));
    }
    String given = piece.name() + "=" + puzzle.board().text(cells);
    return IntStream.of(GivenReader.placement(pieces, given, mark, cells));
  }

  private int[] copies(PiecePuzzle pieces, int piece, List<Integer> cells) {
    Copies copies = new Copies(pieces, piece, cells);
    Optional<int[]> each = drawing.hasBoxes() ? copies.each(drawing::component) : Optional.empty();
    return each.orElseGet(
        () -> {
          Copies.Ways ways = ways(copies, cells);
          return ways.only().orElseThrow(() -> unclear(pieces.pieces().get(piece), ways));
        });
  }

  /**
   * The ways to divide the cells as the drawing joins them; colours alone are ignored if they do
   * not leave exactly one way.
   */
  private Copies.Ways ways(Copies copies, List<Integer> cells) {
    Copies.Ways divided = copies.ways(drawing::component);
    boolean isFinal =
        drawing.hasBoxes()
            || divided.only().isPresent()
            || cells.stream().allMatch(cell -> drawing.component(cell) == cell);
    return isFinal ? divided : copies.ways(cell -> cell);
  }

  private InputException unclear(Piece piece, Copies.Ways ways) {
    return ways.areSeveral()
        ? new InputException(
            "The board does not tell the copies of %s apart, and there is more than one way to"
                    .formatted(piece.symbol())
                + " divide its cells among them",
            (puzzle.board().lattice() == Lattice.SQUARE
                    ? "draw lines round them, as solutions have them, or add"
                    : "add")
                + " their numbers, as in `... #17 #203`")
        : new InputException(
            "The cells with %s cannot be divided into placements of %s"
                .formatted(piece.symbol(), piece.name()),
            "correct the board");
  }

  /**
   * The options that mark cells with the symbols that these show: one for each cell, or all of them
   * where options can share cells.
   */
  private IntStream filled(Map<Character, List<Integer>> bySymbol) {
    bySymbol.keySet().forEach(this::mark);
    SortedMap<Integer, Character> left = new TreeMap<>();
    bySymbol.forEach((symbol, cells) -> cells.forEach(cell -> left.put(cell, symbol)));
    Map<Integer, NavigableSet<Integer>> byCell = new HashMap<>();
    for (int option = 0; option < puzzle.problem().options(); option++) {
      if (isDrawn(option, left)) {
        for (Cell cell : puzzle.cells(option)) {
          int number = puzzle.board().number(cell).orElseThrow();
          byCell.computeIfAbsent(number, key -> new TreeSet<>()).add(option);
        }
      }
    }
    left.forEach(
        (cell, symbol) ->
            checkFilled(cell, symbol, byCell.getOrDefault(cell, Collections.emptyNavigableSet())));
    return byCell.values().stream()
        .flatMap(NavigableSet::stream)
        .mapToInt(Integer::intValue)
        .sorted()
        .distinct();
  }

  private boolean isDrawn(int option, Map<Integer, Character> left) {
    List<Cell> cells = puzzle.cells(option);
    for (int index = 0; index < cells.size(); index++) {
      int cell = puzzle.board().number(cells.get(index)).orElseThrow();
      char drawn =
          puzzle.hasSharedCells()
              ? drawing.symbols().charAt(cell)
              : left.getOrDefault(cell, OPEN_CELL);
      if (drawn != symbol(option, index)) {
        return false;
      }
    }
    return true;
  }

  private void checkFilled(int cell, char symbol, NavigableSet<Integer> options) {
    if (options.isEmpty() || options.size() > 1 && !puzzle.hasSharedCells()) {
      throw new InputException(
          "%s %s places %s in %s without contradicting the board"
              .formatted(
                  options.isEmpty() ? "No option" : "More than one option",
                  options.isEmpty() ? "of " + puzzle.name() : options,
                  symbol,
                  puzzle.board().name(cell)),
          "give options as #ID");
    }
  }
}
