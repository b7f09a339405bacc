package org.dancingsparks.lattice;

/** The names of symmetries, by the angles at which they move cells. */
final class TurnTitle {
  private TurnTitle() {}

  static String of(Lattice lattice, Turn turn) {
    if (!lattice.keepsLayers(turn)) {
      return turn.isRotation() ? "rotation in space" : "mirror image in space";
    }
    Moved moved = Moved.by(lattice, turn);
    double angle = Math.atan2(-moved.right().y(), moved.right().x());
    int degrees = (int) (Math.round(Math.toDegrees(angle) + 360) % 360);
    return moved.isOver() ? reflection(degrees / 2) : rotation(degrees);
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
