package org.dancingsparks.lattice;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;

/**
 * A colouring of a lattice's cells in two colours, so regular that each orientation of a piece has
 * as many cells of each colour wherever it lies, or as many of the other.
 *
 * @param words that follow "coloured", as in {@code like a chessboard}
 * @param isDark whether a cell has the first colour
 */
public record Colouring(String words, Predicate<Cell> isDark) {
  /** A whole number that grows by steps along an axis of a lattice. */
  private record Axis(String name, ToIntFunction<Cell> of) {}

  private static final Axis ROW = new Axis("row", Cell::row);
  private static final Axis COLUMN = new Axis("column", Cell::column);
  private static final Axis LAYER = new Axis("layer", Cell::layer);
  private static final Axis FALLING =
      new Axis("diagonal", cell -> Math.floorDiv(cell.column() - cell.row(), 2));
  private static final Axis RISING =
      new Axis("other diagonal", cell -> Math.floorDiv(cell.column() + cell.row(), 2));

  /**
   * The colourings of a lattice, the best known first: like a chessboard, by the direction of
   * triangles, and in stripes along each axis or by several at once.
   *
   * @param layers in which cells lie
   */
  public static List<Colouring> of(Lattice lattice, int layers) {
    boolean isFlat = layers == 1;
    List<Axis> axes =
        new ArrayList<>(
            switch (lattice) {
              case SQUARE, SPHERES -> List.of(ROW, COLUMN);
              case HEXAGONAL, TRIANGULAR_SPHERES -> List.of(ROW, FALLING);
              case TRIANGULAR -> List.of(ROW, FALLING, RISING);
            });
    if (!isFlat) {
      axes.add(LAYER);
    }
    List<Colouring> colourings = new ArrayList<>();
    if (lattice == Lattice.SQUARE) {
      colourings.add(
          new Colouring(isFlat ? "like a chessboard" : "like a chessboard in space", all(axes)));
    } else if (lattice == Lattice.TRIANGULAR) {
      colourings.add(new Colouring("by whether triangles are upright", Lattice::isUpright));
    }
    int chessboard = lattice == Lattice.SQUARE ? (1 << axes.size()) - 1 : 0;
    for (int set = 1; set < 1 << axes.size(); set++) {
      if (set != chessboard) {
        List<Axis> some = new ArrayList<>();
        for (int axis = 0; axis < axes.size(); axis++) {
          if ((set >> axis & 1) != 0) {
            some.add(axes.get(axis));
          }
        }
        colourings.add(new Colouring(words(some), all(some)));
      }
    }
    return colourings;
  }

  private static String words(List<Axis> axes) {
    return "in stripes by "
        + String.join(" and ", axes.stream().map(axis -> axis.name() + "s").toList());
  }

  private static Predicate<Cell> all(List<Axis> axes) {
    Axis[] all = axes.toArray(Axis[]::new);
    return cell -> {
      int sum = 0;
      for (Axis axis : all) {
        sum += axis.of.applyAsInt(cell);
      }
      return sum % 2 == 0;
    };
  }
}
