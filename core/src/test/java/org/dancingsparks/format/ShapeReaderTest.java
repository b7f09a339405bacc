package org.dancingsparks.format;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.List;
import java.util.function.IntFunction;
import org.dancingsparks.format.yaml.YamlNode;
import org.dancingsparks.lattice.Cell;
import org.dancingsparks.lattice.Lattice;
import org.dancingsparks.lattice.Shapes;
import org.dancingsparks.message.InputException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Boards by their sizes have as many cells as the limit allows, and no more. */
class ShapeReaderTest {
  private static final int MOST = 10_000;

  private static List<Cell> read(Lattice lattice, String board) {
    return ShapeReader.read(YamlNode.parse("p.yaml", board), lattice);
  }

  static List<Arguments> shapes() {
    IntFunction<List<Cell>> pyramid = Shapes::pyramid;
    IntFunction<List<Cell>> tetrahedron = Shapes::tetrahedron;
    return List.of(
        shape(Lattice.HEXAGONAL, "triangle %d", n -> Shapes.triangle(Lattice.HEXAGONAL, n)),
        shape(Lattice.HEXAGONAL, "hexagon %d", n -> Shapes.hexagon(Lattice.HEXAGONAL, n)),
        shape(
            Lattice.HEXAGONAL,
            "parallelogram %dx7",
            n -> Shapes.parallelogram(Lattice.HEXAGONAL, n, 7)),
        shape(Lattice.TRIANGULAR, "triangle %d", n -> Shapes.triangle(Lattice.TRIANGULAR, n)),
        shape(Lattice.TRIANGULAR, "hexagon %d", n -> Shapes.hexagon(Lattice.TRIANGULAR, n)),
        shape(
            Lattice.TRIANGULAR,
            "parallelogram %dx7",
            n -> Shapes.parallelogram(Lattice.TRIANGULAR, n, 7)),
        shape(Lattice.SPHERES, "pyramid %d", pyramid),
        shape(Lattice.TRIANGULAR_SPHERES, "tetrahedron %d", tetrahedron),
        shape(Lattice.SQUARE, "%dx7", n -> Shapes.box(n, 7, 1)),
        shape(Lattice.SQUARE, "7x%dx3", n -> Shapes.box(7, n, 3)));
  }

  private static Arguments shape(Lattice lattice, String text, IntFunction<List<Cell>> cells) {
    return Arguments.of(lattice, text, cells);
  }

  @ParameterizedTest
  @MethodSource("shapes")
  void readsAsManyCellsAsTheLimitAllows(
      Lattice lattice, String text, IntFunction<List<Cell>> cells) {
    int side = 1;
    while (cells.apply(side + 1).size() <= MOST) {
      side++;
    }
    int most = side;
    assertThat(read(lattice, text.formatted(most))).isEqualTo(cells.apply(most));
    assertThatExceptionOfType(InputException.class)
        .isThrownBy(() -> read(lattice, text.formatted(most + 1)))
        .withMessageContaining(
            "has %,d cells; it can have 1 to 10,000.".formatted(cells.apply(most + 1).size()));
    assertThatExceptionOfType(InputException.class)
        .isThrownBy(() -> read(lattice, text.formatted(0)))
        .withMessageContaining("has 0 cells;");
  }

  @Test
  void blanksBetweenNameAndSizeAreFree() {
    assertThat(read(Lattice.SPHERES, "  pyramid   3 ")).isEqualTo(Shapes.pyramid(3));
  }

  @Test
  void trianglesOfOneKindAreADrawing() {
    assertThat(read(Lattice.TRIANGULAR, "v.v")).hasSize(2);
    assertThat(read(Lattice.TRIANGULAR, "v")).hasSize(1);
  }
}
