package org.dancingsparks.testing;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.dancingsparks.lattice.Cell;
import org.dancingsparks.lattice.Turns;
import org.dancingsparks.puzzle.Board;
import org.dancingsparks.puzzle.Layering;
import org.dancingsparks.puzzle.Piece;
import org.dancingsparks.puzzle.PiecePuzzle;
import org.dancingsparks.puzzle.PuzzleRules;
import org.dancingsparks.puzzle.Use;

/** Puzzles small enough to be searched in no time. */
public final class SmallPuzzles {
  private SmallPuzzles() {}

  /** Cells drawn as layers parted by {@code /}, rows parted by a blank, {@code #} for a cell. */
  public static List<Cell> cells(String drawing) {
    List<Cell> cells = new ArrayList<>();
    String[] layers = drawing.split("/");
    for (int layer = 0; layer < layers.length; layer++) {
      String[] rows = layers[layer].split(" ");
      for (int row = 0; row < rows.length; row++) {
        for (int column = 0; column < rows[row].length(); column++) {
          if (rows[row].charAt(column) == '#') {
            cells.add(new Cell(row + 1, column + 1, layer + 1));
          }
        }
      }
    }
    return cells;
  }

  /** A puzzle; the pieces are called A, B, ... */
  public static PiecePuzzle puzzle(Board board, Turns turns, String... drawings) {
    List<Piece> pieces = new ArrayList<>();
    for (String drawing : drawings) {
      char symbol = (char) ('A' + pieces.size());
      pieces.add(Piece.of(String.valueOf(symbol), symbol, turns, cells(drawing)));
    }
    return new PiecePuzzle("small", board, pieces);
  }

  /** A square, a bar, and two one-sided pieces that are each other's mirror image; 8 solutions. */
  public static PiecePuzzle mirrored() {
    return puzzle(Board.box(4, 4, 1), Turns.ROTATIONS, "## ##", "####", "#.. ###", "..# ###");
  }

  /** A cross that each symmetry of its board keeps, and four alike pieces in the corners. */
  public static PiecePuzzle stabilised() {
    return puzzle(Board.box(3, 3, 1), Turns.ROTATIONS, ".#. ### .#.", "#", "#", "#", "#");
  }

  /** A cross that can lie on the axes of its board, and different pieces round it. */
  public static PiecePuzzle crossed() {
    return puzzle(
        Board.box(3, 5, 1),
        Turns.ROTATIONS_AND_REFLECTIONS,
        ".#. ### .#.",
        "#. ##",
        "##",
        "###",
        "#",
        "#");
  }

  /** Three alike pieces under three names, so that symmetries exchange every piece. */
  public static PiecePuzzle dominoes() {
    return puzzle(Board.box(2, 3, 1), Turns.ROTATIONS, "##", "##", "##");
  }

  /** Alike pairs that are each other's mirror images: no piece is kept by every symmetry. */
  public static PiecePuzzle pairs() {
    return puzzle(Board.box(4, 4, 1), Turns.ROTATIONS, "#.. ###", "..# ###", "#.. ###", "..# ###");
  }

  /** A cube from two alike bent pieces and a bar. */
  public static PiecePuzzle cube() {
    return puzzle(Board.box(2, 2, 2), Turns.SPACE_ROTATIONS, "## #.", "## #.", "##");
  }

  /** A solid from a left and a right screw, and a bar. */
  public static PiecePuzzle screws() {
    return puzzle(
        Board.box(3, 2, 2), Turns.SPACE_ROTATIONS, "#. ##/#. ..", ".# ##/.# ..", "##", "##");
  }

  /** Pieces of every use on a board with a hole. */
  public static PiecePuzzle uses() {
    List<Cell> bar = cells("##");
    List<Piece> pieces =
        List.of(
            Piece.of("must", 'M', Turns.ROTATIONS, bar),
            Piece.of("may", 'A', Turns.ROTATIONS, bar).withUse(Use.AT_MOST_ONCE),
            Piece.of("might", 'B', Turns.ROTATIONS, bar).withUse(Use.AT_MOST_ONCE),
            Piece.of("many", 'C', Turns.NONE, cells("#")).withUse(Use.ANY_NUMBER));
    return new PiecePuzzle("uses", new Board(cells("### #.# ##.")), pieces);
  }

  /** Pieces that have to be used, and some that may be left out. */
  public static PiecePuzzle spares() {
    List<Piece> pieces =
        List.of(
            Piece.of("Bar", 'B', Turns.ROTATIONS, cells("###")),
            Piece.of("bar", 'b', Turns.ROTATIONS, cells("###")).withUse(Use.AT_MOST_ONCE),
            Piece.of("Light Green", 'L', Turns.ROTATIONS, cells("#"))
                .withUse(Use.AT_MOST_ONCE)
                .withColour("#a4d65e"),
            Piece.of("x.y", 'x', Turns.ROTATIONS, cells("##")).withUse(Use.AT_MOST_ONCE));
    return new PiecePuzzle("spares", Board.box(2, 3, 1), pieces).withTitle("Some to spare");
  }

  /** Some pieces that have to be used, and more than there is room for beside them. */
  public static PiecePuzzle manySpares() {
    List<Piece> pieces =
        List.of(
            Piece.of("Bar", 'B', Turns.ROTATIONS, cells("###")),
            Piece.of("Ell", 'L', Turns.ROTATIONS_AND_REFLECTIONS, cells("#. ##")),
            Piece.of("Two", 'T', Turns.ROTATIONS, cells("##")).withUse(Use.AT_MOST_ONCE),
            Piece.of("Four", 'F', Turns.ROTATIONS, cells("####")).withUse(Use.AT_MOST_ONCE),
            Piece.of("One", 'O', Turns.NONE, cells("#")).withUse(Use.AT_MOST_ONCE),
            Piece.of("Uno", 'U', Turns.NONE, cells("#")).withUse(Use.AT_MOST_ONCE),
            Piece.of("Pair", 'P', Turns.ROTATIONS, cells("##")).withUse(Use.AT_MOST_ONCE));
    return new PiecePuzzle("manySpares", Board.box(3, 4, 1), pieces);
  }

  /** Solid pieces in a flat tray: some lie in one place in several ways. */
  public static PiecePuzzle layered() {
    List<Piece> pieces =
        List.of(
            Piece.of("knob", 'K', Turns.SPACE_ROTATIONS, cells("##/#.")),
            Piece.of("bar", 'B', Turns.SPACE_ROTATIONS, cells("###")),
            Piece.of("bit", 'I', Turns.SPACE_ROTATIONS, cells("##")));
    PuzzleRules rules = PuzzleRules.layered(new Layering(Layering.Counted.TOP, 2));
    return new PiecePuzzle("layered", Board.box(2, 3, 1), pieces, rules);
  }

  /** All that have pieces. */
  public static List<PiecePuzzle> all() {
    return List.of(
        mirrored(),
        stabilised(),
        crossed(),
        dominoes(),
        pairs(),
        cube(),
        screws(),
        uses(),
        spares(),
        layered());
  }

  /** A puzzle that no placement of pieces solves. */
  public static PiecePuzzle unsolvable() {
    return puzzle(Board.box(2, 3, 1), Turns.ROTATIONS, "#.# ###", "##");
  }

  /** Two to four small random pieces on a random board of up to nine cells. */
  public static PiecePuzzle random(Random random) {
    Turns turns = Turns.values()[random.nextInt(Turns.values().length)];
    int layers = random.nextInt(3) == 0 ? 2 : 1;
    List<Piece> pieces = new ArrayList<>();
    for (int piece = 2 + random.nextInt(3); piece > 0; piece--) {
      char symbol = (char) ('A' + pieces.size());
      Use use = random.nextInt(4) == 0 ? Use.AT_MOST_ONCE : Use.ONCE;
      List<Cell> cells = some(random, Board.box(2, 2, layers), 0.5);
      pieces.add(Piece.of(String.valueOf(symbol), symbol, turns, cells).withUse(use));
    }
    Board box = layers == 1 ? Board.box(3, 3, 1) : Board.box(2, 2, 2);
    return new PiecePuzzle("random", new Board(some(random, box, 0.9)), pieces);
  }

  /** A random puzzle with symmetries: pieces of any use, some of them alike, in a whole box. */
  public static PiecePuzzle symmetric(Random random) {
    boolean isLarge = random.nextInt(4) == 0;
    List<String> shapes =
        new ArrayList<>(
            isLarge
                ? List.of("#. ##", "## ##", "#.. ###", "####")
                : List.of("#", "##", "###", "#. ##", "## ##"));
    Collections.shuffle(shapes, random);
    List<Piece> pieces = new ArrayList<>();
    for (String shape : shapes.subList(0, 1 + random.nextInt(3))) {
      Use use = use(random);
      int alike = use.isUnlimited() ? 1 : 1 + random.nextInt(2) + random.nextInt(2);
      for (int copy = 0; copy < alike; copy++) {
        char symbol = (char) ('A' + pieces.size());
        pieces.add(
            Piece.of(String.valueOf(symbol), symbol, Turns.SPACE_ROTATIONS, cells(shape))
                .withUse(use));
      }
    }
    List<Board> small =
        List.of(Board.box(3, 3, 1), Board.box(2, 4, 1), Board.box(2, 2, 2), Board.box(1, 6, 1));
    Board board = isLarge ? Board.box(4, 4, 1) : small.get(random.nextInt(small.size()));
    return new PiecePuzzle("symmetric", board, pieces);
  }

  /** Once, at most once, any number of times, or with bounds. */
  public static Use use(Random random) {
    int least = random.nextInt(3);
    return switch (random.nextInt(6)) {
      case 0, 1 -> Use.ONCE;
      case 2 -> Use.AT_MOST_ONCE;
      case 3 -> Use.ANY_NUMBER;
      case 4 -> new Use(least, Integer.MAX_VALUE);
      default -> new Use(least, Math.max(1, least + random.nextInt(2)));
    };
  }

  private static List<Cell> some(Random random, Board box, double density) {
    List<Cell> cells = new ArrayList<>(box.cells());
    Cell kept = cells.remove(random.nextInt(cells.size()));
    cells.removeIf(cell -> random.nextDouble() > density);
    cells.add(kept);
    return cells;
  }
}
