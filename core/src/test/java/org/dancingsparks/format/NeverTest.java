package org.dancingsparks.format;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.Arrays;
import java.util.List;
import java.util.Set;
import org.dancingsparks.lattice.Cell;
import org.dancingsparks.links.Links;
import org.dancingsparks.message.InputException;
import org.dancingsparks.puzzle.PiecePuzzle;
import org.dancingsparks.search.Engines;
import org.dancingsparks.search.Searches;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Cells that are never open together. */
class NeverTest {
  private static final String PUZZLE =
      """
      name: p
      board: 3x4
      labels: a b c d e f g h i j k l
      holes: HOLES
      never: NEVER
      pieces: {A: {shape: '##', use: any-number}}
      """;

  private static PiecePuzzle puzzle(String holes, String never) {
    String text = PUZZLE.replace("HOLES", holes).replace("NEVER", never);
    return PuzzleReader.read("p.yaml", text).puzzle("p");
  }

  private static boolean hasOpen(PiecePuzzle puzzle, int[] solution, Set<Cell> cells) {
    long open =
        Arrays.stream(solution)
            .filter(option -> puzzle.pieces().get(puzzle.mark(option)).isHole())
            .filter(option -> cells.containsAll(puzzle.cells(option)))
            .count();
    return open == cells.size();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "{x: a b c d, y: e f g h}; [a e, [b, f], [[1, 3], [2, 3]]]",
        "4; [a b, [a, d, l], [b, g, h, l]]",
        "2; [a l]",
        "{x: a f k, y: b e l}; ['##.. .... ....', a b]"
      })
  void solutionsLackThem(String holes, String never) {
    PiecePuzzle free = puzzle(holes, "[]");
    PiecePuzzle puzzle = puzzle(holes, never.replace(" .", "\\n.").replace('\'', '"'));
    long expected = 0;
    long all = 0;
    Links links = new Links(free.problem(), free.defaultOrder());
    while (links.next()) {
      int[] solution = links.solution();
      boolean isLeftOut =
          puzzle.pieceRules().never().stream().anyMatch(set -> hasOpen(free, solution, set));
      expected += isLeftOut ? 0 : 1;
      all++;
    }
    assertThat(expected).isPositive().isLessThan(all);
    assertThat(new Links(puzzle.problem(), puzzle.defaultOrder()).countAll()).isEqualTo(expected);
    for (String order : puzzle.itemOrders()) {
      assertThat(
              Engines.of(puzzle)
                  .orderedBy(puzzle.itemOrder(order))
                  .withDiagram(Searches.of(puzzle).all())
                  .count())
          .isEqualTo(expected);
    }
  }

  @Test
  void symmetriesKeepThem() {
    assertThat(puzzle("2", "[]").symmetries().order()).isEqualTo(4);
    assertThat(puzzle("2", "[a l]").symmetries().order()).isEqualTo(2);
    assertThat(puzzle("2", "[a b]").symmetries().order()).isEqualTo(1);
    assertThat(puzzle("2", "[a b, c d, i j, k l]").symmetries().order()).isEqualTo(4);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "2; a b; a list",
        "2; [a]; two or more cells",
        "2; [[a]]; two or more cells",
        "2; [a a]; two or more cells",
        "2; [[]]; names no cell",
        "2; [a z]; no cell has this label",
        "2; [[a, Z]]; no cell has this label",
        "2; [[[1, 1], [9, 9]]]; not on the board",
        "2; [[[1, 1], [1]]]; A cell is [row, column]",
        "2; {a: b}; a list",
        "2; [x y]; no cell has this label",
        "{x: a b c}; [a b, c d]; An entry of never has the cell d, which no hole can be; leave the entry out. In"
      })
  void refusesWhatAreNoCells(String holes, String never, String message) {
    assertThatExceptionOfType(InputException.class)
        .isThrownBy(() -> puzzle(holes, never))
        .withMessageContaining("p.yaml:5: ")
        .withMessageContaining(message)
        .satisfies(e -> assertThat(e.getMessage()).doesNotContain("\n"));
  }

  @Test
  void givensThatOpenThemAllAreRefused() {
    assertThatExceptionOfType(InputException.class)
        .isThrownBy(() -> GivenReader.prefix(puzzle("3", "[a b c]"), List.of("open=c,a", "open=b")))
        .withMessage(
            "The givens open a and b and c, which are never open together; leave one of them"
                + " covered.");
    assertThat(GivenReader.prefix(puzzle("3", "[a b c]"), List.of("open=c,a")).size()).isEqualTo(2);
  }

  @Test
  void needsHoles() {
    String text = PUZZLE.replace("holes: HOLES\n", "").replace("NEVER", "[a b]");
    assertThatExceptionOfType(InputException.class)
        .isThrownBy(() -> PuzzleReader.read("p.yaml", text).puzzle("p"))
        .withMessageContaining("the puzzle has no holes");
    assertThat(puzzle("2", "[a b, b a]").pieceRules().never())
        .isEqualTo(List.of(Set.of(Cell.of(1, 1), Cell.of(1, 2))));
  }
}
