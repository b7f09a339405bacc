package org.dancingsparks.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.dancingsparks.lattice.Cell;
import org.dancingsparks.lattice.Lattice;
import org.dancingsparks.lattice.Turns;
import org.dancingsparks.puzzle.Board;
import org.dancingsparks.puzzle.PiecePuzzle;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The page on lattices: its pictures are those of its puzzles, and its numbers of turns are right.
 * {@code -Ddocs.write=true} draws the pictures again.
 */
class LatticesPageTest {
  private static final Path DOCS = Path.of("../docs");
  private static final Pattern FILE =
      Pattern.compile("<!-- file: (\\w+)\\.yaml -->\n```yaml\n(.*?)```", Pattern.DOTALL);

  /** A flat piece of balls in squares that lie in triangles, on a side of a pyramid. */
  private static final List<Cell> LEANING =
      List.of(new Cell(1, 1, 1), new Cell(1, 1, 2), new Cell(1, 1, 3), new Cell(1, 2, 3));

  private static String page() throws IOException {
    return Files.readString(DOCS.resolve("lattices.md"));
  }

  static Stream<String> names() throws IOException {
    return FILE.matcher(page()).results().map(found -> found.group(1));
  }

  private static PiecePuzzle puzzle(String name) throws IOException {
    return FILE.matcher(page())
        .results()
        .filter(found -> found.group(1).equals(name))
        .map(found -> Samples.read(found.group(2)))
        .findAny()
        .orElseThrow();
  }

  @ParameterizedTest
  @MethodSource("names")
  void picturesShowTheFirstSolution(String name) throws IOException {
    PiecePuzzle puzzle = puzzle(name);
    String svg = new BoardSvg(puzzle).svg(LatticeSamples.solutions(puzzle, 1).get(0));
    String image = "images/lattice-" + name + ".svg";
    if (Boolean.getBoolean("docs.write")) {
      Files.writeString(DOCS.resolve(image), svg);
    }
    assertThat(page()).contains("](" + image + ")");
    assertThat(DOCS.resolve(image)).hasContent(svg);
  }

  @Test
  void labelsAreCoordinates() throws IOException {
    int labels = 0;
    for (String name : names().toList()) {
      Board board = puzzle(name).board();
      for (Cell cell : board.hasLabels() ? board.cells() : List.<Cell>of()) {
        assertThat("(" + board.called(cell) + ")").isEqualTo(board.text(cell));
        labels++;
      }
    }
    assertThat(labels).isPositive();
  }

  private static List<Cell> piece(Lattice lattice, int layers) {
    List<Cell> flat =
        lattice == Lattice.SQUARE || lattice == Lattice.SPHERES
            ? List.of(Cell.of(1, 1), Cell.of(1, 2), Cell.of(1, 3), Cell.of(1, 4), Cell.of(2, 2))
            : lattice == Lattice.TRIANGULAR
                ? List.of(Cell.of(1, 1), Cell.of(1, 2), Cell.of(1, 3), Cell.of(1, 4), Cell.of(0, 1))
                : List.of(
                    Cell.of(1, 1), Cell.of(1, 3), Cell.of(1, 5), Cell.of(1, 7), Cell.of(2, 2));
    Cell above = new Cell(1, flat.get(0).column(), 0);
    return layers == 1 ? flat : Stream.concat(flat.stream(), Stream.of(above)).toList();
  }

  @ParameterizedTest
  @EnumSource
  void turnsAreAsManyAsTheTableSays(Lattice lattice) throws IOException {
    for (Turns turns : Turns.values()) {
      Matcher row = Pattern.compile("\\| `" + turns.text() + "`[^|]*\\|(.*)\\|\n").matcher(page());
      assertThat(row.find()).isTrue();
      String[] columns = row.group(1).split("\\|");
      int column = lattice == Lattice.SQUARE ? 0 : Math.max(1, lattice.ordinal() - 1);
      int[] numbers =
          Arrays.stream(columns[column].split("\\D+"))
              .filter(number -> !number.isEmpty())
              .mapToInt(Integer::parseInt)
              .toArray();
      if (lattice.isFlat() && !turns.arePlane()) {
        assertThat(numbers).isEmpty();
      } else if (lattice.isFlat()) {
        assertThat(lattice.orientations(turns, piece(lattice, 1))).hasSize(numbers[0]);
      } else {
        int solid = numbers[numbers.length - 1];
        assertThat(lattice.orientations(turns, piece(lattice, 2))).hasSize(solid);
      }
      if (!lattice.isFlat() && (turns.arePlane() || lattice != Lattice.SQUARE)) {
        boolean isLeaning = lattice == Lattice.SPHERES && !turns.arePlane();
        List<Cell> flat = isLeaning ? LEANING : piece(lattice, 1);
        assertThat(lattice.orientations(turns, flat)).hasSize(numbers[0]);
      }
    }
  }
}
