package org.dancingsparks.boards;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.dancingsparks.links.Links;
import org.dancingsparks.puzzle.PiecePuzzle;
import org.dancingsparks.search.Engines;
import org.dancingsparks.search.Searches;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The boards of puzzles by dates and dice, whose numbers of solutions others have published. */
class KnownBoardsTest {
  /** The repositories anowell/today-puzzle and mrbjarksen/a-puzzle-a-day. */
  private static final Map<String, String> DATES =
      Map.of(
          "Jan",
          "64 109 47 103 83 24 188 79 127 77 74 60 129 88 87 70 133 69 104 195 104 78 188 48 216"
              + " 84 85 145 74 119 170",
          "Jun",
          "56 49 54 48 50 24 191 85 52 44 78 45 44 61 57 38 75 42 86 114 57 35 102 31 150 73 73"
              + " 163 57 39");

  private static long whole(PiecePuzzle puzzle) {
    return Engines.of(puzzle).prepare(Searches.of(puzzle).all()).count().longValueExact();
  }

  /** The number of solutions by links, node by node. */
  private static long byLinks(PiecePuzzle puzzle, SolvedBoard board) {
    String cells = String.join(",", board.open());
    return new Links(puzzle.problem(), puzzle.defaultOrder())
        .from(BoardPuzzles.givens(puzzle, "open=" + cells))
        .countAll()
        .longValueExact();
  }

  @Test
  void calendarHasTheKnownNumberForEachDate() {
    PiecePuzzle puzzle = BoardPuzzles.shipped("a-puzzle-a-day");
    List<SolvedBoard> dates = BoardPuzzles.solved(puzzle);
    BoardCounts counts = BoardPuzzles.counts(dates);

    assertThat(counts.all()).isEqualTo(366);
    assertThat(counts.solvable()).isEqualTo(366);
    assertThat(counts.solutions()).isEqualTo(24_405).isEqualTo(whole(puzzle));
    assertThat(counts.fewest()).isEqualTo(new BoardCounts.Extreme(7, List.of(List.of("Oct", "6"))));
    assertThat(counts.most())
        .isEqualTo(new BoardCounts.Extreme(216, List.of(List.of("Jan", "25"))));
    DATES.forEach(
        (month, days) ->
            assertThat(
                    dates.stream()
                        .filter(date -> date.open().get(0).equals(month))
                        .map(date -> date.solutions().toString())
                        .collect(Collectors.joining(" ")))
                .isEqualTo(days));
    for (int date = 0; date < dates.size(); date += 61) {
      assertThat(byLinks(puzzle, dates.get(date)))
          .isEqualTo(dates.get(date).solutions().longValue());
    }
  }

  /** The repository johnrudge/genius_star. */
  @Test
  void throwOfGeniusStarHasTheKnownNumber() {
    PiecePuzzle puzzle = BoardPuzzles.shipped("genius-star");
    List<SolvedBoard> solved = BoardPuzzles.solved(puzzle, "open=1,10,16,29,33,38,39");

    assertThat(solved).hasSize(1);
    assertThat(solved.get(0).solutions()).isEqualTo(118).isEqualTo(byLinks(puzzle, solved.get(0)));
  }

  @Test
  void throwsOfGeniusSquareWithTheFewestSolutionsHaveEleven() {
    PiecePuzzle puzzle = BoardPuzzles.shipped("genius-square");
    for (String cells : List.of("F1,E2,A3,B4,A5,C6,E6", "B1,D1,F2,E3,F4,B5,A6")) {
      List<SolvedBoard> solved = BoardPuzzles.solved(puzzle, "open=" + cells);
      assertThat(solved).hasSize(1);
      assertThat(solved.get(0).solutions()).isEqualTo(11).isEqualTo(byLinks(puzzle, solved.get(0)));
    }
  }

  /** The repositories caseymillsdavis/genius_square and aCampello/genius-square. */
  @Tag("campaign")
  @Test
  void geniusSquareHasTheKnownExtremesAndMedian() {
    PiecePuzzle puzzle = BoardPuzzles.shipped("genius-square");
    List<SolvedBoard> all = BoardPuzzles.solved(puzzle);
    BoardCounts counts = BoardPuzzles.counts(all);

    assertThat(counts.all()).isEqualTo(62_208).isEqualTo(counts.solvable());
    assertThat(all.stream().map(board -> sorted(board.open())).distinct()).hasSize(62_208);
    assertThat(counts.fewest().solutions()).isEqualTo(11);
    assertThat(counts.with(11)).isEqualTo(2);
    assertThat(counts.fewest().first().stream().map(KnownBoardsTest::sorted))
        .containsExactlyInAnyOrder("A3 A5 B4 C6 E2 E6 F1", "A6 B1 B5 D1 E3 F2 F4");
    assertThat(counts.most().solutions()).isEqualTo(22_317);
    assertThat(counts.with(22_317)).isEqualTo(2);
    assertThat(counts.most().first().stream().map(KnownBoardsTest::sorted))
        .containsExactlyInAnyOrder("A1 A3 A4 A5 A6 E3 E4", "B3 B4 F1 F2 F3 F4 F6");
    assertThat(counts.median()).isEqualTo(1_340);
    assertThat(counts.solutions()).isEqualTo(whole(puzzle));
  }

  /** The repository johnrudge/genius_star. */
  @Tag("campaign")
  @Test
  void geniusStarHasTheKnownNumberOfSolvableThrows() {
    PiecePuzzle puzzle = BoardPuzzles.shipped("genius-star");
    BoardCounts counts = BoardPuzzles.counts(BoardPuzzles.solved(puzzle));

    assertThat(counts.all()).isEqualTo(165_888);
    assertThat(counts.solvable()).isEqualTo(97_422);
    assertThat(counts.solutions()).isEqualTo(978_960).isEqualTo(whole(puzzle));
  }

  private static String sorted(List<String> cells) {
    return Arrays.stream(cells.toArray())
        .map(Object::toString)
        .sorted()
        .collect(Collectors.joining(" "));
  }
}
