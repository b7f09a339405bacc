package org.dancingsparks.testing;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.dancingsparks.lattice.Cell;
import org.dancingsparks.lattice.Lattice;
import org.dancingsparks.lattice.Turns;
import org.dancingsparks.puzzle.Board;
import org.dancingsparks.puzzle.Group;
import org.dancingsparks.puzzle.Mark;
import org.dancingsparks.puzzle.Piece;
import org.dancingsparks.puzzle.PiecePuzzle;
import org.dancingsparks.puzzle.PuzzleRules;
import org.dancingsparks.puzzle.Use;

/** Small random puzzles on every lattice, with pieces of all uses, groups, free cells and holes. */
public final class LatticePuzzles {
  private static final int MAX_CELLS = 8;

  private final Random random;
  private final Lattice lattice;

  private LatticePuzzles(Random random, Lattice lattice) {
    this.random = random;
    this.lattice = lattice;
  }

  /** On a random lattice. */
  public static PiecePuzzle random(Random random) {
    return random(random, Lattice.values()[random.nextInt(Lattice.values().length)]);
  }

  /**
   * A board of up to eight cells, up to four pieces of up to four cells, and random rules. Beside a
   * hole there can be a piece with the same placements.
   */
  public static PiecePuzzle random(Random random, Lattice lattice) {
    return new LatticePuzzles(random, lattice).puzzle();
  }

  private PiecePuzzle puzzle() {
    Board board = new Board(lattice, grown(3 + random.nextInt(MAX_CELLS - 2)));
    List<Piece> pieces = new ArrayList<>();
    for (List<Cell> shape : random.nextBoolean() ? cut(board) : shapes()) {
      char symbol = (char) ('A' + pieces.size());
      Mark mark = new Mark(String.valueOf(symbol), symbol, Optional.empty());
      pieces.add(
          Piece.of(mark, lattice, turns(), shape)
              .withUse(SmallPuzzles.use(random))
              .withAt(random.nextInt(5) == 0 ? some(board) : Set.of()));
    }
    List<Group> groups = new ArrayList<>();
    if (random.nextInt(3) == 0) {
      Use use = SmallPuzzles.use(random);
      while (use.equals(Use.ANY_NUMBER)) {
        use = SmallPuzzles.use(random);
      }
      groups.add(new Group("group", use, pieces.stream().map(Piece::name).toList()));
    }
    List<Set<Cell>> never = new ArrayList<>();
    if (random.nextInt(3) == 0) {
      Mark mark = new Mark("hole", '_', Optional.empty());
      Piece hole = Piece.hole(mark, lattice, SmallPuzzles.use(random), some(board));
      if (random.nextBoolean()) {
        Mark alike = new Mark("alike", 'Z', Optional.empty());
        pieces.add(
            Piece.of(alike, lattice, Turns.ROTATIONS, hole.cells())
                .withUse(hole.use())
                .withAt(hole.at()));
      }
      pieces.add(hole);
      Set<Cell> together = new HashSet<>(some(board));
      together.removeIf(cell -> !hole.mayCover(cell));
      if (together.size() > 1) {
        never.add(together);
      }
    }
    Set<Cell> free = random.nextInt(3) == 0 ? some(board) : Set.of();
    PuzzleRules rules = new PuzzleRules(Optional.empty(), groups, free, never, Set.of());
    return new PiecePuzzle("random", board, pieces, rules);
  }

  private Turns turns() {
    return Turns.values()[random.nextInt(lattice.isFlat() ? 3 : Turns.values().length)];
  }

  private List<List<Cell>> shapes() {
    List<List<Cell>> shapes = new ArrayList<>();
    for (int piece = 1 + random.nextInt(3); piece > 0; piece--) {
      shapes.add(grown(1 + random.nextInt(4)));
    }
    return shapes;
  }

  /** Cuts a board into up to four shapes of up to four cells; what is left over is none. */
  private List<List<Cell>> cut(Board board) {
    List<Cell> left = new ArrayList<>(board.cells());
    List<List<Cell>> shapes = new ArrayList<>();
    while (!left.isEmpty() && shapes.size() < 4) {
      List<Cell> shape = new ArrayList<>(List.of(left.remove(0)));
      for (int more = random.nextInt(6); more > 0 && shape.size() < 4; more--) {
        List<Cell> beside = lattice.neighbours(shape.get(random.nextInt(shape.size())));
        Cell next = beside.get(random.nextInt(beside.size()));
        if (left.remove(next)) {
          shape.add(next);
        }
      }
      shapes.add(shape);
    }
    return shapes;
  }

  /** Cells that hang together. */
  private List<Cell> grown(int size) {
    List<Cell> cells = new ArrayList<>(List.of(Cell.of(1, 1 + random.nextInt(2))));
    while (cells.size() < size) {
      List<Cell> beside = lattice.neighbours(cells.get(random.nextInt(cells.size())));
      Cell next = beside.get(random.nextInt(beside.size()));
      if (!cells.contains(next)) {
        cells.add(next);
      }
    }
    return cells;
  }

  /** At least one cell. */
  private Set<Cell> some(Board board) {
    Set<Cell> some = new HashSet<>();
    some.add(board.cell(random.nextInt(board.size())));
    for (Cell cell : board.cells()) {
      if (random.nextInt(3) == 0) {
        some.add(cell);
      }
    }
    return some;
  }
}
