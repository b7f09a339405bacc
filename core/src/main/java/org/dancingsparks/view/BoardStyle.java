package org.dancingsparks.view;

import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.dancingsparks.lattice.Cell;
import org.dancingsparks.puzzle.BoardPuzzle;
import org.dancingsparks.puzzle.Mark;
import org.dancingsparks.puzzle.Point;

/**
 * The style that drawings of boards share: cells, lines round them, and the symbols of marks.
 * Immutable.
 *
 * @param givens options whose symbols stand out; none in particular if empty
 */
record BoardStyle(BoardPuzzle puzzle, BoardLayout layout, Set<Integer> givens, Medium medium) {
  private static final String GIVEN = "#d8d8d8";
  private static final String GREY = "#909090";
  private static final String FOUND = "#404854";

  /** The size of labels, in sides of a cell. */
  private static final double LABEL = 0.4;

  /** The width of long labels, in sides of a cell. */
  private static final double LABEL_ROOM = 0.86;

  static BoardStyle of(BoardPuzzle puzzle, double side, Set<Integer> givens, Medium medium) {
    return new BoardStyle(
        puzzle, new BoardLayout(puzzle.board(), side), Set.copyOf(givens), medium);
  }

  /** Returns a style whose layers are drawn in rows of at most this many cells. */
  BoardStyle wrapped(int maxWidth) {
    return new BoardStyle(
        puzzle, new BoardLayout(puzzle.board(), layout.side(), maxWidth), givens, medium);
  }

  /** Returns a style with other givens. */
  BoardStyle with(Set<Integer> givens) {
    return new BoardStyle(puzzle, layout, Set.copyOf(givens), medium);
  }

  /** White cells with thin lines between and round them. */
  void blank(Svg svg, Collection<Cell> cells) {
    String each = layout.outline(cells).each();
    svg.leaf("path", "class", "blank", "d", each, "fill", Colours.WHITE, "stroke", GREY);
  }

  /**
   * White cells that no option has; cells that can stay open have a ring, on a screen others
   * without a label a dot.
   *
   * @param cells may be none
   */
  void open(Svg svg, Collection<Cell> cells) {
    if (cells.isEmpty()) {
      return;
    }
    List<Cell> sorted = cells.stream().sorted().toList();
    blank(svg, sorted);
    for (Cell cell : sorted) {
      boolean isFree = puzzle.pieceRules().free().contains(cell);
      if (isFree) {
        ring(svg, cell, 0.02);
      }
      if (!label(cell).isEmpty()) {
        label(svg, cell, FOUND);
      } else if (medium == Medium.SCREEN && !isFree) {
        Point middle = layout.middle(cell);
        svg.open("circle", "class", "open", "cx", middle.x(), "cy", middle.y());
        svg.attributes("r", layout.side() * 0.07, "fill", "#707070").close();
      }
    }
  }

  /** A cell that stays open by an option: heavily outlined, with its label in bold or a ring. */
  void hole(Svg svg, int option) {
    Cell cell = puzzle.cells(option).get(0);
    svg.open("g", "class", "hole").title(puzzle.problem().describe(option));
    svg.open("path", "d", layout.outline(List.of(cell)).round(), "fill", Colours.WHITE);
    svg.attributes("stroke", Colours.BLACK, "stroke-width", layout.heavy()).close();
    if (label(cell).isEmpty()) {
      ring(svg, cell, 0.07);
    } else {
      svg.open("g", "font-weight", "bold");
      label(svg, cell, Colours.BLACK);
      svg.close();
    }
    svg.close();
  }

  /**
   * A ring, of a cell that stays open or can do so; round its label if it has one.
   *
   * @param line its width, in sides of a cell
   */
  private void ring(Svg svg, Cell cell, double line) {
    Point middle = layout.middle(cell);
    double radius = (label(cell).isEmpty() ? 0.2 : 0.38) * layout.side();
    svg.open("circle", "class", "ring", "cx", middle.x(), "cy", middle.y(), "r", radius);
    svg.attributes("fill", "none", "stroke", FOUND, "stroke-width", line * layout.side()).close();
  }

  private String label(Cell cell) {
    return puzzle.board().label(puzzle.board().number(cell).orElseThrow());
  }

  private void label(Svg svg, Cell cell, String ink) {
    Point middle = layout.middle(cell);
    double fitting = LABEL_ROOM * layout.side() / Svg.width(label(cell), 1);
    double size = Math.min(LABEL * layout.side(), fitting);
    svg.words(
        label(cell),
        middle.x(),
        middle.y() + size * 0.36,
        "class",
        "label",
        "font-size",
        size,
        "fill",
        ink,
        "text-anchor",
        "middle");
  }

  /** Thin lines between the cells of an outline, if it has several. */
  void within(Svg svg, Outline outline, String colour, String opacity) {
    String lines = outline.within();
    if (!lines.isEmpty()) {
      svg.leaf("path", "d", lines, "stroke", colour, "stroke-opacity", opacity);
    }
  }

  /** Returns whether an option leaves its cell open. */
  boolean isHole(int option) {
    return puzzle.marks().get(puzzle.mark(option, 0)).isHole();
  }

  /** The colours of options that are drawn together. */
  List<String> colours(int... options) {
    List<String> full = new CopyColours(puzzle).of(options);
    return IntStream.range(0, options.length)
        .mapToObj(index -> colour(options[index], full.get(index)))
        .toList();
  }

  /** An option's colour on this medium. */
  String colour(int option, String full) {
    boolean isGiven = givens.contains(option);
    return switch (medium) {
      case SCREEN -> full;
      case PAPER -> isGiven ? GIVEN : Colours.WHITE;
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

  /** The symbol of an option of one mark in the middle of a cell, within {@link #symbols}. */
  void symbol(Svg svg, int option, Cell cell, String ink) {
    // Thin letters are hard to read on colours.
    symbol(svg, new Symbol(option, 0, medium == Medium.SCREEN), cell, ink);
  }

  /**
   * The symbol that an option leaves on the cell at one of its indexes.
   *
   * @param isBold whether it is bold where no givens are
   */
  record Symbol(int option, int index, boolean isBold) {}

  /** A symbol in the middle of a cell, within {@link #symbols}. */
  void symbol(Svg svg, Symbol symbol, Cell cell, String ink) {
    Point middle = layout.middle(cell);
    double x = middle.x();
    double y = middle.y() + size() * 0.36;
    Mark mark = puzzle.marks().get(puzzle.mark(symbol.option(), symbol.index()));
    svg.open("text", "class", "symbol", "x", x, "y", y, "fill", ink);
    if (givens.isEmpty() ? symbol.isBold() : givens.contains(symbol.option())) {
      svg.attributes("font-weight", "bold");
    }
    svg.text(String.valueOf(mark.symbol())).close();
  }

  /** The ink of an option's symbol on white. */
  String ink(int option) {
    return givens.isEmpty() || givens.contains(option) ? Colours.BLACK : FOUND;
  }
}
