package org.dancingsparks.puzzle;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;

/** Puzzles small enough for every automorphism and solution to be tried. */
final class SmallPuzzles {
  private SmallPuzzles() {}

  /** Cells drawn as layers parted by {@code /}, rows parted by a blank, {@code #} for a cell. */
  static List<Cell> cells(String drawing) {
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
  static PiecePuzzle puzzle(Board board, Turns turns, String... drawings) {
    List<Piece> pieces = new ArrayList<>();
    for (String drawing : drawings) {
      char symbol = (char) ('A' + pieces.size());
      pieces.add(Piece.of(String.valueOf(symbol), symbol, turns, cells(drawing)));
    }
    return new PiecePuzzle("small", "", board, pieces, null);
  }

  /** On a square, a square, a bar and two one-sided pieces that are each other's mirror image. */
  static PiecePuzzle mirrored() {
    return puzzle(Board.box(4, 4, 1), Turns.ROTATIONS, "## ##", "####", "#.. ###", "..# ###");
  }

  /** A cross that each symmetry of its board keeps, and four alike pieces in the corners. */
  static PiecePuzzle stabilised() {
    return puzzle(Board.box(3, 3, 1), Turns.ROTATIONS, ".#. ### .#.", "#", "#", "#", "#");
  }

  /** Three alike pieces under three names. */
  static PiecePuzzle dominoes() {
    return puzzle(Board.box(2, 3, 1), Turns.ROTATIONS, "##", "##", "##");
  }

  /** A cube from two alike bent pieces and a bar. */
  static PiecePuzzle cube() {
    return puzzle(Board.box(2, 2, 2), Turns.SPACE_ROTATIONS, "## #.", "## #.", "##");
  }

  /** A solid from a left and a right screw, and a bar. */
  static PiecePuzzle screws() {
    return puzzle(
        Board.box(3, 2, 2), Turns.SPACE_ROTATIONS, "#. ##/#. ..", ".# ##/.# ..", "##", "##");
  }

  /** Bars that may be left out, of one shape with a bar that has to be used, on a holed board. */
  static PiecePuzzle uses() {
    List<Cell> bar = cells("##");
    List<Piece> pieces =
        List.of(
            Piece.of("must", 'M', Turns.ROTATIONS, bar),
            new Piece("may", 'A', null, Turns.ROTATIONS, Use.AT_MOST_ONCE, bar),
            new Piece("might", 'B', null, Turns.ROTATIONS, Use.AT_MOST_ONCE, bar),
            new Piece("many", 'C', null, Turns.NONE, Use.ANY_NUMBER, cells("#")));
    return new PiecePuzzle("uses", "", new Board(cells("### #.# ##.")), pieces, null);
  }

  static List<PiecePuzzle> all() {
    return List.of(mirrored(), stabilised(), dominoes(), cube(), screws(), uses());
  }

  /** Two to four small random pieces on a random board of up to nine cells. */
  static PiecePuzzle random(Random random) {
    int layers = random.nextInt(3) == 0 ? 2 : 1;
    Turns[] turns = Turns.values();
    Turns turn = turns[random.nextInt(turns.length)];
    List<Piece> pieces = new ArrayList<>();
    for (int piece = 2 + random.nextInt(3); piece > 0; piece--) {
      char symbol = (char) ('A' + pieces.size());
      List<Cell> cells = some(random, 2, 2, layers, 0.5);
      Use use = random.nextInt(4) == 0 ? Use.AT_MOST_ONCE : Use.ONCE;
      pieces.add(new Piece(String.valueOf(symbol), symbol, null, turn, use, cells));
    }
    Board board = new Board(some(random, layers == 1 ? 3 : 2, 4 - layers, layers, 0.85));
    return new PiecePuzzle("random", "", board, pieces, null);
  }

  private static List<Cell> some(Random random, int rows, int columns, int layers, double density) {
    List<Cell> all = new ArrayList<>(Board.box(rows, columns, layers).cells());
    Cell kept = all.remove(random.nextInt(all.size()));
    all.removeIf(cell -> random.nextDouble() > density);
    all.add(kept);
    return all;
  }

  static int[] array(List<Integer> options) {
    return options.stream().mapToInt(Integer::intValue).toArray();
  }

  static List<Integer> list(int... options) {
    return Arrays.stream(options).boxed().toList();
  }
}
