package org.dancingsparks.web;

import java.util.List;
import org.dancingsparks.format.PuzzleFile;
import org.dancingsparks.format.PuzzleReader;
import org.dancingsparks.puzzle.PiecePuzzle;

/**
 * A question about the first puzzle of a file.
 *
 * @param verb the kind of question
 * @param most the maximum work: residuals to visit, then bytes of memory
 * @param file the puzzle file as it was read
 */
record Question(String verb, long[] most, PuzzleFile file) {
  /** The name by which messages call the file, which has none. */
  private static final String FILE = "puzzle.yaml";

  /**
   * Reads a question.
   *
   * @throws org.dancingsparks.message.InputException if the puzzle cannot be read
   */
  static Question of(String text) {
    int end = text.indexOf('\n');
    List<String> words = List.of(text.substring(0, end).split(" ", -1));
    long[] most = words.stream().skip(1).mapToLong(Long::parseLong).toArray();
    return new Question(words.get(0), most, PuzzleReader.read(FILE, text.substring(end + 1)));
  }

  /** Answers it. */
  void answer(Answers answers) {
    PiecePuzzle puzzle = file.puzzle(file.names().get(0));
    switch (verb) {
      case "count" -> new CountAnswer(puzzle, file.warnings(), answers).tell(most[0], most[1]);
      case "page" -> new PageAnswer(puzzle, answers).tell(most[0], most[1]);
      default -> throw new IllegalArgumentException("There is no question " + verb + ".");
    }
  }
}
