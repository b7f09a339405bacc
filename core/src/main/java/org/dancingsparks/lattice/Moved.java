package org.dancingsparks.lattice;

import java.util.List;

/**
 * A symmetry of a lattice, with its images of a way right and a way down.
 *
 * @param right the image of the way to the right
 * @param down the image of the way down on the paper
 */
record Moved(Lattice lattice, Turn turn, Position right, Position down) {
  private static final Cell ORIGIN = new Cell(1, 1, 1);

  /** Ways to cells of the same kind on every lattice. */
  private static final Cell RIGHT = new Cell(0, 2, 0);

  private static final Cell DOWN = new Cell(2, 0, 0);
  private static final double ROUNDING = 1e-9;

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

  /** Returns whether the way to the right stays in its line. */
  boolean keepsLine() {
    return Math.abs(right.y()) < ROUNDING;
  }

  /**
   * Returns whether this symmetry changes nothing when made four times, but something when made
   * twice.
   */
  boolean isQuarter() {
    Turn twice = turn.then(turn);
    return !twice.equals(Turn.IDENTITY) && twice.then(twice).equals(Turn.IDENTITY);
  }
}
