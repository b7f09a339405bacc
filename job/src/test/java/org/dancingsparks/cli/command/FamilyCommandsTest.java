package org.dancingsparks.cli.command;

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
  void classesOfTilesAreCountedAndListed() {
    int classes = json("count", tiles, "--up-to-symmetry", "--json").get("solutions").asInt();
    assertThat(printed("solve", tiles, "--up-to-symmetry", "--lines", "--limit", "99").lines())
        .hasSize(classes);
  }
}
