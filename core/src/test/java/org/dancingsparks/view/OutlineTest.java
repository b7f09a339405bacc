package org.dancingsparks.view;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.dancingsparks.lattice.Cell;
import org.dancingsparks.lattice.Lattice;
import org.dancingsparks.lattice.Shapes;
import org.dancingsparks.puzzle.Board;
import org.dancingsparks.testing.Seed;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.EnumSource.Mode;

class OutlineTest {
  /** All lines are rounded to hundredths, and so are off by as much. */
  private static final double ROUNDED = 0.02;

  private static Outline outline(double side, Cell... cells) {
    return new BoardLayout(Board.box(6, 6, 1), side).outline(List.of(cells));
  }

  @Test
  void oneSquare() {
    Outline outline = outline(10, Cell.of(2, 3));
    assertThat(outline.round()).isEqualTo("M20 10h10v10h-10z");
    assertThat(outline.within()).isEmpty();
    assertThat(outline.each()).isEqualTo(outline.round());
  }

  @Test
  void straightEdgesAreOneLine() {
    Outline outline = outline(1.5, Cell.of(1, 1), Cell.of(1, 2), Cell.of(2, 2));
    assertThat(outline.round()).isEqualTo("M0 0h3v3h-1.5v-1.5h-1.5z");
    assertThat(outline.within()).isEqualTo("M1.5 0v1.5M3 1.5h-1.5");
  }

  @Test
  void aRingHasAnOutlineInsideToo() {
    List<Cell> ring = new ArrayList<>(Shapes.box(3, 3, 1));
    ring.remove(Cell.of(2, 2));
    PathData path = PathData.of(outline(1, ring.toArray(Cell[]::new)).round());
    assertThat(path).isEqualTo(new PathData(2, 16, 8));
  }

  private static List<Cell> plane(Lattice lattice) {
    return lattice == Lattice.SQUARE ? Shapes.box(6, 6, 1) : Shapes.hexagon(lattice, 3);
  }

  /** The area of a cell of 7 pixels, and the length of its side. */
  private static double[] measures(Lattice lattice) {
    return switch (lattice) {
      case SQUARE -> new double[] {49, 7};
      case HEXAGONAL -> new double[] {49 * Math.sqrt(3 / 4.0), 7 / Math.sqrt(3)};
      default -> new double[] {10.5 * 10.5 * Math.sqrt(3) / 4, 10.5};
    };
  }

  @ParameterizedTest
  @EnumSource(
      value = Lattice.class,
      names = {"SQUARE", "HEXAGONAL", "TRIANGULAR"})
  void linesAndAreasAreThoseOfTheCells(Lattice lattice) {
    List<Cell> plane = plane(lattice);
    BoardLayout layout = new BoardLayout(new Board(lattice, plane), 7);
    double area = measures(lattice)[0];
    double side = measures(lattice)[1];
    Seed.times(
        200,
        (random, seed) -> {
          Set<Cell> cells = new TreeSet<>();
          for (int at = random.nextInt(30); at >= 0; at--) {
            cells.add(plane.get(random.nextInt(plane.size())));
          }
          long shared = shared(lattice, cells);
          long sides = layout.beside(plane.get(0)).size() * (long) cells.size() - 2 * shared;
          Outline outline = layout.outline(cells);
          PathData round = PathData.of(outline.round());
          double slack = ROUNDED * 6 * cells.size();
          assertThat(round.length()).isCloseTo(side * sides, within(slack));
          assertThat(round.area()).isCloseTo(area * cells.size(), within(7 * slack));
          assertThat(PathData.of(outline.within()).length())
              .isCloseTo(side * shared, within(slack));
          PathData each = PathData.of(outline.each());
          assertThat(each.loops()).isEqualTo(cells.size());
          assertThat(each.area()).isCloseTo(area * cells.size(), within(7 * slack));
        });
  }

  /** The number of pairs of neighbours. */
  private static long shared(Lattice lattice, Collection<Cell> cells) {
    return cells.stream()
            .flatMap(cell -> lattice.neighbours(cell).stream())
            .filter(cells::contains)
            .count()
        / 2;
  }

  /** By Euler's formula: spheres less touching pairs are parts less the gaps that these enclose. */
  @ParameterizedTest
  @EnumSource(
      value = Lattice.class,
      names = {"SPHERES", "TRIANGULAR_SPHERES"})
  void spheresThatTouchAreJoined(Lattice lattice) {
    List<Cell> plane =
        lattice == Lattice.SPHERES ? Shapes.box(5, 5, 1) : Shapes.hexagon(Lattice.HEXAGONAL, 3);
    BoardLayout layout = new BoardLayout(new Board(lattice, plane), 40);
    Seed.times(
        200,
        (random, seed) -> {
          Set<Cell> cells = new TreeSet<>();
          for (int at = random.nextInt(20); at >= 0; at--) {
            cells.add(plane.get(random.nextInt(plane.size())));
          }
          long pairs = shared(lattice, cells);
          ArcData round = ArcData.of(layout.outline(cells).round());
          assertThat(round.parts() - round.gaps()).isEqualTo(cells.size() - pairs);
          assertThat(ArcData.of(layout.outline(cells).each()).parts()).isEqualTo(cells.size());
          assertThat(layout.outline(cells).within()).isEmpty();
        });
  }

  @ParameterizedTest
  @EnumSource(value = Lattice.class, mode = Mode.EXCLUDE, names = "SQUARE")
  void middlesAreAsFarApartAsTheLatticeSays(Lattice lattice) {
    Board board =
        switch (lattice) {
          case SPHERES -> new Board(lattice, Shapes.pyramid(4));
          case TRIANGULAR_SPHERES -> new Board(lattice, Shapes.tetrahedron(4));
          default -> new Board(lattice, Shapes.hexagon(lattice, 2));
        };
    BoardLayout layout = new BoardLayout(board, 10);
    double unit = lattice == Lattice.TRIANGULAR ? 15 : 10;
    for (Cell cell : board.cells()) {
      for (Cell other : board.cells()) {
        var apart = lattice.centre(other).minus(lattice.centre(cell));
        double across = layout.middle(other).x() - layout.middle(cell).x();
        double down = layout.middle(other).y() - layout.middle(cell).y();
        assertThat(down).isCloseTo(unit * apart.y(), within(1e-9));
        if (cell.layer() == other.layer()) {
          assertThat(across).isCloseTo(unit * apart.x(), within(1e-9));
        }
      }
    }
  }
}
