package org.dancingsparks.view.booklet;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.dancingsparks.lattice.Turns;
import org.dancingsparks.puzzle.Board;
import org.dancingsparks.puzzle.BoardPuzzle;
import org.dancingsparks.puzzle.Mark;
import org.dancingsparks.puzzle.Piece;
import org.dancingsparks.puzzle.Use;
import org.dancingsparks.view.BoardLayout;
import org.dancingsparks.view.Colours;
import org.dancingsparks.view.Markup;
import org.dancingsparks.view.Outline;
import org.dancingsparks.view.SolidPiece;
import org.dancingsparks.view.Svg;

/**
 * Small drawings of the pieces that a position leaves to be placed, each beside its symbol, in rows
 * of some width, aligned at the foot; pieces that need not be used come last, marked by a word.
 * Flat pieces are laid on their long side if they may be turned, to save height; pieces of a puzzle
 * in space are drawn as solid bodies. Immutable.
 */
final class PiecesLeft {
  /**
   * Maximum number of pieces that are drawn. More are named in words, since drawings would take
   * more room than the board.
   */
  private static final int MAX_PIECES = 40;

  /** The sides of a cell to try, from about 3.5 to 2 mm. */
  static final List<Double> SIDES = List.of(13.0, 12.0, 11.0, 10.0, 9.0, 8.5);

  private static final double MAX_WIDTH = 120;
  private static final double MAX_HEIGHT = 70;
  private static final double WORDS = 12;
  private static final double GAP = 9;

  /** The space beside a symbol, and round the outline of a drawing. */
  private static final double BESIDE = 3;

  private final BoardPuzzle puzzle;
  private final BookletPrint.Ink ink;
  private final List<Piece> pieces;
  private final boolean areSolid;
  private final double side;

  /** Words, and to the right of them a piece, or none; in pixels. */
  private record Entry(String words, int piece, double width, double height) {}

  private record Placed(Entry entry, double x, double y) {}

  /**
   * Entries in rows.
   *
   * @param width of the longest
   * @param height of them all
   */
  private record Rows(List<Placed> entries, double width, double height) {}

  /**
   * The drawings for some puzzle.
   *
   * @param wanted side of a cell, which is less where pieces are long
   */
  PiecesLeft(BoardPuzzle puzzle, BookletPrint.Ink ink, double wanted) {
    this.puzzle = puzzle;
    this.ink = ink;
    areSolid = SolidPiece.areIn(puzzle);
    pieces = puzzle.pieces().stream().map(this::lying).toList();
    double across = 1;
    double down = 1;
    for (Piece piece : pieces) {
      across = Math.max(across, width(piece, 1));
      down = Math.max(down, height(piece, 1));
    }
    side = Math.min(wanted, Math.min(MAX_WIDTH / across, MAX_HEIGHT / down));
  }

  /** A flat piece turned round to be as low as it can be, if it may be turned. */
  private Piece lying(Piece piece) {
    if (piece.turns() == Turns.NONE || areSolid) {
      return piece;
    }
    return piece.lattice().orientations(Turns.ROTATIONS, piece.cells()).stream()
        .map(piece::withCells)
        .min(Comparator.comparingDouble(turned -> layout(turned, 1).cellsHeight()))
        .orElseThrow();
  }

  /**
   * Returns whether the pieces of a puzzle are few enough, and not all can be used without a limit.
   */
  static boolean isDrawn(BoardPuzzle puzzle) {
    return puzzle.pieces().size() <= MAX_PIECES
        && puzzle.pieces().stream().anyMatch(piece -> !piece.use().isUnlimited());
  }

  /** The height of a position's drawings in rows of some width, in pixels. */
  double height(Set<Integer> givens, double width) {
    return rows(givens, width).height();
  }

  /** The part of some width that a position's drawings need. */
  double width(Set<Integer> givens, double width) {
    return rows(givens, width).width();
  }

  /**
   * Draws the pieces that a position leaves.
   *
   * @param width of the rows at most
   * @param title of the drawing
   */
  void draw(Markup page, Set<Integer> givens, double width, String title) {
    Rows rows = rows(givens, width);
    if (rows.entries().isEmpty()) {
      return;
    }
    Svg svg = new Svg(page, rows.width(), rows.height(), title);
    for (Placed placed : rows.entries()) {
      svg.open("g", "transform", Svg.moved(placed.x(), placed.y()));
      draw(svg, placed.entry());
      svg.close();
    }
    svg.close();
  }

  private void draw(Svg svg, Entry entry) {
    double baseline = entry.height() - BESIDE;
    svg.words(entry.words(), 0, baseline, "font-size", WORDS, "class", "of-piece");
    if (entry.piece() >= 0) {
      double right = Svg.width(entry.words(), WORDS) + BESIDE;
      svg.open("g", "transform", Svg.moved(right, BESIDE));
      shape(svg, entry.piece());
      svg.close();
    }
  }

  private void shape(Svg svg, int number) {
    Piece piece = pieces.get(number);
    Mark mark = puzzle.marks().get(number);
    String colour = ink == BookletPrint.Ink.GREY ? Colours.WHITE : Colours.of(mark, number);
    if (areSolid) {
      svg.open("g", "class", "shape").title(piece.name());
      SolidPiece.of(piece, side).draw(svg, colour, "");
      svg.close();
    } else {
      flat(svg, piece, colour);
    }
  }

  private void flat(Svg svg, Piece piece, String colour) {
    Outline outline = layout(piece, side).outline(piece.cells());
    svg.open("path", "class", "shape", "d", outline.round(), "fill", colour);
    svg.attributes("stroke", Colours.BLACK, "stroke-width", 1.2).title(piece.name()).close();
    String within = outline.within();
    if (!within.isEmpty()) {
      svg.leaf("path", "d", within, "stroke", Colours.BLACK, "stroke-opacity", 0.4);
    }
  }

  private static BoardLayout layout(Piece piece, double side) {
    return new BoardLayout(new Board(piece.lattice(), piece.cells()), side);
  }

  private double width(Piece piece, double side) {
    return areSolid ? SolidPiece.of(piece, side).width() : layout(piece, side).width();
  }

  private double height(Piece piece, double side) {
    return areSolid ? SolidPiece.of(piece, side).height() : layout(piece, side).cellsHeight();
  }

  private Rows rows(Set<Integer> givens, double width) {
    List<Placed> placed = new ArrayList<>();
    double y = 0;
    double widest = 0;
    for (List<Entry> row : broken(entries(givens), width)) {
      double x = 0;
      double foot = (y > 0 ? y + BESIDE : 0) + highest(row);
      for (Entry entry : row) {
        placed.add(new Placed(entry, x, foot - entry.height()));
        widest = Math.max(widest, x + entry.width());
        x += entry.width() + GAP;
      }
      y = foot;
    }
    return new Rows(placed, widest, y);
  }

  private static double highest(List<Entry> row) {
    return row.stream().mapToDouble(Entry::height).max().orElse(0);
  }

  private static List<List<Entry>> broken(List<Entry> entries, double width) {
    List<List<Entry>> rows = new ArrayList<>();
    double x = 0;
    for (Entry entry : entries) {
      if (x == 0 || x + entry.width() > width) {
        rows.add(new ArrayList<>());
        x = 0;
      }
      rows.get(rows.size() - 1).add(entry);
      x += entry.width() + GAP;
    }
    return rows;
  }

  private List<Entry> entries(Set<Integer> givens) {
    Map<Use, List<Entry>> groups = new TreeMap<>();
    for (int piece = 0; piece < puzzle.pieces().size(); piece++) {
      if (pieces.get(piece).isHole()) {
        continue;
      }
      Entry entry = entry(piece);
      BookletWords.left(puzzle, piece, givens)
          .ifPresent(use -> groups.computeIfAbsent(use, key -> new ArrayList<>()).add(entry));
    }
    List<Entry> entries = new ArrayList<>();
    groups.forEach(
        (use, group) -> {
          String words = BookletWords.using(use).strip();
          if (!words.isEmpty()) {
            entries.add(new Entry(words, -1, Svg.width(words, WORDS), WORDS * 1.3));
          }
          entries.addAll(group);
        });
    return entries;
  }

  private Entry entry(int number) {
    Piece piece = pieces.get(number);
    String symbol = String.valueOf(piece.symbol());
    double width = Svg.width(symbol, WORDS) + 2 * BESIDE + width(piece, side);
    return new Entry(
        symbol, number, width, Math.max(WORDS * 1.3, height(piece, side) + 2 * BESIDE));
  }
}
