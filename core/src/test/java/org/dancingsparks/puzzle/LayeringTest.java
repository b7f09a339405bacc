package org.dancingsparks.puzzle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.dancingsparks.lattice.Cell;
import org.dancingsparks.lattice.Turns;
import org.dancingsparks.testing.SmallPuzzles;
import org.junit.jupiter.api.Test;

class LayeringTest {
  private static final Layering TOP = new Layering(Layering.Counted.TOP, 2);
  private static final Layering BOTTOM = new Layering(Layering.Counted.BOTTOM, 2);

  private static PiecePuzzle puzzle(Layering layering, String drawing) {
    Piece piece = Piece.of("P", 'P', Turns.SPACE_ROTATIONS, SmallPuzzles.cells(drawing));
    return new PiecePuzzle("p", Board.box(2, 3, 1), List.of(piece), PuzzleRules.layered(layering));
  }

  private static Set<List<Cell>> covered(PiecePuzzle puzzle) {
    return puzzle.placements().stream().map(Placement::cells).collect(Collectors.toSet());
  }

  @Test
  void onlyTheCountedLayerCoversCells() {
    assertThat(TOP.lay(SmallPuzzles.cells("###/.#.")))
        .contains(List.of(Cell.of(1, 1), Cell.of(1, 2), Cell.of(1, 3), new Cell(1, 2, 2)));
    assertThat(BOTTOM.lay(SmallPuzzles.cells(".#./###")))
        .contains(List.of(new Cell(1, 2, 0), Cell.of(1, 1), Cell.of(1, 2), Cell.of(1, 3)));
  }

  @Test
  void nothingMayStandOutBesideTheCountedLayer() {
    assertThat(TOP.lay(SmallPuzzles.cells(".#./###"))).isEmpty();
    assertThat(BOTTOM.lay(SmallPuzzles.cells("###/.#."))).isEmpty();
  }

  @Test
  void noPieceIsDeeperThanTheTray() {
    List<Cell> tower = SmallPuzzles.cells("#/#/#");
    assertThat(TOP.lay(tower)).isEmpty();
    assertThat(new Layering(Layering.Counted.TOP, 3).lay(tower)).isPresent();
    assertThat(new Layering(Layering.Counted.BOTTOM, 3).lay(tower)).isPresent();
  }

  @Test
  void cellsHaveToBeJoinedInTheirOwnColumn() {
    List<Cell> arch = SmallPuzzles.cells("##/#./##");
    assertThat(new Layering(Layering.Counted.TOP, 3).lay(arch)).isEmpty();
    assertThat(new Layering(Layering.Counted.BOTTOM, 3).lay(arch)).isEmpty();
    List<Cell> full = SmallPuzzles.cells("##/#./#.");
    assertThat(new Layering(Layering.Counted.TOP, 3).lay(full)).isPresent();
    assertThat(new Layering(Layering.Counted.BOTTOM, 3).lay(full)).isEmpty();
  }

  @Test
  void turnedOverTheTopIsTheBottomMirrored() {
    for (String drawing : List.of("###/.#.", "### .#./#.. ...", "## #./#. ..", "#/#")) {
      Set<List<Cell>> mirrored =
          covered(puzzle(TOP, drawing)).stream()
              .map(LayeringTest::mirrored)
              .collect(Collectors.toSet());
      assertThat(covered(puzzle(BOTTOM, drawing))).isEqualTo(mirrored);
    }
  }

  private static List<Cell> mirrored(List<Cell> cells) {
    return cells.stream().map(cell -> Cell.of(cell.row(), 4 - cell.column())).sorted().toList();
  }

  @Test
  void equalPlacementsAreOneWithSeveralOrientations() {
    PiecePuzzle puzzle = puzzle(TOP, "###/#..");
    // Flat, the bar lies in two lines and the hook at either end; upright, the hook points along.
    assertThat(puzzle.placements())
        .filteredOn(placement -> placement.cells().size() == 3)
        .hasSize(2)
        .allSatisfy(placement -> assertThat(placement.orientations()).hasSize(2));
    assertThat(puzzle.placements())
        .allSatisfy(
            placement ->
                assertThat(placement.orientations())
                    .doesNotHaveDuplicates()
                    .allSatisfy(
                        cells ->
                            assertThat(cells)
                                .hasSize(4)
                                .isSorted()
                                .filteredOn(cell -> cell.layer() == 1)
                                .isEqualTo(placement.cells())));
  }

  @Test
  void refusesATrayWithoutLayers() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Layering(Layering.Counted.TOP, 0))
        .withMessageContaining("at least 1 layer, not 0");
  }

  @Test
  void refusesABoardOfSeveralLayers() {
    Piece piece = Piece.of("P", 'P', Turns.NONE, SmallPuzzles.cells("#"));
    assertThatIllegalArgumentException()
        .isThrownBy(
            () ->
                new PiecePuzzle("p", Board.box(1, 1, 2), List.of(piece), PuzzleRules.layered(TOP)))
        .withMessageContaining("flat board; this one has 2 layers");
  }
}
