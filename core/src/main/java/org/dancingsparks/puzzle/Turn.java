package org.dancingsparks.puzzle;

import java.util.ArrayList;
import java.util.List;

/**
 * A symmetry of the cube: each new coordinate is an old one, kept or negated.
 *
 * @param rowFrom the old coordinate (1 row, 2 column, 3 layer) that becomes the new row, negative
 *     if negated; the other two likewise
 */
record Turn(int rowFrom, int columnFrom, int layerFrom) {
  static final Turn IDENTITY = new Turn(1, 2, 3);

  /** All 48 of them, the identity first. */
  static List<Turn> all() {
    List<Turn> turns = new ArrayList<>();
    int[][] permutations = {{1, 2, 3}, {2, 1, 3}, {1, 3, 2}, {3, 2, 1}, {2, 3, 1}, {3, 1, 2}};
    for (int[] p : permutations) {
      for (int signs = 0; signs < 8; signs++) {
        turns.add(
            new Turn(
                (signs & 1) == 0 ? p[0] : -p[0],
                (signs & 2) == 0 ? p[1] : -p[1],
                (signs & 4) == 0 ? p[2] : -p[2]));
      }
    }
    return turns;
  }

  Cell apply(Cell cell) {
    return new Cell(pick(cell, rowFrom), pick(cell, columnFrom), pick(cell, layerFrom));
  }

  private static int pick(Cell cell, int from) {
    int value =
        switch (Math.abs(from)) {
          case 1 -> cell.row();
          case 2 -> cell.column();
          default -> cell.layer();
        };
    return from < 0 ? -value : value;
  }

  /** Returns whether layers stay as they are: a symmetry of the plane. */
  boolean keepsLayers() {
    return layerFrom == 3;
  }

  /** Returns whether it is a rotation and not a mirror image: whether its determinant is 1. */
  boolean isRotation() {
    int inversions = 0;
    inversions += Math.abs(rowFrom) > Math.abs(columnFrom) ? 1 : 0;
    inversions += Math.abs(rowFrom) > Math.abs(layerFrom) ? 1 : 0;
    inversions += Math.abs(columnFrom) > Math.abs(layerFrom) ? 1 : 0;
    int negations = (rowFrom < 0 ? 1 : 0) + (columnFrom < 0 ? 1 : 0) + (layerFrom < 0 ? 1 : 0);
    return (inversions + negations) % 2 == 0;
  }

  /** Its name for people; the symmetries of the plane have names of their own. */
  String title() {
    if (!keepsLayers()) {
      return isRotation() ? "rotation in space" : "mirror image in space";
    }
    return switch (rowFrom * 10 + columnFrom) {
      case 12 -> "identity";
      case -12 -> "half-turn";
      case 10 - 2 -> "reflection left to right";
      case -10 + 2 -> "reflection top to bottom";
      case 21 -> "reflection in the main diagonal";
      case -21 -> "reflection in the other diagonal";
      case 20 - 1 -> "quarter-turn to the right";
      default -> "quarter-turn to the left";
    };
  }
}
