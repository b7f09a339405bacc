package org.dancingsparks.web;

import java.util.List;
import org.dancingsparks.format.PuzzleFile;
import org.dancingsparks.format.PuzzleReader;
import org.dancingsparks.puzzle.PiecePuzzle;

/**
 * A question.
 *
 * @param verb the kind of question
 * @param words about what: to count and for a page the bounds, see {@link Bounds}
 * @param text of a puzzle file, whose first puzzle is asked about; empty for some kinds
 */
record Question(String verb, List<String> words, String text) {
  /** The name by which messages call the file, which has none. */
  private static final String FILE = "puzzle.yaml";

  /** Reads a question: a line with verb and words, then the text. */
  static Question of(String question) {
    int end = question.indexOf('\n');
    List<String> words = List.of(question.substring(0, end).split(" ", -1));
    return new Question(words.get(0), words.subList(1, words.size()), question.substring(end + 1));
  }

  /**
   * Answers it.
   *
   * @throws org.dancingsparks.message.InputException if the puzzle cannot be read
   */
  void answer(Answers answers) {
    if (verb.equals("grid")) {
      GridAnswer.of(words, answers).tell();
    } else {
      answer(PuzzleReader.read(FILE, text), answers);
    }
  }

  private void answer(PuzzleFile file, Answers answers) {
    PiecePuzzle puzzle = file.puzzle(file.names().get(0));
    switch (verb) {
      case "count" -> new CountAnswer(puzzle, file.warnings(), answers).tell(bounds());
      case "read" -> new FileAnswer(puzzle, file.warnings(), answers).tellDocument();
      case "write" -> new FileAnswer(puzzle, file.warnings(), answers).tellYaml();
      case "page" -> new PageAnswer(puzzle, answers).tell(bounds());
      default -> throw new IllegalArgumentException("There is no question " + verb + ".");
    }
  }

  private Bounds bounds() {
    long[] numbers = words.stream().mapToLong(Long::parseLong).toArray();
    return new Bounds(numbers[0], numbers[1], numbers[2]);
  }

  /**
   * The bounds of a search.
   *
   * @param residuals to visit
   * @param bytes of memory
   * @param updates of links, if there are more residuals or bytes
   */
  record Bounds(long residuals, long bytes, long updates) {}
}
