package org.dancingsparks.web;

import java.util.List;
import org.dancingsparks.cover.Prefix;
import org.dancingsparks.format.GivenReader;
import org.dancingsparks.format.PuzzleFile;
import org.dancingsparks.format.PuzzleReader;
import org.dancingsparks.puzzle.PiecePuzzle;

/**
 * A question.
 *
 * @param verb the kind of question
 * @param words about what: for answers from all solutions three bounds, see {@link
 *     BoundedSearch.Bounds}
 * @param givens that solutions contain, as {@link GivenReader} reads them
 * @param text of a puzzle file, whose first puzzle is asked about; empty for some kinds
 */
record Question(String verb, List<String> words, List<String> givens, String text) {
  /** The name by which messages call the file, which has none. */
  private static final String FILE = "puzzle.yaml";

  /** Reads a question: a line with verb and words, and a tab before each given; then the text. */
  static Question of(String question) {
    int end = question.indexOf('\n');
    List<String> parts = List.of(question.substring(0, end).split("\t", -1));
    List<String> words = List.of(parts.get(0).split(" ", -1));
    return new Question(
        words.get(0),
        words.subList(1, words.size()),
        parts.subList(1, parts.size()),
        question.substring(end + 1));
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
      case "count" -> new CountAnswer(search(puzzle), file.warnings(), answers).tell();
      case "read" -> new FileAnswer(puzzle, file.warnings(), answers).tellDocument();
      case "write" -> new FileAnswer(puzzle, file.warnings(), answers).tellYaml();
      case "page" -> new PageAnswer(search(puzzle), answers).tell();
      case "page-with-starts" -> new StartsAnswer(search(puzzle), answers).tellPage();
      case "starts" -> new StartsAnswer(search(puzzle), answers).tellStarts();
      case "booklet" -> new StartsAnswer(search(puzzle), answers).tellBooklet();
      default -> throw new IllegalArgumentException("There is no question " + verb + ".");
    }
  }

  private BoundedSearch search(PiecePuzzle puzzle) {
    long[] bounds = words.stream().mapToLong(Long::parseLong).toArray();
    return new BoundedSearch(
        puzzle,
        givens.isEmpty() ? Prefix.EMPTY : GivenReader.prefix(puzzle, givens),
        new BoundedSearch.Bounds(bounds[0], bounds[1], bounds[2]));
  }
}
