package org.dancingsparks.view;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.dancingsparks.lattice.Cell;
import org.dancingsparks.puzzle.Board;
import org.dancingsparks.puzzle.BoardPuzzle;
import org.dancingsparks.puzzle.Mark;
import org.dancingsparks.view.BoardStyle.Symbol;

/**
 * Values in the cells of a board: thin lines between cells, heavy ones round the regions and so
 * round the board. A value with a colour of its own fills its cell; if there is only one value and
 * it has none, as with queens, the board is chequered.
 */
record GridDrawing(BoardStyle style) implements BoardFigure.Contents {
  private static final String CHEQUER = "#e4e4e4";
  private static final String GREY = "#909090";

  @Override
  public void draw(Svg svg, int... options) {
    style.blank(svg, style.puzzle().board().cells());
    if (isChequered()) {
      chequer(svg);
    }
    for (Symbol symbol : symbols(options)) {
      fill(symbol).ifPresent(colour -> square(svg, cell(symbol), colour));
    }
    for (List<Cell> region : regions().values()) {
      Outline outline = style.layout().outline(region);
      svg.open("path", "class", "region", "d", outline.round(), "fill", "none");
      svg.attributes("stroke", Colours.BLACK, "stroke-width", style.layout().heavy()).close();
    }
    for (Symbol symbol : symbols(options)) {
      String ink = fill(symbol).map(Colours::ink).orElse(style.ink(symbol.option()));
      style.symbol(svg, symbol, cell(symbol), ink);
    }
  }

  /** The symbols that options leave, one for each cell. */
  private Collection<Symbol> symbols(int... options) {
    Map<Cell, Symbol> symbols = new LinkedHashMap<>();
    for (int option : options) {
      for (int index = 0; index < style.puzzle().cells(option).size(); index++) {
        Symbol symbol = new Symbol(option, index, false);
        // Of several alike the one of a given counts, since it is bold.
        symbols.merge(
            cell(symbol), symbol, (old, other) -> style.givens().contains(option) ? other : old);
      }
    }
    return symbols.values();
  }

  private Cell cell(Symbol symbol) {
    return style.puzzle().cells(symbol.option()).get(symbol.index());
  }

  /** The colour of a symbol's cell, where marks have colours of their own. */
  private Optional<String> fill(Symbol symbol) {
    BoardPuzzle puzzle = style.puzzle();
    Mark mark = puzzle.marks().get(puzzle.mark(symbol.option(), symbol.index()));
    return mark.colour().map(colour -> style.colour(symbol.option(), colour));
  }

  private boolean isChequered() {
    List<Mark> marks = style.puzzle().marks();
    return marks.size() == 1 && marks.get(0).colour().isEmpty();
  }

  private void square(Svg svg, Cell cell, String colour) {
    String each = style.layout().outline(List.of(cell)).each();
    svg.leaf("path", "class", "filled", "d", each, "fill", colour, "stroke", GREY);
  }

  private void chequer(Svg svg) {
    List<Cell> dark =
        style.puzzle().board().cells().stream()
            .filter(cell -> (cell.row() + cell.column() + cell.layer()) % 2 == 0)
            .toList();
    if (!dark.isEmpty()) {
      String path = style.layout().outline(dark).round();
      svg.leaf("path", "class", "chequer", "d", path, "fill", CHEQUER);
    }
  }

  private Map<Integer, List<Cell>> regions() {
    Board board = style.puzzle().board();
    Map<Integer, List<Cell>> regions = new TreeMap<>();
    for (int cell = 0; cell < board.size(); cell++) {
      regions
          .computeIfAbsent(style.puzzle().region(cell), region -> new ArrayList<>())
          .add(board.cell(cell));
    }
    return regions;
  }
}
