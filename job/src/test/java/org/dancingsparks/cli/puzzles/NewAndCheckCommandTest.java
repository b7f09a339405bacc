package org.dancingsparks.cli.puzzles;

import static org.assertj.core.api.Assertions.assertThat;
import static org.dancingsparks.testing.Dancing.dance;
import static org.dancingsparks.testing.Dancing.fields;
import static org.dancingsparks.testing.Dancing.json;
import static org.dancingsparks.testing.Dancing.printed;
import static org.dancingsparks.testing.Dancing.write;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.util.List;
import org.dancingsparks.testing.Dancing;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class NewAndCheckCommandTest {
  @TempDir private Path temporary;

  @Test
  void newFileIsCheckedAndCounted() {
    Path file = temporary.resolve("My heart.yaml");
    Dancing made = dance("new", file);

    assertThat(made.code()).isZero();
    assertThat(made.out()).isEmpty();
    assertThat(made.err())
        .contains("`dance check '%s'` ".formatted(file))
        .contains("`dance count '%s'` ".formatted(file));
    assertThat(printed("check", file)).startsWith("puzzle  my-heart\ntitle   My heart\n");
    assertThat(printed("count", file)).isEqualTo("3\n");
  }

  @Test
  void newFileBeginsLikeATemplateOrAShippedPuzzle() {
    Path calendar = temporary.resolve("calendar.yaml");
    assertThat(printed("new", calendar, "--like", "calendar", "--quiet")).isEmpty();
    assertThat(printed("count", calendar)).isEqualTo("434\n");
    Path heart = temporary.resolve("heart.yaml");
    assertThat(printed("new", heart, "--like", "Pentominoes:3x20", "--quiet")).isEmpty();
    assertThat(printed("check", heart)).startsWith("puzzle  heart\nboard   60 cells\n");
    assertThat(printed("count", heart)).isEqualTo("8\n");
    assertThat(dance("new", temporary.resolve("b.yaml"), "--like", "boxx").assertMendable().err())
        .contains("There is no puzzle boxx.")
        .endsWith("or begin with tray, hexagons, calendar, box, balls.\n");
    assertThat(temporary.resolve("b.yaml")).doesNotExist();
  }

  @Test
  void checkSaysThatAPieceOrTheBoardIsInParts() {
    Path file =
        write(
            temporary.resolve("p.yaml"),
            "{board: \"###\\n##.\\n..#\", pieces: {Pair: \"#.\\n.#\", Ell: \"##\\n#\", Dot: '#'}}");

    assertThat(printed("check", file))
        .contains("A  Pair: 2 cells in 2 parts, once, 2 orientations, ")
        .contains("\nThe board is in 2 parts that do not touch.\n")
        .contains("\nPair is in 2 parts that do not touch.\n")
        .doesNotContain("Ell is in");
    assertThat(json("check", file, "--json").get("pieces").get(0).get("parts").asInt())
        .isEqualTo(2);
  }

  @Test
  void newFileIsMadeQuietlyIfAsked() {
    assertThat(printed("new", temporary.resolve("a.yml"), "--quiet")).isEmpty();
  }

  @Test
  void newNeverReplacesAFileNorMakesOneThatWouldNotBeRead() {
    Path mine = write(temporary.resolve("mine.yaml"), "mine");
    assertThat(dance("new", mine).assertMendable().err())
        .endsWith("mine.yaml: it exists already; choose a new file.\n");
    assertThat(mine).hasContent("mine");
    for (String name : List.of("mine.txt", "mine", "a.yaml/mine")) {
      assertThat(dance("new", temporary.resolve(name)).assertUsageError().err())
          .contains("puzzle files end in .yaml; use ");
    }
    dance("new").assertUsageError();
  }

  @Test
  void aCommentThatMayBeARowIsWarnedOfAndACellOutOfPlacePointedAt() {
    Path file =
        write(temporary.resolve("p.yaml"), "name: p\nboard: |\n  ##\n##\npieces:\n  A: '##'\n");
    Dancing counted = dance("count", file);
    assertThat(counted.code()).isZero();
    assertThat(counted.err()).contains("p.yaml:4: This line is a comment and no row of board");
    Path bees =
        write(
            temporary.resolve("q.yaml"),
            "name: q\nlattice: hexagonal\nboard: hexagon 2\npieces:\n  Bee: |\n    #.#\n    . #\n");
    Dancing refused = dance("check", bees);
    assertThat(refused.code()).isEqualTo(3);
    assertThat(refused.err()).endsWith("In: . #\n    . #\n      ^\n");
  }

  @Test
  void typographicQuotesOfArgumentsAreExplained() {
    assertThat(dance("count", "soma", "--given", "\u201cZ=1\u201d").assertMendable().err())
        .endsWith(" Typographic quotes do not work here; write ' or \".\n");
    assertThat(dance("count", "\u201cmy", "puzzle.yaml\u201d").assertUsageError().err())
        .contains("Typographic quotes do not work here");
  }

  @Test
  void checkSaysTheSameAsJson() {
    Path file =
        write(
            temporary.resolve("p.yaml"),
            "{name: My p, board: 3x3, pieces: {Jay: {shape: \"##\\n.#\\n.#\", color: red}, Ell:"
                + " \"##\\n#.\\n#.\", Long: '####'}}");
    JsonNode node = json("check", file, "--json");

    assertThat(fields(node))
        .containsExactly(
            "puzzle", "title", "board", "fewestCells", "mostCells", "pieces", "remarks");
    assertThat(node.get("title").asText()).isEqualTo("My p");
    assertThat(node.get("board").get("cells").asInt()).isEqualTo(9);
    assertThat(node.get("fewestCells").asInt()).isEqualTo(12);
    assertThat(node.get("pieces").get(0).get("colour").asText()).isEqualTo("#ff0000");
    assertThat(node.get("pieces").get(1).get("mirrorImageOf").asText()).isEqualTo("Jay");
    assertThat(node.get("pieces").get(2).get("placements").asInt()).isZero();
    Dancing ran = dance("check", file);
    node.get("remarks").forEach(remark -> assertThat(ran.out()).contains(remark.asText() + "\n"));
    assertThat(ran.out()).contains("but the board has 9.").doesNotContain("fits nowhere");
    assertThat(ran.remarks())
        .containsExactly("my-p: no solution is possible: the piece Long fits nowhere.");
  }

  @Test
  void checkSaysWhereAFileCannotBeRead() {
    Path file =
        write(temporary.resolve("p.yaml"), "name: p\nboard: 1x1\npieces:\n  A: {colr: red}\n");
    assertThat(dance("check", file).assertMendable().err())
        .contains(file + ":4: The piece A has the unknown key colr. Did you mean color?");
    assertThat(dance("check", "queens:6").assertMendable().err()).contains("no pieces to draw");
  }
}
