package org.dancingsparks.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.dancingsparks.lattice.Cell;
import org.dancingsparks.puzzle.Board;
import org.dancingsparks.testing.Seed;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FrameTest {
  private static final double SIDE = 40;

  /** The widths of the rows over one place: 5 to 35 and back to 5. */
  private static final double HATCHED = 160;

  private static final Pattern LINE = Pattern.compile("M([\\d.]+) ([\\d.]+)L([\\d.]+) ([\\d.]+)");

  /** The cells of a drawing, whose layers are parted by a blank and whose rows by a stroke. */
  private static List<Cell> cells(String drawing) {
    List<Cell> cells = new ArrayList<>();
    int layer = 1;
    int row = 1;
    int column = 1;
    for (char at : drawing.toCharArray()) {
      if (at == '#') {
        cells.add(new Cell(row, column, layer));
      }
      layer += at == ' ' ? 1 : 0;
      row = at == ' ' ? 1 : at == '/' ? row + 1 : row;
      column = at == ' ' || at == '/' ? 1 : column + 1;
    }
    return cells;
  }

  private static Picture draw(List<Cell> cells) {
    Frame frame = new Frame(new BoardLayout(new Board(cells), SIDE));
    Svg svg = new Svg(400, 400, "frame");
    frame.hatch(svg);
    frame.outline(svg);
    Picture picture = new Picture(svg.finish());
    assertThat(frame.hasGaps()).isEqualTo(picture.count("//path[@class='gap']") == 1);
    return picture;
  }

  private static List<MatchResult> rows(Picture picture) {
    return picture.of("//path[@class='gap']/@d").stream()
        .flatMap(path -> LINE.matcher(path).results())
        .toList();
  }

  private static double number(MatchResult row, int group) {
    return Double.parseDouble(row.group(group));
  }

  /** The number of hatched places, by the widths of the rows. */
  private static double gaps(Picture picture) {
    return rows(picture).stream().mapToDouble(row -> number(row, 1) - number(row, 3)).sum()
        / HATCHED;
  }

  @ParameterizedTest
  @CsvSource({
    "#, 0",
    "###/###, 0",
    "###/#.#/###, 1",
    // Closed at corners only, as a pen sees it.
    "###/#.#/##., 1",
    ".#./#.#/.#., 1",
    // Open to one side: no side of a cell is drawn there.
    "#.#/#.#/###, 0",
    "#####/#...#/#.#.#/#...#/#####, 8",
    "#######/#.#...#/####..#/...####, 6",
    // In the drawing of a layer it looks open, even if it can be reached from another layer.
    "###/#.#/### ..#/..., 1",
    "# # #, 0",
    "#.#/... #.#/..., 0"
  })
  void whatTheBoardEnclosesIsHatched(String drawing, int gaps) {
    assertThat(gaps(draw(cells(drawing)))).isEqualTo(gaps);
  }

  @Test
  void hatchingStaysWithinTheGap() {
    assertThat(rows(draw(cells("###/#.#/###"))))
        .hasSize(8)
        .allSatisfy(
            row -> {
              for (int group = 1; group <= 4; group++) {
                assertThat(number(row, group)).isBetween(SIDE, 2 * SIDE);
              }
            });
  }

  @Test
  void hatchingOfALargeGapIsAsLongAsItsRim() {
    String full = "#".repeat(202);
    String open = "/#" + ".".repeat(200) + "#";
    Picture picture = draw(cells(full + open.repeat(200) + "/" + full));
    assertThat(gaps(picture)).isEqualTo(40_000);
    assertThat(rows(picture)).hasSize(4 * 400);
  }

  @Test
  void theOutlineGoesRoundTheBoardAndItsGaps() {
    Picture picture = draw(cells("###/#.#/###"));
    String outline = picture.of("//path[@class='rim']/@d").get(0);
    assertThat(PathData.of(outline)).isEqualTo(new PathData(2, 16 * SIDE, 8 * SIDE * SIDE));
    assertThat(picture.numbers("//path[@class='rim']/@stroke-width").get(0)).isGreaterThan(4);
  }

  @Test
  void noPlaceThatLeadsOutIsHatchedAndEachOtherIs() {
    Seed.times(
        200,
        (random, seed) -> {
          Set<Cell> cells = new TreeSet<>(List.of(Cell.of(1, 1), Cell.of(6, 6)));
          for (int at = 0; at < 24; at++) {
            cells.add(Cell.of(1 + random.nextInt(6), 1 + random.nextInt(6)));
          }
          assertThat(gaps(draw(List.copyOf(cells)))).isEqualTo(36 - cells.size() - leading(cells));
        });
  }

  /** The number of places of six rows and columns that lead outside, found by a fixed point. */
  private static int leading(Set<Cell> cells) {
    boolean[][] out = new boolean[8][8];
    int found = 0;
    for (int round = 0; round < 36; round++) {
      found = 0;
      for (int row = 0; row < 8; row++) {
        for (int column = 0; column < 8; column++) {
          boolean isRim = row % 7 == 0 || column % 7 == 0;
          out[row][column] =
              isRim
                  || !cells.contains(Cell.of(row, column))
                      && (out[row - 1][column]
                          || out[row + 1][column]
                          || out[row][column - 1]
                          || out[row][column + 1]);
          found += out[row][column] && !isRim ? 1 : 0;
        }
      }
    }
    return found;
  }
}
