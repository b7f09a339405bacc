package org.dancingsparks.format;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.List;
import org.dancingsparks.cover.Problem;
import org.dancingsparks.cover.ProblemBuilder;
import org.dancingsparks.format.knuth.KnuthReader;
import org.dancingsparks.format.knuth.KnuthWriter;
import org.dancingsparks.message.InputException;
import org.dancingsparks.puzzle.PiecePuzzle;
import org.junit.jupiter.api.Test;

class FormatLimitsTest {
  @Test
  void knuthsTextKeepsOrRefusesLoneSurrogates() {
    Problem problem = new ProblemBuilder<String, String>().primary("\ud800").primary("?").build();
    assertThatExceptionOfType(InputException.class)
        .isThrownBy(() -> KnuthWriter.write(problem))
        .withMessageContaining("\\ud800");
  }

  @Test
  void knuthsTextMayBeginWithAByteOrderMark() {
    assertThat(KnuthReader.read("f", "\ufeffa b\na\n").itemName(0)).isEqualTo("a");
  }

  @Test
  void aFamilyWithoutBoardsIsRefused() {
    assertThatExceptionOfType(InputException.class)
        .isThrownBy(
            () -> PuzzleReader.read("f", "name: f\nboards: {}\nturns: none\npieces: {A: '#'}"))
        .withMessageStartingWith("f:2: ");
  }

  @Test
  void everyYamlErrorHasItsLine() {
    for (String text : List.of("name: p\n? [a]\n: b\n", "%YAML 3.0\n---\nname: p\n")) {
      assertThatExceptionOfType(InputException.class)
          .isThrownBy(() -> PuzzleReader.read("f", text))
          .satisfies(e -> assertThat(e.getMessage()).matches("f:\\d+: .*"));
    }
  }

  @Test
  void messagesStayShort() {
    String text = "name: " + "x".repeat(100_000) + "\nboard: 1x1\nturns: none\npieces: {A: '#'}";
    assertThatExceptionOfType(InputException.class)
        .isThrownBy(() -> PuzzleReader.read("f", text))
        .satisfies(e -> assertThat(e.getMessage()).hasSizeLessThan(1_000));
  }

  @Test
  void piecesOfFarCellsAreWrittenAsAList() {
    String cells = "[[-1000, -1000, -1000], [1000, 1000, 1000]]";
    String text = "name: p\nboard: 1x1\nturns: none\npieces: {A: {cells: " + cells + "}, B: '#'}";
    PiecePuzzle puzzle = PuzzleReader.read("f", text).puzzle("p");
    assertThat(PuzzleWriter.write(puzzle)).hasSizeLessThan(1_000);
  }
}
