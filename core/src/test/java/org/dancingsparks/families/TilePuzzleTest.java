package org.dancingsparks.families;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import org.dancingsparks.format.BoardReader;
import org.dancingsparks.message.InputException;
import org.dancingsparks.puzzle.BoardPuzzle;
import org.dancingsparks.puzzle.Symmetries;
import org.dancingsparks.search.Searches;
import org.dancingsparks.testing.Seed;
import org.dancingsparks.view.BoardText;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TilePuzzleTest {
  @ParameterizedTest
  @CsvSource({"macmahon:squares, 24, 1008", "macmahon:triangles, 24, 960"})
  void haveTheirTilesAndOptions(String name, int tiles, int options) {
    BoardPuzzle puzzle = Found.puzzle(name);
    assertThat(puzzle.marks()).hasSize(tiles);
    assertThat(puzzle.board().size()).isEqualTo(tiles);
    assertThat(puzzle.problem().options()).isEqualTo(options);
  }

  /** Often 12,261 is quoted for them, but 106,624 is not a multiple of it. */
  @Tag("slow")
  @Test
  void squaresHaveTheirSolutionsAndClasses() {
    Searches searches = Searches.of(Found.puzzle("macmahon:squares"));
    assertThat(searches.upToSymmetry().all().count()).isEqualTo(106624);
    assertThat(searches.classes().count()).isEqualTo(13328);
  }

  @Test
  void squaresHaveFourSymmetriesOfTheBoardAndTwoOfTheColours() {
    Symmetries group = Found.puzzle("macmahon:squares").symmetries();
    assertThat(group.titles())
        .containsExactly(
            "identity",
            "identity, colours exchanged",
            "reflection left to right",
            "reflection left to right, colours exchanged",
            "half-turn",
            "half-turn, colours exchanged",
            "reflection top to bottom",
            "reflection top to bottom, colours exchanged");
    assertThat(group.kinds()).isEqualTo("rotation, reflection and exchange of colours");
  }

  @Test
  void trianglesHaveTwelveSymmetriesOfTheBoardAndSixOfTheColours() {
    assertThat(Found.puzzle("macmahon:triangles").symmetries().order()).isEqualTo(72);
  }

  @ParameterizedTest
  @ValueSource(strings = {"macmahon:squares", "macmahon:triangles"})
  void symmetriesMapASolutionToSolutions(String name) {
    BoardPuzzle puzzle = Found.puzzle(name);
    Symmetries group = puzzle.symmetries();
    int[] solution = Found.first(puzzle);
    for (int element = 0; element < group.order(); element++) {
      int[] image = group.image(element, solution);
      assertThat(puzzle.problem().isSolution(image)).isTrue();
    }
  }

  @Test
  void tilesOfWhichThereAreNotAsManyAreNoImages() {
    // The colours cannot be exchanged, since two tiles have the one, and one the other.
    BoardPuzzle puzzle =
        Found.of("edge-matching:p.txt", "board 1x3", "a a a a", "a a a a", "b b b b");
    assertThat(puzzle.symmetries().titles())
        .containsExactly("identity", "reflection left to right");
  }

  @ParameterizedTest
  @ValueSource(strings = {"macmahon:squares", "macmahon:triangles"})
  void partsAreReadAsTheyAreDrawn(String name) {
    BoardPuzzle puzzle = Found.puzzle(name);
    int[] solution = Found.first(puzzle);
    BoardText text = new BoardText(puzzle);
    Seed.times(
        20,
        (random, run) -> {
          int[] part = Arrays.stream(solution).filter(option -> random.nextBoolean()).toArray();
          assertThat(BoardReader.options(puzzle, text.letters(part))).isEqualTo(part);
          assertThat(BoardReader.options(puzzle, text.listed(part))).containsExactly(part);
        });
  }

  @Test
  void tilesWithoutTheirColoursAreNotEnough() {
    BoardPuzzle puzzle = Found.puzzle("macmahon:squares");
    String line = new BoardText(puzzle).line(Found.first(puzzle));
    assertThatThrownBy(() -> BoardReader.options(puzzle, line))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("More than one option");
  }

  @Test
  void aDrawingWithOtherColoursIsRefused() {
    BoardPuzzle puzzle = Found.puzzle("macmahon:squares");
    String drawn = new BoardText(puzzle).letters(Found.first(puzzle));
    String wrong = drawn.replaceFirst("y", "r");
    assertThatThrownBy(() -> BoardReader.options(puzzle, wrong))
        .isInstanceOf(InputException.class)
        .hasMessageMatching(
            "No option of macmahon:squares places . in \\(1,1\\) with the colours.*");
  }
}
