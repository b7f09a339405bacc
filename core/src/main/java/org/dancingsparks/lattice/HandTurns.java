package org.dancingsparks.lattice;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The turns by which a hand tries one shape of a piece after another; together they lead to all
 * that its turns allow.
 *
 * @param turn the least one to the right within a layer
 * @param flips that turn it over: by half-turns, then as a mirror does; from left to right first
 * @param tip a quarter-turn out of its layer, backwards if there is one; none on flat lattices
 */
public record HandTurns(Turn turn, List<Turn> flips, Optional<Turn> tip) {
  private static final Cell ORIGIN = new Cell(1, 1, 1);

  /** Ways to cells of the same kind on every lattice: to the right, and down on the paper. */
  private static final Cell RIGHT = new Cell(0, 2, 0);

  private static final Cell DOWN = new Cell(2, 0, 0);
  private static final double ROUNDING = 1e-9;

  /** A symmetry of a lattice, and what becomes of ways by it. */
  private record Moved(Lattice lattice, Turn turn, Position right, Position down) {
    static Moved by(Lattice lattice, Turn turn) {
      Position from = image(lattice, turn, ORIGIN);
      return new Moved(
          lattice,
          turn,
          image(lattice, turn, ORIGIN.plus(RIGHT)).minus(from),
          image(lattice, turn, ORIGIN.plus(DOWN)).minus(from));
    }

    private static Position image(Lattice lattice, Turn turn, Cell cell) {
      return lattice.centre(lattice.turned(turn, List.of(cell)).get(0));
    }

    boolean isRotation() {
      return lattice.isRotation(turn);
    }

    boolean isWithinLayer() {
      return Math.abs(right.z()) < ROUNDING && Math.abs(down.z()) < ROUNDING;
    }

    boolean isOver() {
      return isWithinLayer() && right.x() * down.y() - right.y() * down.x() < 0;
    }

    boolean isToTheRight() {
      return isRotation() && isWithinLayer() && !isOver() && right.y() > ROUNDING;
    }

    /** Returns whether four of it, but not two, change nothing. */
    boolean isQuarter() {
      Turn twice = turn.then(turn);
      return !twice.equals(Turn.IDENTITY) && twice.then(twice).equals(Turn.IDENTITY);
    }
  }

  /** The turns on a lattice. */
  public static HandTurns of(Lattice lattice) {
    List<Moved> all = lattice.turns().stream().map(turn -> Moved.by(lattice, turn)).toList();
    Comparator<Moved> byRight = Comparator.comparing(moved -> moved.right().x());
    Comparator<Moved> byDown = Comparator.comparing(moved -> moved.down().z());
    Turn turn = all.stream().filter(Moved::isToTheRight).max(byRight).orElseThrow().turn();
    Stream<Moved> over =
        all.stream().filter(moved -> moved.isOver() && Math.abs(moved.right().y()) < ROUNDING);
    List<Turn> flips =
        over.sorted(
                Comparator.comparing((Moved moved) -> !moved.isRotation()).thenComparing(byRight))
            .map(Moved::turn)
            .toList();
    Optional<Turn> tip =
        all.stream()
            .filter(moved -> moved.isRotation() && !moved.isWithinLayer() && moved.isQuarter())
            .max(byRight.thenComparing(byDown))
            .map(Moved::turn);
    return new HandTurns(turn, flips, tip);
  }
}
