package org.dancingsparks.puzzle;

import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.dancingsparks.lattice.Cell;

/**
 * The rule by which solid pieces lie in a flat tray: only one layer of a turned piece covers cells
 * of the board, and every cell of the piece outside that layer must be joined to it by cells of the
 * piece in the same column.
 *
 * @param counted the layer that covers cells
 * @param depth how many layers a turned piece may fill, the counted one included
 */
public record Layering(Counted counted, int depth) {
  /** The layer of a turned piece that covers cells of the board. */
  public enum Counted {
    /** The highest; the others hang below it, into the tray. */
    TOP,
    /** The lowest; the others stand on it. */
    BOTTOM;

    /** The name that puzzle files use. */
    public String text() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /**
   * Checks the depth.
   *
   * @throws IllegalArgumentException if it is less than 1
   */
  public Layering {
    if (depth < 1) {
      throw new IllegalArgumentException(
          "A layered piece fills at least 1 layer, not " + depth + ".");
    }
  }

  /**
   * The shape moved so that its counted layer is layer 1, if it can lie in the tray.
   *
   * @param shape cells with least layer 1
   */
  Optional<List<Cell>> lay(List<Cell> shape) {
    int layers = Cell.greatestCorner(shape).layer();
    if (layers > depth) {
      return Optional.empty();
    }
    int rise = counted == Counted.TOP ? 0 : layers - 1;
    List<Cell> laid =
        shape.stream().map(cell -> cell.minus(new Cell(0, 0, rise))).sorted().toList();
    return isJoined(laid) ? Optional.of(laid) : Optional.empty();
  }

  /** Returns whether each cell is of layer 1 or has the piece between itself and that layer. */
  private static boolean isJoined(List<Cell> laid) {
    Set<Cell> cells = new HashSet<>(laid);
    return laid.stream()
        .allMatch(
            cell ->
                cell.layer() == 1
                    || cells.contains(cell.plus(new Cell(0, 0, Integer.signum(1 - cell.layer())))));
  }
}
