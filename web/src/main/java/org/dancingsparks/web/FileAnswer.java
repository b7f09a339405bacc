package org.dancingsparks.web;

import java.util.List;
import org.dancingsparks.format.PuzzleWriter;
import org.dancingsparks.puzzle.PiecePuzzle;

/** Tells a puzzle as a file, to be changed by a page or to be kept. */
record FileAnswer(PiecePuzzle puzzle, List<String> warnings, Answers answers) {
  /** Tells a puzzle file as JSON with all cells listed, and its warnings. */
  void tellDocument() {
    answers.tell(
        JsonLine.of(
            json -> {
              JsonLine.document(json, PuzzleWriter.document(puzzle));
              JsonLine.texts(json, "warnings", warnings);
            }));
  }

  /** Tells {@code yaml}, a puzzle file for people. */
  void tellYaml() {
    String yaml = PuzzleWriter.readable(puzzle);
    answers.tell(JsonLine.of(json -> json.writeStringField("yaml", yaml)));
  }
}
