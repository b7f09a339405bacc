package org.dancingsparks.lattice;

import java.util.List;

/** The names of symmetries, by the angles at which they move cells. */
final class TurnTitle {
  private static final Cell FROM = new Cell(1, 1, 1);

  private TurnTitle() {}

  static String of(Lattice lattice, Turn turn) {
    if (!lattice.keepsLayers(turn)) {
      return turn.isRotation() ? "rotation in space" : "mirror image in space";
    }
    // The images of ways to the right and down, seen from their common origin.
    Position origin = lattice.centre(lattice.turned(turn, List.of(FROM)).get(0));
    List<Cell> ends = List.of(FROM.plus(new Cell(0, 2, 0)), FROM.plus(new Cell(2, 0, 0)));
    List<Cell> images = lattice.turned(turn, ends);
    Position right = lattice.centre(images.get(0)).minus(origin);
    Position down = lattice.centre(images.get(1)).minus(origin);
    long degrees = Math.round(Math.toDegrees(Math.atan2(-right.y(), right.x())) + 360) % 360;
    boolean isRotation = right.x() * down.y() - right.y() * down.x() > 0;
    return isRotation ? rotation((int) degrees) : reflection((int) degrees / 2);
  }

  private static String rotation(int degrees) {
    return switch (degrees) {
      case 0 -> "identity";
      case 90 -> "quarter-turn to the left";
      case 180 -> "half-turn";
      case 270 -> "quarter-turn to the right";
      default ->
          degrees < 180
              ? "rotation by %d degrees to the left".formatted(degrees)
              : "rotation by %d degrees to the right".formatted(360 - degrees);
    };
  }

  /** A reflection in an axis at an angle, against the clock from the right. */
  private static String reflection(int degrees) {
    return switch (degrees) {
      case 0 -> "reflection top to bottom";
      case 45 -> "reflection in the other diagonal";
      case 90 -> "reflection left to right";
      case 135 -> "reflection in the main diagonal";
      default -> "reflection in the axis at %d degrees".formatted(degrees);
    };
  }
}
