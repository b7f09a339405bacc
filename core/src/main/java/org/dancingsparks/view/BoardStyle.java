package org.dancingsparks.view;

import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.dancingsparks.puzzle.BoardPuzzle;
import org.dancingsparks.puzzle.Mark;
import org.dancingsparks.puzzle.PiecePuzzle;

/**
 * The style that drawings of boards share: cells, lines round them, and the symbols of marks.
 * Immutable.
 *
 * @param givens options whose symbols stand out; none in particular if empty
 */
record BoardStyle(BoardPuzzle puzzle, BoardLayout layout, Set<Integer> givens, Medium medium) {
  private static final String WHITE = "#ffffff";
  private static final String GIVEN = "#d8d8d8";
  private static final String GREY = "#909090";
  private static final String FOUND = "#404854";

  static BoardStyle of(BoardPuzzle puzzle, double side, Set<Integer> givens, Medium medium) {
    return new BoardStyle(
        puzzle, new BoardLayout(puzzle.board(), side), Set.copyOf(givens), medium);
  }

  /** The same with other givens. */
  BoardStyle with(Set<Integer> givens) {
    return new BoardStyle(puzzle, layout, Set.copyOf(givens), medium);
  }

  /** White cells with thin lines between and round them. */
  void blank(Svg svg, Collection<Tile> tiles) {
    Outline outline = new Outline(tiles, layout.side());
    svg.leaf("path", "class", "blank", "d", outline.round(), "fill", WHITE, "stroke", GREY);
    within(svg, outline, GREY, "1");
  }

  /** Thin lines between the cells of an outline, if it has several. */
  void within(Svg svg, Outline outline, String colour, String opacity) {
    String lines = outline.within();
    if (!lines.isEmpty()) {
      svg.leaf("path", "d", lines, "stroke", colour, "stroke-opacity", opacity);
    }
  }

  /** The colours of options that are drawn together. */
  List<String> colours(int... options) {
    List<String> full = new CopyColours(puzzle).of(options);
    return IntStream.range(0, options.length)
        .mapToObj(place -> colour(options[place], full.get(place)))
        .toList();
  }

  /** An option's colour on this medium. */
  String colour(int option, String full) {
    boolean isGiven = givens.contains(option);
    return switch (medium) {
      case SCREEN -> full;
      case PAPER -> isGiven ? GIVEN : WHITE;
      case COLOURED_PAPER -> isGiven ? full : Colours.pale(full);
    };
  }

  /** Begins a group of symbols, sized and centred. */
  void symbols(Svg svg) {
    svg.open("g", "font-size", size(), "text-anchor", "middle");
  }

  private double size() {
    return layout.side() * 0.58;
  }

  /** The symbol of an option of one mark in the middle of a tile, within {@link #symbols}. */
  void symbol(Svg svg, int option, Tile tile, String ink) {
    symbol(svg, new Symbol(option, 0), tile, ink);
  }

  /** The symbol that an option leaves on the cell at one of its places. */
  record Symbol(int option, int place) {}

  /** A symbol in the middle of a tile, within {@link #symbols}. */
  void symbol(Svg svg, Symbol symbol, Tile tile, String ink) {
    double x = (tile.x() + 0.5) * layout.side();
    double y = (tile.y() + 0.5) * layout.side() + size() * 0.36;
    Mark mark = puzzle.marks().get(puzzle.mark(symbol.option(), symbol.place()));
    svg.open("text", "class", "symbol", "x", x, "y", y, "fill", ink);
    if (isBold(symbol.option())) {
      svg.attributes("font-weight", "bold");
    }
    svg.text(String.valueOf(mark.symbol())).close();
  }

  private boolean isBold(int option) {
    // Thin letters are hard to read on colours.
    boolean isOnColour = puzzle instanceof PiecePuzzle && medium == Medium.SCREEN;
    return givens.contains(option) || givens.isEmpty() && isOnColour;
  }

  /** The ink of an option's symbol on white. */
  String ink(int option) {
    return givens.isEmpty() || givens.contains(option) ? Colours.BLACK : FOUND;
  }
}
