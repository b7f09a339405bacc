package org.dancingsparks.cli.output;

import static org.assertj.core.api.Assertions.assertThat;
import static org.dancingsparks.testing.Dancing.dance;
import static org.dancingsparks.testing.Dancing.json;
import static org.dancingsparks.testing.Dancing.write;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.util.List;
import org.dancingsparks.testing.Dancing;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RemarksTest {
  private static final String WHY =
      "small: no solution is possible: the required pieces have 5 cells, but the board" + " has 4.";

  @TempDir private Path temporary;
  private Path impossible;

  @BeforeEach
  void writePuzzle() {
    impossible =
        write(
            temporary.resolve("small.yaml"),
            """
            name: small
            board: 2x2
            turns: rotations
            pieces:
              A: '##'
              B: |
                ##
                #.
            """);
  }

  @Test
  void countSaysHowManySolutionsThereAreUpToSymmetry() {
    Dancing soma = dance("count", "soma");
    assertThat(soma.out()).isEqualTo("11520\n");
    assertThat(soma.remarks())
        .containsExactly("soma: 240 up to rotation and mirror image (48 symmetries).");
    assertThat(dance("count", "pentominoes:3x20", "--engine", "links").remarks())
        .containsExactly("pentominoes:3x20: 2 up to rotation and reflection (4 symmetries).");
    assertThat(dance("count", "pentominoes:3x20", "--out", temporary.resolve("c")).remarks())
        .containsExactly("pentominoes:3x20: 2 up to rotation and reflection (4 symmetries).");
  }

  @Test
  void solutionsThatAreTheirOwnImagesCountForOne() {
    Dancing all = dance("count", "dominoes:4x4");
    assertThat(all.out()).isEqualTo("36\n");
    String classes = dance("count", "dominoes:4x4", "--up-to-symmetry").out().strip();
    assertThat(all.remarks())
        .containsExactly(
            "dominoes:4x4: " + classes + " up to rotation and reflection (8 symmetries).");
    assertThat(Integer.parseInt(classes)).isGreaterThan(36 / 8 + 1);
  }

  @Test
  void whatIsGivenTakesSymmetriesAway() {
    assertThat(dance("count", "dominoes:4x4", "--given", "#0").remarks()).isEmpty();
    assertThat(dance("count", "queens:6").remarks())
        .containsExactly("queens:6: 1 up to rotation and reflection (8 symmetries).");
    assertThat(dance("count", "latin:4,ordered").remarks()).isEmpty();
    assertThat(dance("count", "pentominoes:3x20", "--up-to-symmetry").remarks()).isEmpty();
  }

  @Test
  void whereNoSymmetryIsKnownEachSolutionIsCounted() {
    for (String puzzle : List.of("latin:4,ordered", "steiner:7")) {
      assertThat(dance("count", puzzle, "--up-to-symmetry").remarks())
          .contains(puzzle + ": no symmetries are known: each solution is counted.");
    }
    assertThat(dance("count", "queens:6", "--up-to-symmetry").remarks()).isEmpty();
  }

  @Test
  void jsonHasTheNumberToo() {
    JsonNode count = json("count", "pentominoes:3x20", "--json");
    assertThat(count.get("solutions").asInt()).isEqualTo(8);
    assertThat(count.get("upToSymmetry").asInt()).isEqualTo(2);
    assertThat(json("count", "latin:4,ordered", "--json").has("upToSymmetry")).isFalse();
  }

  @ParameterizedTest
  @ValueSource(strings = {"count", "describe", "check", "solve", "plan"})
  void anImpossiblePuzzleIsExplained(String command) {
    Dancing ran = dance(command, impossible);
    assertThat(ran.code()).isZero();
    assertThat(ran.remarks()).containsExactly(WHY);
    assertThat(dance(command, impossible, "--quiet").remarks()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"solve", "show", "sample", "trace"})
  void theReasonIsSaidInPlaceOfThatThereIsNoSolution(String command) {
    Dancing ran = dance(command, impossible);
    assertThat(ran.remarks()).containsExactly(WHY);
    assertThat(ran.err()).isEmpty();
  }

  @Test
  void theCountOfAnImpossiblePuzzleIsStillNought() {
    assertThat(dance("count", impossible).out()).isEqualTo("0\n");
    Dancing plain = dance("count", write(temporary.resolve("p.dlx"), "a b\na\n"));
    assertThat(plain.out()).isEqualTo("0\n");
    assertThat(plain.remarks())
        .hasSize(1)
        .allMatch(line -> line.endsWith("no solution is possible: no option has the item b."));
  }

  @ParameterizedTest
  @ValueSource(strings = {"count", "describe", "solve", "plan"})
  void boundsThatCannotBeMetAreNamed(String command) {
    Dancing ran = dance(command, write(temporary.resolve("p.dlx"), "a 3|b\nb\na b\n"));
    assertThat(ran.code()).isZero();
    assertThat(ran.remarks())
        .containsExactly(
            "p.dlx: no solution is possible: only 2 options have the item b, which needs 3.");
  }

  @Test
  void cellsThatGivensCutOffAreNamed() {
    assertThat(dance("count", "dominoes:1x4", "--given", "#1").remarks())
        .containsExactly(
            "dominoes:1x4: no solution is possible: no placement covers cell (1,1) or 1 other cell"
                + " beside the givens.");
    assertThat(dance("count", "dominoes:1x5").remarks())
        .containsExactly(
            "dominoes:1x5: no solution is possible: no selection of pieces covers exactly the"
                + " board's 5 cells.");
  }
}
