package org.dancingsparks.cli.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.dancingsparks.testing.Dancing.json;
import static org.dancingsparks.testing.Dancing.printed;

import com.fasterxml.jackson.databind.JsonNode;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("spark")
class PlanCommandTest {
  private static final String GOES = "\na count goes by layers";

  @Test
  void showsTheLayersByWhichACountGoes() {
    String plan = printed("plan", "kanoodle", "--quiet");
    assertThat(plan).containsPattern(GOES + ": [0-9,]+, give or take [0-9,]+ residuals\n");
    assertThat(plan).contains("\n    0  1\n", "\n   12  ");
    assertThat(json("plan", "kanoodle", "--json", "--quiet").get("layers")).hasSize(13);
  }

  @Test
  void saysThatACountGoesByPlaceWhereNoDiagramFits() {
    assertThat(printed("plan", "dominoes:12x12", "--memory", "1m", "--quiet"))
        .endsWith(GOES + ", by place\n");
  }

  @Test
  void showsTheClassesByWhichACountGoes() {
    JsonNode stages = json("plan", "latin:7", "--json", "--quiet").get("stages");
    assertThat(stages.findValues("classes").stream().map(JsonNode::asInt))
        .containsExactly(1, 1, 4, 13, 13, 4, 1);
    assertThat(stages.findValues("place").stream().map(JsonNode::asInt))
        .containsExactly(0, 7, 14, 21, 28, 35, 42);
    assertThat(printed("plan", "latin:7", "--engine", "layers", "--quiet"))
        .contains(
            "\nengine       layers, merging isomorphic residuals\n", "\n    4           13  ");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "pentominoes:6x10 --bins 2",
        "pentominoes:6x10 --engine diagram",
        "pentominoes:6x10 --up-to-symmetry",
        "dominoes:6x6",
        "queens:6"
      })
  void showsNoneWhereACountGoesOtherwise(String flags) {
    assertThat(printed((Object[]) ("plan --quiet " + flags).split(" "))).doesNotContain(GOES);
  }
}
