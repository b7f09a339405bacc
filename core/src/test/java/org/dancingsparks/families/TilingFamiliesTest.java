package org.dancingsparks.families;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.dancingsparks.diagram.Diagram;
import org.dancingsparks.diagram.FrontierSearch;
import org.dancingsparks.format.NamedPuzzles;
import org.dancingsparks.lattice.Cell;
import org.dancingsparks.links.Links;
import org.dancingsparks.puzzle.PiecePuzzle;
import org.dancingsparks.puzzle.Puzzle;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TilingFamiliesTest {
  private static Puzzle puzzle(String name) {
    return NamedPuzzles.of(name);
  }

  private static Diagram diagram(String name) {
    Puzzle puzzle = puzzle(name);
    return new FrontierSearch(puzzle.problem(), puzzle.itemOrder("puzzle")).diagram().orElseThrow();
  }

  /**
   * Trominoes: OEIS A233320. Tetrominoes: A263425. Pentominoes: A233427. Squares: A045846. Any
   * rectangles: A182275. Right trominoes with a monomino: A233807. Rectangles that differ: A360499,
   * A360498, A360256, A360725, A360804 and A361413. Bricks: A028446 and A028452. Staircases:
   * A334617. Vs: A322494. Triangles of hexagons: A377309, and A334875 by stones alone. Benzels:
   * Defant, Li, Propp and Young prove that 3n x 3n has 2 x 4 x ... x 2n by one kind of stone and
   * two of bones (2022); 4x5, 5x7 and 6x9 have the large Schroeder numbers (A006318).
   */
  @ParameterizedTest
  @CsvSource(
      delimiter = ' ',
      value = {
        "tilings:trominoes,6x6 80092",
        "tilings:tetrominoes,6x6 178939",
        "tilings:pentominoes,4x5 501",
        "tilings:squares,7x7 450924",
        "tilings:rectangles,4x4 70878",
        "tilings:V3+I1?,4x4 16",
        "tilings:V3+I1?,6x6 162",
        "tilings:V3+O4,7x7 5504",
        "tilings:dominoes+trominoes,4x4 1352",
        "tilings:1x1+2x2,5x5 314",
        "tilings:X5,1x1 0",
        "rectangles:5x5 4489",
        "rectangles:5x5,oblongs 256",
        "rectangles:4x4,turned 513",
        "rectangles:5x5,oblongs,turned 1056",
        "rectangles:5x5,areas 2401",
        "rectangles:1x1,oblongs 0",
        "rectangles:10x10,primes 4128",
        "dominoes:4x4x4 5051532105",
        "dominoes:3x3x2 229",
        "dominoes:1x1x1 0",
        "staircases:1 1",
        "staircases:6 20840",
        "v-tiles:5x5 1262",
        "v-tiles:3x7 257",
        "v-tiles:7x3 257",
        "trimers:triangle-1 0",
        "trimers:triangle-2 1",
        "trimers:triangle-9 591103",
        "trimers:triangle-11,stones 8",
        "trimers:benzel-6x6,down+flat+rising 8",
        "trimers:benzel-9x9,down+rising+falling 48",
        "trimers:benzel-4x5,stones+flat+rising 6",
        "trimers:benzel-7x5,stones+flat+falling 22",
        "trimers:benzel-6x9,stones+rising+falling 90",
        "trimers:benzel-4x8 1"
      })
  void haveTheirSolutions(String name, long solutions) {
    assertThat(diagram(name).count()).isEqualTo(solutions);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "tilings:trominoes,4x6",
        "tilings:tetrominoes,4x5",
        "tilings:F5+I1,4x4",
        "tilings:squares+I2?,3x4",
        "rectangles:3x5",
        "rectangles:4x3,areas",
        "rectangles:3x4,turned",
        "dominoes:2x3x4",
        "staircases:5",
        "v-tiles:4x6",
        "trimers:triangle-8",
        "trimers:benzel-5x6",
        "trimers:benzel-6x5,stones+rising",
        "districts:4x5,4",
        "districts:4x4,4,queen"
      })
  void bothEnginesAgree(String name) {
    Puzzle puzzle = puzzle(name);
    long byLinks = new Links(puzzle.problem(), puzzle.defaultOrder()).count();
    assertThat(diagram(name).count()).isEqualTo(byLinks);
  }

  /**
   * By sides: OEIS A348453. By corners, too: Schutzman, "The known sizes of grid metagraphs"
   * (2018).
   */
  @ParameterizedTest
  @CsvSource({
    "'districts:3x3,3', 10",
    "'districts:4x4,4', 117",
    "'districts:5x5,5', 4006",
    "'districts:6x6,4', 178939",
    "'districts:2x2,2,queen', 3",
    "'districts:3x3,3,queen', 36",
    "'districts:4x4,8,queen', 1718",
    "'districts:4x4,4,queen', 2620",
    "'districts:4x4,2,queen', 280",
    "'districts:3x3,2', 0",
    "'districts:2x2,9', 0",
    "'districts:3x4,12', 1"
  })
  void districtsHaveTheirSolutions(String name, long solutions) {
    assertThat(diagram(name).count()).isEqualTo(solutions);
  }

  /** A272435 is the number of connected sets of n cells of an n x n board. */
  @ParameterizedTest
  @CsvSource({
    "'districts:5x5,5', 571",
    "'districts:8x8,8', 64678",
    "'districts:6x6,6,queen', 31992"
  })
  void districtsAreAllConnectedSets(String name, int options) {
    assertThat(puzzle(name).problem().options()).isEqualTo(options);
  }

  @Test
  void polyominoesAreAllOfTheirSize() {
    assertThat(Polyominoes.all("monominoes")).hasSize(1);
    assertThat(Polyominoes.all("trominoes")).hasSize(2);
    assertThat(Polyominoes.all("tetrominoes")).hasSize(5);
    assertThat(Polyominoes.all("pentominoes")).hasSize(12);
    // A piece has 8 placements round its middle, less for its symmetries: 63 fixed pentominoes.
    int fixed = 0;
    for (String name : Polyominoes.all("pentominoes")) {
      PiecePuzzle puzzle = (PiecePuzzle) puzzle("tilings:%s,5x5".formatted(name));
      fixed +=
          (int)
              puzzle.placements().stream()
                  .map(place -> shape(puzzle, place.cells()))
                  .distinct()
                  .count();
    }
    assertThat(fixed).isEqualTo(63);
  }

  private static Object shape(PiecePuzzle puzzle, List<Cell> cells) {
    return puzzle.board().lattice().atOrigin(cells);
  }

  @Test
  void piecesHaveSymbolsOfTheirOwnHoweverMany() {
    PiecePuzzle puzzle = (PiecePuzzle) puzzle("rectangles:11x11,turned");
    assertThat(puzzle.pieces()).hasSize(121);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "tilings:X9,3x3|There is no shape X9",
        "tilings:V3|for example tilings:trominoes,6x6",
        "tilings:V3+,3x3|There is no shape ;",
        "tilings:V3,0x3|There is no puzzle tilings:V3,0x3;",
        "tilings:V3,1000x1000|at most 10,000",
        "tilings:rectangles,90x90|at most 300",
        "rectangles:4|did you mean rectangles:4x4?",
        "rectangles:4x4,oblong|Did you mean oblongs?",
        "rectangles:30x30|at most 400",
        "dominoes:1000x1000x1000|at most 10,000",
        "staircases:0|There is no puzzle staircases:0;",
        "staircases:61|at most 60",
        "v-tiles:8|did you mean v-tiles:8x8?",
        "trimers:9|for example trimers:triangle-9",
        "trimers:triangle-101|at most 100",
        "trimers:triangle-0,bones|There is no puzzle trimers:triangle-0,bones; the",
        "districts:4x4,4,Queen|There is no puzzle districts:4x4,4,Queen; the",
        "trimers:triangle-9,stone|Did you mean stones?",
        "trimers:triangle-9,|A tile is missing. The tiles are stones, bones, up",
        "trimers:benzel-3x7|There is no (3, 7)-benzel: both numbers are 2 or more",
        "trimers:benzel-60x60|at most 100",
        "districts:6x6|for example districts:6x6,6",
        "districts:6x6,0|There is no puzzle districts:6x6,0;",
        "districts:9x9,9,queen|more than 2,000,000 districts to choose from",
        "districts:6x6,6,king|There is no puzzle districts:6x6,6,king",
        "districts:40x40,4|at most 1,000"
      })
  void wrongParametersAreRefused(String name, String message) {
    assertThatThrownBy(() -> puzzle(name)).hasMessageContaining(message);
  }

  /** One name for one puzzle, whatever the words that ask for it, and a title in words. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "triangle-05|trimers:triangle-5|A triangle of hexagons, 5 along each side, tiled by stones and bones",
        "triangle-5,bones+stones|trimers:triangle-5|A triangle of hexagons, 5 along each side, tiled by stones and bones",
        "benzel-4x5,bones+up+up|trimers:benzel-4x5,bones+up|The (4, 5)-benzel tiled by bones and stones that point up",
        "benzel-9x9,rising+down+flat|trimers:benzel-9x9,down+flat+rising|The (9, 9)-benzel tiled by stones that point down, flat bones and rising bones"
      })
  void trimersAreNamedByTheirTiles(String parameters, String name, String title) {
    assertThat(puzzle("trimers:" + parameters).name()).isEqualTo(name);
    assertThat(puzzle("trimers:" + parameters).title()).isEqualTo(title);
  }
}
