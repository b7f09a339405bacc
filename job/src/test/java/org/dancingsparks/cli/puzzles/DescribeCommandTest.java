package org.dancingsparks.cli.puzzles;

import static org.assertj.core.api.Assertions.assertThat;
import static org.dancingsparks.testing.Dancing.dance;
import static org.dancingsparks.testing.Dancing.fields;
import static org.dancingsparks.testing.Dancing.json;
import static org.dancingsparks.testing.Dancing.printed;
import static org.dancingsparks.testing.Dancing.write;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import org.dancingsparks.format.NamedPuzzles;
import org.dancingsparks.puzzle.PiecePuzzle;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DescribeCommandTest {
  @TempDir private Path temporary;

  @Test
  void kanoodleIsDescribed() {
    JsonNode node = json("describe", "kanoodle", "--json");

    assertThat(fields(node))
        .containsExactly(
            "puzzle",
            "title",
            "problem",
            "items",
            "primaryItems",
            "bounds",
            "colours",
            "colouredItems",
            "options",
            "optionsWithoutPrimary",
            "symmetries",
            "pieces");
    assertThat(node.get("items").asInt()).isEqualTo(67);
    assertThat(node.get("options").asInt()).isEqualTo(1789);
    assertThat(node.get("symmetries").asInt()).isEqualTo(4);
    assertThat(node.get("pieces")).hasSize(12);
    String text = printed("describe", "kanoodle");
    assertThat(text)
        .contains("puzzle      kanoodle\n")
        .contains("items       67 (67 primary, 0 secondary)\noptions     1789\n")
        .contains("symmetries  4: identity; ")
        .containsPattern("LightGreen +\\w +40 +10  once\n");
  }

  @Test
  void iqFitHasItsOptionsByPiece() {
    JsonNode node = json("describe", "iq-fit", "--json");
    Map<String, Integer> options = new HashMap<>();
    node.get("pieces")
        .forEach(piece -> options.put(piece.get("piece").asText(), piece.get("options").asInt()));

    PiecePuzzle iqFit = (PiecePuzzle) NamedPuzzles.of("iq-fit");
    assertThat(options).hasSize(10).containsEntry("Green", 354);
    for (int piece = 0; piece < iqFit.pieces().size(); piece++) {
      assertThat(options)
          .containsEntry(iqFit.pieces().get(piece).name(), iqFit.optionsOf(piece).length);
    }
  }

  @Test
  void problemWithoutPiecesIsDescribed() {
    Path plain = write(temporary.resolve("p.dlx"), "a b | c\na b\nc\nb c\n");

    assertThat(printed("describe", plain))
        .contains("items       3 (2 primary, 1 secondary)\n")
        .contains("options     3 (1 without a primary item: never chosen)\n")
        .contains("symmetries  1: identity\n")
        .doesNotContain("piece");
    assertThat(json("describe", plain, "--json").get("pieces")).isEmpty();
  }

  @Test
  void coloursAndBoundsAreDescribed() {
    Path file = write(temporary.resolve("p.dlx"), "a 2|b 0:1|c 2|d | s t\nb s:x t\na b s:y\n");

    assertThat(printed("describe", file))
        .contains("secondary)\nbounds      exactly 2: 2 items; 0 to 1: 1 item\n")
        .contains("\ncolours     2, of 1 item\noptions     2\n");
    JsonNode node = json("describe", file, "--json");
    assertThat(node.get("colours").asInt()).isEqualTo(2);
    assertThat(node.get("colouredItems").asInt()).isEqualTo(1);
    assertThat(node.get("bounds"))
        .hasToString("[{\"least\":2,\"most\":2,\"items\":2},{\"least\":0,\"most\":1,\"items\":1}]");
  }

  @Test
  void familyMemberOfAFileIsDescribed() {
    Path family =
        write(
            temporary.resolve("bars.yaml"),
            "name: bars\nboards: {short: 1x3, long: 2x3}\nturns: none\npieces: {A: '###'}\n");

    assertThat(printed("describe", family + "#long")).contains("puzzle      bars:long\n");
    assertThat(dance("describe", family).assertMendable().err())
        .contains("#short")
        .contains("#long");
  }

  @Test
  void nameWithBlanksIsMadeSimpleAndShownAsTheTitle() {
    Path heart =
        write(temporary.resolve("h.yaml"), "name: My Heart\nboard: 1x3\npieces: {A: '###'}\n");

    assertThat(printed("describe", heart))
        .startsWith("puzzle      my-heart\ntitle       My Heart\n");
    assertThat(json("describe", heart, "--json").get("title").asText()).isEqualTo("My Heart");
  }

  @Test
  void titleAndNamesCannotCommandATerminal() {
    Path evil =
        write(
            temporary.resolve("evil.yaml"),
            "name: evil\ntitle: \"\\e[31m\"\nboard: 1x3\nturns: none\npieces: {A: '###'}\n");

    assertThat(printed("describe", evil).replace("\n", "")).doesNotContainPattern("\\p{Cc}");
  }
}
