package org.dancingsparks.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RuleWordsTest {
  private static List<String> words(String text) {
    return new RuleWords(Samples.read(text)).sentences();
  }

  @Test
  void piecesThatFillABoardNeedNoWords() {
    assertThat(new RuleWords(Samples.RING).sentences()).isEmpty();
    assertThat(new RuleWords(Samples.SOLID).sentences()).isEmpty();
  }

  @Test
  void groupsNameTheirPiecesBySymbols() {
    assertThat(
            words(
                """
                name: groups
                board: 2x3
                groups:
                  one: {pieces: [Bar, Ell], use: once}
                  most: {pieces: [Bar, Two], use: 0-2}
                pieces:
                  Bar: {shape: '###', symbol: b}
                  Ell: {shape: "##\\n#.", symbol: e}
                  Two: {shape: '##', use: 2-}
                """))
        .containsExactly(
            "Of the group one, use 1: b, e.", "Of the group most, use at most 2: b, A.");
  }

  @Test
  void cellsAreNamedByLabelsAndElseByCoordinates() {
    assertThat(
            words(
                """
                name: date
                board: 3x4
                labels: Jan Feb Mar . 1 2 3 4 5 6 7 .
                holes:
                  month: [Mar, Jan, Feb]
                  day: {cells: 1 2 3 4 5 6 7, use: 1-2}
                never: [Feb 7, Feb 6]
                free: [[1, 4], [3, 4]]
                pieces:
                  Bar: {shape: '###', at: [Jan, Feb, Mar, [1, 4]]}
                  Ell: {shape: "##\\n#.", use: 0-2}
                """))
        .containsExactly(
            "A covers no cells but Jan, Feb, Mar, (1,4).",
            "Of the month cells, leave 1 open: Jan, Feb, Mar.",
            "Of the day cells, leave 1 to 2 open: 1, 2, 3, 4, 5, 6, 7.",
            "Never leave open together: Feb and 7, Feb and 6.",
            "These cells can stay open: (1,4), (3,4).");
  }

  @ParameterizedTest
  @CsvSource({
    "1, Leave 1 cell open.",
    "4, Leave 4 cells open.",
    "0-1, Leave at most 1 cell open.",
    "2-4, Leave 2 to 4 cells open.",
    "2-, Leave 2 or more cells open."
  })
  void cellsAnywhereAreCounted(String holes, String words) {
    String text =
        """
        name: open
        board: 2x3
        holes: %s
        pieces: {Two: {shape: '##', use: 0-3}}
        """;
    assertThat(words(text.formatted(holes))).containsExactly(words);
  }

  @Test
  void ofManyCellsTheFirstAndTheLastAreNamed() {
    String free =
        """
        name: free
        board: 1x13
        free: [%s]
        pieces: {Two: {shape: '##', use: 0-6}}
        """;
    String twelve = "[1,1],[1,2],[1,3],[1,4],[1,5],[1,6],[1,7],[1,8],[1,9],[1,10],[1,11],[1,12]";
    assertThat(words(free.formatted(twelve)).get(0))
        .endsWith("(1,9), (1,10), (1,11), (1,12).")
        .doesNotContain("\u2026");
    assertThat(words(free.formatted(twelve + ",[1,13]")))
        .containsExactly("These cells can stay open: (1,1), (1,2), (1,3), \u2026, (1,13).");
  }
}
