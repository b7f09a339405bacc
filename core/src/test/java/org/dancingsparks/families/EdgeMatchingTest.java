package org.dancingsparks.families;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.dancingsparks.message.InputException;
import org.dancingsparks.puzzle.BoardPuzzle;
import org.dancingsparks.puzzle.Mark;
import org.dancingsparks.puzzle.TilePuzzle;
import org.dancingsparks.testing.Seed;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EdgeMatchingTest {
  private static final String NAME = "edge-matching:pieces.txt";
  private static final List<String> COLOURS = List.of("red", "blue", "green");
  private static final int ROWS = 2;
  private static final int COLUMNS = 2;

  /** Pieces of 2 x 2 cells, as four colours clockwise from the top. */
  private record Random2x2(List<List<String>> pieces, String border, boolean isTurned) {
    static Random2x2 of(Random random) {
      List<List<String>> pieces = new ArrayList<>();
      for (int piece = 0; piece < ROWS * COLUMNS; piece++) {
        pieces.add(IntStream.range(0, 4).mapToObj(side -> colour(random)).toList());
      }
      String border = random.nextBoolean() ? "" : pieces.get(0).get(0);
      return new Random2x2(pieces, border, random.nextInt(3) > 0);
    }

    private static String colour(Random random) {
      return COLOURS.get(random.nextInt(2 + random.nextInt(2)));
    }

    String[] lines() {
      List<String> lines = new ArrayList<>(List.of("board 2x2"));
      lines.add(border.isEmpty() ? "# no border" : "border " + border);
      lines.add("turned " + (isTurned ? "yes" : "no"));
      pieces.forEach(piece -> lines.add(String.join(" ", piece)));
      return lines.toArray(String[]::new);
    }

    /** The boards filled so that colours match, each as the colours of its cells' sides. */
    Set<List<List<String>>> solutions() {
      Set<List<List<String>>> solutions = new HashSet<>();
      fill(List.of(), new ArrayList<>(pieces), solutions);
      return solutions;
    }

    private void fill(
        List<List<String>> board, List<List<String>> left, Set<List<List<String>>> solutions) {
      if (left.isEmpty()) {
        solutions.add(board);
        return;
      }
      for (List<String> piece : left) {
        for (int turn = 0; turn < (isTurned ? 4 : 1); turn++) {
          List<String> turned = new ArrayList<>(piece);
          Collections.rotate(turned, turn);
          if (fits(board, turned)) {
            List<List<String>> longer = new ArrayList<>(board);
            longer.add(turned);
            List<List<String>> rest = new ArrayList<>(left);
            rest.remove(piece);
            fill(longer, rest, solutions);
          }
        }
      }
    }

    private boolean fits(List<List<String>> board, List<String> piece) {
      int at = board.size();
      boolean isLeft = at % COLUMNS == 0;
      boolean isTop = at < COLUMNS;
      return matches(piece.get(3), isLeft ? border : board.get(at - 1).get(1))
          && matches(piece.get(0), isTop ? border : board.get(at - COLUMNS).get(2))
          && (isLeft || matches(piece.get(1), border))
          && (isTop || matches(piece.get(2), border));
    }

    private static boolean matches(String colour, String wanted) {
      return wanted.isEmpty() || colour.equals(wanted);
    }
  }

  @Test
  void randomPiecesHaveTheSolutionsOfATrialOfAll() {
    Seed.times(
        200,
        (random, run) -> {
          Random2x2 puzzle = Random2x2.of(random);
          try {
            BoardPuzzle read = Found.of(NAME, puzzle.lines());
            assertThat(Found.count(read)).isEqualTo(puzzle.solutions().size());
          } catch (InputException e) {
            assertThat(e).hasMessageContaining("is on no other side");
            assertThat(puzzle.solutions()).isEmpty();
          }
        });
  }

  @Test
  void piecesThatAreAlikeAreOneTile() {
    BoardPuzzle puzzle = Found.of(NAME, "board 1x2", "a b a b", "b a b a");
    assertThat(puzzle.marks()).hasSize(1);
    assertThat(puzzle.problem().most(puzzle.problem().primaryItems() - 1)).isEqualTo(2);
  }

  @Test
  void coloursThatAreUsedUpOnTheBorderAreNotWithin() {
    TilePuzzle puzzle =
        (TilePuzzle)
            Found.of(
                NAME,
                "board 2x2",
                "border grey",
                "grey grey red blue",
                "grey grey blue red",
                "grey grey red red",
                "blue blue grey grey");
    assertThat(IntStream.range(0, puzzle.problem().options()).boxed())
        .allSatisfy(
            option ->
                assertThat(puzzle.sides(option).stream().map(Mark::name))
                    .filteredOn("grey"::equals)
                    .hasSize(2));
  }

  /**
   * The colours are as many as the pieces have sides; each alone would be refused after a search.
   */
  @Test
  void refusesTooManyPlacementsBeforeItLooksAtColours() {
    List<String> lines = new ArrayList<>(List.of("board 100x100", "border c0"));
    IntStream.range(0, 10_000)
        .forEach(piece -> lines.add("c%1$d d%1$d c%1$d c%1$d".formatted(piece)));
    assertThatThrownBy(() -> Found.of(NAME, lines.toArray(String[]::new)))
        .hasMessageContaining("The puzzle would have 400,000,000 placements");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "board 1x1;a b c|2: A line is a piece of four colours, clockwise from the top, or one of",
        "board 1x1;b b b b;border c|3: No piece has the colour of the border. In: border c",
        "board 1x2;border b;b b a b;b b c b|3: The colour a is on no other side, so it matches none.",
        "board 1x2;b b b b|has 1 pieces, but its board of 1 x 2 has 2 cells; give a piece for each",
        "b b b b|does not say how large the board is; write board ROWSxCOLUMNS.",
        "board 0x3;b b b b|1: A board is ROWSxCOLUMNS, as in 4x6, each from 1 to 9999. In: board 0x3",
        "board 1;b b b b|1: A board is ROWSxCOLUMNS, as in 4x6, each from 1 to 9999. In: board 1",
        "board 1x1;board 1x1;b b b b|2: This is there already; once is enough. In: board 1x1",
        "board 1x1;turned maybe;b b b b|2: Pieces are turned yes or turned no. In: turned maybe",
        "board 9999x9999;b b b b|The puzzle would have 99,980,001 cells",
        "board 1x1;color red;a a a a|2: A line is a piece of four colours"
      })
  void refusesOtherFilesInOneLine(String lines, String message) {
    assertThatThrownBy(() -> Found.of(NAME, lines.split(";")))
        .isInstanceOfAny(InputException.class, IllegalArgumentException.class)
        .hasMessageContaining(message)
        .message()
        .hasLineCount(1);
  }
}
