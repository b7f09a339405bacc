package org.dancingsparks.lattice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class LatticeTest {
  /** Cells of each lattice round the origin, negative places included. */
  private static List<Cell> cells(Lattice lattice) {
    List<Cell> cells = new ArrayList<>();
    for (Cell cell : Shapes.box(6, 8, lattice.isFlat() ? 1 : 4)) {
      Cell moved = cell.plus(new Cell(-3, -4, lattice.isFlat() ? 0 : -2));
      boolean isStaggered = lattice == Lattice.HEXAGONAL || lattice == Lattice.TRIANGULAR_SPHERES;
      if (!isStaggered || (moved.row() + moved.column()) % 2 == 0) {
        cells.add(moved);
      }
    }
    return cells;
  }

  private static double distance(Lattice lattice, Cell one, Cell other) {
    Position way = lattice.centre(one).minus(lattice.centre(other));
    return Math.sqrt(way.x() * way.x() + way.y() * way.y() + way.z() * way.z());
  }

  @ParameterizedTest
  @CsvSource({
    "SQUARE, 48, 6",
    "HEXAGONAL, 12, 6",
    "TRIANGULAR, 12, 3",
    "SPHERES, 48, 12",
    "TRIANGULAR_SPHERES, 48, 12"
  })
  void hasItsSymmetriesAndNeighbours(Lattice lattice, int symmetries, int neighbours) {
    assertThat(lattice.turns())
        .hasSize(symmetries)
        .doesNotHaveDuplicates()
        .first()
        .isEqualTo(Turn.IDENTITY);
    for (Cell cell : cells(lattice)) {
      assertThat(lattice.neighbours(cell)).hasSize(neighbours).doesNotHaveDuplicates().isSorted();
    }
  }

  @ParameterizedTest
  @EnumSource
  void neighboursAreTheNearestCells(Lattice lattice) {
    double nearest = lattice == Lattice.TRIANGULAR ? 1 / Math.sqrt(3) : 1;
    for (Cell cell : cells(lattice)) {
      for (Cell other : cells(lattice)) {
        boolean isNear = Math.abs(distance(lattice, cell, other) - nearest) < 1e-9;
        assertThat(lattice.neighbours(cell).contains(other)).isEqualTo(isNear);
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void turnsKeepAllDistances(Lattice lattice) {
    List<Cell> cells = cells(lattice);
    assertThat(lattice.turned(Turn.IDENTITY, cells)).isEqualTo(cells);
    for (Turn turn : lattice.turns()) {
      List<Cell> turned = lattice.turned(turn, cells);
      for (int one = 0; one < cells.size(); one += 3) {
        for (int other = 0; other < one; other++) {
          assertThat(distance(lattice, turned.get(one), turned.get(other)))
              .isCloseTo(distance(lattice, cells.get(one), cells.get(other)), within(1e-9));
        }
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void turnsAreAGroup(Lattice lattice) {
    List<Cell> cells = cells(lattice);
    Set<List<Cell>> images = new HashSet<>();
    lattice.turns().forEach(turn -> images.add(lattice.turned(turn, cells)));
    assertThat(images).hasSize(lattice.turns().size());
    for (Turn one : lattice.turns()) {
      for (Turn other : lattice.turns()) {
        assertThat(images).contains(lattice.turned(one, lattice.turned(other, cells)));
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void movesOnlyByTranslations(Lattice lattice) {
    for (Cell cell : cells(lattice)) {
      List<Cell> shape = new ArrayList<>(lattice.neighbours(cell));
      shape.add(cell);
      List<Cell> moved = lattice.atOrigin(shape);
      Cell by = moved.get(0).minus(shape.stream().min(Comparator.naturalOrder()).orElseThrow());
      assertThat(lattice.isTranslation(by)).isTrue();
      assertThat(Cell.leastCorner(moved).row()).isEqualTo(1);
      assertThat(Cell.leastCorner(moved).column()).isBetween(1, 2);
      assertThat(Cell.leastCorner(moved).layer()).isEqualTo(1);
      assertThat(lattice.atOrigin(moved)).isEqualTo(moved);
    }
  }

  /**
   * Numbers of free and one-sided polyhexes: OEIS A000228, A006535; polyiamonds A000577, A006534.
   */
  @ParameterizedTest
  @CsvSource({
    "SQUARE, 1 1 2 5 12, 1 1 2 7 18",
    "HEXAGONAL, 1 1 3 7 22, 1 1 3 10 33",
    "TRIANGULAR, 1 1 1 3 4 12 24, 1 1 1 4 6 19 43"
  })
  void hasAsManyPolyforms(Lattice lattice, String free, String oneSided) {
    int largest = free.split(" ").length;
    List<Cell> sizes = List.of(Cell.of(1, 1));
    Set<List<Cell>> fixed = new HashSet<>(Set.of(lattice.atOrigin(sizes)));
    if (lattice == Lattice.TRIANGULAR) {
      fixed.add(lattice.atOrigin(List.of(Cell.of(1, 2))));
    }
    List<Integer> frees = new ArrayList<>();
    List<Integer> oneSideds = new ArrayList<>();
    for (int size = 1; size <= largest; size++) {
      frees.add(classes(lattice, Turns.ROTATIONS_AND_REFLECTIONS, fixed));
      oneSideds.add(classes(lattice, Turns.ROTATIONS, fixed));
      fixed = grown(lattice, fixed);
    }
    assertThat(frees).isEqualTo(numbers(free));
    assertThat(oneSideds).isEqualTo(numbers(oneSided));
  }

  private static List<Integer> numbers(String text) {
    return Stream.of(text.split(" ")).map(Integer::valueOf).toList();
  }

  private static int classes(Lattice lattice, Turns turns, Set<List<Cell>> fixed) {
    return (int)
        fixed.stream()
            .map(shape -> Set.copyOf(lattice.orientations(turns, shape)))
            .distinct()
            .count();
  }

  private static Set<List<Cell>> grown(Lattice lattice, Set<List<Cell>> fixed) {
    Set<List<Cell>> grown = new HashSet<>();
    for (List<Cell> shape : fixed) {
      for (Cell cell : shape) {
        for (Cell beside : lattice.neighbours(cell)) {
          if (beside.layer() == 1 && !shape.contains(beside)) {
            List<Cell> larger = new ArrayList<>(shape);
            larger.add(beside);
            grown.add(lattice.atOrigin(larger));
          }
        }
      }
    }
    return grown;
  }

  @ParameterizedTest
  @CsvSource({
    "SQUARE, 1 4 8 24 48",
    "HEXAGONAL, 1 6 12 12 12",
    "TRIANGULAR, 1 6 12 12 12",
    "SPHERES, 1 4 8 24 48",
    "TRIANGULAR_SPHERES, 1 3 6 24 48"
  })
  void turnsOfEachKindGiveAsManyOrientations(Lattice lattice, String numbers) {
    List<Cell> shape = new ArrayList<>(List.of(Cell.of(1, 1)));
    // Each cell touches the one before and is farther from the first.
    Cell last = shape.get(0);
    int[] steps =
        switch (lattice) {
          case HEXAGONAL -> new int[] {3, 3, 5};
          case TRIANGULAR -> new int[] {2, 1, 2, 2};
          default -> new int[] {11, 11, 8, 7, 2, 11};
        };
    for (int step : steps) {
      List<Cell> beside = lattice.neighbours(last);
      last = beside.get(step % beside.size());
      shape.add(last);
    }
    List<Integer> found =
        Stream.of(Turns.values()).map(kind -> lattice.orientations(kind, shape).size()).toList();
    assertThat(found).isEqualTo(numbers(numbers));
  }

  @Test
  void handTurnsFlatPiecesOfSpheresAbout() {
    List<Cell> flat = List.of(Cell.of(1, 1), Cell.of(1, 3), Cell.of(1, 5), Cell.of(2, 2));
    List<List<Cell>> byHand = Lattice.TRIANGULAR_SPHERES.orientations(Turns.SPACE_ROTATIONS, flat);
    assertThat(byHand).hasSize(48);
    assertThat(byHand.stream().filter(cells -> cells.stream().allMatch(c -> c.layer() == 1)))
        .hasSize(12);
    assertThat(Lattice.TRIANGULAR_SPHERES.orientations(Turns.ROTATIONS, flat)).hasSize(6);
    assertThat(Lattice.TRIANGULAR_SPHERES.orientations(Turns.ROTATIONS_AND_REFLECTIONS, flat))
        .hasSize(12);
  }

  @ParameterizedTest
  @EnumSource
  void titlesSayWhatTurnsDo(Lattice lattice) {
    Set<String> titles = new HashSet<>();
    for (Turn turn : lattice.turns()) {
      String title = lattice.title(turn);
      if (title.endsWith("in space")) {
        assertThat(title.startsWith("rotation")).isEqualTo(turn.isRotation());
        continue;
      }
      titles.add(title);
      checkTitle(lattice, turn, title);
    }
    int inPlane = lattice == Lattice.SQUARE || lattice == Lattice.SPHERES ? 8 : 12;
    assertThat(titles).hasSize(lattice == Lattice.TRIANGULAR_SPHERES ? 6 : inPlane);
  }

  /** Compares where a turn moves a cell with where its title says. */
  private static void checkTitle(Lattice lattice, Turn turn, String title) {
    Cell from = new Cell(1, 1, 1);
    List<Cell> images = lattice.turned(turn, List.of(from, from.plus(new Cell(2, 6, 0))));
    Position way = lattice.centre(from.plus(new Cell(2, 6, 0))).minus(lattice.centre(from));
    Position image = lattice.centre(images.get(1)).minus(lattice.centre(images.get(0)));
    double angle =
        switch (title) {
          case "identity", "reflection top to bottom" -> 0;
          case "half-turn" -> 180;
          case "quarter-turn to the left" -> 90;
          case "quarter-turn to the right" -> -90;
          case "reflection left to right" -> 90;
          case "reflection in the main diagonal" -> 135;
          case "reflection in the other diagonal" -> 45;
          default ->
              Double.parseDouble(title.replaceAll("\\D", "")) * (title.endsWith("right") ? -1 : 1);
        };
    double before = Math.toDegrees(Math.atan2(-way.y(), way.x()));
    double after = Math.toDegrees(Math.atan2(-image.y(), image.x()));
    double expected = title.startsWith("reflection") ? 2 * angle - before : before + angle;
    assertThat(Math.floorMod(Math.round((expected - after) * 1000), 360_000)).as(title).isZero();
  }

  @Test
  void drawsNoCellsThatNoLatticeHasBoth() {
    List<Cell> both = List.of(Cell.of(1, 1), Cell.of(1, 2));
    Lattice.TRIANGULAR.check(both);
    Lattice.SPHERES.check(both);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Lattice.HEXAGONAL.check(both))
        .withMessageContaining("(1,1) and (1,2)");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Lattice.TRIANGULAR.check(List.of(new Cell(1, 1, 2))))
        .withMessageContaining("one layer");
  }

  @Test
  void shapesHaveTheirSizes() {
    for (int side : IntStream.rangeClosed(1, 6).toArray()) {
      int triangle = side * (side + 1) / 2;
      assertThat(Shapes.triangle(Lattice.HEXAGONAL, side)).hasSize(triangle);
      assertThat(Shapes.triangle(Lattice.TRIANGULAR, side)).hasSize(side * side);
      assertThat(Shapes.hexagon(Lattice.HEXAGONAL, side)).hasSize(3 * side * (side - 1) + 1);
      assertThat(Shapes.hexagon(Lattice.TRIANGULAR, side)).hasSize(6 * side * side);
      assertThat(Shapes.parallelogram(Lattice.HEXAGONAL, side, 3)).hasSize(3 * side);
      assertThat(Shapes.parallelogram(Lattice.TRIANGULAR, side, 3)).hasSize(6 * side);
      assertThat(Shapes.pyramid(side)).hasSize(side * (side + 1) * (2 * side + 1) / 6);
      assertThat(Shapes.tetrahedron(side)).hasSize(side * (side + 1) * (side + 2) / 6);
    }
  }

  @Test
  void shapesHaveTheirSymmetries() {
    assertThat(symmetries(Lattice.SPHERES, Shapes.pyramid(4))).isEqualTo(8);
    assertThat(symmetries(Lattice.TRIANGULAR_SPHERES, Shapes.tetrahedron(4))).isEqualTo(24);
    for (Lattice lattice : List.of(Lattice.HEXAGONAL, Lattice.TRIANGULAR)) {
      assertThat(symmetries(lattice, Shapes.hexagon(lattice, 3))).isEqualTo(12);
      assertThat(symmetries(lattice, Shapes.triangle(lattice, 4))).isEqualTo(6);
      assertThat(symmetries(lattice, Shapes.parallelogram(lattice, 4, 4))).isEqualTo(4);
      assertThat(symmetries(lattice, Shapes.parallelogram(lattice, 3, 4))).isEqualTo(2);
    }
  }

  private static long symmetries(Lattice lattice, List<Cell> cells) {
    List<Cell> sorted = cells.stream().sorted().toList();
    return lattice.turns().stream()
        .filter(turn -> lattice.atOrigin(lattice.turned(turn, cells)).equals(sorted))
        .count();
  }
}
