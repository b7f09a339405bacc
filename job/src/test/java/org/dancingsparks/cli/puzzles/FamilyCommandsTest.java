package org.dancingsparks.cli.puzzles;

import static org.assertj.core.api.Assertions.assertThat;
import static org.dancingsparks.testing.Dancing.dance;
import static org.dancingsparks.testing.Dancing.json;
import static org.dancingsparks.testing.Dancing.printed;
import static org.dancingsparks.testing.Dancing.write;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Commands on puzzles that are made from files, and on those with colours or bounds. */
@Tag("slow")
class FamilyCommandsTest {
  private static final String TILES =
      """
      board 2x2
      border a
      a a b c
      a a c b
      a a b b
      a a c c
      """;

  @TempDir private Path temporary;
  private String tiles;
  private String squares;

  @BeforeEach
  void writeFiles() {
    tiles = "edge-matching:" + write(temporary.resolve("tiles.txt"), TILES);
    Path words = write(temporary.resolve("words.txt"), "lap era tan let ara pan");
    squares = "word-squares:" + words + ",3";
  }

  @Test
  void aDrawnSolutionIsReadBack() {
    String drawn = printed("solve", tiles, "--limit", "1");
    assertThat(drawn).startsWith("  a   a\na ");
    assertThat(printed("count", tiles, "--board", drawn)).isEqualTo("1\n");
    String square = printed("solve", squares, "--limit", "1");
    assertThat(printed("solve", squares, "--board", square, "--limit", "9")).isEqualTo(square);
  }

  @Test
  void aSetIsWrittenAndVerified() {
    List<String> puzzles = List.of(tiles, squares, "matrices:4,2", "dominating:3");
    for (String puzzle : puzzles) {
      Path set = temporary.resolve("set" + puzzles.indexOf(puzzle));
      printed("enumerate", puzzle, "--out", set, "--quiet");
      String count = printed("count", puzzle).strip();
      assertThat(printed("verify", set, "--quiet")).contains(count);
      assertThat(printed("sql", "--set", "s=" + set, "SELECT COUNT(*) FROM s", "--csv"))
          .endsWith(count + "\n");
    }
  }

  @Test
  void crossingWordsHaveNoSharesOfCells() {
    assertThat(json("marginals", squares, "--json").has("cells")).isFalse();
    assertThat(printed("marginals", squares)).doesNotContain("cell ");
    Path picture = temporary.resolve("m.svg");
    assertThat(dance("marginals", squares, "--svg", picture).assertMendable().err())
        .contains("Several options of word-squares:words.txt,3 can mark one cell");
    assertThat(json("marginals", tiles, "--json").get("cells")).hasSize(4);
  }

  @Test
  void classesAreCountedListedWrittenAndVerified() {
    List<String> puzzles = List.of(tiles, squares, "queens:6", "tatami:4x4", "langford:2,4");
    for (String puzzle : puzzles) {
      String classes = printed("count", puzzle, "--up-to-symmetry");
      assertThat(classes).isNotEqualTo(printed("count", puzzle));
      assertThat(printed("solve", puzzle, "--up-to-symmetry", "--lines", "--limit", "99").lines())
          .hasSize(Integer.parseInt(classes.strip()));
      Path set = temporary.resolve("classes" + puzzles.indexOf(puzzle));
      assertThat(printed("enumerate", puzzle, "--up-to-symmetry", "--out", set, "--quiet"))
          .isEqualTo(classes);
      assertThat(printed("verify", set, "--quiet")).isEqualTo(classes);
    }
  }

  @Test
  void aPuzzleWithoutPiecesIsNotSplitByOne() {
    assertThat(dance("count", "queens:6", "--split-symmetry", "Q").assertMendable().err())
        .contains("queens:6 has no pieces, so its search cannot be split by a piece");
  }
}
