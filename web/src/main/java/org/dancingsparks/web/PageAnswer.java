package org.dancingsparks.web;

import java.util.Optional;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.diagram.Diagram;
import org.dancingsparks.page.PuzzlePage;
import org.dancingsparks.puzzle.PiecePuzzle;

/** Makes the page to play with a puzzle, and tells it as {@code page}. */
record PageAnswer(PiecePuzzle puzzle, Answers answers) {
  void tell(Question.Bounds bounds) {
    Optional<Diagram> diagram = CountAnswer.diagram(puzzle, bounds, answers);
    String html = new PuzzlePage(puzzle, Prefix.EMPTY, diagram).html();
    answers.tell(JsonLine.of(json -> json.writeStringField("page", html)));
  }
}
