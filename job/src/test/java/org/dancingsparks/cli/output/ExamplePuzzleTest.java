package org.dancingsparks.cli.output;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.dancingsparks.cover.Links;
import org.dancingsparks.format.PuzzleReader;
import org.dancingsparks.lattice.Turns;
import org.dancingsparks.puzzle.PiecePuzzle;
import org.dancingsparks.puzzle.Use;
import org.junit.jupiter.api.Test;

class ExamplePuzzleTest {
  private static final String TEXT = ExamplePuzzle.text("mine.1");

  @Test
  void exampleIsAPuzzleWithSolutions() {
    PiecePuzzle puzzle = PuzzleReader.read("mine.yaml", TEXT).puzzle("mine.1");
    assertThat(new Links(puzzle.problem(), puzzle.itemOrder("puzzle")).count()).isEqualTo(3);
  }

  @Test
  void commentsNameAllTurnsAndUses() {
    assertThat(TEXT).contains(Stream.of(Turns.values()).map(Turns::text).toList());
    assertThat(TEXT)
        .contains(Stream.of(Use.ONCE, Use.AT_MOST_ONCE, Use.ANY_NUMBER).map(Use::text).toList());
  }
}
